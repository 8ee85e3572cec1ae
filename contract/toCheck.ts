/** What a person should look at before it is believed: doubts about a contract's values, each settled by confirming its field. */
import { addDays, type CalendarDay, isDay } from './calendar.ts';
import { type Cycle, cycleAt, type CycleFacts } from './cycle.ts';
import type { DecisionKind } from './decision.ts';
import { disagreements } from './disagreement.ts';
import { distinct } from './distinct.ts';
import type { Known } from './known.ts';
import { showDay } from './showDay.ts';
import { type FieldName, type Facts, type OtherReading, type Reading, sameValue } from './values.ts';

export type DoubtCode = 'UNCERTAIN' | 'DISAGREEING' | 'NO_NOTICE' | 'ROLLED_FORWARD' | 'LONG_PAST' | 'OVER';
export type Doubt = { code: DoubtCode; field: FieldName; message: string };

/** More renewals than this have to be confirmed by a person once. */
export const MOST_UNCONFIRMED_RENEWALS = 3;
/** An end longer ago than this is more likely a misreading, or a contract that went on, than news. */
export const LONG_PAST_DAYS = 365;
/** The fields on which the act-by day and the cost rest: what nobody could be sure of, and what was found more than once. */
const WEIGHTY = {
  to: { unsure: 'when the term ends', twice: 'end of the term' },
  ending: { unsure: 'whether it renews', twice: 'way for it to end' },
  renewalTerm: { unsure: 'how long it renews for', twice: 'renewal term' },
  noticePeriod: { unsure: 'how long the notice period is', twice: 'notice period' },
  actBy: { unsure: 'what the last day to act is', twice: 'last day to act' },
  amount: { unsure: 'what the amount is', twice: 'amount' },
  amountPeriod: { unsure: 'how often the amount is paid', twice: 'way for the amount to be paid' },
} satisfies { [F in FieldName]?: { unsure: string; twice: string } };

/**
 * Doubts about the readings themselves, whatever day it is; none about a field that a person has confirmed or entered. `readings` have the
 * newest document first.
 */
export function readingDoubts(facts: Facts, readings: readonly Reading[] = []): Doubt[] {
  const fields = Object.keys(WEIGHTY) as (keyof typeof WEIGHTY)[];
  const weighty = fields.filter((field) => facts[field].source === 'read').flatMap((field) => doubtOf(facts, field));
  const message = 'We’re not sure who the parties are.';
  const unsure: Doubt[] = perhapsParties(facts).length > 0 ? [{ code: 'UNCERTAIN', field: 'parties', message }] : [];
  return [...weighty, ...unsure, ...documentDoubts(facts, readings, [...weighty, ...unsure])];
}

/** A last day to act that was said of a term before the present one is no day of this one. */
export function formerTermDoubts(actBy: CalendarDay | null, formerTerm: CalendarDay | null): Doubt[] {
  if (actBy === null || formerTerm === null) return [];
  const message = `${showDay(actBy)} was the last day to act in the term to ${showDay(formerTerm)}. Which is it in this one?`;
  return [{ code: 'UNCERTAIN', field: 'actBy', message }];
}

/** The documents of a contract say different things: one question for each value, where none is asked about it yet. */
function documentDoubts(facts: Facts, readings: readonly Reading[], asked: readonly Doubt[]): Doubt[] {
  const fields = new Set(asked.map(({ field }) => field));
  return disagreements(facts, readings).flatMap(({ field, says }): Doubt[] => {
    if (fields.has(field)) return [];
    fields.add(field);
    const verb = field === 'parties' ? 'names' : 'says';
    return [{ code: 'DISAGREEING', field, message: `Another document ${verb} ${says}. The newest one counts.` }];
  });
}

/** The names that the document may mean as its parties, where none was certain enough to be shown and no person has said who they are. */
export function perhapsParties({ parties, counterparty, name }: Facts): string[] {
  if ([parties, counterparty].some(({ value, source }) => value !== null || source !== 'read')) return [];
  const others = name.reading?.others ?? [];
  return distinct(others.flatMap(({ field, value }) => (field === 'parties' ? [value] : [])));
}

/**
 * Doubts about a cycle as of `today`, where no person has said when the first term ends. `since` is the day the contract came here: one
 * that only ends, and was over for long by then, is an old document, and asking after each of an archive would bury the real questions.
 */
export function cycleDoubts(cycle: Cycle, today: CalendarDay, since: CalendarDay): Doubt[] {
  if (cycle.to === null) return endlessDoubts(cycle, today);
  const doubts: Doubt[] = [];
  if (cycle.renewals > MOST_UNCONFIRMED_RENEWALS) {
    const message = `It has renewed ${cycle.renewals} times since the date in the document. Is it still running?`;
    doubts.push({ code: 'ROLLED_FORWARD', field: 'to', message });
  }
  const archived = cycle.ending === 'ends' && cycle.to < addDays(since, -LONG_PAST_DAYS);
  if (!archived && cycle.to < addDays(today, -LONG_PAST_DAYS)) {
    doubts.push({ code: 'LONG_PAST', field: 'to', message: 'Its end date was over a year ago. Has it really ended?' });
  }
  return doubts;
}

