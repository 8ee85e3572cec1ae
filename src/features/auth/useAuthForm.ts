/** The state of a sign-in or sign-up form: what the last attempt said, and whether one is under way. */
import { useEffect, useState } from 'react';
import { authMessages } from '../../domain/authMessages.ts';
import type { AppThunk } from '../../store/appTypes.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { closeForm } from './authCommands.ts';

export function useAuthForm() {
  const dispatch = useAppDispatch();
  const { signingIn, error, trouble } = useAppSelector((state) => state.auth);
  const [waiting, setWaiting] = useState(false);
  const [unloaded, setUnloaded] = useState(false);
  const touched = signingIn || error !== null;
  useEffect(() => {
    if (!touched) return undefined;
    return () => void dispatch(closeForm());
  }, [dispatch, touched]);

  /** Runs a command of `authCommands.ts`; where its code cannot be loaded, the form says so. */
  const submit = async (command: AppThunk<Promise<void>>) => {
    setWaiting(true);
    setUnloaded(false);
    try {
      await dispatch(command);
    } catch {
      setUnloaded(true);
    } finally {
      setWaiting(false);
    }
  };
  return {
    submit,
    submitting: signingIn || waiting,
    failed: error !== null || unloaded,
    error,
    trouble: unloaded ? authMessages.appNotLoaded : trouble,
  };
}
