/** What was typed into the settings, as values. */

const MOST_DAYS = 730;

/** The lines that say something. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** `90, 30, 7` as numbers, the largest first and each once; null where something in it is no whole number from 0 to 730. */
export function readDays(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  if (!parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= MOST_DAYS)) return null;
  return [...new Set(parts.map(Number))].toSorted((a, b) => b - a);
}
