/** Contracts as lines of name and amount: of a day, or of the days ahead with their date. */
import './contractLines.css';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Contract } from '../../api/endpoints.gen.ts';
import { formatCount, formatDay } from '../../domain/format.ts';
import { panelAmount } from './panelAmount.ts';

/** How many lines a list shows before it is asked for more, and how many each further step adds: no step takes long to draw. */
const [firstLines, moreLines] = [50, 1_000];

type Props = {
  contracts: readonly Contract[];
  dated?: boolean;
  /** Lines shown at first. Where there are more, the list says so and offers them. */
  atFirst?: number;
};

/** Give it a `key` of what the contracts belong to: another day's list begins with its first lines again. */
export function ContractLines({ contracts, dated = false, atFirst = firstLines }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(atFirst);
  if (contracts.length === 0) return null;
  const left = contracts.length - count;
  const showMore = () => {
    flushSync(() => setCount(count + moreLines));
    // The button may be gone: reading goes on at the first of the new lines.
    const next = list.current?.children[count];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <>
      <ul ref={list} className="contract-lines">
        {contracts.slice(0, count).map((contract) => (
          <li key={contract.id} tabIndex={-1}>
            <span className="contract-line-name">{contract.name}</span>
            {dated && contract.renewalDate ? (
              <span className="contract-line-day">{formatDay(contract.renewalDate)}</span>
            ) : null}
            <span className="contract-line-amount">{panelAmount(contract)}</span>
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <p className="contract-lines-more">
          <span>
            {formatCount(count)} of {formatCount(contracts.length)} shown
          </span>
          <Button onClick={showMore}>
            {left > moreLines ? `Show ${formatCount(moreLines)} more` : `Show all ${formatCount(contracts.length)}`}
          </Button>
        </p>
      ) : null}
    </>
  );
}
