/** Everybody who may be a party, gathered from every reader; the mentions of one name make one candidate. */
import type { Document, Reading } from '../document.ts';
import { BODY, goesOnAsBody } from './bodies.ts';
import { findOrganisations, type Mention } from './findOrganisations.ts';
import { endsLegally } from './legalForms.ts';
import { isPerson, PLACE_WORD } from './nameStart.ts';
import { hasSuffix, isName } from './partyName.ts';
import { isSameKey, keyOf, type NameKey } from './nameCore.ts';
import { actsForOther, isAlias, isOutsider, isTown } from './outsiders.ts';
import type { Span } from '../splitSentences.ts';
import { nameBounds } from './nameBounds.ts';

/** The opening in which an organisation is a candidate whatever stands around it, in characters of folded text. */
const OPENING = 4000;
const MOST_CANDIDATES = 60;
/** Aliases are defined within the first so many characters. */
const ALIASES = 15_000;

/** Who found a name. `chosen`: the surest reader's answer. */
export type Source =
  | 'chosen'
  | 'preamble'
  | 'by'
  | 'defined'
  | 'listed'
  | 'subjects'
  | 'cover'
  | 'faint'
  | 'signed'
  | 'introduced'
  | 'signLine'
  | 'heading'
  | 'led';
export type Candidate = { reading: Reading<string>; sources: Set<Source> } & NameKey;

/** The candidates in order of appearance. `signatures`: the passages around the signatures. */
export function gatherCandidates(
  document: Document,
  readings: Record<Source, Reading<string>[]>,
  signatures: Span[],
): Candidate[] {
  const { text } = document;
  const opening = text.slice(0, ALIASES);
  const found: Candidate[] = [];
  const bounds = nameBounds(text);
  const add = (reading: Reading<string>, source: Source | null): void => {
    const key = keyOf(reading.value);
    if (
      key.core === '' ||
      isAlias(opening, reading.value) ||
      actsForOther(opening, reading.value) ||
      isTown(text, reading) ||
      isOutsider(text, reading)
    )
      return;
    let known = found.find((other) => isSameKey(other, key));
    if (!known) {
      if (found.length >= MOST_CANDIDATES) return;
      known = { reading, sources: new Set(), ...key };
      found.push(known);
    } else if (isBetter(reading, known.reading)) Object.assign(known, { reading, ...key });
    if (source) known.sources.add(source);
  };
  for (const [source, list] of Object.entries(readings) as [Source, Reading<string>[]][])
    for (const reading of list.flatMap(apart).map(bounds.whole).flatMap(bounds.apart)) add(reading, source);
  for (const { start, end } of [{ start: 0, end: Math.min(OPENING, text.length) }, ...signatures])
    for (const mention of findOrganisations(text.slice(start, end), start))
      for (const reading of bounds.apart(bounds.whole(toReading(mention)))) add(reading, null);
  return absorb(splitRunOns(found), document).toSorted((a, b) => a.reading.start - b.reading.start);
}

const toReading = ({ name, start, end }: Mention): Reading<string> => ({
  value: name,
  start,
  end,
  working: null,
  confidence: 0.6,
});

/** "ORCHARD HOLDINGS, INC. and JANE C. FELL": two in one reading. */
function apart(reading: Reading<string>): Reading<string>[] {
  const joined = /^(.{4,60}?) (?:and|AND) (.{4,60})$/.exec(reading.value);
  const [left, right] = [joined?.[1] ?? '', joined?.[2] ?? ''];
  const persons = [left, right].filter(
    (name) => isPerson(name) && !hasSuffix(name) && !PLACE_WORD.test(name) && !TRADE_WORD.test(name),
  );
  if (BODY.test(left) && goesOnAsBody(right)) return [reading];
  const isPair = persons.length === 2 || (persons[0] === right && endsLegally(left));
  if (!isPair || !isName(left) || !isName(right)) return [reading];
  const { start, end } = reading;
  return [
    { ...reading, value: left, end: start + left.length },
    { ...reading, value: right, start: end - right.length },
  ];
}

/** What no person's name has in it. */
const TRADE_WORD =
  /\b(?:Services|Consulting|Valuation|Analysis|Research|Economics?|Marketing|Management|Design|Engineering|Testing|Advisors|Associates|Networks?|Systems|Media|Productions|Foods|Products|Contracts|Sales|Distribution|Development|Designs|Studios?)\b/i;

/** Which of two readings of one name is shown: the one with its legal form, then the earlier. */
function isBetter(a: Reading<string>, b: Reading<string>): boolean {
  const [formA, formB] = [endsLegally(a.value), endsLegally(b.value)];
  return formA === formB ? a.start < b.start : formA;
}

/** "ORCHARD INC. The Bank of Tarn" beside "ORCHARD INC.": two columns that ran into one line; the second name stands for itself. */
function splitRunOns(candidates: Candidate[]): Candidate[] {
  return candidates.flatMap((long) => {
    const { value, end } = long.reading;
    const small = value.toLowerCase();
    const first = candidates.find(
      ({ reading }) => endsLegally(reading.value) && small.startsWith(`${reading.value.toLowerCase()} `),
    );
    const rest = first ? value.slice(first.reading.value.length).trim() : '';
    // "ORCHARD INC. GROWER": what it is called, or an address.
    if (first && FORM.test(first.reading.value) && !hasSuffix(rest) && /^(?:[A-Z]{4,}|\d{2,} |as$)/.test(rest)) {
      for (const source of long.sources) first.sources.add(source);
      return [];
    }
    if (!hasSuffix(rest) || !isName(rest)) return [long];
    for (const source of long.sources) first?.sources.add(source);
    const key = keyOf(rest);
    const known = candidates.find((other) => isSameKey(other, key));
    if (!known) return [{ ...long, ...key, reading: { ...long.reading, value: rest, start: end - rest.length } }];
    for (const source of long.sources) known.sources.add(source);
    return [];
  });
}

