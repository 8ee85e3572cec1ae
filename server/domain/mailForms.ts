/** A mail's body comes in two forms that should say the same. Which of them is read: the one that says more, both where they differ. */

/** Up to this share of words that only the other form has, a form says the same: a footer, a greeting, a link. */
const SLIGHT = 0.1;

/** A plain part of so few words only points to the other form: "See HTML." */
const POINTER_WORDS = 5;

/** Words of one or two letters tell nothing apart. */
const WORD = /[\p{L}\p{N}]{3,}/gu;

/** The text to read of a body in plain text and in HTML (as text); either may be empty. Linear in both. */
export function textOfForms(plain: string, html: string): string {
  if (plain.trim() === '' || html.trim() === '') return plain.trim() === '' ? html : plain;
  const [words, others] = [wordsOf(plain), wordsOf(html)];
  if (words.size <= POINTER_WORDS && others.size > POINTER_WORDS) return html;
  if (missing(others, words) <= SLIGHT) return plain;
  return missing(words, others) <= SLIGHT ? html : `${html}\n\n${plain}`;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(WORD) ?? []);
}

/** The share of `words` that is not among `others`. */
function missing(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let only = 0;
  for (const word of words) if (!others.has(word)) only += 1;
  return words.size === 0 ? 0 : only / words.size;
}
