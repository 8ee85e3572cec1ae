/** What is known of a contract in short: the winning values and what is doubtful about them, whatever day it is. Lists are made from it. */
import type { About } from './aboutAgreement.ts';
import type { CalendarDay } from './calendar.ts';
import type { CycleFacts } from './cycle.ts';
import { formerTermOf } from './formerTerm.ts';
import { yearlyDayOf } from './statedDay.ts';
import { type Doubt, formerTermDoubts, perhapsActBy, perhapsParties, readingDoubts } from './toCheck.ts';
import {
  FIELD_NAMES,
  type FieldName,
  type FieldValues,
  type PersonValues,
  type Reading,
  winningFacts,
} from './values.ts';

export type Known = {
  /** Only what is known. */
  values: { [F in FieldName]?: FieldValues[F] };
  /** The fields that a person has confirmed or entered. */
  settled: FieldName[];
  /** The end is one that a person typed in, or a sheet brought, and nobody has confirmed since; missing otherwise. */
  isEndEntered?: boolean;
  /** The end of the term that the last day to act belongs to, where that is not the present one; missing otherwise. */
  actByOfTermTo?: CalendarDay;
  /** The last day to act that comes back each year; missing where none does. */
  everyYear?: CalendarDay;
  lastDay: CycleFacts['lastDay'];
  autoRenews: boolean | null;
  doubts: Doubt[];
  /** The last days to act that the documents may mean, the earliest first, where that is a question; missing where it is not. */
  perhapsActBy?: CalendarDay[];
  /** Who the parties may be, where that is a question; missing where it is not. */
  perhapsParties?: string[];
  /** The agreement that its documents amend or renew, where that is none of them; missing otherwise. */
  about?: About;
};

/** From what a person said and what the documents say, the newest first. */
export function knownOf(person: PersonValues, readings: readonly Reading[]): Known {
  const facts = winningFacts(person, readings);
  const values = FIELD_NAMES.flatMap((field) => (facts[field].value === null ? [] : [[field, facts[field].value]]));
  const { to, ending } = facts;
  // Confirming the anniversary says nothing about which of the two readings of the last day is meant; entering a day does.
  const either = to.source !== 'entered' && to.reading?.lastDay === 'either';
  const perhaps = perhapsParties(facts);
  const perhapsDays = perhapsActBy(facts);
  const formerTerm = formerTermOf(facts, person);
  const everyYear = yearlyDayOf(facts);
  const about = readings[0]?.about;
  const said = readings.find(({ autoRenews }) => autoRenews !== null)?.autoRenews ?? null;
  return {
    values: Object.fromEntries(values) as Known['values'],
    settled: FIELD_NAMES.filter((field) => facts[field].source !== 'read'),
    ...(to.source === 'entered' && to.value !== null ? { isEndEntered: true } : {}),
    ...(formerTerm === null ? {} : { actByOfTermTo: formerTerm }),
    ...(everyYear === null ? {} : { everyYear }),
    lastDay: either ? 'either' : 'stated',
    autoRenews: ending.value === 'renews' ? true : ending.value === 'ends' ? false : said,
    doubts: [
      ...readingDoubts(facts, readings),
      ...(everyYear === null ? formerTermDoubts(facts.actBy.value, formerTerm) : []),
    ],
    ...(perhapsDays.length > 0 ? { perhapsActBy: perhapsDays } : {}),
    ...(perhaps.length > 0 ? { perhapsParties: perhaps } : {}),
    ...(about !== undefined && readings.every((each) => each.about !== undefined) ? { about } : {}),
  };
}

/** The facts that cycles are counted from. */
export function cycleFactsOf(known: Known): CycleFacts {
  const { values, settled, lastDay, actByOfTermTo, everyYear, perhapsActBy: perhaps } = known;
  const actBy = actByOfTermTo === undefined ? (values.actBy ?? null) : null;
  return {
    from: values.from ?? null,
    to: values.to ?? null,
    term: values.term ?? null,
    lastDay,
    ending: values.ending ?? 'unknown',
    renewalTerm: values.renewalTerm ?? null,
    maxRenewals: values.maxRenewals ?? null,
    noticePeriod: values.noticePeriod ?? null,
    noticeToEndOf: values.noticeToEndOf ?? null,
    actBy,
    ...(everyYear === undefined ? {} : { everyYear }),
    ...((actBy ?? everyYear) && settled.includes('actBy') ? { isActByEntered: true } : {}),
    ...(perhaps === undefined ? {} : { perhapsActBy: perhaps }),
  };
}
