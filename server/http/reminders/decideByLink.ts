/** What a link in a reminder may do: decide about the one cycle it was sent for, snooze, or stop reminders of that contract. */
import { addDays, type CalendarDay } from '../../../contract/calendar.ts';
import { decide } from '../../../contract/decide.ts';
import { type Decision, decisionFor, type DecisionKind } from '../../../contract/decision.ts';
import { cycleFactsOf } from '../../../contract/known.ts';
import type { ContractRecord } from '../../../contract/record.ts';
import { reminderFactsOf } from '../../../contract/reminderFacts.ts';
import { otherwise, type ReminderFacts, reminderSubject } from '../../../contract/reminderLetter.ts';
import { changeChoice, NOTHING_CHOSEN } from '../../../contract/reminderChoice.ts';
import { showDay } from '../../../contract/showDay.ts';
import { dayInZone } from '../../../contract/zonedTime.ts';
import { moveRevision } from '../../db/contracts.ts';
import { loadChoices, planReminders, saveChoice } from '../../db/reminderPlans.ts';
import { nextReminderDay } from '../../db/reminderTimes.ts';
import { ourCompaniesOf } from '../../db/settings.ts';
import type { LinkGrant } from '../../mail/signedLinks.ts';
import type { AppContext } from '../appContext.ts';
import { changeContract } from '../cycle/changeContract.ts';
import type { LinkPage } from './linkPage.ts';
import { linkTarget } from './linkTarget.ts';

const DECISIONS = {
  renew: { label: 'Renew', question: 'Renew this contract?', button: 'Record the decision to renew' },
  renegotiate: {
    label: 'Renegotiate',
    question: 'Renegotiate this contract?',
    button: 'Record the decision to renegotiate',
  },
  cancel: { label: 'Cancel', question: 'Cancel this contract?', button: 'Record the decision to cancel' },
  'let end': { label: 'Let end', question: 'Let this contract end?', button: 'Record the decision to let it end' },
} as const;
const SNOOZES: Record<string, number> = { 'snooze-7': 7, 'snooze-30': 30 };

type Found = {
  record: ContractRecord;
  facts: ReminderFacts;
  cycleEnd: CalendarDay;
  today: CalendarDay;
  heading: string;
  lines: string[];
};

/** The page that asks; null where there is nothing to ask any more (see `whyNoPage`). Changes nothing. */
export async function askPage(
  context: AppContext,
  grant: LinkGrant,
  { choice, token }: { choice: string; token: string },
): Promise<LinkPage | null> {
  const found = await find(context, grant);
  if (!found) return null;
  const { record, heading, facts, lines } = found;
  const link = { href: `${context.config.publicUrl}/contracts/${record.id}`, text: 'Open the contract' };
  const before = decisionBefore(record, found);
  const decided = saidOf(record, found);
  if (isDecision(choice)) {
    if (renewsAfterAll(choice, facts)) return cannotEnd(found, link);
    if (before === choice) {
      return { title: `Already decided: ${DECISIONS[choice].label}`, lines: [heading, facts.name, ...decided], link };
    }
    const buttons = [{ name: 'choice', value: choice, text: DECISIONS[choice].button }];
    return {
      title: DECISIONS[choice].question,
      lines: [heading, ...lines, ...decided, 'This records your decision and sends nothing.'],
      form: { action: '/decide', token, hidden: { seen: before }, buttons },
      link,
    };
  }
  const snoozes = [
    { name: 'choice', value: 'snooze-7', text: 'Snooze for 7 days' },
    { name: 'choice', value: 'snooze-30', text: 'Snooze for 30 days' },
  ];
  const stop = { name: 'choice', value: 'stop', text: 'Stop reminders for this contract' };
  const buttons = [...(hasPassed(found) ? [] : snoozes), stop];
  return { title: heading, lines: [...lines, ...decided], form: { action: '/decide', token, buttons }, link };
}

/** The message said that it ends; meanwhile it is known to renew. */
function renewsAfterAll(choice: string, { ending }: ReminderFacts): boolean {
  return choice === 'let end' && ending === 'renews';
}

function cannotEnd({ heading, lines }: Found, link: LinkPage['link']): LinkPage {
  const said = 'It renews by itself, so letting it be won’t end it. Open the contract to cancel it.';
  return { title: 'Nothing was changed', lines: [heading, ...lines, said], ...(link && { link }) };
}

/** Of a day that has passed no reminder comes that could be put off. */
function hasPassed({ facts: { actBy }, today }: Found): boolean {
  return actBy < today;
}

function isDecision(choice: string): choice is keyof typeof DECISIONS {
  return Object.hasOwn(DECISIONS, choice);
}

/** What was decided about the day that the message told of. */
function decisionBefore(record: ContractRecord, found: Found): DecisionKind {
  return decidedOf(record, found)?.decision ?? 'undecided';
}

function decidedOf({ decisions, known }: ContractRecord, { cycleEnd, facts: { actBy } }: Found): Decision | undefined {
  return decisionFor(decisions, cycleFactsOf(known), { cycleEnd, actBy });
}

