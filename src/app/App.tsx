/** The app: nothing but 'Loading...' until it is known who is there, then the screen of the route. */
import { Suspense, useDeferredValue, useEffect } from 'react';
import { useRoutes } from 'react-router-dom';
import { authMessages } from '../domain/authMessages.ts';
import { hasReduxDevTools } from '../platform/devTools.ts';
import { keepFocus } from '../platform/keepFocus.ts';
import { navigation } from '../platform/navigation.ts';
import { useAppSelector } from '../store/hooks.ts';
import { routes } from './routes.tsx';
import { usePlace } from './usePlace.ts';

export function App() {
  // Deferred, so that the first screen is rendered in slices: the page answers to keys meanwhile.
  const loading = useDeferredValue(useAppSelector((state) => state.auth.loading));
  useEffect(() => keepFocus(), []);
  usePlace();
  const screen = useRoutes(routes);
  const waits = useAppSelector(({ place }) => place?.path == null) && navigation.query().has('replay');
  const text = <p className="plain-loading">{waits ? replayWords() : authMessages.loading}</p>;
  return loading ? text : <Suspense fallback={text}>{screen}</Suspense>;
}

/** A replay waits for its log, which nobody but DevTools can give it. */
function replayWords(): string {
  return hasReduxDevTools() ? authMessages.replay : authMessages.replayNeedsTools;
}
