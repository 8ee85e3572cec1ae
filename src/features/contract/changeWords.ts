/** What somebody else changed meanwhile, in words: the same after a refused change of values and after a refused decision. */
import { type ContractDetails, type ContractFacts } from '../../api/cycleApi.ts';
import { decisionLabel } from '../../domain/decisions.ts';
import { counted, formatDay } from '../../domain/format.ts';
import { fieldLabel, fieldRows, showValue } from './fields.ts';
import type { DatedChange } from './moneyThen.ts';

/** `jonas@brightwater.example changed Amount from £134,000.00 / year to £140,700.00 / year`. */
export function changedBy(entry: DatedChange): string {
  return `${entry.who ?? 'A new document'} ${whatChanged(entry)}`;
}

/** The same without who did it. */
export function whatChanged({ field, from, to, beside }: DatedChange): string {
  const before = showValue(field, from, beside.before) || 'nothing';
  const after = showValue(field, to, beside.after) || 'nothing';
  return `changed ${fieldLabel(field)} from ${before} to ${after}`;
}

const shown = (field: keyof ContractFacts, { values }: ContractDetails) =>
  showValue(field, values[field].value, values) || 'none';

/** `To: Mar 24, 2027 → Jan 16, 2027. The decision Cancel is for the term to Jan 16, 2027 now.` */
export function whatBecameOther(before: ContractDetails, after: ContractDetails): string {
  const values = fieldRows.flatMap(({ field, label }) => {
    const [was, is] = [shown(field, before), shown(field, after)];
    return was === is ? [] : [`${label}: ${was} → ${is}`];
  });
  const { decision, cycleEnd } = after.decision;
  const moved = decision !== 'undecided' && cycleEnd && before.decision.cycleEnd !== cycleEnd;
  const term = moved ? `The decision ${decisionLabel(decision)} is for the term to ${formatDay(cycleEnd)} now.` : '';
  const doubts = after.toCheck.length - before.toCheck.length;
  const toCheck = doubts > 0 ? `${counted(doubts, 'more value')} to check.` : '';
  const said = values.length === 0 ? 'No value became other.' : `${values.join('; ')}.`;
  return [said, term, toCheck].filter(Boolean).join(' ');
}
