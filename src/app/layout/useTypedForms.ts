/** Which forms hold something that is typed and not saved. */
import { useSyncExternalStore } from 'react';
import { onDraftKept } from '../../platform/draftStorage.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { type TypedForm, typedFormsOf } from '../../store/typedWork.ts';

/** Those of the user who is signed in. */
export function useTypedForms(): TypedForm[] {
  const userId = useAppSelector(({ auth }) => auth.user?.id);
  const typed = useSyncExternalStore(onDraftKept, () => typedFormsOf(userId).join(' '));
  return typed === '' ? [] : (typed.split(' ') as TypedForm[]);
}
