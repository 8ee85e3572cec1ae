/** Passages of a document: the first two at once, the others folded away. */
import type { ReactNode } from 'react';

const shownAtOnce = 2;

export function FoldedQuotes({ children }: { children: readonly ReactNode[] }) {
  const more = children.slice(shownAtOnce);
  return (
    <>
      {children.slice(0, shownAtOnce)}
      {more.length > 0 ? (
        <details className="quotes-more">
          <summary>{more.length === 1 ? '1 more passage' : `${more.length} more passages`}</summary>
          {more}
        </details>
      ) : null}
    </>
  );
}
