/** The user's exchange rates; not asked for while all contracts have one currency. */
import { useMemo } from 'react';
import type { Acting } from '../../contract/acting.ts';
import { type Rates, ratesOf } from '../../contract/rates.ts';
import { useGetSettingsQuery } from './remindersApi.ts';
import { yearlySums } from '../domain/decideNext.ts';

/** Undefined while they aren't needed, or aren't known. */
export function useRates(contracts: readonly Acting[] | undefined): Rates | undefined {
  const several = useMemo(() => yearlySums(contracts ?? []).length > 1, [contracts]);
  const { data } = useGetSettingsQuery(undefined, { skip: !several });
  return useMemo(() => (several && data ? ratesOf(data) : undefined), [several, data]);
}
