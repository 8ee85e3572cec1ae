import { describe, expect, it } from 'vitest';
import { readPriceRow } from './readPriceRow.ts';

const read = (...rows: string[]): number | null => readPriceRow(rows.join('\n'))?.value ?? null;

describe('the row of a schedule that says what is paid', () => {
  it('is the only one that is paid again and again', () => {
    expect(
      readPriceRow(
        'SCHEDULE 3: CHARGES\n  Grounds care as in Schedule 1     £940.00 per month, plus VAT\n  Extra cuts on request             £75.00 each',
      ),
    ).toMatchObject({ value: 940, currency: 'GBP', period: 'month' });
    expect(read('EXHIBIT B', 'License Fee        $12,000.00 per year', 'Set-up (one time)  $800.00')).toBe(12_000);
  });

  it('is none where another row may be a part of the price, or the price of one unit', () => {
    expect(read('SCHEDULE: FEES', 'Hosting     £200.00 per month', 'Support     £150.00 per month')).toBeNull();
    expect(read('SCHEDULE: FEES', 'Hosting     £200.00 per month', 'Support     £150.00')).toBeNull();
    expect(read('SCHEDULE: FEES', 'Hosting     £200.00 per month', 'VAT 20%     £40.00')).toBeNull();
    expect(read('SCHEDULE: FEES', 'Fee per desk per month     £200.00')).toBeNull();
    expect(read('SCHEDULE: FEES', 'Desks     12     £200.00 per month')).toBeNull();
  });

  it('is none where the price changes with the years, or nothing says that these are prices', () => {
    expect(read('SCHEDULE: FEES', 'Hosting     £200.00 per month', 'Second year: £210.00.')).toBeNull();
    expect(read('SCHEDULE: TEAM', 'Hosting     £200.00 per month')).toBeNull();
  });
});
