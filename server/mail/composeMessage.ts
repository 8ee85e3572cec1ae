/** The message of a row, as of now. */
import { addDays, type CalendarDay } from '../../contract/calendar.ts';
import { digestOf } from '../../contract/digestOf.ts';
import type { Letter } from '../../contract/letter.ts';
import { letterHtml } from '../../contract/letterHtml.ts';
import { letterText } from '../../contract/letterText.ts';
import { ratesOf } from '../../contract/rates.ts';
import { reminderFactsOf } from '../../contract/reminderFacts.ts';
import { reminderLetter } from '../../contract/reminderLetter.ts';
import { shownSettings } from '../../contract/settings.ts';
import { dayInZone } from '../../contract/zonedTime.ts';
import { agreementsOfFound } from '../db/agreementsOfFound.ts';
import { peopleOf } from '../db/colleagues.ts';
import { loadRecord } from '../db/contractRecords.ts';
import { loadListed } from '../db/listedContracts.ts';
import type { ReminderRecord } from '../db/reminders.ts';
import { openJoinOffers } from '../db/joinOffers.ts';
import { countNewFinds, loadNewFinds } from '../db/newFinds.ts';
import { nextReminderDay } from '../db/reminderTimes.ts';
import { loadSettings, ourCompaniesOf } from '../db/settings.ts';
import { nearFindsOf } from '../domain/nearFinds.ts';
import type { MailRoom } from './mailRoom.ts';
import { loadWatchTroubles } from '../db/watchTrouble.ts';
import { testLetter } from './testLetter.ts';
import { troubleLetter } from './troubleLetter.ts';
import { productName } from '../../contract/product.ts';

export type Composed = { subject: string; html: string; text: string };

/** Null where there is nothing to say (any more). */
export async function composeMessage(room: MailRoom, row: ReminderRecord): Promise<Composed | null> {
  const letter = await letterOf(room, row);
  return letter && { subject: letter.subject, html: letterHtml(letter, productName), text: letterText(letter) };
}

async function letterOf(room: MailRoom, row: ReminderRecord): Promise<Letter | null> {
  const { queries } = room.database;
  if (row.kind === 'test') return testLetter(room.publicUrl);
  if (row.kind === 'trouble') return troubleLetterOf(room, row);
  const said = await loadSettings(queries, row.userId);
  const { timeZone, reminderDays } = shownSettings(said, []);
  // A message that is read before it is sent is read as of its day.
  const now = room.clock();
  const today = dayInZone(row.dueAt > now ? row.dueAt : now, timeZone);
  const ours = await ourCompaniesOf(queries, row.userId);
  if (row.kind === 'digest')
    return digestOf(await loadListed(queries, row.userId), {
      ...(await foundForDigest(room, row, today)),
      today,
      ours,
      base: room.publicUrl,
      offers: await openJoinOffers(queries, row.userId),
      reminderDays,
      rates: ratesOf(said),
    });
  if (row.contractId === null || row.cycleEnd === null) return null;
  const record = await loadRecord(queries, row.userId, row.contractId);
  const facts = record && reminderFactsOf(record, { cycleEnd: row.cycleEnd, actBy: row.actBy }, today, ours);
  if (!facts) return null;
  const next = await nextReminderDay(queries, row);
  return reminderLetter(facts, { today, next, links: linksOf(room, row, facts.actBy) });
}

/** What the kept searches of its reader have found. */
async function foundForDigest(room: MailRoom, row: ReminderRecord, today: CalendarDay) {
  const { queries } = room.database;
  const reader = (await peopleOf(queries, row.userId)).find(({ email }) => email === row.address);
  const finder = { id: reader?.id ?? row.userId, databaseId: row.userId };
  const newFinds = await countNewFinds(queries, finder);
  const finds = newFinds > 0 ? await loadNewFinds(queries, finder) : [];
  const agreements = await agreementsOfFound(queries, row.userId, finds);
  const belongs = finds.filter(({ id }) => (agreements.get(id) ?? []).some(({ where }) => where !== 'search'));
  return { newFinds, nearFinds: nearFindsOf(finds, today, agreements), findsOfOthers: belongs.length };
}

/** Null where the trouble has passed meanwhile: nobody is to be told to connect an account that works. */
async function troubleLetterOf({ database, clock, publicUrl }: MailRoom, row: ReminderRecord): Promise<Letter | null> {
  const present = await loadWatchTroubles(database.queries, clock());
  const stands = present.some(({ userId, title }) => userId === row.userId && title === row.subject);
  return stands || row.state === 'sent' ? troubleLetter(row.subject ?? '', publicUrl) : null;
}

const LINK_DAYS = 14;
const MOST_LINK_DAYS = 120;

/** Links to decide last until two weeks after the last day. */
function linksOf({ links, publicUrl, clock }: MailRoom, row: ReminderRecord, actBy: CalendarDay) {
  const now = clock().getTime();
  const day = Date.parse(`${addDays(actBy, LINK_DAYS)}T00:00:00Z`);
  const until = Math.min(Math.max(day, now + LINK_DAYS * 86_400_000), now + MOST_LINK_DAYS * 86_400_000);
  const { userId, contractId, cycleEnd, address } = row;
  const expires = Math.floor(until / 1000);
  const token = links.sign({ purpose: 'decide', userId, contractId, cycleEnd, address, expires });
  const decide = (choice: string) => `${publicUrl}/decide?choice=${choice}&token=${token}`;
  return {
    renew: decide('renew'),
    renegotiate: decide('renegotiate'),
    cancel: decide('cancel'),
    letEnd: decide('let%20end'),
    open: `${publicUrl}/contracts/${contractId}`,
    choose: decide('snooze'),
  };
}
