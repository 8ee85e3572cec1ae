/**
 * Whether the page is being left: from the moment the browser begins to (it may still ask the user, who may stay) until it is gone.
 * Calls that are under way then are broken off, and scripts may live long enough to hear of it.
 */

/** How long a page counts as being left, in milliseconds: one that is still there afterwards has stayed. */
const LEAVING_MS = 3_000;

let since = -Infinity;
const begin = () => void (since = performance.now());

window.addEventListener('beforeunload', begin);
window.addEventListener('pagehide', begin);
// A page that the browser kept whole is there again, as it was.
window.addEventListener('pageshow', () => void (since = -Infinity));

/** Resolves at once on a page that stays; on one that is being left, when it has turned out to stay after all. */
export async function unlessLeaving(): Promise<void> {
  if (performance.now() - since > LEAVING_MS) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, LEAVING_MS);
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });
}