const FORM = /\b(?:inc|incorporated|llc|l\.l\.c|ltd|limited|corp|l\.p|lp|plc|gmbh)\.?$/i;

/** What is one candidate twice: with what stands before its name, or cut out of a longer name. */
function absorb(candidates: Candidate[], document: Document): Candidate[] {
  const { text } = document;
  const gone = new Set<Candidate>();
  for (const long of candidates)
    for (const short of candidates) {
      if (short === long || short.core.length >= long.core.length || !long.core.includes(short.core)) continue;
      if (gone.has(short) || gone.has(long)) continue;
      const [kept, dropped] =
        isOverlong(long, short, candidates) || isUnderPerson(long, short, document)
          ? [short, long]
          : isPartOf(short, long) || isTailOf(short, long, text) || isShortFor(short, long)
            ? [long, short]
            : [];
      if (!kept || !dropped) continue;
      for (const source of dropped.sources) kept.sources.add(source);
      gone.add(dropped);
    }
  return candidates.filter((candidate) => !gone.has(candidate));
}

/** "Managing Director ORCHARD FUND LP", "2015 of Tarn, Inc.", or two candidates that two columns ran into one. */
function isOverlong(long: Candidate, short: Candidate, candidates: Candidate[]): boolean {
  // Where the paper's prose has it whole, a heading or a signature broke it into two lines.
  const isWhole =
    PROSE.some((source) => long.sources.has(source)) && !PROSE.some((source) => short.sources.has(source));
  if (short.core.length < 4 || !long.reading.value.toLowerCase().endsWith(short.reading.value.toLowerCase()))
    return (
      !isWhole && long.core.endsWith(short.core) && isAnother(long.core.slice(0, -short.core.length), candidates, short)
    );
  const front = long.reading.value.slice(0, -short.reading.value.length);
  return (
    JUNK.test(front) ||
    /^\(?[A-H][.)] $/.test(front) ||
    // "Care Plan ORCHARD, INC.": a heading in small letters before a name in capitals.
    (/[a-z]{3}/.test(front) &&
      !/[a-z]{2}/.test(short.reading.value) &&
      long.reading.value.endsWith(short.reading.value) &&
      endsLegally(short.reading.value)) ||
    (!isWhole && isAnother(long.core.slice(0, -short.core.length), candidates, short))
  );
}

/** "Neal Fell Orchard Corporation", where the original has the company on the line below its officer. */
function isUnderPerson(long: Candidate, short: Candidate, { raw, text, origin }: Document): boolean {
  const front = long.reading.value.slice(0, -short.reading.value.length).trim();
  const start = long.reading.end - short.reading.value.length;
  return (
    /\b(?:Dear [A-Z]|Gentlemen|Sirs)/.test(text.slice(0, OPENING)) &&
    long.reading.value.endsWith(short.reading.value) &&
    isPerson(front) &&
    endsLegally(short.reading.value) &&
    text.startsWith(short.reading.value, start) &&
    /\n\s*$/.test(raw.slice(origin[start - 2] ?? 0, origin[start] ?? 0))
  );
}

const PROSE: Source[] = ['preamble', 'by', 'defined', 'listed', 'subjects', 'introduced'];

/** Is this the beginning or the whole of another candidate's core? */
function isAnother(front: string, candidates: Candidate[], except: Candidate): boolean {
  return (
    front.length > 3 &&
    candidates.some((other) => other !== except && (other.core === front || `${other.core}${other.form}` === front))
  );
}

/** "Mission Indians" where "The Larkspur Band of Mission Indians" stands: the same words of the text. */
function isPartOf(short: Candidate, long: Candidate): boolean {
  return (
    long.sources.size >= short.sources.size &&
    short.reading.start >= long.reading.start &&
    short.reading.end <= long.reading.end &&
    !JUNK.test(long.reading.value.slice(0, Math.max(0, short.reading.start - long.reading.start)))
  );
}

/** A letterhead's "ORCHARD PIKE" where "Orchard Pike Securities LLC" stands, too. */
function isShortFor(short: Candidate, long: Candidate): boolean {
  const name = short.reading.value;
  return (
    (!name.includes(' ') || [...short.sources].every((source) => source === 'heading')) &&
    !hasSuffix(name) &&
    endsLegally(long.reading.value) &&
    long.reading.value.toLowerCase().startsWith(`${name.toLowerCase()} `) &&
    long.reading.value.split(' ').length <= name.split(' ').length + 3
  );
}

/** "Economic Advisory Services" of "Fell Financial and Economic Advisory Services": the longer name stands there, too. */
function isTailOf(short: Candidate, long: Candidate, text: string): boolean {
  const { value } = long.reading;
  const { end } = short.reading;
  return (
    (/ of /i.test(value) ||
      long.sources.size > short.sources.size ||
      (/ (?:and|&) /i.test(value) && !endsLegally(short.reading.value))) &&
    text.slice(Math.max(0, end - value.length), end).toLowerCase() === value.toLowerCase()
  );
}

const JUNK =
  /\d|^By\b|\b(?:DBA|dba|[Dd]\/b\/a|D\/B\/A)\b|\b(?:Officers?|Directors?|President|Signatory|Manager|Partner|Member|Secretary|Treasurer|Counsel|Chair\w*|Trustee|Attorney|Representative|Head|Executive|Operating|Affairs|Title|Name|Date|Version|Copy|RECITALS|OMITTED|PARTIES|CLIENT|Client|BUYER|SELLER|AGREEMENT|Agreement|ATTEST|Attest|Witness)\b|[:_]/;
