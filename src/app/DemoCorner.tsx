/** Puts the demo menu over the app: the one place where the demo meets signing in. Not in any build but the demo's. */
import { signIn } from '../features/auth/authCommands.ts';
import { demoBridge } from '../platform/demoBridge.ts';
import { DemoMenu } from '../features/demo/DemoMenu.tsx';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';

export function DemoCorner() {
  const dispatch = useAppDispatch();
  // While it is not known yet whether somebody is signed in, nothing is offered that would go away again.
  const signedOut = useAppSelector(({ auth }) => auth.user === null && !auth.loading);
  const demo = demoBridge();
  if (!demo) return null;
  return <DemoMenu demo={demo} onSignIn={signedOut ? (account) => void dispatch(signIn(account)) : null} />;
}
