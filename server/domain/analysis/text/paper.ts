/**
 * The reading form of a document for the engine that reads by lexicon: white space folded, quotation marks and dashes made plain, sentences that run over
 * lines joined; lines that stand for themselves (labels, addresses, table rows) are kept apart. `origin` leads from every character to the original.
 */
import { DAY_OF_MONTH, JOINERS, LINE_LEADS, LINE_STARTERS, MONTHS } from '../lexicon/anyLanguage.ts';
import { findFurniture } from '../findFurniture.ts';
import type { Document } from '../document.ts';
import type { Span } from '../splitSentences.ts';
import { splitLines } from '../splitLines.ts';
import { findPageBreaks } from './pageBreaks.ts';
import { splitUnits } from './splitUnits.ts';
import { everyMatch } from '../../everyMatch.ts';
import { expression } from './expression.ts';

export type Paper = Document & {
  /** Lines and joined paragraphs. */
  lines: Span[];
  /** Sentences, each within its line. */
  units: Span[];
  /** Places of wide gaps between columns, in order. */
  gaps: number[];
};

/** Each of the first is written as the second. */
const QUOTES: readonly (readonly [string, string])[] = [
  ['\u201c\u201d\u201e\u201f\u00ab\u00bb\u2039\u203a', '"'],
  ['\u2018\u2019\u201a\u201b\u00b4`', "'"],
  ['\u2010\u2011\u2012\u2013\u2014\u2015\u2212', '-'],
];
/** Letters that a font prints as one. */
const LIGATURES = new Map([
  ['\ufb00', 'ff'],
  ['\ufb01', 'fi'],
  ['\ufb02', 'fl'],
  ['\ufb03', 'ffi'],
  ['\ufb04', 'ffl'],
]);
const PLAIN = new Map(QUOTES.flatMap(([signs, plain]) => [...signs].map((sign): [string, string] => [sign, plain])));
/** So long is a line at least that a sentence may run on from it; and such a share of the page's width. */
const LONG = 45;
const SHARE = 0.72;
/** Wider lines than this are whole paragraphs. */
const WIDEST = 140;
const GAP = /\t|(?<![.;,]) {2,}|[ ]\|[ ]/g;
/** "Duración ............ Tres años": dots that lead to a value part it from its label. */
const LEADERS = /(?<=[\p{L}\d):]) ?\.{4,} ?(?=[\p{L}\d€$"(])/gu;
/** A line drawn out to the margin has many gaps, all of them narrow; those of columns are wider, or few. */
const JUSTIFIED = { gaps: 3, share: 0.3, widest: 4 };
/** "S C H U L V E R T R A G": single letters, of which a wider blank makes another word. */
const SPACED = /^\s*(?:[\p{L}\d&.-] {1,4}){6,}[\p{L}\d&.-]\s*$/u;
const STARTS_ANEW = expression(
  `^(?:[-•·*▪○◦]|(?!${DAY_OF_MONTH})\\(?\\d{1,2}(?:\\.\\d{1,2})*[.)ªº] |\\d{1,2}(?:\\.\\d{1,2})+ (?=\\p{Lu})|§|\\(?[a-z]\\) |${LINE_STARTERS})`,
  'i',
);
/** The line of a sender: it ends with a post code and a town, or is divided by marks. */
const ADDRESS = /\b\d{4,5} \p{Lu}[\p{L}-]+$| [·•|] /u;
const LABELLED = /^[\p{L}][^:.;]{1,45}:(?: |$)/u;
const LEADS_ON = expression(`^.{12,} ${LINE_LEADS}$`);
const ENDS_IN_MONTH = expression(`\\d[.eº]?[er]* (?:de )?${MONTHS}\\p{L}*\\.?$`, 'i');
/** "28. / Februar", "6 / Monaten", "9.480 / EUR". */
const COUNTED = expression(
  `^(?:${MONTHS}\\p{L}* \\d{4}|(?:monat|tag|woche|jahr|quartal)\\p{L}*|€|EUR|Euro|CHF)(?!\\p{L})`,
  'i',
);
/** "ein Darlehen in Höhe von" over "18.000,00 EUR" in the middle of the page. */
const SUM_ALONE = /^(?:[€$]|EUR|CHF)? ?\d[\d.,' ]*(?:,-)? ?(?:[€$]|EUR|CHF|Euro|euros?)?$/;
const JOINS_WORD = new RegExp(`^${JOINERS}\\b`);

/** Folds a text. Linear in its length. */
export function makePaper(raw: string): Paper {
  const rawLines = splitLines(raw);
  const furniture = findFurniture(raw, rawLines);
  const breaks = findPageBreaks(raw, rawLines);
  const pieces: string[] = [];
  const origin: number[] = [];
  const gaps: number[] = [];
  const lines: Span[] = [];
  let before = '';
  let gapsBefore = false;
  let blank = true;
  const width = widthOf(rawLines);
  rawLines.forEach((line, index) => {
    const folded = furniture.has(index) || breaks.has(index) ? null : foldLine(raw, line.start, line.end);
    if (!folded || folded.text === '') {
      blank = true;
      return;
    }
    const last = lines.at(-1);
    const how =
      last && !(blank && !goesOnOverBlank(before, folded.text)) ? joint(before, folded, gapsBefore, width) : 'apart';
    if (how === 'apart' || !last) {
      if (last) {
        pieces.push('\n');
        origin.push(line.start);
      }
      lines.push({ start: origin.length, end: origin.length });
    } else if (how === 'blank') {
      pieces.push(' ');
      origin.push(line.start);
    } else {
      pieces.push((pieces.pop() as string).slice(0, -1));
      origin.pop();
    }
    for (const gap of folded.gaps) gaps.push(origin.length + gap);
    for (const at of folded.origin) origin.push(at);
    pieces.push(folded.text);
    (lines.at(-1) as Span).end = origin.length;
    before = folded.text;
    gapsBefore = folded.gaps.length > 0;
    blank = false;
  });
  origin.push(raw.length);
  const text = pieces.join('');
  return {
    text,
    origin: Int32Array.from(origin),
    raw,
    sentences: [],
    dates: [],
    lines,
    units: lines.flatMap((line) => splitUnits(text, line)),
    gaps,
  };
}

type Folded = { text: string; origin: number[]; gaps: number[] };

function foldLine(raw: string, start: number, end: number): Folded {
  const gapsAt = new Set<number>();
  const slice = raw.slice(start, end).replaceAll(LEADERS, (dots) => ' '.repeat(dots.length));
  const isSpaced = SPACED.test(slice);
  const found = isSpaced ? [] : everyMatch(slice, GAP);
  if (!isJustified(slice, found)) for (const { index } of found) gapsAt.add(index);
  const chars: string[] = [];
  const origin: number[] = [];
  const gaps: number[] = [];
  let blank = false;
  let gap = false;
  for (let i = 0; i < slice.length; i += 1) {
    const char = slice[i] as string;
    if (isSpaced && char === ' ' && slice[i - 1] !== ' ' && slice[i + 1] !== ' ') continue;
    if (gapsAt.has(i)) gap = true;
    if (/\s/.test(char) || (char === '|' && gap)) {
      blank = true;
      continue;
    }
    if (char === '\u00ad' || (char >= '\u200b' && char <= '\u200d') || char < ' ' || char === '\ufeff') continue;
    if (blank && chars.length > 0) {
      if (gap) gaps.push(chars.length);
      chars.push(' ');
      origin.push(start + i - 1);
    }
    blank = false;
    gap = false;
    for (const letter of LIGATURES.get(char) ?? PLAIN.get(char) ?? char) {
      chars.push(letter);
      origin.push(start + i);
    }
  }
  return { text: chars.join(''), origin, gaps };
}

function isJustified(line: string, gaps: readonly RegExpExecArray[]): boolean {
  if (gaps.length < JUSTIFIED.gaps || gaps.some(([gap]) => gap.length > JUSTIFIED.widest || /[|\t]/.test(gap)))
    return false;
  return gaps.length >= JUSTIFIED.share * (line.trim().match(/\s+/g)?.length ?? 0);
}

/** How a line follows the one before it: in a paragraph of its own, after a blank, or completing a divided word. */
function joint(before: string, next: Folded, gapsBefore: boolean, width: number): 'apart' | 'blank' | 'divided' {
  const { text } = next;
  if (!/[\p{L}\d]/u.test(before)) return 'apart';
  if (/\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(text) && before.length >= LONG / 2)
    return JOINS_WORD.test(text) ? 'blank' : 'divided';
  if (next.gaps.length > 0 || STARTS_ANEW.test(text) || (LABELLED.test(text) && !isInWords(before, text)))
    return 'apart';
  // "… bis zum / 28. Februar / 2031", "(nachfolgend / Auftraggeber)": no sentence is over there, and no head of an email.
  if (LEADS_ON.test(before) || /\([^)]*$/.test(before) || /^<[^<>]+@/.test(text)) return 'blank';
  if ((/^\d{4}(?!\d)/.test(text) && ENDS_IN_MONTH.test(before)) || (/\d\.?$/.test(before) && COUNTED.test(text)))
    return 'blank';
  if (/[.;!?]$/.test(before)) return before.length >= LONG && !/^\p{Lu}/u.test(text) ? 'blank' : 'apart';
  // A label alone, and its value on the next line.
  if (before.endsWith(':'))
    return before.length <= 40 || (/\([^)]*$/.test(before) && !/^"?$/.test(text)) ? 'blank' : 'apart';
  if (/^[\p{Ll}]/u.test(text)) return before.length >= LONG / 2 || /[,\p{Ll}]$/u.test(before) ? 'blank' : 'apart';
  if (gapsBefore || width > WIDEST || ADDRESS.test(before)) return 'apart';
  return before.length >= LONG && before.length >= width * SHARE && !/[)"']$/.test(before) ? 'blank' : 'apart';
}

/** "Aucune tacite / reconduction : à cette date …": the last word of a sentence is no label. */
function isInWords(before: string, text: string): boolean {
  return /^\p{Ll}[\p{L}'-]* ?:/u.test(text) && before.length >= LONG && /\p{Ll}$/u.test(before);
}

/** How wide the lines of the page are: nine in ten are not longer. */
function widthOf(lines: readonly Span[]): number {
  const lengths = lines.map((line) => line.end - line.start).filter((length) => length > 0);
  return lengths.toSorted((one, other) => one - other)[Math.floor(lengths.length * 0.9)] ?? 0;
}

/** A page break or a wide line spacing inside a sentence. */
function goesOnOverBlank(before: string, text: string): boolean {
  if (SUM_ALONE.test(text) && LEADS_ON.test(before)) return true;
  return before.length >= LONG && /[\p{Ll},]$/u.test(before) && /^\p{Ll}/u.test(text);
}
