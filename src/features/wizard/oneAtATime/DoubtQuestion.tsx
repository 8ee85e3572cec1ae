/** A value with several readings: which one is right? */
import type { Changes } from '../foundContract.ts';
import type { Question } from './openQuestions.ts';
import { Quote } from '../../../ui/Quote.tsx';

type Props = {
  question: Question;
  /** Its options can be chosen by digit. */
  numbered: boolean;
  locked: boolean;
  onChange: (changes: Changes) => void;
  onEdit: () => void;
};

export function DoubtQuestion({
  question: { field, label, asks, other, options },
  numbered,
  locked,
  onChange,
  onEdit,
}: Props) {
  return (
    <fieldset className="one-question" disabled={locked}>
      <legend>{asks ?? `${label}: which one is right?`}</legend>
      {options.map(({ key, text, quote, changes, chosen }, index) => (
        <label key={key} className={chosen ? 'one-option one-option-chosen' : 'one-option'}>
          <input type="radio" name={`question-${field}`} checked={chosen} onChange={() => onChange(changes)} />
          <span>
            <strong>{text}</strong>
            {quote ? <Quote>{quote}</Quote> : null}
          </span>
          {numbered ? <kbd aria-hidden>{index + 1}</kbd> : null}
        </label>
      ))}
      <button type="button" className="one-option" onClick={onEdit}>
        <strong>{other ?? 'Something else'}</strong>
        <span className="visually-hidden">: {label}</span>
        <kbd aria-hidden>E</kbd>
      </button>
    </fieldset>
  );
}
