/** The state of a sign-in or sign-up form: what the last attempt said, and whether one is under way. */
import { useEffect, useState } from 'react';
import { authMessages } from '../../domain/authMessages.ts';
import type { AppThunk } from '../../store/appTypes.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { closeForm } from './authCommands.ts';

/** `login`: is it the form to sign in? What the other one's attempt said is not shown. */
export function useAuthForm(login: boolean) {
  const dispatch = useAppDispatch();
  const { signingIn, error, trouble, codeWanted } = useAppSelector((state) => state.auth);
  const [waiting, setWaiting] = useState(false);
  const [unloaded, setUnloaded] = useState(false);
  const ofLogin = error === authMessages.loginFailed || error === authMessages.codeRefused;
  const mine = error !== null && ofLogin === login;
  const touched = signingIn || error !== null || codeWanted;
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
    codeWanted,
    submitting: signingIn || waiting,
    failed: mine || unloaded,
    error: mine ? error : null,
    trouble: unloaded ? authMessages.appNotLoaded : trouble,
  };
}
