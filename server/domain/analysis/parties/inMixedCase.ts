/** Names that stand in capitals, as the same document writes them elsewhere: "LEDGERFINCH, INC." is shown as "Ledgerfinch, Inc.". */
import type { Analysis } from '../types.ts';

/** A single word in capitals that is shorter may be an abbreviation: "ACT" is no "Act". */
const SHORTEST_WORD = 5;
const WORD = /[\p{L}\p{N}]+/gu;
const SMALL_LETTER = /\p{Ll}/u;
/** How a word of a name begins; or it stands between its words. */
const OF_NAME =
  /^(?:[\p{Lu}\p{N}]|(?:and|of|the|for|in|de|del|des|du|la|le|les|et|und|für|y|e|en|van|der|den|von|da|do|dos)$)/u;

/** The analysis with the names of its parties so; its quotes stay the document's own words. */
export function inMixedCase(analysis: Analysis, text: string): Analysis {
  const { parties, alternatives } = analysis;
  const mixed = (name: string) => mixedCaseOf(name, text);
  return {
    ...analysis,
    parties: [...new Set(parties.map(mixed))],
    alternatives: alternatives.map((other) =>
      other.field === 'parties' ? { ...other, value: mixed(other.value) } : other,
    ),
  };
}

/** The name with the letters that the document writes it with most often where it doesn't write it in capitals; as it is where it never does. */
function mixedCaseOf(name: string, text: string): string {
  if (SMALL_LETTER.test(name)) return name;
  const words = name.match(WORD) ?? [];
  if (words.length === 0 || (words.length === 1 && name.length < SHORTEST_WORD)) return name;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]{1,4}')}(?![\\p{L}\\p{N}])`, 'giu');
  const counts = new Map<string, number>();
  for (const [found] of text.matchAll(pattern)) {
    const own = found.match(WORD) ?? [];
    if (!SMALL_LETTER.test(found) || !own.every((word) => OF_NAME.test(word))) continue;
    const form = own.join(' ');
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (!best) return name;
  const letters = best[0].split(' ');
  // What stands between the words stays as the name has it: its comma, its ampersand, its full stop.
  return name.replace(WORD, () => letters.shift() ?? '');
}
