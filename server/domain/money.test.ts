import { describe, expect, it } from 'vitest';
import { findMoney, readFigures } from './money.ts';

describe('amounts of money', () => {
  it.each<[string, number, string]>([
    ['$1,250,000.00', 1_250_000, 'USD'],
    ['US$ 3 million', 3_000_000, 'USD'],
    ['U.S. $1,000', 1000, 'USD'],
    ['USD10,000', 10_000, 'USD'],
    ['€ 1.000,50', 1000.5, 'EUR'],
    ['1.250.000 EUR', 1_250_000, 'EUR'],
    ['£2.5 million', 2_500_000, 'GBP'],
    ['HK$500', 500, 'HKD'],
    ['RMB 2,000,000', 2_000_000, 'CNY'],
    ['5,000 dollars', 5000, 'USD'],
    ['$ 4 billion', 4_000_000_000, 'USD'],
    ['$1,150.00 CAD', 1150, 'CAD'],
    ['$500 (Australian)', 500, 'AUD'],
    ['Rs. 1,20,000', 120_000, 'INR'],
    ['12,50,000.50 rupees', 1_250_000.5, 'INR'],
    ['8,600,000 yuan', 8_600_000, 'CNY'],
    ['Rs 28,500', 28_500, 'INR'],
    ['Kshs. 540,000', 540_000, 'KES'],
    ['KES 45', 45, 'KES'],
    ['₦2,640,000.00', 2_640_000, 'NGN'],
    ['N1,800,000', 1_800_000, 'NGN'],
    ['GH¢2,400.00', 2400, 'GHS'],
    ['P2,150.00', 2150, 'BWP'],
    ['PHP 18,000.00', 18_000, 'PHP'],
  ])('%s is %d %s', (text, amount, currency) => {
    expect(findMoney(`The price is ${text} in all.`)).toMatchObject([{ amount, currency }]);
  });

  it('begin with their sign, not within the word before it', () => {
    expect(findMoney('$15 plus $0.12')).toMatchObject([{ start: 0 }, { start: 9 }]);
    expect(findMoney('the contractors. 3. Development')).toEqual([]);
  });

  it('are not the hundredths of a cheque: NO/100 Dollars', () => {
    expect(findMoney('Ten Thousand and NO/100 Dollars')).toEqual([]);
  });

  it('are not numbers without a currency', () => {
    expect(findMoney('Section 12.50 of 1,000 pages')).toEqual([]);
    expect(findMoney('runs on PHP 8.2, see p2,150.00 and N52')).toEqual([]);
  });

  it('are null where the figures make no number', () => {
    expect(readFigures('1,2,3.4,5')).toBeNull();
  });
});
