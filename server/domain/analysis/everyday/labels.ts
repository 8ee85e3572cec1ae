/** What kinds of label there are, and which of them a text is. */
import { END, FEE, LENGTH, NOTICE, RENEWAL, RENEWS_ON, ROLE, SIGNED, START, TOTAL } from '../lexicon/everydayLabels.ts';
import { remembered } from '../text/remembered.ts';
import { oneSpace } from '../text/oneSpace.ts';

export type Kind =
  | 'start'
  | 'end'
  | 'renewsOn'
  | 'length'
  | 'renewal'
  | 'notice'
  | 'signed'
  | 'party'
  | 'total'
  | 'fee';
const KINDS: [Kind, RegExp][] = [
  ['start', START],
  ['end', END],
  ['renewsOn', RENEWS_ON],
  ['length', LENGTH],
  ['renewal', RENEWAL],
  ['notice', NOTICE],
  ['signed', SIGNED],
  ['party', ROLE],
  ['total', TOTAL],
  ['fee', FEE],
];
/** Of which period a label's amount is: "Monthly rent", "Total per month", "Annual fee (GBP)". */
export const PERIODIC =
  /\b(?:monthly|quarterly|annual|yearly|weekly|(?:per|for the|each|a) (?:month|quarter|year|annum|week))\b/g;
export const LONGEST_LABEL = 48;

const EACH: Record<string, string> = {
  mo: 'month',
  yr: 'year',
  ye: 'year',
  qt: 'quarter',
  qu: 'quarter',
  wk: 'week',
  we: 'week',
};

/** Small letters, without number, brackets, "Item 3", "B2" and colon. */
export function plainLabel(text: string): string {
  const small = text.toLowerCase();
  const label = (small.includes('(') ? small.replace(/\([^)]{0,40}\)/g, ' ') : small)
    .replace(/[’']/g, "'")
    .replace(/^(?:(?:item|no\.?|box|§)? ?\d{1,2}(?:\.\d{1,2})?[.):]?|[a-z](?:[.)]|\d{1,2}(?:\.\d{1,2})?[.):]?)) +/, '')
    .replace(/ (?:at )?\d{1,2}[:.]\d{2}(?: ?(?:hrs?|hours|[ap]\.?m\.?))?(?: on)?$/, '')
    .replace(
      / ?\/ ?(mo|mth|month|yr|year|qtr|quarter|wk|week)\b\.?/,
      (_, unit: string) => ` per ${EACH[unit.slice(0, 2)]}`,
    )
    .replace(/[*•:.–-]+ *$/, '')
    .replace(/^[*•–-] */, '');
  return oneSpace(label).trim();
}

/** Whom the paper speaks to, or of whom it says "we". */
const CALLED = /^\p{Lu}[\p{L} ]{2,20} \(["“‘']?(?:you|we|us)["”’']?\) ?:?$/u;

/** What kinds of label a text is; none where it is something else. */
export const labelKinds = remembered((text: string): Kind[] => {
  if (text.length > LONGEST_LABEL || !/[a-z]/i.test(text)) return [];
  // "Storer (you)"
  if (CALLED.test(text)) return ['party'];
  const plain = plainLabel(text);
  const kinds = KINDS.filter(([, pattern]) => pattern.test(plain)).map(([kind]) => kind);
  if (kinds.length > 0) return kinds;
  // "Parent/carer"
  if (plain.includes('/') && plain.split('/').every((part) => ROLE.test(part.trim()))) return ['party'];
  const bare = oneSpace(plain.replace(PERIODIC, ' ')).trim();
  if (bare === plain || bare === '') return [];
  return FEE.test(bare) || TOTAL.test(bare) ? ['fee'] : [];
});
