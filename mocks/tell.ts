/** Plans and "sends" the reminders of an account up to now, by the kernel's rules: what is sent is shown, and goes nowhere. */
import { digestOf } from '../contract/digestOf.ts';
import type { Letter } from '../contract/letter.ts';
import { waitingTitle } from '../contract/messagesWait.ts';
import { letterHtml } from '../contract/letterHtml.ts';
import { letterText } from '../contract/letterText.ts';
import { ratesOf } from '../contract/rates.ts';
import type { ContractRecord } from '../contract/record.ts';
import { reminderFactsOf } from '../contract/reminderFacts.ts';
import { REMINDER_HOUR } from '../contract/reminderPlan.ts';
import { reminderLetter } from '../contract/reminderLetter.ts';
import { reconcileReminders, type ReminderRow } from '../contract/reminderRows.ts';
import { shownSettings } from '../contract/settings.ts';
import { productName } from '../contract/product.ts';
import { addDays } from '../contract/calendar.ts';
import { dayInZone, instantInZone } from '../contract/zonedTime.ts';
import { guessOurCompanies } from '../contract/counterparty.ts';
import { joinOffersOf, recordsOf } from './accountContracts.ts';
import type { MockAccount } from './db.ts';
import { accountNow, changeAccount, type SignedInCall } from './operation.ts';
import { databaseOf, peopleOf } from './sharing.ts';
import { freshTelling, refusingOf, type MockReminder, type MockTelling, waitingOf } from './telling.ts';

const DAY_MS = 86_400_000;
/** A clock that is moved is followed day by day, so far and with so many contracts; otherwise in one step. */
const MOST_STEPS = 100;
const MOST_CONTRACTS = 500;

/** Brings the account up to now and answers what it was told. */
export function tell(call: SignedInCall): MockTelling {
  const now = call.backend.now();
  const account = accountNow(call);
  const telling = account.telling ?? freshTelling(now);
  const records = recordsOf(account).filter(({ deletedAt }) => deletedAt === null);
  const since = Date.parse(telling.toldUntil);
  const steps = Math.max(1, Math.ceil((now.getTime() - since) / DAY_MS));
  const each = steps > MOST_STEPS || records.length > MOST_CONTRACTS ? steps : 1;
  let told = telling;
  for (let step = each; step < steps + each; step += each) {
    const at = new Date(Math.min(since + step * DAY_MS, now.getTime()));
    const waits = call.backend.scenario().messages === 'wait';
    const world = { account, records, userAddresses: addressesOf(call), base: baseOf(call), waits };
    told = upTo(at, told, world);
    // Of what waits somebody else is told with the next look.
    if (waits) told = upTo(at, told, world);
  }
  const after = { ...told, toldUntil: now.toISOString() };
  if (!account.telling || after.rows !== telling.rows) keepTelling(call, after);
  return after;
}

export function keepTelling(call: SignedInCall, telling: MockTelling): void {
  changeAccount(call, (account) => {
    account.telling = telling;
  });
}

/** Of everybody who works in the renewals database that is open. */
export function addressesOf({ backend, user }: SignedInCall): string[] {
  const state = backend.db.read();
  return peopleOf(state, databaseOf(state, user.id)).map(({ email }) => email);
}

/** Where the app's pages lie, without a slash at the end. */
export function baseOf({ backend, request }: SignedInCall): string {
  return (backend.pageBase?.() ?? new URL(request.url).origin).replace(/\/$/, '');
}

export type World = {
  account: MockAccount;
  records: ContractRecord[];
  userAddresses: readonly string[];
  base: string;
  /** Whoever doesn't work in the account has had as many messages today as one gets a day. */
  waits?: boolean;
};

