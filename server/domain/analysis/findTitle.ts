/** A document's own title: "Master Services Agreement", without the company, exhibit number or sentence that stands around it. */
import { legalFormAt } from './parties/legalForms.ts';

export type Title = { text: string; start: number; end: number };

const NOUN =
  '(?:AGREEMENT|Agreement|CONTRACT|Contract|LEASE|Lease|ADDENDUM|Addendum|AMENDMENT|Amendment|LICEN[SC]E|Licen[sc]e|DEED|Deed|STATEMENT OF WORK|Statement of Work|UNDERTAKING|GUARANTY|Guaranty|GUARANTEE|POWER OF ATTORNEY|CERTIFICATE|TERM SHEET|Term Sheet|TENANCY|Tenancy|LETTER OF INTENT|Letter of Intent|MEMORANDUM OF UNDERSTANDING|Memorandum of Understanding|TERMS AND CONDITIONS|Terms and Conditions|TERMS OF SERVICE|Terms of Service|INSERTION ORDER|Insertion Order|PURCHASE ORDER|Purchase Order|ORDER FORM|Order Form|PROMISSORY NOTE|Promissory Note|INSURANCE POLICY|Insurance Policy)';
const TITLE = new RegExp(
  `(?:\\b(?:[A-Z][\\w&'/,.-]{0,24}|of|and|for|to|the|No\\.|[0-9]{1,3}) ){0,9}\\b${NOUN}\\b(?: (?:No\\. ?\\d+|NO\\. ?\\d+|#\\d+))?`,
  'g',
);
/** What no title begins with. */
const LEAD =
  /^(?:(?:Exhibit|EXHIBIT|Execution|EXECUTION|VERSION|Version|COPY|Copy|This|THIS|The|THE|of|and|for|to|the|FINAL|Final|DRAFT|Draft|PM|AM|Page|PAGE|Title|TITLE|AS|A|B|C|D|E|\d[\d.-]{0,8}|[\d.()-]+)[:.]? )+/;
/** The first words of the sentence after a title. */
const SENTENCE = new RegExp(
  `(?<=${NOUN}) (?:This|THIS|These|THESE|The|THE|Between|BETWEEN|By|BY|Dated|DATED|WITNESSETH|RECITALS?)\\b`,
);
/** So many places of the opening are looked at. */
const MOST = 12;

/** The first title in `head`, the opening of a folded text; null where none stands there. */
export function findTitle(head: string): Title | null {
  let tried = 0;
  for (const match of head.matchAll(TITLE)) {
    tried += 1;
    if (tried > MOST) return null;
    const start = match.index + beginsAt(match[0]);
    // From its beginning it may go on beyond the words that the first look took.
    TITLE_HERE.lastIndex = start;
    const whole = TITLE_HERE.exec(head)?.[0] ?? head.slice(start, match.index + match[0].length);
    const after = SENTENCE.exec(whole);
    const text = once((after ? whole.slice(0, after.index) : whole).trim());
    // "… about this Agreement tomorrow": one word within a sentence.
    const within = !text.includes(' ') && /[a-z,] $/.test(head.slice(Math.max(0, start - 2), start));
    if (
      text === '' ||
      within ||
      /\b(?:this|such|said|that) [A-Za-z]+$/i.test(` ${text}`) ||
      /^(?:this|such|said)\b/i.test(text)
    )
      continue;
    return { text, start, end: start + text.length };
  }
  return null;
}

const TITLE_HERE = new RegExp(TITLE.source, 'y');

/** Where the title begins in what was found: after a sentence's end, a company's legal form and words that lead to it. */
function beginsAt(found: string): number {
  let at = 0;
  for (const stop of found.matchAll(/(?<!\bNo|\bNO|\b[A-Z])[.:] (?=[A-Z])/g)) at = stop.index + stop[0].length;
  for (const gap of found.matchAll(/[ ,] ?(?=[A-Z])/g)) {
    const size = legalFormAt(found.slice(gap.index + gap[0].length));
    const end = gap.index + gap[0].length + size;
    if (size > 2 && found[end] === ' ' && end < found.length - 8) at = Math.max(at, end + 1);
  }
  return at + (LEAD.exec(found.slice(at))?.[0].length ?? 0);
}

/** "SUPPLY AGREEMENT SUPPLY AGREEMENT", "Supply Agreement Agreement": what stands twice is named once. */
function once(text: string): string {
  const twice = /^(.{6,}?) \1$/i.exec(text) ?? /^(.*\b(\w+)) \2$/i.exec(text);
  return twice ? (twice[1] as string) : text;
}
