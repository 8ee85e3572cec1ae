import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { readTicks } from './ticks.ts';

const read = (...lines: string[]): ReturnType<typeof analyseText> =>
  analyseText(lines.join('\n'), { today: '2026-11-22' });

describe('options of which some are ticked', () => {
  it('leave only what is ticked, and every place as it was', () => {
    const raw = 'Term   [ ] 6 months   [x] 12 months   [ ] 24 months\nHow    Bank [x]   Card [ ]';
    const { text } = readTicks(raw);
    expect(text.length).toBe(raw.length);
    expect(text.replace(/ +/g, ' ')).toBe('Term [x] 12 months \nHow Bank [x] ');
  });

  it('take the lines with them that go on below them', () => {
    const raw = '[x] It stops on the last day.\n[ ] It goes on from month to month until\n    I cancel it.\nSigned';
    expect(readTicks(raw).text.replace(/\s+/g, ' ')).toBe('[x] It stops on the last day. Signed');
  });

  it('are left as they are where nothing is ticked', () => {
    expect(readTicks('[ ] 6 months   [ ] 12 months').text).toBe('[ ] 6 months   [ ] 12 months');
  });
});

const HEAD = ['STABLING AGREEMENT', 'Owner: Oona Birch', 'Stable: Marlow Stables Ltd', 'Starts 4 May 2026'];

describe('the price of what is ticked', () => {
  it('is what is paid, beside or below others that are not', () => {
    const found = read(...HEAD, 'Kind    [ ] field    £30.00 a week', '        [x] stable   £95.00 a week');
    expect(found).toMatchObject({ amount: 95, amountPeriod: 'week' });
    const columns = read(
      ...HEAD,
      'KIND            MONTHLY FEE',
      '[ ] Field       [ ] £120.00',
      '[x] Stable      [x] £380.00',
    );
    expect(columns).toMatchObject({ amount: 380, amountPeriod: 'month' });
  });

  it('is looked up in a list of prices', () => {
    const found = read(
      ...HEAD,
      'Place   [x] Whole week   [ ] Weekends',
      'Whole week    £95.00 per week',
      'Weekends      £40.00 per week',
    );
    expect(found).toMatchObject({ amount: 95, amountPeriod: 'week' });
  });

  it('is not that of something to have on top, and none where the paper gives another price', () => {
    const extra = ['Extras   [x] Rug washing £5.00 per month   [ ] Clipping £9.00 per month'];
    expect(read(...HEAD, 'The fee is £310.00 per month.', ...extra).amount).toBe(310);
    expect(read(...HEAD, ...extra).amount).toBeNull();
  });
});
