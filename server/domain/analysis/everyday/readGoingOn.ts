/** Whether an everyday contract goes on behind its end, by itself or by choice, and for how long at a time. */
import { ANEW, BY_CHOICE, BY_MERCY, GOES_ON, NO_END, NOT_RENEWING, OPEN, RENEWING } from '../lexicon/everydayWords.ts';
import { NOT_ON } from '../lexicon/notOnWords.ts';
import { FIELD, found, type Terms } from './found.ts';
import { SENTENCE } from './lengthOf.ts';
import { renewalLength } from './renewalLength.ts';

const UNTIL_ENDED =
  /\b(?:goes|go|carries|carry|runs?|continues?) (?:on\b[^.]{0,12}|(\p{L}+) after \1\b[^.]{0,40})\buntil\b/iu;

/** "It would otherwise have renewed for another year": it does not. */
const WOULD_HAVE = /\bwould (?:otherwise |then )?have (?:been )?(?:renew|extend|continu|roll|gone on|carried on)/i;

/** "Unless one of them says that it will not renew": a wish that somebody may have, and not what happens. */
const IF_SAID = /\bunless\b|\b(?:notif\w*|tells?|says?|informs?|advises?|notice|word|writing)\b[^.;]*\bthat\b/i;

/** Whether it goes on by itself, and for how long at a time. `label`: what a field is about; null in a sentence. */
export function readGoingOn(
  terms: Terms,
  text: string,
  place: { start: number; end: number },
  label: 'renewal' | 'term' | null,
): void {
  const labelled = label === 'renewal';
  const denied = NOT_ON.exec(text);
  const isDenied = denied !== null && !IF_SAID.test(text.slice(0, denied.index));
  if (isDenied || ANEW.test(text) || (label === 'term' && NOT_RENEWING.test(text))) {
    terms.automatic ??= found(false, place.start, place.end, FIELD);
    return;
  }
  if (OPEN.test(text) && !/\b(?:deposit|confiden|invoice|liab|guarantee)/i.test(text))
    terms.open ??= found(true, place.start, place.end, SENTENCE);
  // "From month to month, with no end date": nothing renews.
  if (BY_MERCY.test(text) || WOULD_HAVE.test(text) || NO_END.test(text)) return;
  const byChoice = BY_CHOICE.test(text);
  const goesOn =
    GOES_ON.test(text) ||
    (label === 'term' && RENEWING.test(text)) ||
    (labelled &&
      /\bautomatic|^(?:auto|yes|annual|yearly|rolling|renews)|^(?:month|week|quarter|year)[ -](?:to|by)[ -]|\bunless (?:terminated|cancelled|ended)\b/i.test(
        text,
      ));
  if (
    !goesOn &&
    !(
      byChoice &&
      (labelled ||
        /\b(?:renew|exten|option|further|longer|take up|again\b.*\bif|(?:more|another|extra) (?:\w+ )?(?:year|month|term|season)|(?:years|months|terms|seasons) more|to (?:stay|come back)\b)/i.test(
          text,
        ))
    )
  )
    return;
  const term = renewalLength(text, labelled);
  // "It goes on until one of us ends it": without an end, not from term to term.
  if (goesOn && !byChoice && !labelled && term === null && UNTIL_ENDED.test(text)) return;
  const automatic = goesOn && !byChoice;
  const renewal = term && found(term, place.start, place.end, labelled ? FIELD : SENTENCE);
  if (terms.automatic?.value === true) {
    if (automatic) terms.renewal ??= renewal;
    return;
  }
  if (automatic) terms.automatic = found(true, place.start, place.end, labelled ? FIELD : SENTENCE);
  else terms.option ??= found(true, place.start, place.end, labelled ? FIELD : SENTENCE);
  if (renewal) terms.renewal = renewal;
}
