import { describe, expect, it } from 'vitest';
import { makeDocument } from '../document.ts';
import { readSignatures } from './readSignatures.ts';

const signed = (blocks: string): string[] =>
  readSignatures(
    makeDocument(
      `The undersigned agree to file jointly.\n\nIN WITNESS WHEREOF, the undersigned have signed.\n\n${blocks}`,
    ),
  ).map((party) => party.value);

describe('who signed', () => {
  it('is the party above "By:", not the one it acts through', () => {
    const blocks =
      'ORCHARD FUND, L.P.\nBy: Orchard GP LLC, its general partner\nBy: /s/ Jane Whitfield\nName: Jane Whitfield\nTitle: Manager\n\n' +
      'TARN FOODS LTD.\nBy: /s/ Max Fell\nName: Max Fell\nTitle: Chief Executive Officer';
    expect(signed(blocks)).toEqual(['ORCHARD FUND, L.P.', 'TARN FOODS LTD.']);
  });

  it('is read where all blocks stand on one line', () => {
    const blocks =
      'Orchard Fund, L.P. By: Orchard GP LLC Its: General Partner By: /s/ Jane Whitfield, Esq. Date: 4/8/2020 Jane Whitfield, Esq. Chief Compliance Officer ' +
      'Orchard GP LLC By: /s/ Jane Whitfield, Esq. Date: 4/8/2020 Jane Whitfield, Esq. Chief Compliance Officer';
    expect(signed(blocks)).toEqual(['Orchard Fund, L.P.', 'Orchard GP LLC']);
  });

  it('is read off the cells of a table', () => {
    const blocks =
      '|Orchard Fund, L.P.\n|By:\n|Orchard GP Limited\n|(General Partner)\n|By:\n|/s/ Gary Fell\n|Name:\n|Gary Fell\n|Title:\n|Director\n' +
      '|Tarn Ventures I Limited\n|By:\n|/s/ Gary Fell\n|Name:\n|Gary Fell\n|Title:\n|Director';
    expect(signed(blocks)).toEqual(['Orchard Fund, L.P.', 'Tarn Ventures I Limited']);
  });

  it('stands in two columns', () => {
    expect(
      signed('ORCHARD MILLS, INC. TARN FOODS LLC\nBy: /s/ Jane Whitfield By: /s/ Max Fell\nTitle: CEO Title: CFO'),
    ).toEqual(['ORCHARD MILLS, INC.', 'TARN FOODS LLC']);
  });

  it.each([
    ['ORCHARD MILLS CORPORATION TARN FOODS LLC\nBy: By:\nName: Name:', ['ORCHARD MILLS CORPORATION', 'TARN FOODS LLC']],
    [
      'ORCHARD MILLS, INC.: TARN FOODS LLC:\nBy: /s/ Jane Whitfield By: /s/ Max Fell',
      ['ORCHARD MILLS, INC.', 'TARN FOODS LLC'],
    ],
    ['Orchard Mills, Inc. FRANCHISOR\nBy: ____\nTitle: CEO', ['Orchard Mills, Inc.']],
    ['CUSTOMER: Tarn Foods LLC\nBy: ____\nTitle: CEO', ['Tarn Foods LLC']],
    [
      'For and on behalf of Orchard Mills Sdn. Bhd.\nBy:\n\nSIGNED FOR AND ON BEHALF of TARN FOODS LIMITED )\nby its officer: )',
      ['Orchard Mills Sdn. Bhd.', 'TARN FOODS LIMITED'],
    ],
  ])('is cut out of its column or role in: %s', (blocks, names) => {
    expect(signed(blocks)).toEqual(names);
  });

  it('is read where other papers follow the signatures', () => {
    const text = `The parties have executed this agreement as of May 1, 2020.\n\nOrchard Mills, Inc.\nBy: /s/ Jane Whitfield\nTitle: CEO\n\nTarn Foods LLC\nBy: /s/ Max Fell\nTitle: CFO\n\nEXHIBIT A\n\n${'A specification of the goods. '.repeat(900)}`;
    expect(readSignatures(makeDocument(text)).map((party) => party.value)).toEqual([
      'Orchard Mills, Inc.',
      'Tarn Foods LLC',
    ]);
  });

  it('is a person who signs without an office', () => {
    const blocks =
      'ORCHARD MILLS, INC.\nBy: /s/ Max Fell\nName: Max Fell\nTitle: President\n\n/s/ Jane Whitfield\nJane Whitfield';
    expect(signed(blocks)).toEqual(['ORCHARD MILLS, INC.', 'Jane Whitfield']);
  });
});
