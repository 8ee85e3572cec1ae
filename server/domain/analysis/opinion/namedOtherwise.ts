/** `"Break Date" means ⟨day⟩`: a day whose own name says that nothing begins, is agreed or ends for good on it. */
const NAME =
  /\b(?:break|(?:rent |fee |price )?review|rent commencement|rent start|long ?-?stop)(?: date| day)?["']?(?: means| is| falls on)?(?: ?:)?(?: the)? *$/i;
const NEAR = 40;

/** Is the day at `start` called something else than a first, last or agreed one? */
export function isNamedOtherwise(text: string, start: number): boolean {
  return NAME.test(text.slice(Math.max(0, start - NEAR), start));
}
