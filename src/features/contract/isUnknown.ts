/** What nobody knows and nothing was read for: neither a doubt, nor another reading, nor that the document says none. */
import type { ContractDetails, FieldName } from '../../api/cycleApi.ts';

/** True where a field has nothing to say but that. */
export function isUnknown({ values, toCheck }: ContractDetails, field: FieldName): boolean {
  const fact = values[field];
  if (fact.value !== null || fact.source !== 'read' || toCheck.some((doubt) => doubt.field === field)) return false;
  return !('alternatives' in fact) || (fact.alternatives ?? []).length === 0;
}
