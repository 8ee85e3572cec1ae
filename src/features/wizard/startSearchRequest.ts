/** What the form's criteria are on the wire. */
import type { StartSearchRequest } from '../../api/api.ts';
import type { SearchCriteria } from '../../domain/searchCriteria.ts';

/** `replaces` names a search of the same user that this one takes the place of. */
export function toStartSearchRequest(
  criteria: SearchCriteria,
  clientRequestId: string,
  replaces: string | null,
): StartSearchRequest {
  const { keywords, specificAccounts, ...rest } = criteria;
  return {
    ...rest,
    keywords: keywords.map(({ text }) => text),
    specificAccounts: criteria.entityType === 'SPECIFIC_ACCOUNTS' ? specificAccounts : [],
    clientRequestId,
    ...(replaces ? { replaces } : {}),
  };
}
