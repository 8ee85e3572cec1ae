/** What the form's criteria are on the wire. */
import type { StartSearchRequest } from '../../api/api.ts';
import type { SearchCriteria } from '../../domain/searchCriteria.ts';

export function toStartSearchRequest(criteria: SearchCriteria, clientRequestId: string): StartSearchRequest {
  const { keywords, specificAccounts, ...rest } = criteria;
  return {
    ...rest,
    keywords: keywords.map(({ text }) => text),
    specificAccounts: criteria.entityType === 'SPECIFIC_ACCOUNTS' ? specificAccounts : [],
    clientRequestId,
  };
}
