/** The sides in whose name somebody signs: "For Aldous Lifts Ltd: C. Aldous", "Ordered for Copse Lane Dental Practice by Dr Pascoe". */
import { SIGNED_FOR } from '../lexicon/everydayKinds.ts';
import { endsLegally } from '../parties/legalForms.ts';
import { cleanName, NAME_WORDS } from './cleanName.ts';
import { readCells } from './cells.ts';
import type { Found } from './found.ts';
import { isSame } from './isSame.ts';

const CONFIDENCE = 0.72;

/** Both sides, or more, in order; none where fewer than two sign. */
export function readSignedFor(raw: string): Found<string>[] {
  const found = findSignedFor(raw);
  return found.length >= 2 ? found : [];
}

/** Every name that somebody signs for, once. Linear. */
export function findSignedFor(raw: string): Found<string>[] {
  const found: Found<string>[] = [];
  for (const cell of readCells(raw).flatMap(({ cells }) => cells)) {
    const lead = SIGNED_FOR.exec(cell.text);
    if (!lead) continue;
    const name = cleanName((cell.text.slice(lead[0].length).split(/ by |:/)[0] as string).trim());
    if (name === null || !/ /.test(name) || !NAME_WORDS.test(name)) continue;
    // A sentence that begins with "For" needs a name that is surely one.
    if (!endsLegally(name) && cell.text.length > name.length + 60) continue;
    if (found.some(({ value }) => isSame(value, name))) continue;
    found.push({ value: name, start: cell.start, end: cell.end, confidence: CONFIDENCE, working: null });
  }
  return found;
}
