/** What a search finds where the user ticked only one of the two permissions: the other place is named in the receipt, and nothing of it is shown. */
import type { FoundContract, ProcessSearchResponse, SourceType } from '../../src/api/endpoints.gen.ts';
import type { MockConnection } from '../db.ts';

const NAMES = { gmail: 'Gmail', drive: 'Drive', file: 'Files' } as const;

export function withoutRefusedAccess(
  found: Required<ProcessSearchResponse>,
  services: MockConnection['services'],
): Required<ProcessSearchResponse> {
  const isOpen = ({ source }: { source?: SourceType }) => source === undefined || source === 'file' || services[source];
  const readable = (contracts: FoundContract[]) => contracts.filter(isOpen);
  const { receipt } = found;
  const accounts = receipt.accounts.map((place) => {
    if (isOpen(place)) return place;
    const problem = `${NAMES[place.source]} was not allowed when the account was connected.`;
    return { ...place, listed: 0, read: 0, contracts: 0, skipped: 0, problem, retryable: true };
  });
  return {
    contracts: readable(found.contracts),
    perhaps: readable(found.perhaps),
    receipt: { ...receipt, accounts, items: receipt.items.filter(isOpen) },
  };
}
