/** The bar of the selection, once something is selected; it tells how many of it the list does not show as it is looked at. */
import { useMemo } from 'react';
import type { Contract } from '../../api/api.ts';
import { messages } from '../../domain/messages.ts';
import { filterByName } from '../../../contract/searchNames.ts';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { partOnDemand } from '../../ui/partOnDemand.tsx';
import type { BulkBarProps } from './BulkBar.tsx';

/** In the place of the bar whose code has not arrived: nothing can be done with the selection, and that is said. */
function BulkNotShown() {
  return <p role="alert">{messages.partNotShown}</p>;
}

const BulkBar = partOnDemand<BulkBarProps>(
  () => import('./BulkBar.tsx').then((module) => module.BulkBar),
  BulkNotShown,
  ({ selected }) => selected.length || null,
);

type Props = Omit<BulkBarProps, 'unseen'> & {
  /** The contracts of the view and its filters, and what is searched for in them. */
  asked: readonly Contract[];
  search: string;
};

export function SelectionBar({ asked, search, ...bar }: Props) {
  const { selected } = bar;
  // Those on another page are in the list.
  const unseen = useMemo(() => {
    if (selected.length === 0) return 0;
    const found = new Set(filterByName(asked, search));
    return selected.filter((each) => !found.has(each)).length;
  }, [selected, asked, search]);
  return (
    <PartBoundary resetKey={`${selected.length}`}>
      <BulkBar {...bar} unseen={unseen} />
    </PartBoundary>
  );
}
