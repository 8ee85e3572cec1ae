/** What a search of the made-up world finds, and how much that is: the results, the progress and the list of past searches say the same. */
import { agreementsThere } from '../contract/joining.ts';
import { knownOf } from '../contract/known.ts';
import type { FoundContract, ProcessSearchResponse } from '../src/api/endpoints.gen.ts';
import { ourKeysOf, recordsOf } from './accountContracts.ts';
import type { MockSearch } from './db.ts';
import { type SignedInCall, todayOf } from './operation.ts';
import { foundInFiles } from './world/droppedFiles.ts';
import { type ContractOf, foundInRun, runSearch } from './world/runSearch.ts';
import { readingOfFound } from './world/storedRecord.ts';
import { withoutRefusedAccess } from './world/withoutRefusedAccess.ts';

/** As of the call: what is in the database already is known by it. */
export function resultsOf(call: SignedInCall, search: MockSearch): ProcessSearchResponse {
  const { contracts, perhaps = [], ...receipt } = foundBy(call, search);
  const found = [...contracts, ...perhaps].filter(({ contractId }) => !contractId).map(toldBy);
  const named = (each: FoundContract): FoundContract => {
    if (!each.about || each.contractId) return each;
    const belongsTo = agreementsThere(toldBy(each), recordsOf(call.account), found, ourKeysOf(call.account));
    return belongsTo.length === 0 ? each : { ...each, belongsTo };
  };
  return { ...receipt, contracts: contracts.map(named), perhaps: perhaps.map(named) };
}

function toldBy(found: FoundContract) {
  const { id = '', name = '' } = found;
  return { id, known: knownOf({}, [readingOfFound(`document-${id}`, found, name)]) };
}

function foundBy(call: SignedInCall, search: MockSearch): ProcessSearchResponse {
  const scenario = call.backend.scenario();
  const reading = search.retries === 0 ? scenario.reading : 'succeeds';
  // A search for nothing finds nothing, and its receipt says so too.
  const criteria = scenario.search === 'finds-nothing' ? { ...search.criteria, keywords: [] } : search.criteria;
  const [today, run] = [todayOf(call), search.run];
  const contractOf = contractsFound(call);
  if (search.files !== undefined) return foundInFiles(search.files, today, contractOf, call.account.attached);
  const at = search.startedAt ?? call.backend.now().toISOString();
  const found =
    run === undefined
      ? runSearch(criteria, today, contractOf, reading)
      : foundInRun({ criteria, run, at, today, contractOf });
  return withoutRefusedAccess(found, call.account.google?.services ?? { gmail: true, drive: true });
}

export type SearchCounts = { found: number; analysed: number; skipped: number; contracts: number };

/** How much a finished search has matched, read, left out and recognised. */
export function countsOf(call: SignedInCall, search: MockSearch): SearchCounts {
  const { receipt } = resultsOf(call, search);
  const counts = { found: 0, analysed: 0, skipped: 0, contracts: 0 };
  for (const { listed, read, skipped, contracts } of receipt?.accounts ?? []) {
    counts.found += listed;
    counts.analysed += read;
    counts.skipped += skipped;
    counts.contracts += contracts;
  }
  return counts;
}

function contractsFound({ account }: SignedInCall): ContractOf {
  const records = new Map(recordsOf(account).map((record) => [record.id, record]));
  return (foundId) => {
    const own = account.uploaded.find((each) => each.foundId === foundId)?.contract.id;
    const record = own === undefined ? undefined : records.get(account.joined[own] ?? own);
    return record ?? null;
  };
}
