/** The guard of a part of the route table: acts on what `decideAccess` decides. */
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { type Area, decideAccess } from '../../domain/access.ts';
import { authMessages } from '../../domain/authMessages.ts';
import { rememberPath } from '../../platform/redirectMemory.ts';
import { useAppSelector } from '../../store/hooks.ts';

export function Guard({ area }: { area: Area }) {
  const auth = useAppSelector((state) => state.auth);
  const access = decideAccess(area, {
    loading: auth.loading,
    signedIn: auth.user !== null,
    hasToken: auth.token !== null,
    signedOutByUser: auth.signedOutBy === 'user',
    leaving: auth.signingIn,
  });
  if (access.kind === 'loading') return <p className="plain-loading">{authMessages.loading}</p>;
  if (access.kind === 'redirect') return <Redirect {...access} />;
  return <Outlet />;
}

function Redirect({ to, remember }: { to: string; remember: boolean }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (remember) rememberPath(pathname + search);
  }, [remember, pathname, search]);
  return <Navigate to={to} replace />;
}
