/** What `/?replay` says until its log is there, which nobody but Redux DevTools can give it. Loaded by a replay alone. */
import { hasReduxDevTools } from '../platform/devTools.ts';

export function ReplayWords() {
  return (
    <p className="plain-loading">
      This page shows what a support log recorded.{' '}
      {hasReduxDevTools()
        ? 'Open Redux DevTools on it, and import the log there.'
        : 'Add the Redux DevTools extension to this browser, reload, and import the log in it.'}
    </p>
  );
}
