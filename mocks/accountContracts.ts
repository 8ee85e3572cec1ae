/** The renewals database of one account: its seed and its uploads, with what was changed of them, shown by the kernel. */
import { companyKeys, guessOurCompanies } from '../contract/counterparty.ts';
import { dashboardCounts } from '../contract/dashboardCounts.ts';
import { type JoinOffer, joinOffers, unsettledOffers } from '../contract/joining.ts';
import { listItem } from '../contract/listItem.ts';
import type { ContractRecord } from '../contract/record.ts';
import type { Contract, DashboardStats } from '../src/api/endpoints.gen.ts';
import type { MockAccount } from './db.ts';
import { amendmentApart, isAmendmentApart } from './world/amendmentApart.ts';
import { amendedRecord } from './world/amendedRecord.ts';
import { doubtedRecord } from './world/doubtedRecord.ts';
import { seedContracts } from './world/seedContracts.ts';
import { storedRecord } from './world/storedRecord.ts';

/** All records, those in the trash too, but for what belongs to another contract for a while. */
export function recordsOf(account: MockAccount): ContractRecord[] {
  const gone = new Set([...account.deleted, ...Object.keys(account.joined)]);
  const stored = [...seedContracts(account.seed, account.seededOn), ...account.uploaded.map((each) => each.contract)];
  const there = new Set(stored.map(({ id }) => id));
  const changed = stored.map((contract) => account.records[contract.id] ?? seededRecord(account, contract));
  const made = Object.values(account.records).filter(({ id }) => !there.has(id));
  return [...changed, ...made].filter(({ id }) => !gone.has(id));
}

/** Who answers for contracts and doesn't work in the account. */
const ELSEWHERE = { name: 'Dana Whitfield', email: 'dana@whitfield.example' };

function seededRecord({ seed, seededOn }: MockAccount, contract: Contract): ContractRecord {
  const record = storedRecord(contract);
  if (seed === 'many-documents') return amendedRecord(record);
  if (seed === 'amendment-apart' && isAmendmentApart(contract)) return amendmentApart(contract, seededOn);
  if (seed === 'with-an-owner') return { ...record, owner: ELSEWHERE };
  return seed === 'sixty-four' ? doubtedRecord(record, seededOn) : record;
}

/** The keys of our companies: as confirmed, or what most contracts share. */
export function ourKeysOf(account: MockAccount): Set<string> {
  return companyKeys(account.settings.ourCompanies ?? guessOf(account));
}

export function guessOf(account: MockAccount): string[] {
  const records = recordsOf(account).filter(({ deletedAt }) => deletedAt === null);
  return guessOurCompanies(records.map(({ known }) => known.values.parties ?? []));
}

/** Which of them may belong together, and nobody has said yet whether they do. */
export function joinOffersOf(account: MockAccount): JoinOffer[] {
  const records = recordsOf(account);
  return unsettledOffers(
    joinOffers(records, ourKeysOf(account)),
    new Map(records.map((record) => [record.id, record])),
  );
}

/** All contracts as of `today` (`YYYY-MM-DD`), or those in the trash. */
export function contractsOf(account: MockAccount, today: string, trash = false): Contract[] {
  const ourKeys = ourKeysOf(account);
  return recordsOf(account)
    .filter(({ deletedAt }) => (deletedAt !== null) === trash)
    .map((record) => listItem(record, today, ourKeys));
}

/** The dashboard's counts as of `today`. */
export function statsOf(account: MockAccount, today: string): DashboardStats {
  return dashboardCounts(contractsOf(account, today) as Parameters<typeof dashboardCounts>[0], today);
}
