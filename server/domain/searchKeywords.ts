/** What of a user's keywords can be searched for, at Gmail and Drive alike. */

/** Alternatives in one query; more make several queries, so that none becomes too long for Google. */
const KEYWORDS_PER_QUERY = 10;

/**
 * Keywords as phrases that are safe between double quotes: quotes and control characters become spaces (neither Gmail nor
 * Drive has an escape for them, and a stray quote broadens the query), whitespace is collapsed. What then has neither
 * letter nor digit cannot be searched for and is left out; so are doubles.
 */
export function searchableKeywords(keywords: readonly string[]): string[] {
  const phrases = keywords
    .map((keyword) => keyword.replaceAll(/["\u201c-\u201f\p{Cc}\p{Z}\s]+/gu, ' ').trim())
    .filter((phrase) => /[\p{L}\p{N}]/u.test(phrase));
  return [...new Set(phrases)];
}

/** The phrases in groups small enough for one query each. */
export function keywordGroups(keywords: readonly string[]): string[][] {
  const phrases = searchableKeywords(keywords);
  return Array.from({ length: Math.ceil(phrases.length / KEYWORDS_PER_QUERY) }, (_, group) =>
    phrases.slice(group * KEYWORDS_PER_QUERY, (group + 1) * KEYWORDS_PER_QUERY),
  );
}
