/** Label words that a scan has broken: "T0tal", "6ross", "F1ight", "Date5". Lengths stay, so that places do. */

const WORDS =
  'gross|totals|total|grand|amounts|amount|value|orders|order|contracts|contract|invoice|flights|flight|dates|date|period|schedule|campaign|commission|advertiser|client|customer|sponsor|agency|station|property|vendor|publisher|supplier|product|estimate|investment|spots'.split(
    '|',
  );

/** What a scan takes for a letter. */
const TAKEN_FOR: Record<string, string> = { o: '[o0]', i: '[il1|!]', l: '[il1|!]', s: '[s5$]', g: '[g6]', b: '[b8]' };

const BROKEN = new RegExp(
  `(?<![A-Za-z0-9])(?:${WORDS.map((word) => `(${word.replace(/[oilsgb]/g, (letter) => TAKEN_FOR[letter] as string)})`).join('|')})(?![A-Za-z0-9])`,
  'gi',
);

/** The text with broken label words written out. */
export function mendLabels(text: string): string {
  return text.replace(BROKEN, (found: string, ...groups: unknown[]) => {
    const word = WORDS[groups.findIndex((group) => group !== undefined)] as string;
    return word === found.toLowerCase() ? found : (word[0] as string).toUpperCase() + word.slice(1);
  });
}
