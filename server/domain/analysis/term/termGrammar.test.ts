import { describeTermGrammar } from '../testing/termGrammar.ts';

describeTermGrammar(12);
