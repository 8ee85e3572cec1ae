/** What a document says for and against a candidate: where the name stands, what stands around it, and who found it. */
import type { Span } from '../splitSentences.ts';
import type { Candidate } from './candidates.ts';
import { areSigners, areUndersigned } from './undersigned.ts';
import { endsLegally } from './legalForms.ts';
import { plainText, plainWords } from './nameCore.ts';
import { hasSuffix } from './partyName.ts';
import { DESCRIBES } from './splitParties.ts';
import { everyMatch } from '../../everyMatch.ts';

/** A party is introduced within the first so many characters. */
const INTRODUCED = 15_000;
/** How much of the body the mentions are counted in. */
const BODY = 30_000;
/** Signatures are looked for in the last so many characters; no more of them than this count. */
const CLOSING = 60_000;
const MOST_SIGNATURES = 80;
const AROUND_SIGNATURE = { before: 250, after: 600 };

/** Each sign is 0 or 1, but `mentions` (the logarithm of a count) and `readers` (a quarter for each reader that found the name). */
export const SIGNS = [
  'chosen',
  'listed',
  'introduced',
  'headed',
  'led',
  'readers',
  'legalForm',
  'oneWord',
  'nearSignature',
  'leftOut',
  'signsForOther',
  'onlyAtEnd',
  'personAtEnd',
  'first1000',
  'firstNamed',
  'secondNamed',
  'mentions',
  'longerThanOther',
  'described',
  'ledIn',
  'undersigned',
] as const;
export type Sign = (typeof SIGNS)[number];

/** The signs of each candidate, in the candidates' order. */
export function readSigns(text: string, candidates: Candidate[], signatures: Span[]): Record<Sign, number>[] {
  const signed = plain(signatures.map(({ start, end }) => text.slice(start, end)).join(' '));
  const body = plain(text.slice(0, BODY));
  const head = text.slice(0, INTRODUCED + BEHIND);
  const opening = text.slice(0, INTRODUCED).toLowerCase();
  const isUndersigned = areUndersigned(text);
  const arePersons = areSigners(text);
  const signers = signersOf(text.slice(-CLOSING));
  const near = candidates.map(({ reading, core }) => signed.includes(coreWords(reading.value, core.length)));
  const companies = candidates.filter(({ reading }, index) => near[index] && endsLegally(reading.value)).length;
  return candidates.map(({ reading, core, sources }, rank) => {
    const name = reading.value;
    const person = !hasSuffix(name) && PERSON.test(name);
    const onlyAtEnd = !opening.includes(name.toLowerCase());
    const behind = behindMentions(head, name);
    const flags: Partial<Record<Sign, boolean>> = {
      chosen: sources.has('chosen'),
      listed: sources.has('listed'),
      introduced: sources.has('introduced'),
      headed: sources.has('heading'),
      led: sources.has('led'),
      legalForm: endsLegally(name),
      oneWord: !name.includes(' '),
      nearSignature: near[rank] === true,
      // Two others signed, and legibly.
      leftOut: near[rank] === false && companies >= 2,
      signsForOther: signers.some((signer) => signer.startsWith(name.slice(0, SIGNER))),
      onlyAtEnd,
      personAtEnd: person && onlyAtEnd,
      first1000: reading.start < 1000,
      firstNamed: rank === 0,
      secondNamed: rank === 1,
      longerThanOther: candidates.some(
        (other) => other.core.length > 4 && core.length > other.core.length + 2 && core.endsWith(other.core),
      ),
      described: behind.some((words) => DESCRIBES.test(words.replace(/^,? ?\([^()]{2,80}\)/, ''))),
      ledIn: LED_IN.test(text.slice(Math.max(0, reading.start - 40), reading.start)),
      undersigned:
        isUndersigned && ((sources.has('signed') && (!person || arePersons)) || (!person && sources.has('signLine'))),
    };
    const signs = Object.fromEntries(SIGNS.map((sign) => [sign, Number(flags[sign] ?? 0)])) as Record<Sign, number>;
    signs.mentions = Math.log1p(body.split(plain(name)).length - 1);
    signs.readers = sources.size / 4;
    return signs;
  });
}

const PERSON = /^[A-Z][\w.'\u00c0-\u024f-]*(?: [A-Z][\w.'\u00c0-\u024f-]*){1,3}$/;
/** What leads to a party's name. */
const LED_IN =
  /(?:\b(?:between|among|and|with|authori[sz]es|appoints|engages|retains|hires|under which|whereby|party [a-d12]|licens(?:or|ee)|company|customer|supplier|client|consultant|distributor|provider)[: ]{1,2}|[\n(]\(?[1-9ab]\)? )(?:the )?$/i;
/** So many mentions of a name are looked at, and so much behind each. */
const MENTIONS = 4;
const BEHIND = 200;

/** Small words between blanks, so that whole words can be looked for. */
const plain = (passage: string): string => ` ${plainText(passage)} `;

/** So much of a name tells who signs. */
const SIGNER = 30;

/** What stands behind every "By:". */
function signersOf(closing: string): string[] {
  return everyMatch(closing, /\bBy ?: ?/g).map(({ 0: by, index }) =>
    closing.slice(index + by.length, index + by.length + SIGNER),
  );
}

/** What stands behind the first mentions of a name. */
function behindMentions(text: string, name: string): string[] {
  const found: string[] = [];
  for (
    let at = text.indexOf(name);
    at >= 0 && at <= INTRODUCED && found.length < MENTIONS;
    at = text.indexOf(name, at + 1)
  )
    found.push(text.slice(at + name.length, at + name.length + BEHIND));
  return found;
}

/** The name without its legal form, between blanks, as it would stand in plain text. */
function coreWords(name: string, length: number): string {
  const words = plainWords(name);
  let count = words.length;
  while (count > 1 && words.slice(0, count - 1).join('').length >= length) count -= 1;
  return ` ${words.slice(0, count).join(' ')} `;
}

const SIGNATURE =
  /in (?:witness|evidence|testimony) whereof|\/s\/|\bBy ?:|\bBY ?:|agreed (?:to )?and accepted|accepted and agreed|executed as a deed|_{6,}|\bsignature\b/gi;

/** The passages around the signatures, in order, without overlap. */
export function signaturePassages(text: string): Span[] {
  const from = Math.max(0, text.length - CLOSING);
  const matches = everyMatch(text.slice(from), SIGNATURE).slice(-MOST_SIGNATURES);
  const passages: Span[] = [];
  let closing = 0;
  for (const match of matches) {
    const at = from + match.index;
    // What stands before the closing words is no signature.
    if (/whereof$/i.test(match[0])) closing = at;
    const start = Math.max(closing, at - AROUND_SIGNATURE.before);
    const end = Math.min(text.length, at + AROUND_SIGNATURE.after);
    const last = passages.at(-1);
    if (last && start <= last.end) last.end = end;
    else passages.push({ start, end });
  }
  return passages;
}
