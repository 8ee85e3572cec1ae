/** The app: nothing but 'Loading...' until it is known who is there, then the screen of the route. */
import { Suspense, useDeferredValue, useEffect } from 'react';
import { useRoutes } from 'react-router-dom';
import { authMessages } from '../domain/authMessages.ts';
import { keepFocus } from '../platform/keepFocus.ts';
import { navigation } from '../platform/navigation.ts';
import { useAppSelector } from '../store/hooks.ts';
import { lazyScreen } from '../ui/lazyScreen.tsx';
import { routes } from './routes.tsx';
import { usePlace } from './usePlace.ts';

const ReplayWords = lazyScreen(() => import('./ReplayWords.tsx'), 'ReplayWords');

export function App() {
  // Deferred, so that the first screen is rendered in slices: the page answers to keys meanwhile.
  const loading = useDeferredValue(useAppSelector((state) => state.auth.loading));
  useEffect(() => keepFocus(), []);
  usePlace();
  const screen = useRoutes(routes);
  const waits = useAppSelector(({ place }) => place?.path == null) && navigation.query().has('replay');
  const text = <p className="plain-loading">{authMessages.loading}</p>;
  if (loading && !waits) return text;
  return <Suspense fallback={text}>{loading ? <ReplayWords /> : screen}</Suspense>;
}
