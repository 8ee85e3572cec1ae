/** The amount as the calendar's lists show it (specification, section 9): prefixed with '$', `$0` where there is none. */
import type { Contract } from '../../api/endpoints.gen.ts';
import { formatMoney } from '../../domain/format.ts';

/** `$48,000`, `$0` without a value; cents only where there are any; another currency by its own sign. */
export function panelAmount({ contractValue, currency }: Pick<Contract, 'contractValue' | 'currency'>): string {
  return formatMoney(contractValue ?? 0, contractValue ? currency : 'USD').replace(/\.00$/, '');
}
