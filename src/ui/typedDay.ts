/** Days as people type them, and the sentence for what is not understood. */
import { type CalendarDay, isDay } from '../../contract/calendar.ts';
import { dayOfText } from '../../sheets/readDays.ts';

/** What a date field says about a text that it does not understand. */
export const dayForms = 'Enter a date such as Mar 31, 2027, 2027-03-31 or 3/31/2027 (month first).';

/**
 * The day that was typed, undefined where the text says none that exists. `3/4/2027` is March 4, as everywhere in the product;
 * with points the day comes first, and so it does where the first number can't be a month.
 */
export function readTypedDay(text: string): CalendarDay | undefined {
  const plain = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/\b(\d{1,2})(?:st|nd|rd|th)\b/i, '$1');
  return dayOfText(plain, 'mdy');
}

/** What to say of a text that names no day: of one that no month has, that it doesn't exist. */
function notADay(text: string): string {
  const unread = readTypedDay(text.replace(/\b(?:29|30|31)\b/, '28')) === undefined;
  return unread ? dayForms : `${text.trim()} doesn’t exist. Choose another day.`;
}

/** For the Form.Item around a DayField: a text that is not a day keeps the form from being sent. */
export const dayRule = {
  validator: (_rule: unknown, value: unknown) =>
    typeof value === 'string' && value !== '' && !isDay(value)
      ? Promise.reject(new Error(notADay(value)))
      : Promise.resolve(),
};
