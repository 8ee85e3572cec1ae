/** Above a scan: the words that were read there, or where they can't be marked, the words to look for and the way to them in the text. */
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Quote } from '../Quote.tsx';

type Props = {
  /** The words that the chosen value was read from. */
  quote: string | null;
  /** All: passages are marked in the picture. This: the one of the chosen value is. */
  marked: 'all' | 'this' | 'none';
  /** When the value was chosen: 0 is without a person's doing. */
  at: number;
  onShowText: (() => void) | null;
};

export function ScanStrip({ quote, marked, at, onShowText }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the values are a screen away.
    if (at > 0) strip.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div ref={strip} className="document-scan">
      <p aria-live="polite">
        {quote === null ? (
          marked === 'none' ? (
            'Nothing is marked on this scan. Choose a value to see the words we read.'
          ) : (
            'Read from a scan. Choose a value and compare.'
          )
        ) : (
          <>
            {marked === 'this' ? 'We read' : 'Look for'} <Quote>{quote}</Quote>
          </>
        )}
      </p>
      {quote !== null && marked !== 'this' && onShowText ? (
        <Button size="small" onClick={onShowText}>
          Find in text
        </Button>
      ) : null}
    </div>
  );
}
