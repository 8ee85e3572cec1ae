/** What a person should look at before it is believed: doubts about a contract's values, each settled by confirming its field. */
import { addDays, type CalendarDay } from './calendar.ts';
import type { Cycle } from './cycle.ts';
import { type FieldName, type Facts, sameValue } from './values.ts';

export type DoubtCode = 'UNCERTAIN' | 'DISAGREEING' | 'ROLLED_FORWARD' | 'LONG_PAST';
export type Doubt = { code: DoubtCode; field: FieldName; message: string };

/** More renewals than this have to be confirmed by a person once. */
export const MOST_UNCONFIRMED_RENEWALS = 3;
/** An end longer ago than this is more likely a misreading, or a contract that went on, than news. */
export const LONG_PAST_DAYS = 365;
/** The fields on which the act-by day and the cost rest. */
const WEIGHTY: readonly FieldName[] = ['to', 'ending', 'renewalTerm', 'noticePeriod', 'actBy', 'amount'];

const NAMES: { [F in FieldName]?: string } = {
  to: 'end of the term',
  ending: 'way it ends',
  renewalTerm: 'renewal term',
  noticePeriod: 'notice period',
  actBy: 'last day to act',
  amount: 'amount',
};

/** The doubts about a contract as of `today`; none about a field that a person has confirmed or entered. */
export function doubtsOf(facts: Facts, cycle: Cycle, today: CalendarDay): Doubt[] {
  const readings = WEIGHTY.filter((field) => facts[field].source === 'read').flatMap((field) => doubtOf(facts, field));
  if (facts.to.source !== 'read' || cycle.to === null) return readings;
  const about: Doubt[] = [];
  if (cycle.renewals > MOST_UNCONFIRMED_RENEWALS) {
    const message = `It has renewed ${cycle.renewals} times since the day the document says. Is it still running?`;
    about.push({ code: 'ROLLED_FORWARD', field: 'to', message });
  }
  if (cycle.to < addDays(today, -LONG_PAST_DAYS)) {
    about.push({ code: 'LONG_PAST', field: 'to', message: 'Its end is more than a year ago. Has it really ended?' });
  }
  return [...readings, ...about];
}

function doubtOf(facts: Facts, field: FieldName): Doubt[] {
  const { value, reading } = facts[field];
  const others = (reading ? [reading] : facts.name.reading ? [facts.name.reading] : []).flatMap((each) => each.others);
  const other = others.find((each) => each.field === field && !sameValue(each.value, value));
  if (!other) return [];
  if (value === null) {
    return [{ code: 'UNCERTAIN', field, message: `The ${NAMES[field]} could not be read with certainty.` }];
  }
  return [{ code: 'DISAGREEING', field, message: `The document can be read in two ways about the ${NAMES[field]}.` }];
}
