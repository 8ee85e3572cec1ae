/** The app: nothing but 'Loading...' until it is known who is there, then the screen of the route. */
import { Suspense, useDeferredValue, useEffect } from 'react';
import { useRoutes } from 'react-router-dom';
import { authMessages } from '../domain/authMessages.ts';
import { keepFocus } from '../platform/keepFocus.ts';
import { useAppSelector } from '../store/hooks.ts';
import { routes } from './routes.tsx';
import { usePlace } from './usePlace.ts';

export function App() {
  // Deferred, so that the first screen is rendered in slices: the page answers to keys meanwhile.
  const loading = useDeferredValue(useAppSelector((state) => state.auth.loading));
  useEffect(() => keepFocus(), []);
  usePlace();
  const screen = useRoutes(routes);
  const text = <p className="plain-loading">{authMessages.loading}</p>;
  return loading ? text : <Suspense fallback={text}>{screen}</Suspense>;
}
