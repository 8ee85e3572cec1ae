/** What an uncertain reading says, as the value it would be. */
import { isDay } from '../../../contract/calendar.ts';
import type { ContractValues, FieldName } from '../../api/cycleApi.ts';

const DAYS: ReadonlySet<FieldName> = new Set<FieldName>(['from', 'to', 'actBy', 'agreementDate']);
const LENGTHS: ReadonlySet<FieldName> = new Set<FieldName>(['term', 'renewalTerm', 'noticePeriod']);

/** `words` as the service writes them ("2027-04-15", "90 days", "46200"). Null where they are no value of the field by themselves. */
export function otherValue(field: FieldName, words: string): ContractValues | null {
  if (DAYS.has(field)) return isDay(words) ? { [field]: words } : null;
  if (LENGTHS.has(field)) {
    const [, n, unit] = /^(\d{1,4}) (day|week|month|year)s?$/.exec(words) ?? [];
    return n === undefined ? null : { [field]: { n: Number(n), unit } };
  }
  if (field === 'amount') return words !== '' && Number.isFinite(Number(words)) ? { amount: Number(words) } : null;
  return null;
}
