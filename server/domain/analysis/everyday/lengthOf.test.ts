import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const order = (sentence: string): string => `PURCHASE ORDER
Supplier: Ferrant Safety Ltd
Customer: Morland Scaffolding Ltd
Order date: 20 October 2026
Start date: 1 November 2026

${sentence}`;

const read = (sentence: string) => analyseText(order(sentence), { today: '2026-11-22' });

describe('what a plain document says of an end', () => {
  it.each([
    'Certificates are valid for five years.',
    'The vehicle has a registration that expires on 30 April 2027.',
    'The work is guaranteed for two years.',
    'The Supplier will not sell to others for three years.',
    'We keep your papers for seven years.',
    'If the fee is three weeks late, the Supplier may end the contract.',
    'The Customer may extend the contract by one period of 12 months.',
    'The Customer may export its data for 90 days after they have left.',
  ])('is not the end where it is about something else: %s', (sentence) => {
    expect(read(sentence).termEnd).toBeNull();
  });

  it.each([
    ['This contract is valid for two years.', '2028-11-01'],
    ['The contract expires on 30 April 2027.', '2027-04-30'],
    ['The contract may not be cancelled for the first two years.', '2028-11-01'],
  ])('is the end where it is about the contract: %s', (sentence, day) => {
    expect(read(sentence).termEnd).toBe(day);
  });

  it('is not counted from the day of signing where no first day is given', () => {
    const unstarted = order('This contract is valid for two years.').replace(/Start date.*/, '');
    const { termEnd, term } = analyseText(unstarted, { today: '2026-11-22' });
    expect(termEnd).toBeNull();
    expect(term).toEqual({ n: 2, unit: 'year' });
  });

  it('leaves open how it ends where what follows the end is not understood', () => {
    expect(read('The contract ends on 30 April 2027. It may well be that we stay on.').ending).toBe('unknown');
    expect(read('The contract ends on 30 April 2027. They may add two more years.').ending).toBe('unknown');
    expect(read('The contract ends on 30 April 2027.').ending).toBe('ends');
  });

  it('gives no notice period where the notice is for a failure, or where two lengths stand beside each other', () => {
    const ends = 'The contract ends on 30 April 2027. ';
    expect(read(`${ends}Either side may end it on two months' notice.`).noticePeriod).toEqual({ n: 2, unit: 'month' });
    expect(
      read(`${ends}If the Supplier fails to deliver it may be ended on two weeks' notice.`).noticePeriod,
    ).toBeNull();
    expect(
      read(`${ends}Either side may end it, at first on two weeks' notice, later on three months' notice.`).noticePeriod,
    ).toBeNull();
  });
});
