/** A document's own title: "Master Services Agreement", without the company, exhibit number or sentence that stands around it. */
import { legalFormAt } from './parties/legalForms.ts';
import { everyMatch } from '../everyMatch.ts';

export type Title = { text: string; start: number; end: number };

const NOUN =
  '(?:AGREEMENT|Agreement|CONTRACT|Contract|LEASE|Lease|ADDENDUM|Addendum|AMENDMENT|Amendment|LICEN[SC]E|Licen[sc]e|DEED|Deed|STATEMENT OF WORK|Statement of Work|UNDERTAKING|GUARANTY|Guaranty|GUARANTEE|POWER OF ATTORNEY|CERTIFICATE|TERM SHEET|Term Sheet|TENANCY|Tenancy|LETTER OF INTENT|Letter of Intent|MEMORANDUM OF UNDERSTANDING|Memorandum of Understanding|TERMS AND CONDITIONS|Terms and Conditions|TERMS OF SERVICE|Terms of Service|INSERTION ORDER|Insertion Order|PURCHASE ORDER|Purchase Order|ORDER FORM|Order Form|PROMISSORY NOTE|Promissory Note|INSURANCE POLICY|Insurance Policy)';
const TITLE = new RegExp(
  `(?:(?:\\b(?:[A-Z][\\w&'/,.-]{0,24}|of|and|for|to|the|No\\.|[nN]°|[0-9]{1,3})|&) ){0,9}\\b${NOUN}\\b(?: (?:No\\. ?\\d+|NO\\. ?\\d+|#\\d+))?`,
  'g',
);
/** What no title begins with. */
const LEAD =
  /^(?:(?:Exhibit|EXHIBIT|Execution|EXECUTION|VERSION|Version|COPY|Copy|This|THIS|The|THE|of|and|for|to|the|FINAL|Final|DRAFT|Draft|PM|AM|Page|PAGE|Appendix [A-Z\d]|APPENDIX [A-Z\d]|Annex [A-Z\d]|ANNEX [A-Z\d]|Schedule [A-Z\d]|SCHEDULE [A-Z\d]|Title|TITLE|AS|A|B|C|D|E|[A-Z]{1,6}-?\d{2,}[\w-]*|\d[\d.-]{0,8}|[\d.()-]+)[:.]? )+/;
/** The first words of the sentence after a title. */
const SENTENCE = new RegExp(
  `(?<=${NOUN})(?: (?:Parties|PARTIES|Background|BACKGROUND|Recitals|RECITALS))? (?:This|THIS|These|THESE|The|THE|Between|BETWEEN|By|BY|Dated|DATED|WITNESSETH|RECITALS?)\\b`,
);
/** So many places of the opening are looked at. */
const MOST = 12;

/** The first title in `head`, the opening of a folded text; null where none stands there. */
export function findTitle(head: string): Title | null {
  let tried = 0;
  for (const match of head.matchAll(TITLE)) {
    tried += 1;
    if (tried > MOST) return null;
    // Not within a name: "EXCITE@HOME CO-BRANDING AGREEMENT".
    const cut = head[match.index - 1] === '@' ? match[0].indexOf(' ') + 1 : 0;
    const start = match.index + cut + beginsAt(match[0].slice(cut));
    // From its beginning it may go on beyond the words that the first look took.
    TITLE_HERE.lastIndex = start;
    const whole = TITLE_HERE.exec(head)?.[0] ?? head.slice(start, match.index + match[0].length);
    const after = SENTENCE.exec(whole);
    const text = once(inOneCase((after ? whole.slice(0, after.index) : whole).trim()));
    // "Telecom Contract No.: 12": a field, no title.
    if (FIELD.test(head.slice(start + text.length, start + text.length + 24))) continue;
    // "… about this Agreement tomorrow": one word within a sentence.
    const within = !text.includes(' ') && /[a-z,] $/.test(head.slice(Math.max(0, start - 2), start));
    if (
      text === '' ||
      within ||
      /\b(?:this|such|said|that) [A-Za-z]+$/i.test(` ${text}`) ||
      /^(?:this|such|said)\b/i.test(text)
    )
      continue;
    return text.includes(' ')
      ? { text, start, end: start + text.length }
      : (inLowerCase(head) ?? { text, start, end: start + text.length });
  }
  return null;
}

const FIELD = /^ ?(?:No\.?|Number|#|ID|Identification) ?:/i;

/** "Distributorship agreement between …": a title of which only the first word is a capital, at the top. */
const LOWER =
  /(?<=^|\n|[\d.] )[A-Z][a-z-]+(?: (?:and |of )?[a-z-]+){0,4} (?:agreement|contract|lease)(?= (?:between|among|dated|no\b)|\n|$)/;

function inLowerCase(head: string): Title | null {
  const match = LOWER.exec(head.slice(0, 400));
  return match && { text: match[0], start: match.index, end: match.index + match[0].length };
}

/** "SERVICING AGREEMENT NATIONWIDE FUNDS Agreement": a title in capitals ends with its noun where the case changes. */
function inOneCase(text: string): string {
  const other = /(?<=[A-Z] )(?!of |and |for |to |the |No\.|[nN]°)(?=[A-Z]?[a-z])/.exec(text);
  if (!other || !/^[^a-z]*$/.test(text.slice(0, other.index).replace(/\b(?:of|and|for|to|the|No)\b/g, ''))) return text;
  const capitals = text.slice(0, other.index);
  const last = everyMatch(capitals, new RegExp(`\\b${NOUN}\\b`, 'g')).at(-1);
  return last ? capitals.slice(0, last.index + last[0].length) : text;
}

const TITLE_HERE = new RegExp(TITLE.source, 'y');

/** Where the title begins in what was found: after a sentence's end, a company's legal form and words that lead to it. */
function beginsAt(found: string): number {
  let at = 0;
  for (const stop of everyMatch(found, /\b(?:HERETO|HEREOF|hereto|hereof) (?=[A-Z])/g))
    at = stop.index + stop[0].length;
  for (const stop of everyMatch(found, /(?<!\bNo|\bNO|\b[A-Z])[.:] (?=[A-Z])/g)) at = stop.index + stop[0].length;
  for (const gap of everyMatch(found, /[ ,] ?(?=[A-Z])/g)) {
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
