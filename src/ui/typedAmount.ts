/** Amounts as people type them, and the sentence for what is not understood. */
import { moneyLimits } from '../../contract/limits.gen.ts';
import { amountOfText } from '../../sheets/readAmounts.ts';

/**
 * The amount that was typed, undefined where the text says none. `1,234` is a thousand and `1.234` is not, as everywhere in the product; what
 * shows by itself which sign stands before its cents is read by that: `1.234,56`, `12,5`. A currency has a field of its own.
 */
export function readTypedAmount(text: string): number | undefined {
  const read = amountOfText(text, 'point');
  return read && read.currency === undefined && read.amount <= moneyLimits.maximum ? read.amount : undefined;
}

/** An amount as it stands in a field: at least two digits after the point, and no zero beyond them. */
export function typedForm(amount: number): string {
  const [whole = '', part = ''] = String(amount).split('.');
  return /^\d+$/.test(whole + part) ? `${whole}.${part.padEnd(2, '0')}` : String(amount);
}

/** For the Form.Item around an AmountField: a text that is not an amount keeps the form from being sent. */
export const amountRule = {
  validator: (_rule: unknown, value: unknown) =>
    typeof value === 'string' && value.trim() !== ''
      ? Promise.reject(new Error(notAnAmount(value)))
      : Promise.resolve(),
};

function notAnAmount(text: string): string {
  const read = amountOfText(text, 'point');
  if (read && read.amount > moneyLimits.maximum) return `Enter at most ${moneyLimits.maximum.toLocaleString('en-US')}.`;
  if (read && /[$€£¥]|[A-Z]{3}/.test(text))
    return 'Enter only the number here, like 1,234.56, and its currency beside it.';
  return 'Enter an amount of 0 or more, like 1,234.56.';
}
