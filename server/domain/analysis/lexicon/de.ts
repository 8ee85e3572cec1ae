/** German: the words of contracts in Germany, Austria and Switzerland. */
import { deLaw } from './lawsByLanguage.ts';
import type { Lexicon } from './lexicon.ts';
import { deWords } from './de/words.ts';
import { deDays } from './de/days.ts';
import { deLengths } from './de/lengths.ts';
import { deRenewal } from './de/renewal.ts';
import { deMoney } from './de/money.ts';
import { deParties } from './de/parties.ts';
import { deKind } from './de/kind.ts';

export const de: Lexicon = {
  language: 'de',
  governingLaw: deLaw,
  ...deWords,
  ...deDays,
  ...deLengths,
  ...deRenewal,
  ...deMoney,
  ...deParties,
  ...deKind,
};
