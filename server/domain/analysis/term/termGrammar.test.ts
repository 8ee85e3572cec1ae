import { describeTermGrammar } from '../testing/termGrammar.ts';

describeTermGrammar(25);
