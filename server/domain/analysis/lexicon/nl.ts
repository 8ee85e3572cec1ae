/** Dutch: the words of contracts in the Netherlands and Flanders. */
import { nlLaw } from './lawsByLanguage.ts';
import type { Lexicon } from './lexicon.ts';
import { nlWords } from './nl/words.ts';
import { nlDays } from './nl/days.ts';
import { nlLengths } from './nl/lengths.ts';
import { nlRenewal } from './nl/renewal.ts';
import { nlMoney } from './nl/money.ts';
import { nlParties } from './nl/parties.ts';
import { nlKind } from './nl/kind.ts';

export const nl: Lexicon = {
  language: 'nl',
  governingLaw: nlLaw,
  ...nlWords,
  ...nlDays,
  ...nlLengths,
  ...nlRenewal,
  ...nlMoney,
  ...nlParties,
  ...nlKind,
};
