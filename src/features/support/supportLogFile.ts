/** The support log as a file that the Redux DevTools extension imports: `{ payload, preloadedState }`, each JSON in a string. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { productName } from '../../../contract/product.ts';

type Log = { preloadedState: unknown; actions: readonly UnknownAction[] };
type Replay = (state: unknown, action: UnknownAction) => unknown;

/** The largest file, in characters. */
const maxSize = 8_000_000;

/**
 * The text of the file. Where it would get too large, the oldest actions go and the state they led to is saved instead; where
 * that state alone is too large, the cached answers of the service go too. `reduce` is the root reducer, `savedAt` an ISO instant.
 */
export function supportLogFile({ preloadedState, actions }: Log, reduce: Replay, savedAt: string): string {
  const sizes = actions.map((action) => JSON.stringify(action).length + 1);
  let start = actions.length;
  for (let total = 0; start > 0; start -= 1) {
    total += sizes[start - 1] ?? 0;
    if (total > maxSize / 2) break;
  }
  let base = preloadedState;
  for (const action of actions.slice(0, start)) base = reduce(base, action);
  let baseText = JSON.stringify(base);
  if (baseText.length > maxSize / 2) baseText = JSON.stringify({ ...(base as object), api: undefined });
  return JSON.stringify({
    payload: JSON.stringify(actions.slice(start)),
    preloadedState: baseText,
    about: {
      product: productName,
      savedAt,
      actions: actions.length - start,
      replay: 'Open the app at /?replay, then import this file in Redux DevTools.',
    },
  });
}
