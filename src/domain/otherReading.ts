/** How readings read that were not certain enough to be shown as the value. */
import { isDay } from '../../contract/calendar.ts';
import { readOtherSum, showOtherSum } from '../../contract/otherReading.ts';
import { endingLabels, periodLabels } from './endings.ts';
import { formatDay } from './format.ts';

/** `words` as the service writes them: "2027-04-15", "90 days", "46200 EUR", "renews". What is none of these stays as it is. */
export function showOther(field: string, words: string): string {
  if (isDay(words)) return formatDay(words);
  if (field === 'ending') return endingLabels[words as keyof typeof endingLabels] ?? words;
  if (field === 'amountPeriod') return periodLabels[words as keyof typeof periodLabels] ?? words;
  const sum = field === 'amount' ? readOtherSum(words) : null;
  return sum ? showOtherSum(sum) : words;
}
