/**
 * Words that a scan or an extraction has broken, put right before anything is read: "i n to" for into, "terrn" for term, "un1ess", "se ven (7) ye ars", "3l Decem ber 2OO8".
 * Only what becomes a word of a contract is mended, and of figures only an O and an l among digits; a paper that shows no such
 * damage is left as it is.
 */
import type { Document } from './document.ts';
import { findDates } from './findDates.ts';
import { blanksWithinWords } from './letterSpacing.ts';
import { splitSentences } from './splitSentences.ts';
import { everyMatch } from '../everyMatch.ts';

/** Marks of a scan; most papers have none. */
const DAMAGED =
  /\b(?:[Tt]errn|frorn|tirne|sarne|rnay|rnore|rnust|rnonth|rnin|rnean|cornm|autorn|unti1|un1ess|sha\]l|sha1l|shal l)|greern|terrn|(?:[Nn]ov|[Dd]ec|[Ss]ept)ernb|[a-z]{2}1[a-z]{2}/g;
/** Fewer of them are misprints. */
const LEAST_MARKS = 3;
/** A scan shows its marks from the beginning: within so many characters. */
const LOOKED_AT = 20_000;

const MONTHS = 'january february march april may june july august september october november december';
const WORDS = new Set(
  `${MONTHS} term terms agreement agreements month months monthly more most must same from time times name named sum form
  commence commences commenced commencement commencing automatic automatically deemed minimum maximum claim claims normal
  until unless shall will renew renews renewed renewal successive continue continues continued date dated expire expires expiry
  expiration terminate terminates terminated termination determined indefinitely perpetual license licence licensee licensor
  duration period periods initial effective year years day days notice written writing either thereafter hereinafter party parties
  one two three four five six seven eight nine ten eleven twelve fifteen eighteen twenty thirty sixty ninety hundred
  amendment appointment employment lease force valid ending beginning begins ends prior before after which with this that such
  between made payment agent company limited corporation`.split(/\s+/),
);
/** Words of one or two letters and their like: whole by themselves. */
const WHOLE =
  /^(?:a|an|as|at|be|by|do|he|if|in|is|it|me|no|of|on|or|so|to|up|us|we|the|and|for|not|any|all|has|had|are|was|i)$/;
const TOKEN = /[A-Za-z\d\]]+/g;
/** Figures with an O or an l among them. */
const FIGURES = /^(?=[\dlIO]*\d)(?=\d*[lIO])[\dlIO]{2,4}(st|nd|rd|th)?$/;
const BEFORE_MONTH = new RegExp(`^ (?:${MONTHS.replaceAll(' ', '|')})\\b`, 'i');

type Edit = { start: number; end: number; text: string };

/** The document with its broken words put right; the same object where nothing is broken. Linear. */
export function mendScan(document: Document): Document {
  const whole = withEdits(
    document,
    blanksWithinWords(document.text).map((at) => ({ start: at, end: at + 1, text: '' })),
  );
  if ((whole.text.slice(0, LOOKED_AT).match(DAMAGED)?.length ?? 0) < LEAST_MARKS) return whole;
  return withEdits(
    whole,
    [...mendTokens(whole.text), ...loseBlanks(whole.text)].toSorted((a, b) => a.start - b.start),
  );
}

/** The document with some passages of its text replaced; the edits in order, without overlap. */
function withEdits(document: Document, edits: Edit[]): Document {
  if (edits.length === 0) return document;
  const pieces: string[] = [];
  const origin = new Int32Array(document.text.length + edits.reduce((sum, { text }) => sum + text.length, 0) + 1);
  let done = 0;
  let length = 0;
  const keep = (to: number): void => {
    pieces.push(document.text.slice(done, to));
    origin.set(document.origin.subarray(done, to), length);
    length += to - done;
  };
  for (const { start, end, text } of edits) {
    keep(start);
    pieces.push(text);
    for (let i = 0; i < text.length; i += 1)
      origin[length + i] = document.origin[Math.min(start + i, end - 1)] as number;
    length += text.length;
    done = end;
  }
  keep(document.text.length);
  const text = pieces.join('');
  origin[length] = document.raw.length;
  return {
    ...document,
    text,
    origin: origin.subarray(0, length + 1),
    sentences: splitSentences(text),
    dates: findDates(text),
  };
}

function mendTokens(text: string): Edit[] {
  const edits: Edit[] = [];
  const tokens = everyMatch(text, TOKEN);
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as RegExpExecArray;
    const next = tokens[i + 1];
    const start = token.index;
    const end = start + token[0].length;
    const joined = next && next.index === end + 1 && text[end] === ' ' ? join(token[0], next[0]) : null;
    if (next && joined) {
      edits.push({ start, end: next.index + next[0].length, text: joined });
      i += 1;
      continue;
    }
    // Half of an amount is worse than none of it.
    if (/[$£€.,]/.test(text[start - 1] ?? '') || /^[.,][\dOl]/.test(text.slice(end, end + 2))) continue;
    const mended = mendToken(token[0], text.slice(end, end + 12));
    if (mended !== token[0]) edits.push({ start, end, text: mended });
  }
  return edits;
}

/** "( the Agent )", "in writing ;": blanks that stand in no print. */
function loseBlanks(text: string): Edit[] {
  return everyMatch(text, /(?<=[(]) (?=\S)| (?=[);,.](?:\s|$))/g).map(({ index }) => ({
    start: index,
    end: index + 1,
    text: '',
  }));
}

/** "Decem ber", "se ven": the word that two pieces make, where one of them is none by itself; else null. */
function join(first: string, second: string): string | null {
  const [a, b] = [asWord(first), asWord(second)];
  if (isWord(a) && isWord(b)) return null;
  const whole = `${a}${b}`;
  return WORDS.has(whole.toLowerCase()) ? whole : null;
}

const isWord = (word: string): boolean => WORDS.has(word.toLowerCase()) || WHOLE.test(word.toLowerCase());

function mendToken(token: string, after: string): string {
  if (FIGURES.test(token) || (token === 'l' && BEFORE_MONTH.test(after)))
    return token.replace(/[lI](?!\w*[a-km-z]{2})|[lI](?=[\dlO]|st|nd|rd|th)/g, '1').replaceAll('O', '0');
  if (WORDS.has(token.toLowerCase())) return token;
  const word = asWord(token);
  return word !== token && (isWord(word) || /^[A-Z]{4,}$/.test(word)) ? word : token;
}

/** The token as the word that it was: "rn" for m, "vv" for w, 1 and ] for l or i, 0 for o; in capitals 1 and l for I, 0 for O. */
function asWord(token: string): string {
  if (/[A-Z]{2}/.test(token))
    return token.replace(/(?<=[A-Z])[1l](?=[A-Z])/g, 'I').replace(/(?<=[A-Z])0(?=[A-Z])/g, 'O');
  if (!/rn|vv|[01\]]/.test(token) || !/[a-z]/.test(token)) return token;
  const plain = token.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('0', 'o').replaceAll(']', 'l');
  const withL = plain.replaceAll('1', 'l');
  const withI = plain.replaceAll('1', 'i');
  return [withL, withI].find(isWord) ?? token;
}
