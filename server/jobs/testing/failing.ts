/** A Google that fails at certain calls, so many times. */
import type { FakeCall } from './fakeWorkspace.ts';

/** Throws at the calls that match, as often as said. */
export function failing(matches: (call: FakeCall) => boolean, error: () => Error, times = Number.POSITIVE_INFINITY) {
  let left = times;
  return (call: FakeCall) => {
    if (left <= 0 || !matches(call)) return;
    left -= 1;
    throw error();
  };
}
