/** Saves entered values of a contract; tells whether that worked, and shows why not. */
import { useCallback } from 'react';
import { type ContractDetails, type ContractValues, useUpdateContractMutation } from '../../api/cycleApi.ts';
import { useSaveFailure } from './useSaveFailure.tsx';

export function useSaveValues({ id, version }: ContractDetails, today: string) {
  const [update, { isLoading: saving }] = useUpdateContractMutation();
  const { failure, explain, clear } = useSaveFailure();
  const save = useCallback(
    async (values: ContractValues): Promise<boolean> => {
      const { error } = await update({ id, today, updateContractRequest: { version, values } });
      if (error) explain(error);
      else clear();
      return !error;
    },
    [update, id, version, today, explain, clear],
  );
  return { save, saving, failure, clear };
}
