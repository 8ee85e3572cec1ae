/** Twelve months of last chances: the yearly money that can still be avoided, and the money that is spoken for. A month leads to its contracts. */
import { Link } from 'react-router-dom';
import type { Acting } from '../../../contract/acting.ts';
import type { Rates } from '../../../contract/rates.ts';
import { type ChanceMonth, lastChances } from '../../domain/decideNext.ts';
import { counted, formatMonth, formatWholeMoney } from '../../domain/format.ts';
import { paths } from '../../domain/paths.ts';
import { togetherAtRates } from '../../../contract/together.ts';

type Props = { contracts: readonly Acting[]; today: string; rates: Rates | undefined };

export function LastChances({ contracts, today, rates }: Props) {
  const { currency, months } = lastChances(contracts, today);
  const most = Math.max(...months.map(({ avoidable, committed }) => avoidable + committed), 1);
  return (
    <section className="panel" aria-labelledby="last-chances">
      <header className="panel-head">
        <h2 id="last-chances">Last chances</h2>
        <span className="panel-aside">a year, in {currency}</span>
      </header>
      <ul className="chances">
        {months.map((month) => (
          <Month key={month.month} month={month} most={most} currency={currency} rates={rates} />
        ))}
      </ul>
      <p className="chances-key">
        <i className="chance-avoidable" aria-hidden /> Avoidable <i className="chance-committed" aria-hidden />{' '}
        Committed
      </p>
    </section>
  );
}

/** The month's money by currency, the main one first. */
function sumsOf({ avoidable, committed, others }: ChanceMonth, currency: string) {
  return [...(avoidable + committed > 0 ? [{ amount: avoidable + committed, currency }] : []), ...others];
}

/** What is known of the month's money, in the main currency if there is any; a plus sign where others come to it. Null where nothing is: that is not zero. */
function shownSum([first, ...more]: ReturnType<typeof sumsOf>): string | null {
  if (first === undefined) return null;
  return `${formatWholeMoney(first.amount, first.currency)}${more.length > 0 ? ' +' : ''}`;
}

type MonthProps = { month: ChanceMonth; most: number; currency: string; rates: Rates | undefined };

function Month({ month, most, currency, rates }: MonthProps) {
  const { avoidable, committed, count, others } = month;
  const money = (amount: number) => formatWholeMoney(amount, currency);
  const sums = sumsOf(month, currency);
  const sum = shownSum(sums);
  const together = togetherAtRates(sums, rates);
  const also = [
    ...others.map((other) => `, also ${formatWholeMoney(other.amount, other.currency)}`),
    together && `, ${together}`,
  ].join('');
  return (
    <li>
      <Link to={`${paths.contracts}?month=${month.month.slice(0, 7)}`} title={also === '' ? undefined : also.slice(2)}>
        <span className="chance-month">
          {formatMonth(month.month).slice(0, 3)}
          <span className="visually-hidden">
            {' '}
            {month.month.slice(0, 4)}: {counted(count, 'contract')},
          </span>
        </span>
        <span className="chance-bars" aria-hidden>
          <i className="chance-avoidable" style={{ width: `${(avoidable / most) * 100}%` }} />
          <i className="chance-committed" style={{ width: `${(committed / most) * 100}%` }} />
        </span>
        <span className={sum === null ? 'chance-sum unknown' : 'chance-sum'}>
          {sum ?? (count === 0 ? 'None' : 'Unknown')}
          {sum === null ? null : (
            <span className="visually-hidden">
              : {money(avoidable)} avoidable, {money(committed)} committed{also}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
