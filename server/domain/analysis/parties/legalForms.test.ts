import { describe, expect, it } from 'vitest';
import { endsLegally, legalFormAt } from './legalForms.ts';

describe('a legal form', () => {
  it.each([
    'Orchard Inc',
    'ORCHARD L.L.C.',
    'Orchard, S. de R.L. de C.V.',
    'Orchard S.à r.l.',
    'Orchard S.p.A.',
    'Orchard Sp. z o.o.',
    'Orchard Sdn. Bhd.',
    'Orchard N.V.',
    'Orchard NV',
    'Orchard & Co.',
    'Orchard Bank, National Association',
    'Orchard Life Insurance Company of New York',
    'ORCHARD INSURANCE AND ANNUITY ASSOCIATION OF AMERICA',
  ])('%s ends with a legal form', (name) => {
    expect(endsLegally(name)).toBe(true);
  });

  it.each([
    'Reno, NV',
    'the Company of the Year',
    'Denver, CO',
    'London EC1 2AB',
    'Hamilton, Ontario, L8P',
    'the parties as',
    'Orchard Mills',
    'Incline Village',
  ])('does not end %s', (name) => {
    expect(endsLegally(name)).toBe(false);
  });

  it('is measured where it begins', () => {
    expect(legalFormAt('Inc. and Tarn LLC')).toBe('Inc.'.length);
    expect(legalFormAt('S. de R.L. de C.V., a company')).toBe('S. de R.L. de C.V.'.length);
    expect(legalFormAt('Incline Village, NV')).toBe(0);
    expect(legalFormAt('NV 89501')).toBe(0);
  });
});
