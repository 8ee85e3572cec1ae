/** What a printer or a page layout has put into a text, line by line: page numbers, foot lines, running heads. */
import type { Line } from './splitLines.ts';

/** Lines that a printer or a page layout adds: page numbers, "Page 3 of 9", and a filing's "Source: …, 10-K, 3/1/2019" foot line. */
const FURNITURE =
  /^(?:<page>|<\/?(?:text|document)>|-{0,3} ?\(?\d{1,4}\)? ?-{0,3}|[ivxlc]{1,7}|[A-Z]-\d{1,3}|page ?\d{1,4}(?: ?(?:of|\/) ?\d{1,4})?|source: .{1,120}, ?[^,]{1,25}, ?\d{1,2}\/\d{1,2}\/\d{4}|https?:\/\/\S{1,200} +\d{1,4}\/\d{1,4}.{0,140}|\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d{2} [AP]M\b.{0,160}|\[?(?:signature page follows|intentionally left blank)\]?)$/i;

/** Furniture without a figure is not longer: "[intentionally left blank]". */
const LONGEST_UNNUMBERED = 26;

/** Page furniture by its form, and short lines that come back on page after page (running heads, with the page number masked). */
export function findFurniture(raw: string, lines: Line[]): Set<number> {
  const found = new Set<number>();
  const seen = new Map<string, number[]>();
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as Line;
    const size = line.end - line.start;
    if (size === 0 || size > 320) continue;
    const text = raw.slice(line.start, line.end).replace(/\s{2,}/g, ' ');
    const numbered = /\d/.test(text);
    if (!numbered && text.length > LONGEST_UNNUMBERED) continue;
    if (FURNITURE.test(text)) {
      found.add(index);
      continue;
    }
    if (size < 12 || size > 110 || !numbered) continue;
    const key = text.replace(/\d{1,4}/g, '#');
    const places = seen.get(key);
    if (places) places.push(index);
    else seen.set(key, [index]);
  }
  for (const [key, places] of seen) {
    // A running head comes back many times, far apart, and differs in its page number only.
    if (places.length < 4 || !/(?:page|exhibit|agreement|version|confidential|draft|rev)/i.test(key)) continue;
    const first = places[0] as number;
    const lastPlace = places[places.length - 1] as number;
    if (lastPlace - first < places.length * 12) continue;
    for (const index of places.slice(1)) found.add(index);
  }
  return found;
}
