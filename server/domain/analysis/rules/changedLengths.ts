/** Which of two lengths in a sentence is no longer the one that counts, and where each counts for a time of its own. */
import { INSTEAD_OF, FROM_SUM, REPLACED_BY } from '../lexicon/anyLanguage.ts';
import {
  ANNOUNCED,
  FIRST_YEAR,
  INTO,
  IS_ANNOUNCED,
  LATER_YEARS,
  LENGTH_CHANGED,
  SPECIAL,
  WE_TELL_YOU,
} from '../lexicon/changedWords.ts';
import { lower } from '../lexicon/patterns.ts';
import type { Span } from '../splitSentences.ts';
import { expression } from '../text/expression.ts';

const CHANGED = expression(`(?<!\\p{L})${LENGTH_CHANGED}`);
const FROM = expression(`(?<!\\p{L})${FROM_SUM} ?"?$`);
const TO = expression(`^"? ?(?:\\p{L}+ )?${INTO} (?:\\p{L}+ )?"?$`);
const REPLACED = expression(`^"? ?${REPLACED_BY}(?: [\\p{L}'"]+){0,4} ?"?$`);
const INSTEAD = expression(`(?<!\\p{L})${INSTEAD_OF}(?: \\p{L}+){0,2} ?"?$`);
const FIRST = expression(`(?<!\\p{L})${FIRST_YEAR}(?!\\p{L})`);
const LATER = expression(`(?<!\\p{L})${LATER_YEARS}(?!\\p{L})`);

const RISE = expression(`(?<!\\p{L})${ANNOUNCED}(?!\\p{L})`);
const TOLD = expression(`(?<!\\p{L})${IS_ANNOUNCED}(?!\\p{L})`);
const WE_TELL = expression(`(?<!\\p{L})${WE_TELL_YOU}`);

/** "Las visitas se avisan con un mes de antelación": nobody ends anything by it. */
export function isAnnouncement(clause: string): boolean {
  const text = lower(clause);
  return (RISE.test(text) && TOLD.test(text)) || WE_TELL.test(text.replace(' | ', ' '));
}

const CASE = expression(`(?<!\\p{L})${SPECIAL}`);

/** "Nach einem Schadenfall … mit einer Frist von einem Monat": how it ends otherwise is told elsewhere. */
export function isForSpecial(before: string, behind: string): boolean {
  return CASE.test(lower(`${before} | ${behind}`));
}

/** "Le préavis est porté d'un mois à trois mois": the first of the two, or the second where it stands behind "statt". */
export function isFormerLength(text: string, mention: Span, next: Span | null, unit: Span): boolean {
  const before = lower(text.slice(unit.start, mention.start));
  if (INSTEAD.test(before)) return true;
  if (!next || next.start >= unit.end) return false;
  const between = lower(text.slice(mention.end, next.start));
  if (REPLACED.test(between)) return true;
  return TO.test(between) && FROM.test(before) && CHANGED.test(lower(text.slice(unit.start, unit.end)));
}

/** "Un mois la première année, deux mois la deuxième": nobody can tell by the sentence which counts now. */
export function goesByYears(sentence: string): boolean {
  const text = lower(sentence);
  return FIRST.test(text) && LATER.test(text);
}
