/** The contracts with their search, order, pages, and what can be done with each. */
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Contract } from '../../api/api.ts';
import type { ExportFormat } from '../../api/spreadsheetsApi.ts';
import { keepPreference, readPreference } from '../../platform/preferences.ts';
import { messages } from '../../domain/messages.ts';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { partOnDemand } from '../../ui/partOnDemand.tsx';
import { useNarrow } from '../../ui/useNarrow.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { restoreContract } from '../../store/restoreContract.ts';
import { useAfterPaint } from '../../ui/useAfterPaint.ts';
import { usePrefetch } from '../../ui/usePrefetch.ts';
import { type ColumnKey, readColumns, writeColumns } from './columns.ts';
import { ContractCards } from './ContractCards.tsx';
import { ContractSearch } from './ContractSearch.tsx';
import { ContractTable } from './ContractTable.tsx';
import type { DeleteContractDialogProps } from './DeleteContractDialog.tsx';
import { DialogNotice } from './DialogNotice.tsx';
import type { DownloadTrayProps } from './DownloadTray.tsx';
import { FailureNotice, type FailureProps } from './FailureNotice.tsx';
import { isDayInDoubt } from '../../../contract/acting.ts';
import { filterContracts, type Filters, type ViewKey } from '../../../contract/listFilter.ts';
import type { ListToolsProps } from './ListTools.tsx';
import { ListCount } from './ListCount.tsx';
import { ListViews } from './ListViews.tsx';
import { NoMatch } from './NoMatch.tsx';
import { OrderChoice } from './OrderChoice.tsx';
import { currencies, sortContracts } from '../../../contract/sortContracts.ts';
import { askedView, queryOf, readListView } from './listView.ts';
import type { PrintedListProps } from './PrintedList.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { createPlaces, PlacesContext } from './tablePlaces.ts';
import { ToolsPlace } from './ToolsPlace.tsx';
import { useBulk } from './useBulk.ts';
import { useDownloadContract } from './useDownloadContract.ts';
import { useExport } from './useExport.ts';
import { useKeySearch } from './useKeySearch.ts';
import { useListKeys } from './useListKeys.ts';
import { ListViewContext } from './useListView.ts';
import { useWorkAhead } from './useWorkAhead.ts';

// What most visits never show comes with the first key or pointer, while there is still a network to fail.
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

/** Without them the list can be searched, sorted and opened. Their place is kept, so that nothing moves when they come. */
const ListTools = partOnDemand<ListToolsProps>(
  () => import('./ListTools.tsx').then((module) => module.ListTools),
  () => null,
  ({ wanted }) => wanted || null,
  ToolsPlace,
);

/** Without it what is printed is the page on the screen. */
const PrintedList = partOnDemand<PrintedListProps>(
  () => import('./PrintedList.tsx').then((module) => module.PrintedList),
  () => null,
  ({ asked }) => asked.length > 0 || null,
);

const laterParts = () =>
  Promise.all([
    import('./BulkBar.tsx'),
    import('./DeleteContractDialog.tsx'),
    import('./FailureToast.tsx'),
    import('./DownloadTray.tsx'),
  ]);

/** Pixels of page width that the table needs, the drawer beside it. */
const TABLE_NEEDS = 1024;
const COLUMNS = 'contract-columns';

type Props = {
  contracts: readonly Contract[];
  today: string;
  counts: ReadonlyMap<ViewKey, number>;
};

