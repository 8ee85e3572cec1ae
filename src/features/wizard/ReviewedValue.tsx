/** A value under review: what was read or entered, the passage it comes from, and other readings to choose instead. */
import { Button, Tag } from 'antd';
import type { AlternativeReading, Evidence } from '../../api/api.ts';
import { messages } from '../../domain/messages.ts';
import { showOther } from '../../domain/otherReading.ts';
import { workingText } from './contractFacts.ts';
import { FoldedQuotes } from './FoldedQuotes.tsx';
import { choiceOf, partiesToChoose, type Reviewed } from './foundContract.ts';
import { ChooseParties } from '../../ui/ChooseParties.tsx';
import { Quote } from '../../ui/Quote.tsx';

type Props = {
  /** The name of the contract: there are others on the screen. */
  contract: string;
  label: string;
  /** Null: not detected. */
  text: string | null;
  /** What the document says, where a person has said otherwise in the database; or why nothing is missing. */
  says?: string | null;
  /** What else a reader should know of the value. */
  warning?: string | null;
  /** The user has changed it: the evidence then speaks for the old value. */
  edited: boolean;
  evidence: readonly Evidence[];
  alternatives: readonly AlternativeReading[];
  /** The parties as they stand: another is added to them. */
  parties: readonly string[];
  /** The value is on its way: nothing can be chosen any more. */
  locked: boolean;
  onChoose: (changes: Partial<Reviewed>) => void;
};

export function ReviewedValue({
  contract,
  label,
  text,
  says = null,
  warning = null,
  edited,
  evidence,
  alternatives,
  parties,
  locked,
  onChoose,
}: Props) {
  const asked = partiesToChoose({ alternatives, parties });
  const perhapsParty = parties.length > 0 ? 'Perhaps a party too' : 'Perhaps a party';
  return (
    <div className="review-value">
      <dt>
        {label} {edited ? <Tag color="processing">Edited by you</Tag> : null}
      </dt>
      <dd>
        <span
          aria-live="polite"
          className={text !== null ? 'review-text' : says === null ? 'review-missing' : undefined}
        >
          {text ?? messages.notDetected}
        </span>
        {says === null ? null : <div className="review-says">{says}</div>}
        {warning ? <div className="warning-text">{warning}</div> : null}
        <FoldedQuotes>
          {evidence.map(({ quote, working, field }) => (
            <div className="evidence" key={field + quote + (working ?? '')}>
              {edited ? <span className="muted">The document was read differently: </span> : null}
              <Quote>{quote}</Quote>
              <Working working={working} />
            </div>
          ))}
        </FoldedQuotes>
        {asked.length > 0 ? (
          <ChooseParties
            names={asked}
            of={contract}
            locked={locked}
            onChoose={(chosen) => onChoose({ parties: chosen })}
          />
        ) : null}
        {(asked.length > 0 ? [] : alternatives).map((alternative) => {
          const choice = choiceOf(alternative, parties);
          const isParty = alternative.field === 'parties';
          // Added already.
          if (isParty && parties.includes(alternative.value)) return null;
          const shown = showOther(alternative.field, alternative.value);
          const use = `${isParty ? 'Add' : 'Use'} ${shown}`;
          return (
            <div
              className="evidence evidence-uncertain"
              key={alternative.field + alternative.value + alternative.quote}
            >
              <span>
                {isParty ? perhapsParty : 'Uncertain reading'}: {shown}
              </span>{' '}
              <Quote>{alternative.quote}</Quote>
              {choice ? (
                <Button
                  size="small"
                  aria-label={`${use}: ${label} of ${contract}`}
                  disabled={locked}
                  onClick={() => onChoose(choice)}
                >
                  {use}
                </Button>
              ) : null}
            </div>
          );
        })}
      </dd>
    </div>
  );
}

/** How the value follows from its passage, where that says more than the value. */
export function Working({ working }: { working: Evidence['working'] }) {
  const text = workingText(working);
  return text === null ? null : <span className="evidence-working">{text}</span>;
}
