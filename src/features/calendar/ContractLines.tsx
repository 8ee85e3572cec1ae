/** Contracts as lines, each a link to the contract's page: of a day, of the days ahead, or of what passed. */
import './contractLines.css';
import { Button } from 'antd';
import { memo, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Contract } from '../../api/api.ts';
import { formatCount } from '../../domain/format.ts';
import { contractPath } from '../../domain/paths.ts';
import { useOpenLink } from '../../ui/useOpenLink.ts';

/** How many lines a list shows before it is asked for more, and how many each further step adds: no step takes long to draw. */
const [firstLines, moreLines] = [50, 1_000];

export type Line = {
  name: string;
  /** A second line: the day, or what is to be done by when. */
  sub?: ReactNode;
  /** Under the amount: how far away the day is, or what was decided. */
  aside?: ReactNode;
  /** As the list it stands in shows it. */
  amount: string;
  late?: boolean;
};

type Props<T> = {
  items: readonly T[];
  contractOf: (item: T) => Contract;
  lineOf: (item: T) => Line;
  /** Lines shown at first. Where there are more, the list says so and offers them. */
  atFirst?: number;
};

/** Give it a `key` of what the contracts belong to: another day's list begins with its first lines again. */
export function ContractLines<T>({ items, contractOf, lineOf, atFirst = firstLines }: Props<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(atFirst);
  const { root, open } = useOpenLink();
  if (items.length === 0) return null;
  const left = items.length - count;
  const showMore = () => {
    flushSync(() => setCount(count + moreLines));
    // The button may be gone: reading goes on at the first of the new lines.
    list.current?.children[count]?.querySelector('a')?.focus();
  };
  return (
    <>
      <ul ref={list} className="contract-lines">
        {items.slice(0, count).map((item) => (
          <ContractLine
            key={contractOf(item).id}
            path={contractPath(contractOf(item).id)}
            item={item}
            lineOf={lineOf}
            root={root}
            open={open}
          />
        ))}
      </ul>
      {left > 0 ? (
        <p className="contract-lines-more">
          <span>
            {formatCount(count)} of {formatCount(items.length)} shown
          </span>
          <Button onClick={showMore}>
            {left > moreLines ? `Show ${formatCount(moreLines)} more` : `Show all ${formatCount(items.length)}`}
          </Button>
        </p>
      ) : null}
    </>
  );
}

type LineProps<T> = Pick<Props<T>, 'lineOf'> & ReturnType<typeof useOpenLink> & { item: T; path: string };

function ContractLineOf<T>({ item, path, lineOf, root, open }: LineProps<T>) {
  const { name, sub, aside, amount, late } = lineOf(item);
  return (
    <li>
      <a
        className={late ? 'contract-line contract-line-late' : 'contract-line'}
        href={root + path}
        onClick={(event) => open(event, path)}
      >
        <span className="contract-line-name">{name}</span>
        {sub ? <span className="contract-line-sub">{sub}</span> : null}
        <span className="contract-line-amount">{amount}</span>
        {aside ? <span className="contract-line-aside">{aside}</span> : null}
      </a>
    </li>
  );
}

/** Memoised: another month or day in the address changes no line. */
const ContractLine = memo(ContractLineOf) as typeof ContractLineOf;
