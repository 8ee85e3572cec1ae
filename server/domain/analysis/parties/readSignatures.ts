/**
 * The names in the signature blocks, for papers that name their parties nowhere else: "ORCHARD MILLS, L.P. By: Orchard GP LLC, its
 * general partner By: /s/ Jane Whitfield Name: … Title: …", and persons who sign for themselves.
 */
import type { Document, Reading } from '../document.ts';
import { readColumns, signatureColumns } from './columns.ts';
import { endsLegally, legalFormAt } from './legalForms.ts';
import { cleanName } from './cleanName.ts';
import { hasSuffix, isName, sameName } from './partyName.ts';
import { everyMatch } from '../../everyMatch.ts';
import { oncePer } from '../text/oncePer.ts';

/** More parties than this are a list of something else. */
const MOST = 60;
/** How much of the end is read where no "IN WITNESS WHEREOF" opens the signatures, and how much at most. */
const LAST = 5000;
const ZONE = 14_000;

/** What stands before a part of a signature block. */
const LABEL =
  /\/s\/|\b(?:by|its|name|print(?:ed)? name|title|signature|signed|date|dated|address|attest|witness|attn|attention|e-?mail|phone|telephone|fax) ?:|_{4,}|\bby(?= \/s\/| ?__)/gi;
/** The last word of a signer's office, between his name and the next party. */
const OFFICE =
  /^.*\b(?:officer|president|director|member|manager|general partner|counsel|secretary|treasurer|signatory|person|in[- ]fact|chair(?:man|person)?|ceo|cfo|coo|cto|evp|svp|trustee|owner|founder|representative|esq\.?|ph\.?d\.?|m\.?d\.?|capacity|individually|witness|attest|duly|seal|(?:\d,?|[\d/]|january|february|march|april|may|june|july|august|september|october|november|december) ?\d{4}|agreed|accepted)[,.;:)\]]{0,2} (?=[A-Z0-9])/i;
