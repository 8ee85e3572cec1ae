/** Several names of which some are the parties: the sides are ticked and taken together, each beside the passage that names it. */
import './chooseParties.css';
import { Button } from 'antd';
import { useState } from 'react';
import { distinctNames } from '../domain/distinctNames.ts';
import { Quote } from './Quote.tsx';

type Named = { value: string; quote: string };

type Props = {
  names: readonly Named[];
  /** Said after each label where others on the screen are called the same. */
  of?: string;
  locked?: boolean;
  onChoose: (parties: string[]) => void;
};

export function ChooseParties({ names, of, locked = false, onChoose }: Props) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const each = distinctNames(names);
  // In the order of the document, whichever was ticked first.
  const chosen = each.map(({ value }) => value).filter((value) => ticked.includes(value));
  const toggle = (value: string) =>
    setTicked(ticked.includes(value) ? ticked.filter((other) => other !== value) : [...ticked, value]);
  return (
    <fieldset className="choose-parties" disabled={locked}>
      <legend>
        Which of these are the parties?{of === undefined ? null : <span className="visually-hidden"> {of}</span>}
      </legend>
      {each.map(({ value, quote }) => (
        <div key={value}>
          <label>
            <input type="checkbox" checked={ticked.includes(value)} onChange={() => toggle(value)} />
            {value}
          </label>
          {quote === value ? null : (
            <p>
              <Quote>{quote}</Quote>
            </p>
          )}
        </div>
      ))}
      <Button size="small" disabled={locked || chosen.length === 0} onClick={() => onChoose(chosen)}>
        {chosen.length < 2
          ? chosen.length === 0
            ? 'Use the ticked ones'
            : 'Use this one'
          : `Use these ${chosen.length}`}
        {of === undefined ? null : <span className="visually-hidden"> as parties of {of}</span>}
      </Button>
    </fieldset>
  );
}
