import { isEndOfOptions } from '../lexicon/optionWords.ts';

/** `"Break Date" means ⟨day⟩`: a day whose own name says that nothing begins, is agreed or ends for good on it. */
const NAME =
  /\b(?:break|(?:rent |fee |price )?review|rent commencement|rent start|long ?-?stop)(?: date| day)?["']?(?: means| is| falls on)?(?: ?:)?(?: the)? *$/i;
const NEAR = 40;

/** Is a day called something else than a first, last or agreed one, or the end behind all options? */
export function isNamedOtherwise(text: string, { start, end }: { start: number; end: number }): boolean {
  const before = text.slice(Math.max(0, start - NEAR), start);
  return NAME.test(before) || isEndOfOptions(text, before, end);
}
