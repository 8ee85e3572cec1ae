/** The values of a contract on a card. */
import type { Words } from '../../domain/standing.ts';
import type { ValueWords } from './contractWords.ts';

/** A value, and its second line beneath. */
export function Value({ words: { text, look, period, beneath } }: { words: ValueWords }) {
  return (
    <>
      <span className={look}>
        {text}
        {period === '' ? null : <span className="period">{period}</span>}
      </span>
      {beneath === '' ? null : <small>{beneath}</small>}
    </>
  );
}

/** Where a contract stands. */
export function Standing({ words: { text, look } }: { words: Words }) {
  return <span className={look}>{text}</span>;
}
