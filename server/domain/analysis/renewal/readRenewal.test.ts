import { describe, expect, it } from 'vitest';
import { makeDocument } from '../document.ts';
import { readRenewal } from './readRenewal.ts';

const renewalOf = (clause: string) => {
  const { term, automatic, limit, notice } = readRenewal(makeDocument(`3. Renewal. ${clause}`), { n: 3, unit: 'year' });
  return {
    term: term && `${term.value.n} ${term.value.unit}`,
    automatic,
    limit,
    notice: notice && `${notice.value.n} ${notice.value.unit}`,
  };
};

describe('a renewal', () => {
  it.each([
    [
      '1 year',
      'Thereafter this Agreement shall automatically renew for successive one (1) year terms unless either party gives notice of non-renewal.',
    ],
    [
      '12 month',
      'After the Initial Term, this Agreement will renew automatically for additional periods of twelve (12) months each.',
    ],
    ['1 year', 'The term of this Agreement shall be automatically renewed from year to year unless terminated.'],
    ['1 month', 'Thereafter the Agreement will automatically renew on a month-to-month basis.'],
    [
      '3 year',
      'This Agreement shall automatically renew for successive terms of the same duration unless notice is given.',
    ],
    [
      '2 year',
      'Upon the expiration of the Initial Term, the Agreement will be automatically extended for additional two-year periods.',
    ],
    [
      '1 year',
      'It will then renew automatically for additional periods of one year, from 1 July to 30 June, unless a party notifies the other.',
    ],
    ['12 month', 'It then renews for further periods of twelve months unless either party gives notice.'],
    ['12 month', 'It is thereafter automatically prolonged by successive periods of twelve (12) months.'],
    ['1 year', 'Subscriptions will automatically renew for additional one year terms.'],
    ['1 year', 'This Agreement shall roll over for further periods of one year each unless terminated.'],
    ['2 year', 'If no notice is given, the Agreement shall be deemed renewed for a further period of two years.'],
    ['1 year', 'Absent notice of non-renewal, this Agreement renews for another year.'],
    ['1 month', 'Your membership renews every month. You can cancel any time.'],
    ['1 year', 'The contract is extended tacitly by one year at a time if it is not terminated.'],
    [
      '1 year',
      'The appointment hereunder shall be for five years and shall renew itself for periods of one year each.',
    ],
    ['3 year', 'The term of this Agreement will last three years, renewing for like periods unless you give notice.'],
    [
      '1 year',
      'The County engages Tri-State with automatic one-year renewals unless ninety days prior notice is given.',
    ],
    [
      '1 year',
      'The term shall end at 12:00 A.M. on May 1, 2012, but shall be automatically extended for one (1) year.',
    ],
    [
      '1 year',
      'It lasts three years and is then prolonged by one year at a time, provided that neither party objects.',
    ],
    ['1 year', 'Three (3) years ending 31st March 2006 and thereafter from year to year.'],
    ['3 year', 'Renewal: automatic, for terms equal to the Initial Term, unless notice is given.'],
    ['1 year', 'One year, automatically renewable from year to year.'],
    ['1 year', 'From then on it shall roll over yearly unless one side tells the other.'],
    ['1 year', 'Term: until December 31, 2012; renewed annually thereafter by default.'],
    ['1 year', 'Contract shall be self-renewing annually unless either party gives written notice.'],
    ['2 year', 'The agreement shall be self-perpetuating in two-year increments unless one party informs the other.'],
    ['2 year', 'Unless either party elects otherwise, two-year renewal terms shall follow automatically.'],
  ])('of %s comes by itself in: %s', (term, clause) => {
    expect(renewalOf(clause)).toMatchObject({ term, automatic: true });
  });

  it.each([
    [
      '5 year',
      2,
      'Customer may renew this Agreement for two (2) additional terms of five (5) years each by written notice.',
    ],
    [
      '1 year',
      3,
      'The Licensee has the option to extend the term of this Agreement for up to three additional one-year periods.',
    ],
  ])('of %s, at most %i times, is a choice in: %s', (term, limit, clause) => {
    expect(renewalOf(clause)).toMatchObject({ term, limit, automatic: false });
  });

  it.each([
    'Supplier shall provide a certificate upon each renewal of the insurance policy for one year.',
    'This Agreement shall continue for a period of five (5) years unless sooner terminated.',
    '"Contract Year" means each successive twelve (12) month period after the Effective Date.',
  ])('is not in: %s', (clause) => {
    expect(renewalOf(clause).term).toBeNull();
  });
});

