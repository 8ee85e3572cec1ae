/** What is worth keeping for a person to look at. */
import type { Analysis } from './types.ts';

/** A contract, or perhaps one: nobody would hear of what is thrown away here. */
export function mayBeContract({ isContract, verdict }: Pick<Analysis, 'isContract' | 'verdict'>): boolean {
  return isContract || verdict === 'perhaps';
}
