/** The list on paper: every row of the view as it is filtered, searched and sorted, and not only the page on the screen. Drawn only to be printed. */
import './printedList.css';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CalendarDay } from '../../../contract/calendar.ts';
import { filterByName } from '../../../contract/searchNames.ts';
import type { Contract } from '../../api/api.ts';
import { productName } from '../../../contract/product.ts';
import { counted, formatDay } from '../../domain/format.ts';
import { standingWords } from '../../domain/standing.ts';
import { onPrint } from '../../platform/pageEvents.ts';
import { type ColumnKey, columns as allColumns } from './columns.ts';
import { Value } from './contractValues.tsx';
import { actByWords, amountWords, counterpartyWords, renewalWords } from './contractWords.ts';
import { filtersInWords, orderInWords, viewLabel } from './filterWords.ts';
import type { ListView } from './listView.ts';

export type PrintedListProps = {
  /** Those of the view, in its order. */
  asked: readonly Contract[];
  today: CalendarDay;
  view: ListView;
  columns: readonly ColumnKey[];
  /** What stands in the search field: the view may not have heard of the last key yet. */
  typed: () => string;
};

export function PrintedList({ typed, ...list }: PrintedListProps) {
  /** What is searched for in what is printed; null while nothing is. */
  const [search, setSearch] = useState<string | null>(null);
  useEffect(
    () =>
      onPrint(
        // The browser takes its picture of the page as soon as this returns.
        () => flushSync(() => setSearch(typed())),
        () => setSearch(null),
      ),
    [typed],
  );
  return search === null ? null : <Paper {...list} search={search} />;
}

function Paper({ asked, today, view, columns, search }: Omit<PrintedListProps, 'typed'> & { search: string }) {
  const rows = filterByName(asked, search);
  const shown = allColumns.filter(({ key }) => key !== 'actions' && columns.includes(key));
  const said = [
    counted(rows.length, 'contract'),
    ...filtersInWords(view.filters),
    ...(search.trim() === '' ? [] : [`Search: “${search.trim()}”`]),
    orderInWords(view.sort),
  ];
  return (
    <div className="printed-list">
      <h2>
        {productName}: All Contracts{view.view === 'all' ? '' : `, ${viewLabel(view.view)}`}
      </h2>
      <p>
        As of {formatDay(today)}. {said.join(' · ')}
      </p>
      <table>
        <thead>
          <tr>
            {shown.map(({ key, label }) => (
              <th key={key} scope="col" className={key === 'contractValue' ? 'printed-number' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((contract) => (
            <tr key={contract.id}>
              {shown.map(({ key }) => (
                <td key={key} className={key === 'contractValue' ? 'printed-number' : undefined}>
                  {cellOf[key](contract, today)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cellOf: Record<ColumnKey, (contract: Contract, today: CalendarDay) => ReactNode> = {
  name: ({ name }) => name,
  counterparty: (contract) => <Value words={counterpartyWords(contract)} />,
  contractValue: (contract) => <Value words={amountWords(contract)} />,
  actBy: (contract, today) => <Value words={actByWords(contract, today)} />,
  renewalDate: (contract) => <Value words={renewalWords(contract)} />,
  status: (contract, today) => standingWords(contract, today).text,
  owner: ({ owner }) => owner?.name ?? owner?.email ?? '',
  actions: () => null,
};
