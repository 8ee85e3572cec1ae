/** Cuts a line into sentences, in any language written with full stops: abbreviations, ordinals and clause numbers do not end one. */
import { ABBREVIATIONS } from '../lexicon/anyLanguage.ts';
import type { Span } from '../splitSentences.ts';
import { everyMatch } from '../../everyMatch.ts';
import { expression } from './expression.ts';

const STOP = /[.;!?](?=["')\]]?\s+["'(§]?[\p{Lu}\d(§"¿¡])/gu;
const ABBREVIATED = expression(`(?:^|[\\s("])(?:\\p{L}|\\d{1,2}|[ivxl]{1,4}|${ABBREVIATIONS})$`, 'i');

export function splitUnits(text: string, line: Span): Span[] {
  const units: Span[] = [];
  const body = text.slice(line.start, line.end);
  let start = 0;
  for (const { index, 0: stop } of everyMatch(body, STOP)) {
    if (stop === '.' && ABBREVIATED.test(body.slice(Math.max(start, index - 12), index))) continue;
    units.push({ start: line.start + start, end: line.start + index + 1 });
    start = index + 1;
    while (body[start] === ' ') start += 1;
  }
  if (start < body.length) units.push({ start: line.start + start, end: line.end });
  return units;
}
