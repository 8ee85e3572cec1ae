/** French: the words of contracts in France, Belgium, Luxembourg and Switzerland. */
import { frLaw } from './lawsByLanguage.ts';
import type { Lexicon } from './lexicon.ts';
import { frWords } from './fr/words.ts';
import { frDays } from './fr/days.ts';
import { frLengths } from './fr/lengths.ts';
import { frRenewal } from './fr/renewal.ts';
import { frMoney } from './fr/money.ts';
import { frParties } from './fr/parties.ts';
import { frKind } from './fr/kind.ts';

export const fr: Lexicon = {
  language: 'fr',
  governingLaw: frLaw,
  ...frWords,
  ...frDays,
  ...frLengths,
  ...frRenewal,
  ...frMoney,
  ...frParties,
  ...frKind,
};
