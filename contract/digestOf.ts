/** The Monday digest of all contracts of a user. */
import type { CalendarDay } from './calendar.ts';
import { type DigestEntry, digestLetter } from './digestLetter.ts';
import type { Letter } from './letter.ts';
import { standingOfRecord } from './listItem.ts';
import type { ListedRecord } from './record.ts';
import { reminderFactsOf } from './reminderFacts.ts';

/** As of `today`; `base` is what a browser calls us, without a slash at the end. Null where there is nothing to say. */
export function digestOf(
  records: readonly ListedRecord[],
  { today, ours, base }: { today: CalendarDay; ours: readonly string[]; base: string },
): Letter | null {
  const entries: DigestEntry[] = [];
  const unsent: DigestEntry[] = [];
  let toCheck = 0;
  for (const record of records) {
    const standing = standingOfRecord(record, today);
    if (standing.toCheck.length > 0) toCheck += 1;
    const { cycle, decision, passedCycle, acknowledged } = standing;
    const open = `${base}/contracts/${record.id}`;
    const passed = passedCycle && !acknowledged ? reminderFactsOf(record, passedCycle, today, ours) : null;
    if (passed) entries.push({ facts: passed, open });
    if (cycle.to === null || cycle.actBy === null || cycle.actBy < today) continue;
    const facts = reminderFactsOf(record, { cycleEnd: cycle.to }, today, ours);
    if (!facts) continue;
    if (decision === 'undecided') entries.push({ facts, open });
    const said = record.decisions.find(({ cycleEnd }) => cycleEnd === cycle.to);
    if (decision === 'cancel' && said?.noticeSent === null) unsent.push({ facts, open });
  }
  return digestLetter({ entries, unsent, newFinds: 0, toCheck }, today, {
    dashboard: `${base}/dashboard`,
    finds: `${base}/upload-contracts`,
    check: `${base}/contracts?view=to-check`,
    settings: `${base}/settings`,
  });
}
