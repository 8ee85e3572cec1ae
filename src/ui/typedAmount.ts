/** Amounts as people type them, and the sentence for what is not understood. */
import { moneyLimits } from '../../contract/limits.gen.ts';
import { amountOfText, leaningOfAmount } from '../../sheets/readAmounts.ts';

/**
 * The amount that was typed, undefined where the text says none. `1,234` is a thousand, as everywhere in the product; what shows by itself
 * which sign stands before its cents is read by that: `1.234,56`, `12,5`. `1.234` is a thousand to some and little more than one to others,
 * so it is none. A currency has a field of its own.
 */
export function readTypedAmount(text: string): number | undefined {
  if (canBeReadTwoWays(text)) return undefined;
  const read = amountOfText(text, 'point');
  return read && read.currency === undefined && read.amount <= moneyLimits.maximum ? read.amount : undefined;
}

/** A point and three digits: the thousands of one country, the cents of another. */
function canBeReadTwoWays(text: string): boolean {
  return leaningOfAmount(text) === 'open' && text.includes('.');
}

/** An amount as it stands in a field: at least two digits after the point, and no zero beyond them unless it could be taken for thousands. */
export function typedForm(amount: number): string {
  const [whole = '', part = ''] = String(amount).split('.');
  const form = `${whole}.${part.padEnd(2, '0')}`;
  if (!/^\d+$/.test(whole + part)) return String(amount);
  return canBeReadTwoWays(form) ? `${form}0` : form;
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
  if (read?.currency === undefined && canBeReadTwoWays(text)) {
    const typed = text.trim();
    return `“${typed}” can be read two ways. Enter ${typed.replace('.', ',')} or ${Number(typed).toFixed(2)}.`;
  }
  if (read && read.amount > moneyLimits.maximum) return `Enter at most ${moneyLimits.maximum.toLocaleString('en-US')}.`;
  if (read && /[$€£¥]|[A-Z]{3}/.test(text))
    return 'Enter only the number here, like 1,234.56, and its currency beside it.';
  return 'Enter an amount of 0 or more, like 1,234.56.';
}
