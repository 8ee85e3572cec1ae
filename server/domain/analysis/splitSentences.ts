/** Cuts folded text into sentences. Abbreviations, initials and clause numbers do not end one; a paragraph does. */

export type Span = { start: number; end: number };

const ABBREVIATION =
  /(?:^|[\s("_])(?:inc|corp|ltd|co|rs|cdn|[kut]?shs?|tk|llc|l\.?p|l\.?l\.?c|no|nos|vs?|mr|mrs|ms|dr|jr|sr|st|ste|sec|sect|art|para|approx|e\.g|i\.e|w\.e\.f|etc|u\.s|u\.k|u\.s\.a|n\.a|s\.a|b\.v|n\.v|p\.o|a\.m|p\.m|attn|dept|est|ave|blvd|rd|fl|bldg|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|[a-z])$/i;
const ENUMERATOR =
  /^[("]{0,2}(?:\d{1,3}(?:\.\d{1,3}){0,3}|[ivxlc]{1,5}|[a-z]|section \d[\d.]{0,6}|article [\divxlc]{1,5})\)?$/i;
const MONTH =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{1,2}(?:st|nd|rd|th)?)?$/i;
/** A sentence is cut here whatever it says: nothing a reader calls a sentence is longer. */
const LONGEST = 6000;

/** Sentences in order; together they cover everything but the blanks between them. Linear. */
export function splitSentences(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  const close = (end: number): void => {
    if (end > start) spans.push({ start, end });
  };
  let blank = -1;
  for (let from = 0; ;) {
    const stop = nextStop(text, from);
    while (stop - start > LONGEST) {
      const late = start + LONGEST + 1;
      if (blank < late) blank = text.indexOf(' ', late);
      if (blank < 0) blank = text.length;
      if (blank >= stop) break;
      close(blank);
      start = blank + 1;
    }
    if (stop === text.length) break;
    from = stop + 1;
    if (text.charCodeAt(stop) === 10) {
      if (listGoesOn(text, start, stop)) continue;
      close(stop);
      start = from;
      continue;
    }
    if (!endsHere(text, start, stop)) continue;
    while (from < text.length && /["')\]]/.test(text[from] as string)) from += 1;
    close(from);
    while (text.charCodeAt(from) === 32) from += 1;
    start = from;
  }
  close(text.length);
  return spans;
}

const STOP = /[\n.?!]/g;

/** The next place from `from` on where a sentence can end, or the text does. */
function nextStop(text: string, from: number): number {
  STOP.lastIndex = from;
  return STOP.test(text) ? STOP.lastIndex - 1 : text.length;
}

const LIST_LEAD =
  /\b(?:terms?|terminat\w*|expir\w*|ends?|continu\w*|effect|force|until|earliest|earlier|latest|later|first)\b[^.:\n]{0,160}:/i;
const ITEM_END = /(?:;|,)(?: (?:or|and|and\/or))?$|:$|^[^.]*\b(?:or|and)$/;
const ITEM = /^(?:\((?:[a-z]|[ivx]{1,4}|\d)\)|(?:[a-h]|[ivx]{1,3}|\d)[.)] )/;
/** A list is one sentence for so many characters. */
const LONGEST_LIST = 900;

/** "shall end on the earlier of: (a) …; or (b) …": the items of a list about a term belong to the words that lead to it. */
function listGoesOn(text: string, start: number, at: number): boolean {
  if (at - start > LONGEST_LIST || !ITEM.test(text.slice(at + 1, at + 8))) return false;
  const lead = text.slice(start, at);
  return LIST_LEAD.test(lead.slice(0, 500)) && ITEM_END.test(lead.slice(-60));
}

function endsHere(text: string, start: number, stop: number): boolean {
  let next = stop + 1;
  while (next < text.length && /["')\]]/.test(text[next] as string)) next += 1;
  if (next < text.length && text.charCodeAt(next) !== 32) return text.charCodeAt(next) === 10;
  const follower = text[next + 1];
  if (follower !== undefined && /[a-z]/.test(follower)) return false;
  const sentence = text.slice(Math.max(start, stop - 24), stop);
  if (stop - start < 24 && ENUMERATOR.test(sentence.trim())) return false;
  if (text.charCodeAt(stop) !== 46) return true;
  // "Delivery Period ........ 1 May 2003": the dots that lead from one column to the next.
  if (text.startsWith('....', stop - 3)) return false;
  // "March 18. 2021", "April. 1st 2019": a date that a full stop has got into.
  if (/^\s*\d/.test(text.slice(next, next + 3)) && MONTH.test(sentence)) return false;
  return !ABBREVIATION.test(sentence);
}

/** The span of the sentence that holds `offset`, by bisection. */
export function sentenceAt(spans: Span[], offset: number): Span | null {
  let low = 0;
  let high = spans.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const span = spans[middle] as Span;
    if (offset < span.start) high = middle - 1;
    else if (offset >= span.end) low = middle + 1;
    else return span;
  }
  return null;
}
