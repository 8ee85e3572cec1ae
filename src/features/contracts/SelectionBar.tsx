/** The bar of the selection, once something is selected; it tells how many of it the list does not show as it is looked at. */
import { useMemo } from 'react';
import type { Contract } from '../../api/api.ts';
import { messages } from '../../domain/messages.ts';
import { changeContractsRequestLimits } from '../../../contract/limits.gen.ts';
import { filterByName } from '../../../contract/searchNames.ts';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { partOnDemand } from '../../ui/partOnDemand.tsx';
import type { BulkBarProps } from './BulkBar.tsx';

/** As many as one change may be about. */
const MOST_AT_ONCE = changeContractsRequestLimits.ids.maxItems;

/** In the place of the bar whose code has not arrived: nothing can be done with the selection, and that is said. */
function BulkNotShown() {
  return <p role="alert">{messages.partNotShown}</p>;
}

const BulkBar = partOnDemand<BulkBarProps>(
  () => import('./BulkBar.tsx').then((module) => module.BulkBar),
  BulkNotShown,
  ({ selected }) => selected.length || null,
);

type Props = Omit<BulkBarProps, 'unseen' | 'more' | 'onSelectAll'> & {
  /** The contracts of the view and its filters, and what is searched for in them. */
  asked: readonly Contract[];
  search: string;
  onSelect: (ids: readonly string[], chosen: boolean) => void;
};

export function SelectionBar({ asked, search, onSelect, ...bar }: Props) {
  const { selected } = bar;
  // Those on another page are in the list.
  const { found, unseen } = useMemo(() => {
    if (selected.length === 0) return { found: [], unseen: 0 };
    const inList = filterByName(asked, search);
    const listed = new Set(inList);
    return { found: inList, unseen: selected.filter((each) => !listed.has(each)).length };
  }, [selected, asked, search]);
  const isWhole = selected.length - unseen === found.length;
  const more = isWhole || found.length + unseen > MOST_AT_ONCE ? 0 : found.length;
  return (
    <PartBoundary resetKey={`${selected.length}`}>
      <BulkBar
        {...bar}
        unseen={unseen}
        more={more}
        onSelectAll={() =>
          onSelect(
            found.map(({ id }) => id),
            true,
          )
        }
      />
    </PartBoundary>
  );
}
