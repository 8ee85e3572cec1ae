import { describe, expect, it } from 'vitest';
import { findDates } from './findDates.ts';

const daysOf = (text: string): (string | null)[] => findDates(text).map(({ day }) => day);

describe('dates', () => {
  it('reach from their weekday on', () => {
    const text = 'The term ends on Thursday, May 8, 2014.';
    expect(findDates(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Thursday, May 8, 2014']);
  });

  it.each([
    ['2014-05-08', 'May 8, 2014'],
    ['2014-05-08', 'the 8th day of May, 2014'],
    ['2014-05-08', 'this eighth (8th) day of May 2014'],
    ['2014-05-08', '8 May 2014'],
    ['2014-05-21', 'the twenty-first day of May, two thousand and fourteen'],
    ['1998-01-01', 'the first day of January, nineteen hundred and ninety-eight'],
    ['2018-01-15', 'the 15t h day of January 2018'],
    ['2021-03-18', 'March 18. 2021'],
    ['1999-06-01', 'June 1,1999'],
    ['2000-10-01', 'the lst day of October 2000'],
    ['2019-04-01', 'April. 1st 2019'],
    ['2005-12-08', '_Dec. 8, 2005'],
    ['2020-06-05', 'Jun05/20'],
    ['2014-05-08', 'Thursday, the 8th of May 2014'],
    ['2014-05-08', '5/8/14'],
    ['2014-05-20', '05/20/2014'],
    ['2014-05-20', '20.5.2014'],
    ['2014-05-20', '20 / 5 / 2014'],
    ['2014-05-08', '2014-05-08'],
    ['2014-05-08', '2014/05/08'],
    ['2020-01-15', '15-Jan-2020'],
    ['2020-09-05', 'Sept. 5, 2020'],
  ])('read %s in: %s', (day, text) => {
    expect(daysOf(`signed ${text} in Dover`)).toEqual([day]);
  });

  it('without a day are known to be there, but have none', () => {
    expect(daysOf('as of March ___, 1999')).toEqual([null]);
    expect(daysOf('in May 2014')).toEqual([null]);
  });

  it('are not clause numbers, telephone numbers or the word "may"', () => {
    expect(daysOf('Section 1.2.05, call 555-01-0199, the parties may 5 times do so, ratio 31/31/2014')).toEqual([]);
  });

  it('in figures follow the order of the others in the document', () => {
    expect(daysOf('on 31/12/2013 and on 5/8/2014')).toEqual(['2013-12-31', '2014-08-05']);
    expect(daysOf('on 12/31/2013 and on 5/8/2014')).toEqual(['2013-12-31', '2014-05-08']);
    expect(daysOf('on 8 May 2014 and on 5/8/2014')).toEqual(['2014-05-08', '2014-08-05']);
  });

  it('in figures follow the country or the money where no other date tells', () => {
    expect(daysOf('Rent £50. Starts 05/06/2026.')).toEqual(['2026-06-05']);
    expect(daysOf('GSTIN 29ABCDE1234F1Z5, placed 05-06-2026')).toEqual(['2026-06-05']);
  });

  it('go on in the next line', () => {
    expect(daysOf('from 1st April\n   2026 on')).toEqual(['2026-04-01']);
  });

  it('in figures are ambiguous where nothing tells the order', () => {
    expect(findDates('on 5/8/2014').map(({ ambiguous }) => ambiguous)).toEqual([true]);
    expect(findDates('on 5/8/2014, under the laws of the State of Delaware').map(({ ambiguous }) => ambiguous)).toEqual(
      [false],
    );
    expect(findDates('on 5/8/2014, Boone, North Carolina').map(({ day }) => day)).toEqual(['2014-05-08']);
    expect(findDates('on 5/8/2014, Washington, £40').map(({ ambiguous }) => ambiguous)).toEqual([true]);
    expect(findDates('on 5/5/2014').map(({ ambiguous }) => ambiguous)).toEqual([false]);
  });

  it('have two figures for their year behind a label or beside another date', () => {
    expect(daysOf('Date: 3-14-18')).toEqual(['2018-03-14']);
    expect(daysOf('3-29-2016   3-31-16')).toEqual(['2016-03-29', '2016-03-31']);
    expect(daysOf('part no. 3-14-18')).toEqual([]);
  });

  it('stand side by side in a range', () => {
    expect(daysOf('05/05/20-05/08/20')).toEqual(['2020-05-05', '2020-05-08']);
  });
});