function upTo(now: Date, telling: MockTelling, world: World): MockTelling {
  const { account, records, userAddresses } = world;
  const settings = shownSettings(account.settings, []);
  const changes = reconcileReminders(
    {
      records,
      choices: new Map(Object.entries(telling.choices)),
      settings,
      userAddresses,
      refusing: refusingOf(telling),
      waiting: waitingOf(telling, now),
      rows: telling.rows.flatMap(rowOf),
    },
    now,
  );
  const stopped = new Set(changes.stop);
  const planned = new Map(changes.plan.map(({ id, wanted }) => [id, wanted]));
  const blank = { state: 'planned' as const, sentAt: null, subject: null, letter: null, waitsUntil: undefined };
  let changed = changes.insert.length + stopped.size + planned.size > 0;
  const rows = telling.rows.map((row) => {
    const wanted = planned.get(row.id);
    if (wanted) return { ...row, ...blank, day: wanted.day, due: wanted.due.toISOString() };
    return stopped.has(row.id) ? { ...row, state: 'stopped' as const } : row;
  });
  for (const { actKind: _, due, ...wanted } of changes.insert) {
    rows.push({ ...wanted, ...blank, id: crypto.randomUUID(), due: due.toISOString() });
  }
  const notices = [...telling.notices];
  const shown = rows.map((row) => {
    if (row.state !== 'planned' || Date.parse(row.waitsUntil ?? row.due) > now.getTime()) return row;
    changed = true;
    const letter = letterFor(row, world, row.day);
    if (!letter) return { ...row, state: 'stopped' as const };
    const notice = { id: crypto.randomUUID(), at: row.due, read: false, reminderId: row.id };
    if (row.waitsUntil === undefined) notices.unshift({ ...notice, title: letter.subject, contractId: row.contractId });
    if (mustWait(row, world)) {
      const tomorrow = addDays(dayInZone(now, settings.timeZone), 1);
      const title = waitingTitle(row.address);
      // Once a day for each address.
      if (!notices.some((each) => each.title === title && each.at.slice(0, 10) === row.due.slice(0, 10)))
        notices.unshift({ ...notice, id: crypto.randomUUID(), title, contractId: null });
      return { ...row, letter, waitsUntil: instantInZone(tomorrow, REMINDER_HOUR, settings.timeZone).toISOString() };
    }
    return { ...row, subject: letter.subject, letter, state: 'sent' as const, sentAt: row.due };
  });
  return changed ? { ...telling, rows: shown, notices: notices.slice(0, 100) } : telling;
}

/** Each waits once: by the next morning the day has begun anew. */
function mustWait({ kind, address, waitsUntil }: MockReminder, { waits, userAddresses }: World): boolean {
  return waits === true && kind === 'reminder' && waitsUntil === undefined && !userAddresses.includes(address);
}

function rowOf({ kind, due, ...row }: MockReminder): ReminderRow[] {
  return kind === 'test' ? [] : [{ ...row, kind, due: new Date(due) }];
}

/** The message of a row as of that day. */
export function letterFor(row: MockReminder, { account, records, base }: World, today: string): Letter | null {
  const ours =
    account.settings.ourCompanies ?? guessOurCompanies(records.map(({ known }) => known.values.parties ?? []));
  if (row.kind === 'digest') {
    const { reminderDays } = shownSettings(account.settings, []);
    const [offers, rates] = [joinOffersOf(account), ratesOf(account.settings)];
    return digestOf(records, { today, ours, base, newFinds: 0, reminderDays, rates, offers });
  }
  const record = records.find(({ id }) => id === row.contractId);
  const { cycleEnd, actBy } = row;
  const facts = record && cycleEnd ? reminderFactsOf(record, { cycleEnd, actBy }, today, ours) : null;
  if (!facts) return null;
  const open = `${base}/contracts/${row.contractId}`;
  return reminderLetter(facts, {
    today,
    next: null,
    links: { renew: open, renegotiate: open, cancel: open, letEnd: open, open, choose: open },
  });
}

export function messageOf(letter: Letter): { subject: string; html: string; text: string } {
  return { subject: letter.subject, html: letterHtml(letter, productName), text: letterText(letter) };
}
