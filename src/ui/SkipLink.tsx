/** Leads the Tab key past what stands between: seen while it has the focus. The address stays, which may stand beneath a base of its own. */
import type { MouseEvent, ReactNode } from 'react';

type Props = {
  /** Id of what gets the focus. */
  to: string;
  className: string;
  children: ReactNode;
};

export function SkipLink({ to, className, children }: Props) {
  const skip = (event: MouseEvent) => {
    const target = event.currentTarget.ownerDocument.getElementById(to);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <a className={className} href={`#${to}`} onClick={skip}>
      {children}
    </a>
  );
}
