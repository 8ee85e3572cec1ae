import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { findMoney } from '../../money.ts';
import { netsOf } from './netsOf.ts';

it.each([
  ['$2,300.00 a month plus GST of $345.00, so $2,645.00 a month all up', [2300, 345]],
  ['£100 + VAT 20% = £120', [100, 20]],
  ['£100 + VAT', []],
  ['$120.00 a year, $20.00 for delivery, $100.00 deposit', []],
])('what comes to another sum with its tax is no price: %s', (text, nets) => {
  expect([...netsOf(text, findMoney(text))].toSorted()).toEqual(nets.toSorted());
});

it('a sum under the heading of liability is its most, and not the price', () => {
  const lines = ['STATEMENT OF WORK', 'Consultant: Orchid Stack Pte. Ltd.', 'Customer: Cold Chain Pte. Ltd.', ''];
  const read = (heading: string) =>
    analyseText([...lines, heading, 'As agreed, that is S$150,000 in total for this SOW.'].join('\n'), {
      today: '2026-11-22',
    }).amount;
  expect([read('7. Price'), read('7. Liability')]).toEqual([150_000, null]);
});
