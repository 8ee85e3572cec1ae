/** A way past a long list for the Tab key, which else stops at everything in every row. Seen while it has the focus. */
import { SkipLink } from './SkipLink.tsx';

/** So many rows are gone through in a moment. */
const FEW = 5;

type Props = {
  rows: number;
  /** Id of what comes after the list. */
  to: string;
};

export function SkipList({ rows, to }: Props) {
  if (rows <= FEW) return null;
  return (
    <SkipLink className="skip-link list-skip" to={to}>
      Skip past the list
    </SkipLink>
  );
}