/** "ORCHARD MILLS, L.P. KESTREL FUND LLC": two columns of names on one line. */
const BESIDE =
  /\b(?:Inc\.?|INC\.?|LLC|L\.L\.C\.|LP|L\.P\.|Ltd\.?|LTD\.?|Corp\.|CORP\.|CORPORATION|Corporation|COMPANY|Company|UNIVERSITY|University|PLC|GmbH|N\.A\.|S\.A\.|B\.V\.|N\.V\.|LIMITED|Limited|\w+\.(?:com|COM)) (?=[A-Z0-9(])/g;
/** What a party is called beside its name. */
const CALLED =
  'Party [A-D1-4]|PARTY [A-D1-4]|Master|MASTER|Franchis(?:or|ee)|FRANCHIS(?:OR|EE)|Licens(?:or|ee)|LICENS(?:OR|EE)|Customer|CUSTOMER|Client|CLIENT|Supplier|SUPPLIER|Distributor|DISTRIBUTOR|Company|COMPANY|Consultant|CONSULTANT|Contractor|CONTRACTOR|Employee|EMPLOYEE|Employer|EMPLOYER|Executive|EXECUTIVE|Provider|PROVIDER|Recipient|RECIPIENT|Buyer|BUYER|Seller|SELLER|Purchaser|PURCHASER|Vendor|VENDOR|Landlord|LANDLORD|Tenant|TENANT|Lessor|LESSOR|Lessee|LESSEE|Borrower|BORROWER|Lender|LENDER|Agent|AGENT|Owner|OWNER|Operator|OPERATOR|Sponsor|SPONSOR|Shipper|SHIPPER|Transporter|TRANSPORTER|Manufacturer|MANUFACTURER|Reseller|RESELLER|Guarantor|GUARANTOR|Publisher|PUBLISHER|Developer|DEVELOPER|Authorized|Legal|LEGAL|Head|By|BY|On|Date|Page|Name|Signature|Witness|WITNESS|Attest|ATTEST';
const ROLE_BEFORE = new RegExp(`^(?:(?:${CALLED})[:.]? )+(?=[A-Z(])`);
const ROLE_AFTER = new RegExp(`(?: \\(?(?:${CALLED})\\)?)+$`);

/** Of a line without breaks only so much of the end can hold a party. */
const LONGEST_LINE = 400;

/** `columned`: the same text with its columns apart. */
type Part = { label: string; start: number; end: number; text: string; columned: string };

/** The signing parties, in order, each once. */
export const readSignatures = oncePer((document: Document): Reading<string>[] => {
  const from = signaturesStart(document);
  const zone = document.text.slice(from, from + ZONE).replaceAll('|', '\n');
  const parts = cutParts(zone, signatureColumns(document, from, from + ZONE));
  const found: Reading<string>[] = [];
  const add = (name: string | null, near: number, confidence: number): void => {
    if (!name || found.length >= MOST || found.some((other) => sameName(other.value, name))) return;
    const here = zone.lastIndexOf(name, near);
    // A name that stands in two rows of a column is quoted from where it stands whole.
    const at = here >= 0 ? from + here : document.text.toLowerCase().indexOf(name.toLowerCase());
    if (at < 0) return;
    found.push({
      value: document.text.slice(at, at + name.length),
      start: at,
      end: at + name.length,
      working: null,
      confidence,
    });
  };
  for (const match of everyMatch(zone, /\bon behalf of:? (?:the )?(?=[A-Z])/gi)) {
    const at = match.index + match[0].length;
    const name = cleanName(zone.slice(at, at + 120).split(/[\n)_]/)[0] as string);
    if (name && isName(name) && endsLegally(name)) add(name, at + name.length + 2, 0.65);
  }
  let lastSigner = '';
  parts.forEach((part, index) => {
    const next = parts[index + 1];
    // "By: Orchard GP LLC, its general partner" says through whom, not who.
    if (next && SIGNS.test(next.label) && !isThrough(part))
      for (const name of partiesAtEnd(part, lastSigner)) add(name, part.end, 0.65);
    if (part.label !== '/s/') return;
    const name = signer(part.text);
    if (name && isPerson(parts, index)) add(name, part.end, 0.62);
    lastSigner = name ?? lastSigner;
  });
  return found.toSorted((a, b) => a.start - b.start);
});

/** The labels that a party's name stands before. */
const SIGNS = /^(?:by|\/s\/|signature|signed|name|print|date|_)/i;

/** Words that open the signatures, the surest first. */
const OPENINGS = [
  /in (?:witness|evidence|testimony) whereof/gi,
  /\b(?:have|has) (?:duly )?(?:caused|executed|signed|set)\b[^.]{0,120}\b(?:as of|on|effective)\b|\bagreed (?:to )?(?:and|by)\b[^.]{0,20}(?:accepted)?:|\baccepted and agreed|\bto be (?:duly )?executed\b|\bsigned (?:for and )?on behalf of/gi,
];
/** Two signatures within so many characters stand side by side. */
const NEAR = 700;

