import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { makeDocument } from '../document.ts';
import { readWeAndYou } from './readWeAndYou.ts';

const parties = (text: string): string[] => analyseText(text, { today: '2026-01-01' }).parties;
const REST =
  '\n\n1. The Recipient must keep the Confidential Information secret and must not disclose it.\n\n2. Each party agrees that this deed is governed by the law of Victoria.\n';

describe('the parties of a form', () => {
  it.each([
    [
      'Deed of Confidentiality\n\nDate: 17 August 2009\n\nParties\n\nName: Orchard Resources NL\nACN: 000 000 000\nShort form name: Orchard\n\nName: Colin James Tarn\nShort form name: Recipient\n\nBackground\n\nA  Orchard holds licences.',
      ['Orchard Resources NL', 'Colin James Tarn'],
    ],
  ])('are those in the rows under its heading', (text, names) => {
    expect(parties(text + REST)).toEqual(names);
  });
});

describe('the sides of a letter', () => {
  it('are those whom it calls "we" and "you", and not what is for sale', () => {
    const letter =
      'Orchard Ingredients Limited\nMill Road, Cork\n\nThe Directors\nTarn Foods Limited\nBelfast\n\n30 November 2017\n\nDear Sirs\n\n1. You wish to buy the shares of Fell Whey Limited (the "Target"), a wholly owned subsidiary of Orchard Ingredients Limited ("we" or "us"). ' +
      'In consideration of our giving Tarn Foods Limited ("you") information, you agree to keep it in confidence.\n\nYours faithfully\n\nMaeve Dunne\nfor and on behalf of\nOrchard Ingredients Limited\n\nWe agree to the above terms.\n\nJohn Tynan\nfor and on behalf of\nTarn Foods Limited';
    const sides = readWeAndYou(makeDocument(letter)).map(({ value }) => value);
    expect(sides).toEqual(parties(letter));
    expect(sides).toEqual(['Orchard Ingredients Limited', 'Tarn Foods Limited']);
  });
});
