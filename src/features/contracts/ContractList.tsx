/** The contracts with their search, order, pages, and what can be done with each. */
import { Tag } from 'antd';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Contract } from '../../api/endpoints.gen.ts';
import { filterByName } from '../../domain/contract.ts';
import { counted, formatCount } from '../../domain/format.ts';
import { messages } from '../../domain/messages.ts';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { partOnDemand } from '../../ui/partOnDemand.tsx';
import { useNarrow } from '../../ui/useNarrow.ts';
import { usePrefetch } from '../../ui/usePrefetch.ts';
import { ContractCards } from './ContractCards.tsx';
import { ContractSearch } from './ContractSearch.tsx';
import { ContractTable } from './ContractTable.tsx';
import type { DeleteContractDialogProps } from './DeleteContractDialog.tsx';
import { DialogNotice } from './DialogNotice.tsx';
import type { DownloadTrayProps } from './DownloadTray.tsx';
import { FailureNotice, type FailureProps } from './FailureNotice.tsx';
import { NoMatch } from './NoMatch.tsx';
import { currencies, sortContracts } from './sortContracts.ts';
import { useDownloadContract } from './useDownloadContract.ts';
import { useListView } from './useListView.ts';
import { useWorkAhead } from './useWorkAhead.ts';

// What most visits never show comes after the list, while there is still a network to fail.
const DeleteContractDialog = partOnDemand<DeleteContractDialogProps>(
  () => import('./DeleteContractDialog.tsx').then((module) => module.DeleteContractDialog),
  DialogNotice,
  ({ contract }) => contract,
);
const FailureToast = partOnDemand<FailureProps>(
  () => import('./FailureToast.tsx').then((module) => module.FailureToast),
  FailureNotice,
  ({ failures }) => failures || null,
);
// Without it a download is not seen on its way, but goes it.
const DownloadTray = partOnDemand<DownloadTrayProps>(
  () => import('./DownloadTray.tsx').then((module) => module.DownloadTray),
  () => null,
  ({ underWay }) => (underWay.size > 0 ? underWay : null),
);

const laterParts = () =>
  Promise.all([import('./DeleteContractDialog.tsx'), import('./FailureToast.tsx'), import('./DownloadTray.tsx')]);

/** Pixels of page width that the table's four columns need, the drawer beside it. */
const TABLE_NEEDS = 1024;

type Props = { contracts: readonly Contract[]; today: string };

export function ContractList({ contracts, today }: Props) {
  const { view, change } = useListView();
  const narrow = useNarrow(TABLE_NEEDS);
  const searchField = useRef<HTMLInputElement>(null);
  /** The contract to delete. */
  const [doomed, setDoomed] = useState<Contract | null>(null);
  const { download, cancel, underWay, failures, said } = useDownloadContract();
  usePrefetch(laterParts);

  const sorted = useMemo(() => sortContracts(contracts, view.sort), [contracts, view.sort]);
  useWorkAhead(contracts, sorted, view.search);
  const mixed = useMemo(
    () => view.sort.field === 'contractValue' && currencies(contracts).length > 1,
    [contracts, view.sort],
  );
  const found = useMemo(() => {
    const named = filterByName(sorted, view.search);
    return view.undatedOnly ? named.filter(({ renewalDate }) => !renewalDate) : named;
  }, [sorted, view.search, view.undatedOnly]);
  const page = Math.min(view.page, Math.max(1, Math.ceil(found.length / view.pageSize)));
  const rows = useMemo(
    () => found.slice((page - 1) * view.pageSize, page * view.pageSize),
    [found, page, view.pageSize],
  );
  const onSearch = useCallback((search: string) => change({ search, page: 1 }, { replace: true }), [change]);
  const onClear = useCallback(() => {
    // The button goes away with what it clears.
    searchField.current?.focus();
    change({ search: '', undatedOnly: false, page: 1 });
  }, [change]);

  const onCancel = useCallback(
    (contract: Contract) => {
      // The tray goes: back to where the download was started, if that is on this page.
      const starts = [...document.querySelectorAll<HTMLElement>('[data-download]')];
      const start = starts.find(({ dataset }) => dataset['download'] === contract.id);
      (start ?? searchField.current)?.focus();
      cancel(contract);
    },
    [cancel],
  );

  const Rows = narrow ? ContractCards : ContractTable;
  return (
    <section className="card contracts-list" aria-label="Contracts">
      <div className="contracts-tools">
        <ContractSearch ref={searchField} search={view.search} onSearch={onSearch} />
        {view.undatedOnly ? (
          <Tag color="warning" closable={{ 'aria-label': 'Show all contracts' }} onClose={onClear}>
            Without a renewal date
          </Tag>
        ) : null}
        {mixed ? <span className="contracts-sorting">Amounts are sorted within each currency.</span> : null}
        <output className="contracts-count">
          {found.length === contracts.length
            ? counted(contracts.length, 'contract')
            : `${formatCount(found.length)} of ${counted(contracts.length, 'contract')}`}
        </output>
      </div>
      {found.length === 0 ? (
        <NoMatch search={view.search} onClear={onClear} />
      ) : (
        <Rows
          rows={rows}
          today={today}
          page={page}
          pageSize={view.pageSize}
          total={found.length}
          sort={view.sort}
          onChange={change}
          onDelete={setDoomed}
          onDownload={download}
          downloading={underWay}
        />
      )}
      <output className="visually-hidden">{said}</output>
      <PartBoundary resetKey={`${doomed?.id} ${failures}`}>
        <DeleteContractDialog
          contract={doomed}
          onClosed={() => setDoomed(null)}
          onDeleted={() => searchField.current?.focus()}
        />
        <DownloadTray underWay={underWay} onCancel={onCancel} />
        <FailureToast text={messages.downloadFailed} failures={failures} />
      </PartBoundary>
    </section>
  );
}
