/**
 * "between Harbour Gym Ltd and Anna Keller" as a line of its own, under a heading: it ends with its line where the next one begins a
 * sentence, though nothing but the line break says so. Without that the second name runs on into the sentence.
 */
import type { Line } from './splitLines.ts';

const LONGEST = 140;
const PAIR = /^(?:by and )?between:? (\S.{1,80}?) and (\S.{1,60})$/i;
/** Words that begin a sentence or a clause, and no second half of a name. */
const BEGINS =
  /^(?:(?:the|this|these|it|from|for|in|on|both|each|we|as|with|under|subject|whereas|starts?|term|fee|price|dated?)\b(?! and )[ :]\S|(?:\d{1,2}|[a-z])[.)] )/i;
const HEADING = /^[A-Z][A-Za-z' -]{2,60}$/;

const textOf = (raw: string, line: Line | undefined) =>
  line && line.end - line.start <= LONGEST ? raw.slice(line.start, line.end) : '';

/** Does the line name two parties and end there? False for the first and the last line, and wherever the sentence may run on. */
export function isPairLine(raw: string, lines: readonly Line[], index: number): boolean {
  const [heading, line, next] = [index - 1, index, index + 1].map((each) => lines[each]);
  if (!line || !next || !/[bB]/.test(raw[line.start] ?? '')) return false;
  const [, first = '', second = ''] = PAIR.exec(textOf(raw, line)) ?? [];
  if (first === '' || /[,;:&]$/.test(second)) return false;
  const above = textOf(raw, heading);
  if (above !== '' && !(HEADING.test(above) && /(?:^| )[A-Z]\S*$/.test(above))) return false;
  const after = raw.slice(next.start, Math.min(next.end, next.start + LONGEST));
  return [first, second].some((name) => after.startsWith(`${name} `)) || BEGINS.test(after);
}