/** Where the signatures begin. */
export const signaturesStart = oncePer(({ text }: Document): number => {
  const tail = text.slice(-120_000);
  const offset = text.length - tail.length;
  for (const opening of OPENINGS) {
    const last = everyMatch(tail, opening).at(-1);
    if (last && /\bby ?:|\/s\/|_{4,}|\bname ?:|on behalf of/i.test(tail.slice(last.index, last.index + 2500)))
      return offset + last.index;
  }
  const places = everyMatch(tail, /\b(?:By|BY) ?:|\/s\//g).map((match) => match.index);
  const pair = places.find((at, index) => (places[index + 1] ?? Number.POSITIVE_INFINITY) - at < NEAR);
  return pair === undefined ? Math.max(0, text.length - LAST) : offset + Math.max(0, pair - NEAR);
});

function cutParts(zone: string, columned: string): Part[] {
  const parts: Part[] = [];
  let label = '';
  let start = 0;
  const add = (end: number): void => {
    parts.push({ label, start, end, text: zone.slice(start, end), columned: columned.slice(start, end) });
  };
  for (const match of everyMatch(zone, LABEL)) {
    add(match.index);
    label = match[0].toLowerCase().replace(/ ?:$/, '').replace(/^_+$/, '_');
    start = match.index + match[0].length;
  }
  add(zone.length);
  return parts;
}

/** "Orchard GP LLC, its general partner", or "its: general partner": one party acting through another. */
function isThrough(part: Part): boolean {
  return (
    part.label === 'by' &&
    (!part.text.trim().includes('\n') ||
      /\b(?:its|partner|member|manager|shareholder|advis[eo]r|attorney|trustee)\b/i.test(part.text))
  );
}

/** The parties whose names end the text: after the signer before them and his office, or after the last line end. */
function partiesAtEnd({ text, label, columned }: Part, lastSigner: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const last = lines.at(-1) ?? '';
  const rows = columned.trim().split('\n');
  if (rows.slice(-2).some((row) => row.includes('\t'))) {
    const cells = readColumns(rows, (cell) => namesIn(cell, label, lastSigner)[0] === cell);
    const names = cells.map((cell) => cell.replace(ROLE_BEFORE, '').replace(ROLE_AFTER, '').replace(/[,:]$/, ''));
    if (names.length > 0) return names.filter((name) => cleanName(name) !== null && isName(name));
  }
  for (const candidate of [last, lines.slice(-2).join(' ')]) {
    const names = namesIn(candidate, label, lastSigner);
    if (names.length > 0) return names;
  }
  return [];
}

/** "… to be executed ORCHARD MILLS LP": the words in capitals that end the line, where words in small letters stand before them. */
function capitalsAtEnd(line: string): string {
  const words = line.split(' ');
  let at = words.length;
  while (at > 0 && words.length - at < 12 && /^[A-Z0-9\u00c0-\u017e&(][^a-z]*$/.test(words[at - 1] as string)) at -= 1;
  return at > 0 && /[a-z][,.]?$/.test(words[at - 1] as string) ? words.slice(at).join(' ') : '';
}

function namesIn(line: string, label: string, lastSigner: string): string[] {
  // "ORCHARD MILLS, INC.: TARN FOODS LLC:": columns headed by names.
  const columns = line.split(':').filter((column) => endsLegally(column));
  if (columns.length >= 2) return columns.flatMap((column) => namesIn(column.trim(), label, lastSigner));
  // "… first written above. ORCHARD MILLS, INC.", "… behalf of Orchard Mills, Inc."
  let rest = line
    .slice(-LONGEST_LINE)
    .split(
      /(?:[a-z]{3,}\.|\]|:|\bbehalf of|\b(?:first|above|below) written|\bwritten (?:above|below)) ?,? ?(?=[A-Z0-9a-z])/,
    )
    .at(-1) as string;
  const signed = lastSigner === '' ? -1 : rest.toLowerCase().lastIndexOf(lastSigner.toLowerCase());
  if (signed >= 0) rest = rest.slice(signed + lastSigner.length).replace(/^[^A-Za-z0-9]+/, '');
  const office = OFFICE.exec(rest);
  if (office && (label !== '' || /[a-z]/.test(office[0]))) {
    const after = rest.slice(office[0].length);
    if (hasSuffix(after)) rest = after;
  }
  // In capitals after words in small letters: "… to be executed ORCHARD MILLS LP".
  const capitals = capitalsAtEnd(rest);
  if (endsLegally(capitals) && capitals.length > 9) rest = capitals;
  rest = rest.replace(/^[\d_.,\s]+(?=[A-Z])/, '');
  const names: string[] = [];
  let from = 0;
  for (const match of everyMatch(rest, BESIDE)) {
    const end = match.index + match[0].length;
    const behind = rest.slice(end).trim();
    if (match.index - from < 3 || legalFormAt(behind) > 0) continue;
    if ((endsLegally(behind.replace(ROLE_AFTER, '')) && behind.includes(' ')) || IS_PERSON.test(behind)) {
      names.push(rest.slice(from, end));
      from = end;
    }
  }
  names.push(rest.slice(from));
  return names.flatMap((each, index) => {
    const stripped = each.trim().replace(ROLE_AFTER, '');
    const alone = hasSuffix(stripped) || !hasSuffix(each) ? stripped : each.trim();
    const bare = alone.replace(ROLE_BEFORE, '');
    const name = cleanName(hasSuffix(bare) ? bare : alone);
    const known = name !== null && (hasSuffix(name) || (index > 0 && IS_PERSON.test(name)));
    return known && isName(name) && name.split(' ').length <= 12 ? [name] : [];
  });
}

const IS_PERSON =
  /^[A-Z\u00c0-\u017e][\w\u00c0-\u017e'-]+(?: [A-Z]\.)?(?: [A-Z\u00c0-\u017e][\w\u00c0-\u017e'-]+){1,2}$/;