/**
 * The same where a person entered the end: once, unless they have confirmed it since, or dealt with one of the last cycles. `dealtWith` are
 * the ends of those that were decided about or acknowledged.
 */
export function rolledDoubts(facts: CycleFacts, cycle: Cycle, dealtWith: readonly CalendarDay[]): Doubt[] {
  if (cycle.renewals <= MOST_UNCONFIRMED_RENEWALS) return [];
  const { to } = cycleAt(facts, cycle.renewals - MOST_UNCONFIRMED_RENEWALS);
  if (to === null || dealtWith.some((end) => end >= to)) return [];
  const message = `It has renewed ${cycle.renewals} times since the end that was entered. Is it still running?`;
  return [{ code: 'ROLLED_FORWARD', field: 'to', message }];
}

/**
 * Of what renews by itself the end of the term is only the latest day there can be to give notice: where no notice period is known, it may
 * be due earlier. `asked` are the questions there are already.
 */
export function noticeDoubts(
  { values, settled }: Pick<Known, 'values' | 'settled'>,
  cycle: Cycle,
  asked: readonly Doubt[],
): Doubt[] {
  // A day that was stated of another term says nothing of this one.
  const isCounted = values.noticePeriod ?? values.noticeToEndOf ?? (cycle.working?.stated === true || null);
  const isAsked = asked.some(({ field }) => field === 'noticePeriod' || field === 'actBy');
  if (isCounted || isAsked || cycle.ending !== 'renews' || cycle.actBy === null) return [];
  if (settled.includes('noticePeriod')) return [];
  const message = 'No notice period is known, so notice may be due earlier.';
  return [{ code: 'NO_NOTICE', field: 'noticePeriod', message }];
}

/**
 * Its term ended while it was here, and nobody has said what followed: whether it renewed, where nothing says that it does; or until when it
 * runs now, where it renews for nobody knows how long, or the decision was to go on with it. Until somebody does, no last day of it can be told.
 */
export function overDoubts(
  { to, ending }: Cycle,
  decision: DecisionKind,
  { today, since }: { today: CalendarDay; since: CalendarDay },
): Doubt[] {
  if (to === null || to >= today) return [];
  const ended = `Its term ended on ${showDay(to)}`;
  // What renews is no archived paper, however long it has been here.
  if (ending === 'renews') return untilWhen(`${ended}, and it renews by itself. Until when does it run now?`);
  const goesOn = decision === 'renew' || decision === 'renegotiate';
  // Whoever decides to go on with it knows it, although it was over before it came.
  if (to < since && !goesOn) return [];
  // That nobody knew, which a person may have said while it ran, answers nothing now.
  if (ending === 'unknown') return [{ code: 'OVER', field: 'ending', message: `${ended}. Has it renewed?` }];
  if (!goesOn) return [];
  return untilWhen(`The decision was to ${decision}, and ${lowered(ended)}. Until when does it run now?`);
}

const untilWhen = (message: string): Doubt[] => [{ code: 'OVER', field: 'to', message }];

const lowered = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** Where no end is known nothing says whether a contract whose last day went by long ago still runs. */
function endlessDoubts(cycle: Cycle, today: CalendarDay): Doubt[] {
  if (cycle.actBy === null || cycle.actBy >= addDays(today, -LONG_PAST_DAYS)) return [];
  const message = 'Its last day to act was over a year ago. Is it still running, and until when?';
  return [{ code: 'LONG_PAST', field: 'to', message }];
}

/** The days that the document may mean as the last to act, the earliest first, until a person has said which it is. */
export function perhapsActBy(facts: Facts): CalendarDay[] {
  if (facts.actBy.source !== 'read') return [];
  const days = othersOf(facts, 'actBy').map(({ value }) => value);
  return distinct(days.filter(isDay)).toSorted();
}

function othersOf(facts: Facts, field: FieldName): OtherReading[] {
  const { value, reading } = facts[field];
  const others = (reading ?? facts.name.reading)?.others ?? [];
  return others.filter((each) => each.field === field && !sameValue(each.value, value));
}

function doubtOf(facts: Facts, field: keyof typeof WEIGHTY): Doubt[] {
  const { value } = facts[field];
  if (othersOf(facts, field).length === 0) return [];
  const { unsure, twice } = WEIGHTY[field];
  if (value === null) return [{ code: 'UNCERTAIN', field, message: `We’re not sure ${unsure}.` }];
  return [{ code: 'DISAGREEING', field, message: `We found more than one ${twice}.` }];
}
