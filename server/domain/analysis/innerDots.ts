/** Full stops within a sentence end nothing; patterns that go "to the end of the clause" must not stop at them. */

/** Stands for a full stop that ends nothing. */
export const INNER_DOT = '\u00b7';

/** The clause number that a sentence begins with keeps its dots. */
const NUMBER = 14;
const SOURCES =
  /\b(?:a\.m|p\.m|i\.e|e\.g|u\.s|n\.a|s\.a|l\.p)\.(?= ?[a-z\d,)(])|\b\d{1,2}\.\d{1,2}\.(?:19|20)?\d\d\b|\b(?:inc|corp|ltd|co|no|nos|sec|st|dr)\.(?=,? [a-z\d(])|\b(?:sections?|articles?|clauses?|paragraphs?|subsections?|exhibits?|and|or|to) \d{1,2}(?:\.\d{1,2}){1,3}/gi;

/** The same text, of the same length, with `INNER_DOT` for the dots of abbreviations and of clauses' numbers. */
export function maskInnerDots(sentence: string): string {
  if (!sentence.slice(NUMBER, -1).includes('.')) return sentence;
  return (
    sentence.slice(0, NUMBER) + sentence.slice(NUMBER).replace(SOURCES, (match) => match.replaceAll('.', INNER_DOT))
  );
}
