import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const HEADS = `SERVICE AGREEMENT

Provider: Harbour Guards Ltd
Client: Elm Fabrics Ltd
Start date: 1 April 2026
`;
const price = (table: string): unknown[] => {
  const { amount, currency, amountPeriod } = analyseText(`${HEADS}\n${table}\n`, { today: '2026-11-22' });
  return [amount, currency, amountPeriod];
};

describe('the price in a table', () => {
  it('has the period that the heading of its column says, and is no count of things', () => {
    expect(
      price(
        `Post             Nos.   Rate p.m.     Amount p.m.
Supervisor         1    Rs. 28,500    Rs.   28,500
Guard              7    Rs. 22,286    Rs. 1,56,000
Total              8                  Rs. 1,84,500`,
      ),
    ).toEqual([184_500, 'INR', 'month']);
    expect(
      price(
        `Item                       Qty    KES per month
Hosted PBX                   1            6,000
Extension                   16           12,500
Monthly charge, before VAT               18,500

Calls are charged at KES 2.10 per minute.`,
      ),
    ).toEqual([18_500, 'KES', 'month']);
  });

  it('is what is paid again and again where what is paid once stands beside it', () => {
    expect(
      price(
        `SERVICES               ONCE-OFF      MONTHLY
Fibre                £1,450.00      £1,899.00
Telephones             £350.00      £1,601.00
Total                £1,800.00      £3,500.00`,
      ),
    ).toEqual([3500, 'GBP', 'month']);
  });
});
