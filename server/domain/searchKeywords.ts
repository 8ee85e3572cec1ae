/** What of a user's keywords can be searched for, at Gmail and Drive alike. */
import { searchableKeywords } from '../../contract/criteria.ts';

/** Alternatives in one query; more make several queries, so that none becomes too long for Google. */
const KEYWORDS_PER_QUERY = 10;

/** Characters of an address that the alternatives of one query may take: beyond about 8,000 in all Google answers 414. */
const LONGEST_QUERY = 4_000;

/** What joins two alternatives at Drive, ` or fullText contains '""'`, as it stands in an address. */
const JOINT = 48;

/** Words by themselves that mean something to Gmail. */
const OPERATORS = new Set(['OR', 'AND', 'NOT', 'AROUND']);

/**
 * A phrase as it stands in a query: between quotes, but for single words. Quotes ask for the very words, so that "agreement" would
 * miss "agreements".
 */
export function asTerm(phrase: string): string {
  return /^[\p{L}\p{M}\p{N}]+$/u.test(phrase) && !OPERATORS.has(phrase.toUpperCase()) ? phrase : `"${phrase}"`;
}

/** The phrases in groups small enough for one query each: by number, and by their length in an address. */
export function keywordGroups(keywords: readonly string[]): string[][] {
  const groups: string[][] = [];
  let length = 0;
  for (const phrase of searchableKeywords(keywords)) {
    const added = encodeURIComponent(phrase).length + JOINT;
    const group = groups.at(-1);
    if (group !== undefined && group.length < KEYWORDS_PER_QUERY && length + added <= LONGEST_QUERY) {
      group.push(phrase);
      length += added;
    } else {
      groups.push([phrase]);
      length = added;
    }
  }
  return groups;
}
