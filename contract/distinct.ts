/** Trimmed, without empty ones and repetitions, letter case aside; the first spelling stays. */
export function distinct(texts: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const text of texts.map((each) => each.trim())) {
    if (text !== '' && !seen.has(text.toLowerCase())) seen.set(text.toLowerCase(), text);
  }
  return [...seen.values()];
}
