import { expect, it } from 'vitest';
import { withAgreedCurrency, withOwnRupees } from './agreedCurrency.ts';
import { analyseText } from './analyseText.ts';

const nothing = analyseText('', { today: '2026-11-22' });
const currency = (values: string[], text = '', confidence = 0.5): string | null => {
  const place = { quote: '', start: 0, end: 0, confidence };
  const alternatives = values.map((value) => ({ field: 'amount' as const, value, ...place }));
  return withAgreedCurrency({ ...nothing, alternatives }, text).currency;
};

const own = (text: string): string | null => withOwnRupees({ ...nothing, currency: 'INR' }, text).currency;
const read = (place: string): string | null =>
  analyseText(
    `RENTAL AGREEMENT\n\nOwner: Harbour Stores Limited, ${place}\nRenter: Elm Studio Limited\nStart date: 1 May 2026\nRent: $164.00 a month plus GST`,
    { today: '2026-11-22' },
  ).currency;

it('sums between which nothing decides have a currency if all of them are in one', () => {
  expect(currency(['400 GBP', '480 GBP'])).toBe('GBP');
  expect(currency(['400 GBP', '480 EUR'])).toBeNull();
  expect(currency(['400 GBP', '480'])).toBeNull();
  expect(currency([])).toBeNull();
  expect(currency(['400 GBP'], 'The rent is £400, or €480')).toBeNull();
  expect([currency(['400 GBP'], '', 0.4), currency(['400 GBP', '480 GBP'], '', 0.4)]).toEqual([null, 'GBP']);
});

it('a dollar is anybody’s where nothing says that it is the American one', () => {
  expect(currency(['400 USD'], 'Rowing club, May 1, 2027')).toBeNull();
  expect(currency(['400 USD'], 'Rowing club. Prices in US$')).toBe('USD');
});

it('rupees are those of the country that is named', () => {
  expect([
    own('Rs. 65,000 a month, Gulberg, Lahore'),
    own('Rs. 65,000, Coimbatore'),
    own('₹65,000, not Karachi'),
  ]).toEqual(['PKR', 'INR', 'INR']);
});

it('a dollar beside GST is that of the country whose towns or numbers are named', () => {
  const places = ['Dunedin', 'Lot 2 DP 00000, Te Puke', 'ABN 00 000 000 000', 'Unit 4', 'GST 000-000-000', 'Calgary'];
  expect(places.map(read)).toEqual(['NZD', 'NZD', 'AUD', null, 'NZD', 'CAD']);
});
