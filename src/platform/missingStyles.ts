/** Style sheets that did not arrive: the code they belong to, asked for again, would come without them. */

const missing = new Set<HTMLLinkElement>();

// Not by their missing sheets: those that are still on their way have none either. Such errors do not bubble.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  },
  true,
);

/** Asks for them once more, in their places. Rejects where one does not arrive again. */
export async function missingStyles(): Promise<void> {
  const again = [...missing].map((link) => {
    const next = link.cloneNode() as HTMLLinkElement;
    const arrived = new Promise((resolve, reject) => {
      next.addEventListener('load', resolve);
      next.addEventListener('error', () => reject(new Error(`The style sheet ${next.href} did not arrive.`)));
    });
    link.replaceWith(next);
    return arrived;
  });
  missing.clear();
  await Promise.all(again);
}
