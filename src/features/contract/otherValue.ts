/** What an uncertain reading says, as the value it would be. */
import { isDay } from '../../../contract/calendar.ts';
import { contractValuesLimits } from '../../../contract/limits.gen.ts';
import { readOtherSum } from '../../../contract/otherReading.ts';
import { readShownDuration } from '../../../contract/showDay.ts';
import type { ContractFacts, ContractValues, FieldName } from '../../api/cycleApi.ts';
import { endingLabels, periodLabels } from '../../domain/endings.ts';

const DAYS: ReadonlySet<FieldName> = new Set<FieldName>(['from', 'to', 'actBy', 'agreementDate']);
const LENGTHS: ReadonlySet<FieldName> = new Set<FieldName>(['term', 'renewalTerm', 'noticePeriod']);

/**
 * `words` as the service writes them ("2027-04-15", "90 days", "46200 EUR"). Another party is added to those of `facts`. Null
 * where they are no value of the field by themselves, and where a party stands there already.
 */
export function otherValue(field: FieldName, words: string, facts: ContractFacts): ContractValues | null {
  if (DAYS.has(field)) return isDay(words) ? { [field]: words } : null;
  if (LENGTHS.has(field)) {
    const length = readShownDuration(words);
    return length && { [field]: length };
  }
  if (field === 'ending') return words in endingLabels ? { ending: words as keyof typeof endingLabels } : null;
  if (field === 'amountPeriod')
    return words in periodLabels ? { amountPeriod: words as keyof typeof periodLabels } : null;
  if (field === 'parties') {
    const parties = facts.parties.value ?? [];
    const fits = parties.length < contractValuesLimits.parties.maxItems && !parties.includes(words);
    return fits ? { parties: [...parties, words] } : null;
  }
  const sum = field === 'amount' ? readOtherSum(words) : null;
  if (sum === null) return null;
  // What the other sum is paid for is not known.
  return { amount: sum.amount, amountPeriod: null, ...(sum.currency && { currency: sum.currency }) };
}
