/** What nobody knows and nothing was read for: neither a doubt, nor another reading, nor that the document says none. */
import type { ContractDetails, FieldName } from '../../api/cycleApi.ts';

/** True where a field has nothing to say but that. Of a contract without a document nobody entered what is empty. */
export function isUnknown({ values, toCheck, documents }: ContractDetails, field: FieldName): boolean {
  const fact = values[field];
  const isSaid = fact.source !== 'read' && documents.length > 0;
  if (fact.value !== null || isSaid || toCheck.some((doubt) => doubt.field === field)) return false;
  return !('alternatives' in fact) || (fact.alternatives ?? []).length === 0;
}
