/** Spanish: the words of contracts in Spain and Latin America. */
import { esLaw } from './lawsByLanguage.ts';
import type { Lexicon } from './lexicon.ts';
import { esWords } from './es/words.ts';
import { esDays } from './es/days.ts';
import { esLengths } from './es/lengths.ts';
import { esRenewal } from './es/renewal.ts';
import { esMoney } from './es/money.ts';
import { esParties } from './es/parties.ts';
import { esKind } from './es/kind.ts';

export const es: Lexicon = {
  language: 'es',
  governingLaw: esLaw,
  ...esWords,
  ...esDays,
  ...esLengths,
  ...esRenewal,
  ...esMoney,
  ...esParties,
  ...esKind,
};