const PERSON =
  /^[ :]*((?:Dr\. )?[A-Z\u00c0-\u017e][\w\u00c0-\u017e'.-]*(?: (?:[A-Z]\.|[A-Z\u00c0-\u017e][\w\u00c0-\u017e'-]+|de|van|von|der|la)){1,4})/;

function signer(text: string): string | null {
  const words = PERSON.exec(text)?.[1]?.split(' ') ?? [];
  // The name stands twice, as signed and as printed.
  for (let size = 2; size <= words.length / 2; size += 1) {
    const [first, second] = [words.slice(0, size), words.slice(size, size * 2)];
    if ((first.at(-1) as string).toLowerCase() === (second.at(-1) as string).toLowerCase()) return first.join(' ');
  }
  const name = words.slice(0, 3).join(' ').replace(/[,.]$/, '').replace(ROLE_AFTER, '');
  return name.includes(' ') && name.length > 6 && isName(name) && !/\b(?:authori[sz]ed|agent|illegible)\b/i.test(name)
    ? name
    : null;
}

/** "FOR THE COMPANY:", "Party A (seal)", "OWNERS:": who signs below signs for it. */
const FOR_OTHER =
  /(?:\bfor (?:and on behalf of )?(?:the )?\w+|\bparty [a-d](?: ?\((?:seal|stamp|chop)\))?|\b(?:owners|charterers|company|bank|corporation|fund|trust))[\s:|]*$/i;

/** Signs for himself: no "By:" before it, and no title or company after it. */
function isPerson(parts: Part[], index: number): boolean {
  let at = index - 1;
  // "By______/s/ Jane Fell", "Signature: /s/ Jane Fell": what stands before the rule or the label.
  while (at > 0 && /^(?:_|signature)$/.test((parts[at] as Part).label) && /^[\s_]*$/.test((parts[at] as Part).text))
    at -= 1;
  const before = parts[at];
  if (before && /^(?:by|witness|attest)$/.test(before.label) && /^[\s_]*$/.test(before.text)) return false;
  if (before && FOR_OTHER.test(before.text)) return false;
  if (before && (partiesAtEnd(before, '').length > 0 || /\b(?:by|its|title)$/i.test(before.text.trim()))) return false;
  for (const later of parts.slice(index + 1, index + 4)) {
    if (/^(?:title|its)$/.test(later.label)) return false;
    if (later.label === '/s/') break;
  }
  const own = (parts[index] as Part).text;
  return !/\b(?:officer|president|director|secretary|manager|partner|counsel|treasurer|signator|attorney|chairman|ceo|cfo|trustee)\b/i.test(
    own.slice(0, 90),
  );
}
