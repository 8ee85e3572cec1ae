import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { corpusFolder, sampled } from '../../documents/testing/corpusFolder.ts';
import { analyseText } from './analyseText.ts';

const folder = corpusFolder('cuad/txt');
/** One in twenty-four shows it; `npm run soak -- documents` tries all. */
const names = folder === null ? [] : sampled(readdirSync(folder), 24);
const texts = names.map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));

/** Before every date of the corpus, so that nothing is rolled forward. */
const TODAY = '1900-01-01';
const YEARS = 7;
const SLOW = 120_000;

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const FOUR_FIGURES = new RegExp(
  `(?<![\\d.$#-])(?<!(?<!(?:${MONTH}) \\d{1,2})(?<=\\d),)(19[5-9]\\d|20[0-4]\\d)(?!\\d|,\\d|\\.\\d)`,
  'g',
);
const TWO_FIGURES = /(?<![\d/])(\d{1,2}\/\d{1,2}\/)(\d{2})(?![\d/])/g;

function laterText(text: string): string {
  return text
    .replace(FOUR_FIGURES, (year) => String(Number(year) + YEARS))
    .replace(
      TWO_FIGURES,
      (_, head: string, year: string) => head + String((Number(year) + YEARS) % 100).padStart(2, '0'),
    );
}

const laterDay = (day: string | null): string | null => day && `${Number(day.slice(0, 4)) + YEARS}${day.slice(4)}`;

/** Words that say what a company is rather than which one. */
const COMMON =
  /^(?:corp|aktiengesellschaft|company|corporation|incorporated|limited|bank|trust|university|group|international|holdings?|partners?|partnership|capital|funds?|association|the|and|national|services?|systems?|technolog(?:y|ies)|solutions|media|networks?|insurance|management|securities|energy|software|pharmaceuticals?|therapeutics|medical|foods?|institute|foundation|cent(?:er|re)|american?|china|new|york|texas|united|states|global|health|research|development|financial|investments?|industries|enterprises|communications?|products?|entertainment|agency|federal|savings|loan|mutual|authority|commission|council|committee|club|first|general|agreement|contract|license|lease|part(?:y|ies)|agent|client|customer|supplier|buyer|seller|consultant|distributor|executive|employee|march|april|june|july|august|september|october|november|december|january|february)$/i;

/** The word with every letter moved on within vowels or consonants: as long, as capital, another name. */
function otherWord(word: string): string {
  return word.replace(/[a-z]/gi, (letter) => {
    const ring = /[aeiou]/i.test(letter) ? 'aeiou' : 'bcdfghjklmnpqrstvwxyz';
    const next = ring[(ring.indexOf(letter.toLowerCase()) + 1) % ring.length] as string;
    return letter === letter.toLowerCase() ? next : next.toUpperCase();
  });
}

function renamer(parties: string[]): ((text: string) => string) | null {
  const words = new Set(
    parties
      .flatMap((name) => name.match(/\b[A-Z][A-Za-z]{3,}/g) ?? [])
      .filter((word) => !COMMON.test(word))
      .map((word) => word.toLowerCase()),
  );
  if (words.size === 0) return null;
  const pattern = new RegExp(`(?<![A-Za-z])(?:${[...words].join('|')})(?![a-z])`, 'gi');
  return (text) => text.replace(pattern, (word) => (/^[A-Z]/.test(word) ? otherWord(word) : word));
}

describe.skipIf(folder === null)('a perturbed contract', () => {
  it('with every year moved on gives dates moved on', { timeout: SLOW }, () => {
    const wrong = texts.flatMap(({ name, text }) => {
      const [before, after] = [analyseText(text, { today: TODAY }), analyseText(laterText(text), { today: TODAY })];
      return (['agreementDate', 'effectiveDate', 'termEnd'] as const)
        .filter((field) => laterDay(before[field]) !== after[field])
        .map((field) => `${name} ${field}: ${before[field]} became ${after[field]}`);
    });
    expect(wrong).toEqual([]);
  });

  it('with its parties renamed gives the new names', { timeout: SLOW }, () => {
    const wrong = texts.flatMap(({ name, text }) => {
      const { parties } = analyseText(text, { today: TODAY });
      const rename = renamer(parties);
      if (!rename) return [];
      const after = analyseText(rename(text), { today: TODAY }).parties;
      return JSON.stringify(after) === JSON.stringify(parties.map(rename))
        ? []
        : [`${name}: ${after.join('; ')} for ${parties.map(rename).join('; ')}`];
    });
    expect(wrong).toEqual([]);
  });
});
