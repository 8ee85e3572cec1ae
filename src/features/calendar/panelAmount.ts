/** The amount as the calendar's panel shows it (specification, section 9): prefixed with '$', `$0` where there is none; with its period where known. */
import type { Contract } from '../../api/api.ts';
import { formatMoney, formatPeriod } from '../../domain/format.ts';

/** `$48,000 / year`, `$0` without a value; cents only where there are any; another currency by its own sign. */
export function panelAmount(contract: Pick<Contract, 'contractValue' | 'currency' | 'amountPeriod'>): string {
  const { contractValue, currency, amountPeriod } = contract;
  if (typeof contractValue !== 'number') return '$0';
  return `${formatMoney(contractValue, currency).replace(/\.00$/, '')}${formatPeriod(amountPeriod)}`;
}

/** The same everywhere else in the calendar, as on the other screens: an unknown amount is not zero, but null. */
export function knownAmount(contract: Contract): string | null {
  return typeof contract.contractValue === 'number' ? panelAmount(contract) : null;
}
