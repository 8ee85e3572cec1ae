/** The sheet that a search met, where the address of this page names one: fetched once, and handed on as if it had been chosen. */
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFetchSheetMutation } from '../../api/spreadsheetsApi.ts';

/** `name` is what the receipt calls it. */
export function useFoundSheet(take: (sheet: { fileKey: string; name: string }) => void) {
  const [said] = useSearchParams();
  const [foundId, name] = [said.get('found'), said.get('document') ?? 'the sheet'];
  const [fetchSheet, { isLoading, error }] = useFetchSheetMutation();
  const begin = useEffectEvent((id: string) => {
    const request = fetchSheet({ foundId: id, name });
    void request.then(({ data }) => (data ? take(data) : undefined));
    return () => request.abort();
  });
  useEffect(() => (foundId === null ? undefined : begin(foundId)), [foundId]);
  return { name, isLoading, error };
}
