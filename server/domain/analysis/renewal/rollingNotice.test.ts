import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const PARTIES =
  'Tarn Foods, Inc., a Delaware corporation ("Tarn"), and Fell Mills LLC, an Ohio limited liability company ("Fell")';
const read = (clause: string) =>
  analyseText(
    `SERVICES AGREEMENT\n\nThis Services Agreement (the "Agreement") is made as of March 1, 2010 (the "Effective Date") by and between ` +
      `${PARTIES}.\n\n1. Services. Fell shall provide the services.\n\n2. Term. ${clause}\n\n3. Law. Ohio law governs.`,
    { today: '2010-03-05' },
  );

describe('the notice of a contract that goes on', () => {
  it.each([
    [
      'for a first term of two years and thereafter until terminated by either party on not less than six months’ notice',
      6,
    ],
    ['for one year. The term of this Agreement is then month to month and may be terminated on two months’ notice', 2],
  ])('is read where it remains in effect %s', (clause, months) => {
    expect(read(`This Agreement shall remain in effect ${clause}.`).noticePeriod).toEqual({ n: months, unit: 'month' });
  });

  it('is read behind the clause that renews it, from the end of the initial term on', () => {
    const clause =
      'The term shall be one year and shall renew for successive one year terms. Following the initial term, either party ' +
      'may terminate this Agreement without cause upon written notice to the other party of at least 3 months.';
    expect(read(clause).noticePeriod).toEqual({ n: 3, unit: 'month' });
  });

  it('is none that is given for a failure', () => {
    const clause =
      'This Agreement lasts for two years. If Fell fails to meet its quota, Tarn may terminate it on thirty days notice.';
    expect(read(clause).noticePeriod).toBeNull();
  });
});

describe('the end of an agreement', () => {
  it('is not that of a schedule to it', () => {
    const clause = 'See Schedule 1.\n\nSCHEDULE 1\n\nThe term of this Schedule is three years from the Effective Date.';
    expect(read(clause).termEnd).toBeNull();
  });

  it('is not how long a right lasts where it has ended', () => {
    const clause =
      'This Agreement continues for an indefinite term. Provided, however, that in the event the termination of this ' +
      'Agreement is followed by a sale, Fell will have a right to continue to use the name for a period of five (5) years.';
    expect(read(clause).termEnd).toBeNull();
  });
});
