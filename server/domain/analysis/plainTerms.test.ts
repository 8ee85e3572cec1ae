import { expect, it } from 'vitest';
import { analyseText } from './analyseText.ts';
import type { Analysis } from './types.ts';

const read = (term: string, others = ''): Analysis =>
  analyseText(
    `SERVICE AGREEMENT

This Agreement is made on 1 March 2026 between Alder Lifts Ltd ("Supplier") and Birch Homes Ltd ("Customer").

1. Services. The Supplier looks after the lifts at Birch House with its own engineers and its own tools. Parts that wear out are paid for by the Customer at cost.

2. Term. ${term}

3. Fees. The Customer pays GBP 1,200 a year, within 30 days of invoice.

4. Law. This Agreement is governed by the laws of England.
${others}
Signed for Alder Lifts Ltd          Signed for Birch Homes Ltd
`,
    { today: '2026-11-27' },
  );

it.each([
  'The term is three years and begins when Supplier hands over the premises.',
  'Three years as of handover.',
  'The term starts on the first day of the month following commissioning and lasts ten years.',
])('a term that is counted from something that happens has no end that anybody knows: %s', (term) => {
  expect(read(term)).toMatchObject({ termEnd: null, noticeBy: null });
});

it.each([
  'This Agreement takes effect on 1 April 2026 and shall continue for two years and thereafter until terminated by either party on 180 days’ notice.',
  'This Agreement starts on 1 April 2026. Minimum term: 24 months. After the minimum term you may cancel at any time with 30 days’ notice.',
  'This Agreement starts on 1 April 2026 and has a minimum period of 24 months. After the minimum period it continues until ended by either party.',
])('what goes on behind its term until somebody ends it is open, and has no last day: %s', (term) => {
  expect(read(term)).toMatchObject({
    termEnd: '2028-04-01',
    effectiveDate: '2026-04-01',
    ending: 'open',
    noticeBy: null,
  });
});

it('the end of a half-year, for which notice may be given, is no term of six months', () => {
  const term = 'which starts on 1 April 2026 and has no fixed end, by two months’ notice to the end of a half-year.';
  expect(read(`The Customer may terminate this Agreement, ${term}`)).toMatchObject({ termEnd: null, ending: 'open' });
});

it('years that are added to a term are not the term', () => {
  const rolls = 'begins on 1 April 2026 and, unless a party serves notice, rolls over for three further years.';
  expect(read(`This Agreement ${rolls}`)).toMatchObject({ termEnd: null, ending: 'renews' });
});

it('the day on which a contract may be terminated is not its first', () => {
  const breaks = 'Customer has the right to terminate effective 31 March 2028.';
  expect(read(`The term commences 1 April 2026 and ends 31 March 2029. ${breaks}`)).toMatchObject({
    effectiveDate: '2026-04-01',
    termEnd: '2029-03-31',
  });
});

it.each([
  'notice to stop renewal must be given during the window of 1 November to 31 December before the renewal date',
  'notice to stop renewal must be given between 1 November and 31 December 2028',
])('of the days between which notice is given the last one counts: %s', (notice) => {
  const term = `This Agreement starts on 1 April 2026 and ends on 31 March 2029 and renews annually; ${notice}.`;
  expect(read(term)).toMatchObject({ ending: 'renews', noticeBy: '2028-12-31' });
});

const ENDING = 'This Agreement runs from 1 April 2026 until 31 March 2029.';

it.each([
  [
    'option',
    `${ENDING} The Customer may, by giving not less than four months’ notice before it expires, extend it for two further periods of one year each.`,
  ],
  ['option', `${ENDING} The Customer can extend for 24 months by serving an Extension Notice.`],
  [
    'renews',
    'The term is three years from 1 April 2026. On each anniversary one more year is added to the term unless either party has given notice.',
  ],
  [
    'renews',
    `${ENDING} Either party may give notice that it does not want the contract to be renewed for a second term of three years.`,
  ],
  ['renews', `${ENDING} Either party must say whether it wishes to continue; silence means renewal for three years.`],
  ['renews', 'Contract period 01/04/2026 to 31/03/2029, rolling 12 months thereafter, 90 days notice.'],
  [
    'renews',
    `${ENDING} Either party may serve a non-renewal notice, without which the term is extended by five years.`,
  ],
  [
    'renews',
    `${ENDING} It shall roll over for 24 months unless a written cancellation reaches us 6 weeks before it ends.`,
  ],
  [
    'renews',
    `${ENDING} It is renewed for a further three years if the Customer has not served notice one year before.`,
  ],
  ['renews', `${ENDING} A reminder is sent; unless the Customer then says no the agreement is renewed for two years.`],
  [
    'renews',
    'This Agreement continues until 1 April 2029 and for consecutive three-year periods after that, subject to 12 months’ notice.',
  ],
  ['renews', 'The tenancy is for one year from 1 April 2026 and then quarter to quarter, until determined by notice.'],
  ['renews', 'Duration: 3 yrs from 1 April 2026, auto-renew 1 yr, T-90 notice.'],
  [
    'option',
    `${ENDING} Should the Customer wish to continue, it must tell the Supplier four months before; if it does not, this Agreement ends.`,
  ],
  ['option', `${ENDING} The Customer has the right, exercisable by notice in the last year, to renew for three years.`],
  [
    'open',
    'The hire begins on 1 April 2026 for a minimum of 12 months. You can end it by one month’s notice, to expire on or after the last day of the minimum period.',
  ],
])('%s and does not end by itself: %s', (ending, term) => {
  expect(read(term).ending).toBe(ending);
});

