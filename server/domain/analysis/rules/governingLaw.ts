/** Which law governs the contract: "Es gilt deutsches Recht", "régi par le droit belge". */
import type { Reading } from '../document.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { anywhere, lower, patternOf, says } from '../lexicon/patterns.ts';
import type { Paper } from '../text/paper.ts';

const LONGEST = 600;

/** The law that the document's sentences name; null where they name none, or two. The place is in English, and the working has its own words. */
export function readGoverningLaw(paper: Paper, lexicon: Lexicon): Reading<string> | null {
  const { says: governs, laws, others } = lexicon.governingLaw;
  const readings: Reading<string>[] = [];
  for (const { start, end } of paper.units) {
    const text = paper.text.slice(start, Math.min(end, start + LONGEST));
    if (!says(lexicon, 'governs', governs, text) || says(lexicon, 'other laws', others, text)) continue;
    for (const [words, value] of laws) {
      const match = patternOf(lexicon, `law of ${value}`, () => anywhere(words)).exec(lower(text));
      if (!match) continue;
      const working = `“${text.slice(match.index, match.index + match[0].length)}”: ${value}`;
      readings.push({ value, start, end: Math.min(end, start + LONGEST), working, confidence: 0.85 });
    }
  }
  const [first] = readings;
  return first && readings.every(({ value }) => value === first.value) ? first : null;
}
