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

  it('is a person who signs without an office', () => {
    const blocks =
      'ORCHARD MILLS, INC.\nBy: /s/ Max Fell\nName: Max Fell\nTitle: President\n\n/s/ Jane Whitfield\nJane Whitfield';
    expect(signed(blocks)).toEqual(['ORCHARD MILLS, INC.', 'Jane Whitfield']);
  });
});
