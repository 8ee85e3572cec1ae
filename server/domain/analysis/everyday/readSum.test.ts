import { describe, expect, it } from 'vitest';
import { readCells } from './cells.ts';
import { readSum } from './readSum.ts';

const read = (text: string): number | null => readSum(text, readCells(text), 'EUR')?.value ?? null;

describe('the sum of a column', () => {
  it('is what the rows above come to, whatever it is called', () => {
    expect(
      read('Benches    3,150.00\nStore      620.00\nFitting    380.00\n           ------\n           4,150.00'),
    ).toBe(4150);
    expect(read('Premium    €2,772.00\nTax        €332.64\nTo pay     €3,104.64')).toBe(3104.64);
  });

  it('is none where the figures come to something else, or two of them by chance', () => {
    expect(read('Benches    3,150.00\nStore      620.00\nFitting    380.00\nAll        4,151.00')).toBeNull();
    expect(read('Room A    €100.00\nRoom B    €200.00\nRoom C    €300.00')).toBeNull();
  });

  it('is the one with the tax that stands right below it', () => {
    const rows =
      'Bin                 Per week\nPaper, 240 litre    12.00\nGlass, 240 litre    8.00\nFood, 120 litre     10.00\nWeekly total        30.00\nVAT                 6.00\nTo pay              36.00';
    expect(read(rows)).toBe(36);
  });

  it('is of each month where the head of its column says so', () => {
    const table = 'Line      Per month\nFibre     €89.00\nPhone     €11.75\nTotal     €100.75';
    expect(readSum(table, readCells(table), 'EUR')).toMatchObject({ value: 100.75, period: 'month', open: false });
  });

  it('is none where it is paid again every month in other columns, or is of one guest among many', () => {
    expect(
      read('Paid monthly    Amount\nFibre           €89.00\nPhone           €11.75\nTotal           €100.75'),
    ).toBeNull();
    expect(read('Starter    €14.00\nMain       €52.00\nTotal per person    €66.00')).toBeNull();
  });
});
