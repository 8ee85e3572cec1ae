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

/** Of the number as a cell of the month shows it on one line. */
const FITS_A_CELL = 12;

/** For a cell of the month: what it is paid for stays together, and a number that is longer than the cell goes on after a comma. */
export function amountInCell(amount: string): string {
  const [number = '', ...period] = amount.split(' / ');
  const broken = number.length > FITS_A_CELL ? number.replaceAll(',', ',\u200b') : number;
  return [broken, ...period].join(' /\u00a0');
}
