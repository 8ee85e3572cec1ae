import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const endOf = (text: string): string | null => analyseText(text, { today: '2020-07-01' }).termEnd;

describe('the day that a length counts from', () => {
  it.each([
    [
      'a field in plain letters',
      '2014-03-01',
      'Service Order\nService start date: March 1, 2012\n\nTerm. Service is taken for 24 months from the service start date (Initial Term).',
    ],
    [
      'the last of the signatures',
      '2016-05-20',
      'The agreement begins on the last of the dates signed below and lasts for three (3) years.\n\nSigned for the Museum: 14 May 2013\nSigned for the Lender: 20 May 2013',
    ],
    [
      "a letter's acceptance",
      '2010-04-09',
      'April 2, 2009\n\nRe: Engagement Letter\n\nDear Ann:\n\nThe Company engages us as its exclusive adviser for twelve (12) months from the date of your acceptance of this letter.\n\nAccepted and agreed this 9th day of April, 2009:\nTenbridge Incorporated',
    ],
    [
      'an acceptance by another word',
      '2011-04-09',
      'ENGAGEMENT LETTER\n\nApril 2, 2009\n\nTerm. The term of this engagement is two years which begin when this letter is countersigned.\n\nCountersigned on April 9, 2009',
    ],
  ])('is that of %s', (_, day, text) => {
    expect(endOf(text)).toBe(day);
  });

  it.each([
    [
      'a closing that a name stands for',
      'EMPLOYMENT AGREEMENT, dated May 2, 2017\n\nThe term starts on the closing of the offering (the "Commencement Date") and ends on the third anniversary of the Commencement Date. If the Commencement Date has not come by September 1, 2017, this Agreement is void.',
    ],
    [
      'the acceptance of goods',
      'SUPPLY AGREEMENT\n\nThe term of this Agreement is two years from the acceptance of the works.\n\nAccepted on April 9, 2009',
    ],
  ])('is not known of %s', (_, text) => {
    expect(endOf(text)).toBeNull();
  });
});