/** Who has decided what already, and what would be lost with it. */
function saidOf(record: ContractRecord, found: Found): string[] {
  const decided = decidedOf(record, found);
  if (!decided) return [];
  const { decision, by, noticeSent } = decided;
  const notice = noticeSent === null ? '' : `, and notice was sent on ${showDay(noticeSent.on)}`;
  return [`${by === null ? 'It has already been decided' : `${by} has already decided`}: ${decision}${notice}.`];
}

export type Pressed = {
  choice: string;
  /** What the page said was decided, when the button was pressed. */
  seen: string;
  token: string;
};

/**
 * Does it and says so; null where there is nothing to do any more (see `whyNoPage`). What somebody else has decided since the page was opened is not
 * replaced: the page asks once more, and says what was decided.
 */
export async function act(
  context: AppContext,
  grant: LinkGrant,
  { choice, seen, token }: Pressed,
): Promise<LinkPage | null> {
  const found = await find(context, grant);
  if (!found) return null;
  const { record, cycleEnd, today } = found;
  const link = { href: `${context.config.publicUrl}/contracts/${record.id}`, text: 'Open the contract' };
  const name = record.known.values.name ?? '';
  const { queries } = context.database;
  if (isDecision(choice)) {
    if (renewsAfterAll(choice, found.facts)) return cannotEnd(found, link);
    let overtaken = false;
    await changeContract(
      context,
      { databaseId: grant.userId, email: grant.address },
      {
        id: record.id,
        today,
        apply: (current, actor) => {
          const before = decisionBefore(current, found);
          overtaken = before !== seen && before !== choice;
          const stays = overtaken || before === choice;
          return stays ? { record: current, history: [] } : decide(current, { cycleEnd, decision: choice }, actor);
        },
      },
    );
    if (overtaken) {
      const page = await askPage(context, grant, { choice, token });
      return page && { ...page, lines: ['Meanwhile somebody else has decided. Nothing was changed.', ...page.lines] };
    }
    await planReminders(queries, grant.userId, context.clock());
    return {
      title: `Decided: ${DECISIONS[choice].label}`,
      lines: [`${name}. Reminders for this day have stopped.`, ...(choice === 'cancel' ? noticeStill(found) : [])],
      link,
    };
  }
  const days = SNOOZES[choice];
  if (days === undefined && choice !== 'stop') return null;
  const row = { contractId: record.id, address: grant.address, dueAt: context.clock() };
  if (days !== undefined && hasPassed(found)) {
    await planReminders(queries, grant.userId, context.clock());
    const next = await nextReminderDay(queries, row);
    const said = next === null ? '' : ` The next reminder comes on ${showDay(next)}, about the term that follows.`;
    return { title: 'Nothing to snooze', lines: [`${name}. The last day to act has passed.${said}`], link };
  }
  const snoozedUntil = days === undefined ? null : addDays(today, days);
  await queries.transaction(async (transaction) => {
    await moveRevision(transaction, grant.userId);
    const kept = (await loadChoices(transaction, grant.userId)).get(record.id) ?? NOTHING_CHOSEN;
    const changed = changeChoice(kept, { days: kept.days, snoozedUntil, off: days === undefined });
    await saveChoice(transaction, grant.userId, record.id, changed);
  });
  await planReminders(queries, grant.userId, context.clock());
  if (snoozedUntil === null) {
    const said = 'You won’t get any more reminders about this contract.';
    return { title: 'Reminders stopped', lines: [`${name}. ${said}`], link };
  }
  const next = await nextReminderDay(queries, row);
  const title = next === null ? 'Snoozed' : `Snoozed until ${showDay(next)}`;
  return { title, lines: [`${name}. ${nextSaid(next, found)}`], link };
}

/** What a cancellation still needs. */
function noticeStill(found: Found): string[] {
  const { kind, actBy } = found.facts;
  if (kind !== 'notice') return [];
  if (!hasPassed(found)) return ['Send the notice, and enter in the contract when and how it was sent.'];
  const due = `Notice was due on ${showDay(actBy)}: ask whether it is still accepted.`;
  return [`${due} If you send it, enter in the contract when and how.`];
}

/** What is planned after a snooze: it may be longer than there is time to act. */
function nextSaid(next: CalendarDay | null, { facts: { actBy } }: Found): string {
  if (next !== null)
    return `The next reminder comes on ${showDay(next)}${next === actBy ? ', the last day to act' : ''}.`;
  return `No other reminder comes before the last day to act, ${showDay(actBy)}.`;
}

async function find({ database, clock }: AppContext, grant: LinkGrant): Promise<Found | null> {
  const { queries } = database;
  const { userId, cycleEnd } = grant;
  const target = await linkTarget(queries, grant);
  if (typeof target === 'string' || cycleEnd === null) return null;
  const { record, timeZone } = target;
  const today = dayInZone(clock(), timeZone);
  const ours = await ourCompaniesOf(queries, userId);
  const facts = reminderFactsOf(record, { cycleEnd }, today, ours);
  if (!facts) return null;
  const isOver = facts.cycleEnd < today && !facts.endUnknown;
  const lines = [facts.name, `${isOver ? 'It' : 'If nothing is done, it'} ${otherwise(facts, today)}.`];
  const check = facts.toCheck.length > 0 ? [`Please check: ${facts.toCheck.join(' ')}`] : [];
  return { record, facts, cycleEnd, today, heading: reminderSubject(facts, today), lines: [...lines, ...check] };
}
