/** What somebody else changed meanwhile, in words: the same after a refused change of values and after a refused decision. */
import { fieldLabel, showValue } from './fields.ts';
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
