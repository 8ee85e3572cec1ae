import { describe, expect, it } from 'vitest';
import { makeDocument } from '../document.ts';
import { readSignatures } from './readSignatures.ts';

const names = (end: string): string[] =>
  readSignatures(
    makeDocument(`IN WITNESS WHEREOF, the parties have signed this Agreement on May 4, 2009.\n\n${end}`),
  ).map(({ value }) => value);

describe('signatures in two columns', () => {
  it('has a name without a legal form beside a company', () => {
    expect(
      names(
        'Tarnshop                           Orchard, Inc.\n\nBy: /s/ Jane Fell                  By: /s/ Ann Roe\nName: Jane Fell                    Name: Ann Roe',
      ),
    ).toEqual(['Tarnshop', 'Orchard, Inc.']);
  });

  it('has two names without a legal form', () => {
    expect(
      names('TARN MINERALS                 ORCHARD/MILLS HEALTH\n\nBy:   /s/ Jane Fell           By: /s/ Ann Roe'),
    ).toEqual(['TARN MINERALS', 'ORCHARD/MILLS HEALTH']);
  });

  it('joins a name over two rows, quoted from where it stands whole', () => {
    expect(
      names(
        'This Agreement binds Tarn Valley Franchise Systems, LLC, too.\n\nTARN VALLEY                     ORCHARD MILLS W.L.L.\nFRANCHISE SYSTEMS, LLC\n\nBy: /s/ Jane Fell               By: /s/ Ann Roe',
      ),
    ).toEqual(['Tarn Valley Franchise Systems, LLC', 'ORCHARD MILLS W.L.L.']);
  });

  it('takes the wide gap of a justified line for a blank', () => {
    expect(names('ORCHARD      VALLEY      MILLS,      INC.\n\nBy: /s/ Jane Fell\nName: Jane Fell')).toEqual([
      'ORCHARD VALLEY MILLS, INC.',
    ]);
  });
});