export function ContractList({ contracts, today, counts }: Props) {
  const { view, change } = useContext(ListViewContext);
  const narrow = useNarrow(TABLE_NEEDS);
  const list = useRef<HTMLElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  useListKeys(list, searchField);
  const [columns, setColumns] = useState(() => readColumns(readPreference(COLUMNS)));
  /** The contract to delete. */
  const [doomed, setDoomed] = useState<Contract | null>(null);
  const dispatch = useAppDispatch();
  const { download, cancel, underWay, failures, said } = useDownloadContract();
  const bulk = useBulk(contracts, today);
  const { exporting, run: exportContracts } = useExport();
  usePrefetch(laterParts);
  const painted = useAfterPaint();

  const sorted = useMemo(() => sortContracts(contracts, view.sort, today), [contracts, view.sort, today]);
  useWorkAhead(contracts, sorted, view.search);
  const mixed = useMemo(
    () => view.sort.field === 'contractValue' && currencies(contracts).length > 1,
    [contracts, view.sort],
  );
  const asked = useMemo(
    () => filterContracts(sorted, { view: view.view, filters: view.filters }, today),
    [sorted, view.view, view.filters, today],
  );
  const [places] = useState(createPlaces);
  const { shown, onSearch, tellTyped } = useKeySearch({
    asked,
    all: contracts.length,
    today,
    view,
    change,
    places,
    byReact: narrow || bulk.selected.size > 0 || underWay.size > 0,
  });
  const onView = useCallback((query: string) => change(readListView(new URLSearchParams(query))), [change]);
  const onFilter = useCallback((filters: Filters) => change({ filters, page: 1 }), [change]);
  const onClear = useCallback(() => {
    // The button goes away with what it clears.
    searchField.current?.focus();
    change({ search: '', filters: {}, view: 'all', page: 1 });
  }, [change]);
  const onColumns = useCallback((chosen: readonly ColumnKey[]) => {
    setColumns(chosen);
    keepPreference(COLUMNS, writeColumns(chosen));
  }, []);
  const typed = useCallback(() => searchField.current?.value ?? '', []);
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);
  // The same for every key of the search: nothing of the list's tools is drawn anew for one.
  const onExport = useCallback(
    (format: ExportFormat) => void exportContracts({ format, today, view: askedView(latest.current) }),
    [exportContracts, today],
  );
  const onRestore = useCallback(
    (contract: Contract) => {
      // The row goes, and its button with it.
      searchField.current?.focus();
      void dispatch(restoreContract({ id: contract.id, today }));
    },
    [dispatch, today],
  );

  const onCancel = useCallback(
    (contract: Contract) => {
      // The tray goes: back to where the download was started, if that is on this page.
      const starts = list.current?.querySelectorAll<HTMLElement>('[data-download]');
      const place = places.rows().findIndex(({ id }) => id === contract.id);
      (starts?.[place] ?? searchField.current)?.focus();
      cancel(contract);
    },
    [cancel, places],
  );

  const Rows = narrow ? ContractCards : ContractTable;
  const [drawn, setDrawn] = useState(false);
  if (!drawn && shown.found > 0) setDrawn(true);
  return (
    <PlacesContext value={places}>
      <section ref={list} className="panel contracts-list" aria-label="Contracts">
        <div className="contracts-views">
          <ListViews view={view.view} counts={counts} query={queryOf(view)} onView={onView} />
          {/* On cards it stands above them; none of the table's columns stands for this order. */}
          {!narrow && view.sort.field === 'soonest' ? <OrderChoice sort={view.sort} onChange={change} /> : null}
          <ListCount />
        </div>
        <div className="contracts-tools">
          <ContractSearch ref={searchField} search={view.search} onSearch={onSearch} onLeave={tellTyped} />
          <ListTools
            wanted={painted}
            contracts={contracts}
            filters={view.filters}
            onFilter={onFilter}
            mixed={mixed}
            columns={narrow ? null : columns}
            onColumns={onColumns}
            exporting={exporting}
            onExport={onExport}
          />
        </div>
        {shown.found === 0 ? (
          <NoMatch search={view.search} view={view.view} inDoubt={contracts.some(isDayInDoubt)} onClear={onClear} />
        ) : null}
        {/* Once drawn it stays: drawing a table costs more than hiding it. */}
        <div hidden={shown.found === 0}>
          {drawn ? (
            <Rows
              rows={shown.rows}
              today={today}
              view={view.view}
              columns={columns}
              pageSize={view.pageSize}
              sort={view.sort}
              selected={bulk.selected}
              onSelect={bulk.onSelect}
              onChange={change}
              onDelete={setDoomed}
              onRestore={onRestore}
              onDownload={download}
              downloading={underWay}
            />
          ) : null}
        </div>
        {painted ? <PrintedList asked={asked} today={today} view={view} columns={columns} typed={typed} /> : null}
        <output className="visually-hidden">{said}</output>
        <SelectionBar
          selected={bulk.chosen}
          asked={asked}
          search={view.search}
          onSelect={bulk.onSelect}
          inTrash={view.view === 'trash'}
          busy={bulk.busy}
          onApply={(wanted) => void bulk.apply(wanted)}
          exporting={exporting}
          onExport={(format) => {
            const ids = bulk.chosen.map(({ id }) => id);
            void exportContracts({ format, today, ids, trash: view.view === 'trash' });
          }}
          onClear={bulk.clear}
        />
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
    </PlacesContext>
  );
}
