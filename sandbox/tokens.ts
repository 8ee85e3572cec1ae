/**
 * How the stand-in reads words, the way Gmail and Drive do: whole tokens, lower case, punctuation splits (so `Hello_world` is
 * two words), and a phrase is a run of tokens. `hasWord` is Gmail's: a single word without quotes finds its plural, too.
 */

/** The words of a text, in order. */
export function tokensOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  );
}

/**
 * One string to look for phrases in: every token between single spaces. The texts are kept apart, so that no phrase
 * reaches from the end of one into the next.
 */
export function searchableOf(...texts: (string | undefined)[]): string {
  return texts.map((text) => ` ${tokensOf(text ?? '').join(' ')} `).join('|');
}

/** Whether the tokens of `phrase` stand next to each other in a text made by `searchableOf`; no tokens: always. */
export function hasPhrase(searchable: string, phrase: string): boolean {
  const tokens = tokensOf(phrase);
  return tokens.length === 0 || searchable.includes(` ${tokens.join(' ')} `);
}

/** Whether a word stands in the text, with or without the ending of a plural; several tokens are a phrase. */
export function hasWord(searchable: string, word: string): boolean {
  const forms = /^[\p{L}]{4,}$/u.test(word) ? [word, `${word}s`, word.replace(/s$/i, '')] : [word];
  return forms.some((form) => hasPhrase(searchable, form));
}

/** Whether every token of `words` stands somewhere in the text. */
export function hasEveryWord(searchable: string, words: string): boolean {
  return tokensOf(words).every((token) => searchable.includes(` ${token} `));
}
