import { expect, it } from 'vitest';
import { findMoney } from '../../money.ts';
import { analyseText } from '../analyseText.ts';
import { taxedSum } from './taxedSum.ts';

const gross = (text: string): number | null => taxedSum(text, findMoney(text))?.gross.amount ?? null;

it.each([
  ['Net £400.00\nVAT £80.00\nTotal £480.00', 480],
  ['Plan fee  Rs. 18,000.00\nIGST 18%  Rs.  3,240.00\nPayable   Rs. 21,240.00', 21240],
  ['Fee £400.00 plus 20% VAT, that is £480.00', 480],
  ['Clinic £300.00\nAnnex £100.00\nFee £400.00\nVAT £80.00\nTotal £480.00', 480],
  // The tax itself is nowhere: one sum is said to be without it, the other with it.
  ['Rental £29.00 a month plus VAT (£34.80 including VAT), cups £18.95 per 1,000', 34.8],
  ['                excl. VAT   incl. VAT 20%\nRental          £145.00     £174.00', 174],
  ['                excl. VAT   incl. VAT 20%\nRental          £145.00     £156.75', null],
  ['Hire  $170.00 per month + GST = $187.00 per month', 187],
  ['Rental £29.00 a month plus VAT, or £34.80 with maintenance', null],
  // No tax is named, it is one of what is given back, or there are two.
  ['Room £400.00\nPiano £80.00\nTotal £480.00', null],
  ['Deposit £400.00\nVAT £80.00\nTotal £480.00', null],
  ['Was £300.00, VAT £60.00, in all £360.00\nNow £400.00, VAT £80.00, in all £480.00', null],
])('what a sum and its tax come to: %s', (text, expected) => {
  expect(gross(text)).toBe(expected);
});

it.each([
  ['Annual charge   Lift 1   £200.00\n                Lift 2   £200.00\n                Net      £400.00', 'year'],
  ['From July the monthly fee is\n\n   Clinic   £400.00', 'month'],
  ['Price   £400.00', 'total'],
])('a price with its tax is paid as its table says: %s', (table, period) => {
  const text = `Service agreement\nSupplier: Ferrant Safety Ltd\nCustomer: Morland Scaffolding Ltd\nStart date: 1 November 2026\nEnd date: 31 October 2028\n${table}\n   VAT 20%   £80.00\n   Total   £480.00\n`;
  const { amount, currency, amountPeriod } = analyseText(text, { today: '2026-11-22' });
  expect({ amount, currency, amountPeriod }).toEqual({ amount: 480, currency: 'GBP', amountPeriod: period });
});

it('the price with its tax is found in other languages, with the period that stands above its table', () => {
  const text =
    'Vertrag über Gebäudereinigung\n\nAuftraggeber: Kanzlei Ostermann GmbH\nAuftragnehmer: Blitz Reinigung GmbH\nBeginn: 01.01.2027\nEnde: 31.12.2028\n\nDie monatliche Pauschale beträgt:\n\n   netto               400,00 €\n   Umsatzsteuer 19 %    76,00 €\n   brutto              476,00 €\n';
  expect(analyseText(text, { today: '2026-11-22' })).toMatchObject({ amount: 476, amountPeriod: 'month' });
});
