/** The renewals database of one account as the API shows it: its seed, less what was deleted, plus what was uploaded. */
import type { Contract, DashboardStats } from '../src/api/endpoints.gen.ts';
import { limits } from '../src/domain/limits.ts';
import type { MockAccount } from './db.ts';
import { addDays } from '../contract/calendar.ts';
import { listedContract } from './world/listedContract.ts';
import { seedContracts } from './world/seedContracts.ts';

/** All contracts as of `today` (`YYYY-MM-DD`): a contract that renews itself shows its next renewal. */
export function contractsOf(account: MockAccount, today: string): Contract[] {
  const deleted = new Set(account.deleted);
  const seeded = seedContracts(account.seed, account.seededOn).filter((contract) => !deleted.has(contract.id));
  return [...seeded, ...account.uploaded.map((each) => each.contract)].map((contract) =>
    listedContract(contract, today),
  );
}

/** The dashboard's counts as of `today`. */
export function statsOf(account: MockAccount, today: string): DashboardStats {
  const contracts = contractsOf(account, today);
  const last = addDays(today, limits.upcomingDays);
  const ninety = addDays(today, 90);
  const isToDecide = ({ actBy, decision, toCheck }: Contract) =>
    decision === 'undecided' && !toCheck?.length && !!actBy && actBy >= today && actBy <= ninety;
  const upcoming = contracts.filter(({ renewalDate }) => renewalDate && renewalDate >= today && renewalDate <= last);
  return {
    contractsCount: contracts.length,
    upcomingRenewals: upcoming.length,
    toDecideContracts: contracts.filter(isToDecide).length,
    toCheckContracts: contracts.filter(({ toCheck }) => (toCheck?.length ?? 0) > 0).length,
    undatedContracts: contracts.filter(({ renewalDate }) => !renewalDate).length,
  };
}
