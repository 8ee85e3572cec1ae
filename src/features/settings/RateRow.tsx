/** One exchange rate: `1 EUR = [ ] US dollars`. The currency of a row that was added is typed, too. */
import { Button } from 'antd';
import { useId } from 'react';

/** `key` stays while the currency is typed. */
export type Row = { key: string; currency: string; rate: string; added?: boolean };

export type Problem = { at: 'currency' | 'rate'; says: string };

type Props = {
  row: Row;
  /** As it is said after a number: `US dollars`. */
  into: string;
  problem: Problem | undefined;
  onChange: (row: Row) => void;
  /** Undefined where there is nothing to remove. */
  onRemove: (() => void) | undefined;
};

export function RateRow({ row, into, problem, onChange, onRemove }: Props) {
  const said = useId();
  const { currency, rate, added } = row;
  const wrong = (at: Problem['at']) => problem?.at === at && { 'aria-invalid': true, 'aria-describedby': said };
  return (
    <li>
      {added ? (
        <>
          1
          <input
            className="rate-currency"
            aria-label="Currency"
            value={currency}
            maxLength={3}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => onChange({ ...row, currency: target.value.toUpperCase() })}
            {...wrong('currency')}
          />
          =
        </>
      ) : (
        <span className="rate-code">1 {currency} =</span>
      )}
      <input
        aria-label={`What 1 ${currency || 'unit'} is worth in ${into}`}
        value={rate}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => onChange({ ...row, rate: target.value })}
        {...wrong('rate')}
      />
      {into}
      {onRemove ? (
        <Button type="text" onClick={onRemove} aria-label={`Remove ${currency || 'the new currency'}`}>
          Remove
        </Button>
      ) : null}
      {problem ? (
        <p id={said} role="alert" className="rate-problem">
          {problem.says}
        </p>
      ) : null}
    </li>
  );
}
