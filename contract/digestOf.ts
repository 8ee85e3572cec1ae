/** The digest of all contracts of a user: of a Monday, or of the morning after contracts came. */
import { addDays, type CalendarDay } from './calendar.ts';
import { cycleEndOf } from './cycle.ts';
import { isUnsentNotice } from './decision.ts';
import { joinLines, type OfferedJoin } from './digestJoins.ts';
import { type DigestEntry, digestLetter } from './digestLetter.ts';
import type { Letter } from './letter.ts';
import type { ViewKey } from './listFilter.ts';
import { standingOfRecord } from './listItem.ts';
import type { NearFind } from './nearFindsGroup.ts';
import type { ListedRecord } from './record.ts';
import type { Rates } from './rates.ts';
import { reminderFactsOf } from './reminderFacts.ts';

/** The view that a digest leads to. */
const CHECK: ViewKey = 'check';

export type DigestChoice = {
  today: CalendarDay;
  ours: readonly string[];
  base: string;
  newFinds: number;
  nearFinds?: readonly NearFind[];
  /** How many of the new finds may belong to a contract that is here. */
  findsOfOthers?: number;
  /** Contracts that may belong together. */
  offers?: readonly OfferedJoin[];
  reminderDays: readonly number[];
  rates: Rates;
};

/** As of `today`; `base` is what a browser calls us, without a slash at the end. Null where there is nothing to say. */
export function digestOf(
  records: readonly ListedRecord[],
  { today, ours, base, newFinds, nearFinds = [], findsOfOthers = 0, offers = [], reminderDays, rates }: DigestChoice,
): Letter | null {
  const entries: DigestEntry[] = [];
  const unsent: DigestEntry[] = [];
  let toCheck = 0;
  const joins = joinLines(offers);
  // In no zone is it more than a day earlier or later than by this calendar.
  const newSince = addDays(today, -2);
  for (const record of records) {
    const standing = standingOfRecord(record, today);
    if (standing.toCheck.length > 0) toCheck += 1;
    const { cycle, decision, passedCycle, acknowledged } = standing;
    const open = `${base}/contracts/${record.id}`;
    const row = { open, joins: joins.get(record.id) ?? [] };
    const passed = passedCycle && !acknowledged ? reminderFactsOf(record, passedCycle, today, ours) : null;
    if (passed) entries.push({ facts: passed, ...row });
    const cycleEnd = cycleEndOf(cycle);
    if (cycleEnd === null || cycle.actBy === null) continue;
    const said = record.decisions.find((each) => each.cycleEnd === cycleEnd);
    const isUnsent = isUnsentNotice(said, cycle.kind);
    if (cycle.actBy < today && !isUnsent) continue;
    const facts = reminderFactsOf(record, { cycleEnd }, today, ours);
    if (!facts) continue;
    if (decision === 'undecided') entries.push({ facts, ...row, isNew: record.createdAt.slice(0, 10) >= newSince });
    if (isUnsent) unsent.push({ facts, ...row });
  }
  const newUpTo = Math.max(0, ...reminderDays);
  const found = { newFinds, nearFinds, findsOfOthers };
  return digestLetter({ entries, unsent, ...found, offers, newUpTo, toCheck, rates }, today, {
    dashboard: `${base}/dashboard`,
    finds: `${base}/new-finds`,
    check: `${base}/contracts?view=${CHECK}`,
    settings: `${base}/settings`,
    contract: (id) => `${base}/contracts/${id}`,
  });
}
