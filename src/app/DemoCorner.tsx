/** Puts the demo menu over the app: the one place where the demo meets signing in. Not in any build but the demo's. */
import { signIn } from '../features/auth/authCommands.ts';
import { selectUser } from '../features/auth/authSlice.ts';
import { demoBridge } from '../platform/demoBridge.ts';
import { DemoMenu } from '../features/demo/DemoMenu.tsx';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';

export function DemoCorner() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const demo = demoBridge();
  if (!demo) return null;
  return <DemoMenu demo={demo} onSignIn={user ? null : (account) => void dispatch(signIn(account))} />;
}
