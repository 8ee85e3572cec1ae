/** Names that stand in capitals, as the same document writes them elsewhere: "LEDGERFINCH, INC." is shown as "Ledgerfinch, Inc.". */
import type { Analysis } from '../types.ts';

/** A single word in capitals that is shorter may be an abbreviation: "ACT" is no "Act". */
const SHORTEST_WORD = 5;
const WORD = /[\p{L}\p{N}]+/gu;
const BETWEEN = /^[^\p{L}\p{N}]+/u;
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const BEGINS_IN_WORD = /^[\p{L}\p{N}]/u;
const SMALL_LETTER = /\p{Ll}/u;
/** How a word of a name begins; or it stands between its words. */
const OF_NAME =
  /^(?:[\p{Lu}\p{N}]|(?:and|of|the|for|in|de|del|des|du|la|le|les|et|und|für|y|e|en|van|der|den|von|da|do|dos)$)/u;

/** The analysis with the names of its parties so; its quotes stay the document's own words. */
export function inMixedCase(analysis: Analysis, text: string): Analysis {
  const { parties, alternatives } = analysis;
  // Most documents have no name in capitals to be looked for.
  let lower: string | null = null;
  const mixed = (name: string) => mixedCaseOf(name, text, () => (lower ??= text.toLowerCase()));
  return {
    ...analysis,
    parties: [...new Set(parties.map(mixed))],
    alternatives: alternatives.map((other) =>
      other.field === 'parties' ? { ...other, value: mixed(other.value) } : other,
    ),
  };
}

/** The name with the letters that the document writes it with most often where it doesn't write it in capitals; as it is where it never does. */
function mixedCaseOf(name: string, text: string, lower: () => string): string {
  if (SMALL_LETTER.test(name)) return name;
  const words = name.match(WORD) ?? [];
  if (words.length === 0 || (words.length === 1 && name.length < SHORTEST_WORD)) return name;
  const counts = new Map<string, number>();
  for (const found of spelledAs(words, { text, lower: lower() })) {
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

/**
 * Where the document has these words after one another, in whatever case, with up to four other characters between them. By hand, since to
 * make a pattern of each name took a twelfth of the time of a short document.
 */
function* spelledAs(words: readonly string[], { text, lower }: { text: string; lower: string }): Generator<string> {
  const [first = '', ...rest] = words.map((word) => word.toLowerCase());
  // A letter that is longer in lower case moves all places behind it.
  if (lower.length !== text.length) return;
  for (let start = lower.indexOf(first); start !== -1; start = lower.indexOf(first, start + 1)) {
    let end: number | null = start + first.length;
    for (const word of rest) {
      const gap: number = BETWEEN.exec(lower.slice(end, end + 4))?.[0].length ?? 0;
      end = gap > 0 && lower.startsWith(word, end + gap) ? end + gap + word.length : null;
      if (end === null) break;
    }
    if (
      end === null ||
      ENDS_IN_WORD.test(lower.slice(Math.max(0, start - 2), start)) ||
      BEGINS_IN_WORD.test(lower.slice(end, end + 2))
    )
      continue;
    yield text.slice(start, end);
  }
}
