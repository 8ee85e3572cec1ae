/** The state of the two forms of a forgotten password; the calls are loaded when they are wanted. */
import { useState } from 'react';
import { authMessages } from '../../domain/authMessages.ts';
import type { AppThunk } from '../../store/appTypes.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import type * as calls from './resetCalls.ts';
import type { ResetOutcome } from './resetCalls.ts';

type Calls = typeof calls;

export function useResetForm() {
  const dispatch = useAppDispatch();
  const [outcome, setOutcome] = useState<ResetOutcome | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const submit = async (choose: (calls: Calls) => AppThunk<Promise<ResetOutcome>>) => {
    setSubmitting(true);
    try {
      const command = choose(await import('./resetCalls.ts'));
      setOutcome(await dispatch(command));
    } catch {
      setOutcome({ ok: false, sentence: authMessages.appNotLoaded });
    } finally {
      setSubmitting(false);
    }
  };
  return { submit, submitting, outcome };
}