describe('a renewal that is ruled out', () => {
  it.each([
    'This Agreement will not automatically renew. The parties may agree in writing to extend it.',
    'This Agreement ends on its expiry and shall not be renewed automatically.',
    'It may be renewed for one further period of five (5) years only by mutual written agreement of the parties.',
  ])('is no fact in: %s', (clause) => {
    const { term, automatic } = readRenewal(makeDocument(`3. Renewal. ${clause}`), null);
    expect([term !== null && term.confidence >= 0.6, automatic === true]).toEqual([false, false]);
  });
});

describe('the notice that stops a renewal', () => {
  it.each([
    [
      '60 day',
      'This Agreement shall automatically renew for one-year terms unless either party gives the other written notice at least sixty (60) days prior to the end of the then-current term.',
    ],
    [
      '3 month',
      "The Agreement renews automatically for a further year, unless terminated by either party upon three (3) months' prior written notice to the end of the term.",
    ],
    [
      '90 day',
      'Either party may elect not to renew this Agreement by giving notice no later than 90 days before the expiration of the Initial Term.',
    ],
    [
      '30 day',
      'This Agreement may be terminated by either party at the expiration of its term or any renewal term upon thirty (30) days written notice.',
    ],
    [
      '30 day',
      'This Agreement may be terminated by either party at the expiration of its term upon written notice of thirty (30) days to the other party.',
    ],
    [
      '45 day',
      'This Order renews for successive one-year terms unless either party, in order to end it, gives notice in writing of at least 45 days before the end of the term.',
    ],
    [
      '6 month',
      'This Agreement will be automatically renewed for five (5) year terms. A six (6) months notice must be given by either party of its intention to terminate.',
    ],
    [
      '1 month',
      "It then renews for further periods of twelve months unless either party gives at least one month's written notice before the end of the current period.",
    ],
    [
      '30 day',
      'The service plan will be continued from year to year unless you tell us at least 30 days before your renewal date that you do not want to renew.',
    ],
    [
      '3 month',
      'The contract is extended by one year at a time if it is not terminated with a notice period of three months to the end of the contract year.',
    ],
    [
      '90 day',
      'It is then prolonged by one year at a time, provided that neither party has denounced it in writing ninety days before the period in question runs out.',
    ],
    [
      '60 day',
      'The License Period shall be extended automatically for one additional one (1) year unless Licensor objects at least sixty (60) days prior to its scheduled expiration.',
    ],
    [
      '60 day',
      'From then on it shall roll over yearly unless one side tells the other in writing, sixty days or more before the anniversary, that it does not want to go on.',
    ],
    [
      '3 month',
      "Three (3) years ending 31st March 2006 and thereafter from year to year until determined by not less than three months' prior notice in writing given to expire on 31st March in any year.",
    ],
  ])('is %s in: %s', (notice, clause) => {
    expect(renewalOf(clause).notice).toBe(notice);
  });

  it.each([
    'Either party may terminate this Agreement for convenience upon thirty (30) days prior written notice.',
    'If a breach is not cured within thirty (30) days after written notice, the other party may terminate this Agreement.',
    'To exercise its option to renew, Customer must notify Supplier at least 90 days prior to the expiration of the Initial Term.',
    'The insurer shall give thirty (30) days prior written notice of cancellation or non-renewal of the insurance.',
    'The License renews automatically for one year. Sixty (60) days before the expiration of this license and, in the event of its termination, ten (10) days after receipt of notice of termination or the happening of the event which terminates this Agreement where no notice is required, a statement of the stock shall be furnished.',
    'If Customer terminates, it shall cease using the Software at the end of the ninety (90) day notice period.',
  ])('is not in: %s', (clause) => {
    expect(renewalOf(clause).notice).toBeNull();
  });
});

describe('what is moved to the next business day', () => {
  it.each([
    'Any Interest Period that would otherwise end on a day that is not a Business Day shall be extended to the next succeeding Business Day unless it falls in another calendar month.',
    'The term of any payment shall be extended to the next following Business Day unless the parties agree otherwise.',
  ])('renews nothing: %s', (sentence) => {
    expect(renewalOf(sentence)).toMatchObject({ term: null, automatic: null });
  });
});