/** Clauses of 20,000 characters: what is read of short contracts alone helps none that is as long. */
const OTHERS = Array.from(
  { length: 50 },
  (_, at) => `
${at + 5}. Clause ${at + 5}. The Supplier keeps records of its work under this clause and makes them available to the Customer on request
during business hours; nothing in this clause limits what either party may recover for negligence, and each party bears its own costs of
complying with it. Failure to insist on performance is no waiver, and neither party is bound to disclose what it keeps for itself.
`,
).join('');

it.each([
  [
    { ending: 'option', noticeBy: '2028-09-30' },
    `${ENDING} The Customer may extend it once by two years by giving notice not earlier than nine months and not later than six months before it ends.`,
  ],
  [
    { ending: 'option', noticeBy: '2028-09-30' },
    'This Agreement starts on 1 April 2026 and ends on 31 March 2029 unless extended. The Customer can extend for 24 months by serving notice no later than 30 September 2028.',
  ],
  [
    { ending: 'renews', noticeBy: '2028-12-31' },
    `${ENDING} It renews annually; notice to stop renewal must be given during the window of 1 November to 31 December before the renewal date.`,
  ],
  [
    { ending: 'renews', noticeBy: '2029-01-01' },
    `${ENDING} If neither party has given written notice to the other by 1 January preceding the expiry, the term is deemed extended by one year.`,
  ],
  [
    { ending: 'open', noticePeriod: { n: 3, unit: 'month' } },
    'This Agreement starts on 1 April 2026 for two years and thereafter continues until terminated by either party on three months’ notice.',
  ],
])('a long contract is read as a short one is: %o', (said, term) => {
  expect(read(term)).toMatchObject(said);
  expect(read(term, OTHERS)).toMatchObject(said);
});

it('what goes on from month to month behind a first period renews for a month, and not for that period', () => {
  const { ending, renewalTerm, noticeBy } = read(
    'This Agreement runs from 16 October 2025 for an initial period of 18 months and then month to month; either party may end it by one month’s notice.',
  );
  expect([ending, renewalTerm, noticeBy]).toEqual(['renews', { n: 1, unit: 'month' }, '2027-03-15']);
});

it.each([
  'The hire runs for a minimum of 12 months from 16 October 2026. After that the Customer can stop it at any time by giving 30 days’ notice.',
  'This Agreement lasts 24 months from 1 April 2026 and is then cancellable at any time on 30 days’ notice.',
  'This Agreement has a minimum term of 24 months from 1 April 2026. Thereafter either party may terminate it on 90 days’ notice.',
])('what may be ended by notice behind its first term goes on until then: %s', (term) => {
  expect(read(term).ending).toBe('open');
});

it('a party that may leave after something else has happened says nothing of what follows the term', () => {
  const term =
    'This Agreement runs from 16 October 2026 to 15 October 2028. If an event beyond control lasts 60 days, the parties meet; thereafter either party may terminate it on 10 days’ notice.';
  expect(read(term)).toMatchObject({ ending: 'ends', termEnd: '2028-10-15' });
});

it('what rolls monthly behind its first term renews', () => {
  expect(read('The initial term ends on 31 March 2028; it will then roll monthly.').ending).toBe('renews');
});

it('who must say whether he wishes to go on, or it renews, has a last day to say so', () => {
  const term =
    'This Agreement runs from 16 October 2025 to 15 October 2027. The Customer shall notify the Supplier at least 60 days before the end whether it wishes to renew. If it doesn’t notify, the Agreement is renewed for a year.';
  expect(read(term)).toMatchObject({ ending: 'renews', noticeBy: '2027-08-16' });
});
