import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { sampleContract } from '../testing/sampleContract.ts';

const show = (value: { n: number; unit: string } | null): string | null => value && `${value.n} ${value.unit}`;

/** What a made-up contract with these clauses says of its renewal. */
function renewalOf(...clauses: string[]) {
  const { autoRenews, renewalTerm, noticePeriod } = analyseText(sampleContract(clauses), { today: '2011-07-01' });
  return { automatic: autoRenews, term: show(renewalTerm), notice: show(noticePeriod) };
}
const TERM = 'This Agreement is in force until June 30, 2014.';

describe('a renewal that comes by itself', () => {
  it.each([
    ['3 month', 'It then rolls forward automatically, three months at a time.'],
    ['1 year', 'When the term is over the Agreement goes on automatically for successive one (1) year terms.'],
    ['6 month', 'After that it carries on by itself for six months at a time.'],
    ['1 year', 'Absent such notice, the Agreement is deemed extended for one further year.'],
    ['2 year', 'Where neither party has objected, this Agreement is prolonged by two years.'],
    ['5 year', 'It then stays in force for another period of 5 years, unless a party denounces it.'],
    ['1 month', 'After the initial term this Agreement continues month-to-month.'],
    ['1 year', 'The Agreement shall be considered renewed for one more year.'],
    ['1 year', 'Contract shall be considered renewed for the following year unless cancelled.'],
    ['1 year', 'When it is over it keeps renewing, one year each time, until a party says that it stops there.'],
    ['1 year', 'After the minimum term the contract continues year by year.'],
    ['1 year', 'Thereafter the same shall stand renewed for one year unless notice of non-renewal is given.'],
    ['1 year', 'Unless one of the parties denounces it three months before that day, it is renewed for a year.'],
    ['1 year', 'Successive periods of one year each then follow automatically.'],
    ['5 year', 'At its end the Agreement extends itself for five more years unless Customer says no in writing.'],
    ['1 year', 'Renewal is automatic, for one year, if no notice is given.'],
    ['2 year', 'It shall roll into further two-year periods absent notice to the contrary.'],
    ['1 year', 'It was made on 31.08.2010 and is deemed prolonged for each following year if neither party refuses.'],
    ['1 year', 'The plan renews for another year, unless cancelled 45 days or more before.'],
    ['10 year', 'After it, it is carried forward for one more term of ten years, unless Customer says otherwise.'],
    ['5 year', 'The Agreement holds for another five years, unless a party gives notice.'],
    ['1 year', 'The contract then goes on from one year to the next.'],
    ['1 year', 'Annual automatic renewal follows if written notice to the contrary has not been received.'],
    ['12 month', 'Auto-renewal: Yes, 12 months.'],
    ['1 month', 'After that the Agreement goes on from month to month until either party ends it.'],
    ['1 month', 'Thereafter, this Agreement shall be effective month to month, until either party ends it.'],
    ['1 year', 'It shall automatically renew beyond the Initial Term for successive one (I) year terms.'],
    [
      '1 year',
      'It is prolonged in each case by a further year unless it is terminated with a period of six weeks to the end of the term.',
    ],
    [
      '5 year',
      'The term shall automatically be renewed for two further periods of five (5) Fiscal Years each, unless notice of non-renewal is given.',
    ],
    [
      '1 year',
      'It will be renewed for one-year periods at the rates of the fiscal year unless Customer declines by notice.',
    ],
    ['1 month', 'This Agreement remains in force through March 31, 2021, and on a month to month basis thereafter.'],
    ['1 month', 'Following it, the Agreement is extended month after month until ended by notice.'],
    ['1 year', 'It is followed by terms of one calendar year each, save where a party gives notice of non-renewal.'],
    ['1 year', 'It shall automatically renew for successive years unless a party says no in writing.'],
    ['6 month', 'If it is not ended by then it continues on the same terms for six months at a time.'],
    ['1 year', 'From then on the arrangement renews itself each year unless a party objects.'],
  ])('%s: %s', (term, clause) => {
    expect(renewalOf(TERM, clause)).toMatchObject({ automatic: true, term });
  });

  it.each([
    'Auto-renewal: No.',
    'Customer may choose to renew this Agreement for one further period of two years.',
    'Provider alone may opt to extend this Agreement for one additional year.',
    'By mutual written consent this Agreement may be renewed for a further year.',
  ])('is no option: %s', (clause) => {
    expect(renewalOf(TERM, clause).automatic).not.toBe(true);
  });

  it('is none where no term comes before it', () => {
    expect(renewalOf('This Agreement continues month-to-month.').term).toBeNull();
    expect(renewalOf('The services start on July 1, 2011 and go on from month to month.').term).toBeNull();
  });
});

const renews = (notice: string): string =>
  `This Agreement then renews for one year at a time, unless a party gives ${notice}`;

describe('the last day of a notice', () => {
  it.each([
    ['60 day', renews('notice at least sixty (60) and at most ninety (90) days before it expires.')],
    ['60 day', renews('notice at least 60 days but not more than 90 days prior to the end of the term.')],
    [
      '45 day',
      renews('notice no more than ninety (90) and no fewer than forty-five (45) days before the end of the term.'),
    ],
    ['30 day', renews('notice between 30 and 60 days before the term expires.')],
    ['2 month', renews('notice six months to two months before the term is over.')],
    [
      '90 day',
      'Unless you write to us at least ninety days before the three years are up, the Agreement carries on by itself for one more year.',
    ],
    [
      '60 day',
      'If neither party, at least sixty (60) days and not more than ninety (90) days prior to its termination, gives notice of a desire to amend it, it continues in effect for another year.',
    ],
    ['30 day', renews('written notice to the contrary thirty days beforehand.')],
  ])('is that of the shorter limit, %s: %s', (notice, clause) => {
    expect(renewalOf(TERM, clause).notice).toBe(notice);
  });

  it.each([
    [
      '30 day',
      'It is extended for periods of 1 year, if no party has declared at least 30 days before the expiry that it does not want the extension.',
    ],
    [
      '90 day',
      'After the initial term it continues month-to-month. Either party may forgo the extension by written notice at least 90 days before the initial term expires.',
    ],
    [
      '60 day',
      'Thereafter it goes on from year to year. A party that wants to amend the Agreement shall so notify the other sixty days before it expires.',
    ],
    [
      '45 day',
      'A party wishing to end the Agreement shall notify the other in writing 45 days before the expiration date. Failing such notice the Agreement is renewed for one year.',
    ],
    ['30 day', 'Auto-renewal: Yes, 12 months. Non-renewal notice: 30 days.'],
    ['1 year', "It holds for another five years, unless a party gives one year's notice before the end."],
  ])('%s: %s', (notice, clause) => {
    expect(renewalOf(TERM, clause).notice).toBe(notice);
  });

  it.each([
    'A party wishing to negotiate a successor agreement shall notify the other six months before this Agreement expires.',
    'Either party may, by notice served thirty days before it expires, renew this Agreement for one year.',
    "This Agreement shall remain in effect until either party gives twelve months' notice, which shall not be given prior to October 1, 2013.",
    'It is renewed each year. Provider shall announce new prices ninety days before they apply.',
  ])('is none of another notice: %s', (clause) => {
    expect(renewalOf(TERM, clause).notice).toBeNull();
  });
});

describe('an option', () => {
  it('is one that a party may use in its sole discretion', () => {
    const clause =
      'Company may, in its sole discretion, extend this Agreement for one further Contract Year on the same terms.';
    expect(analyseText(sampleContract([TERM, clause]), { today: '2011-07-01' }).ending).toBe('option');
  });
});

describe('the renewal of another thing', () => {
  it.each([
    'The insurance policy renews for one year at a time unless cancelled.',
    'The letter of credit is automatically extended for one year unless the bank gives notice sixty days before it expires.',
    'Any purchase order not cancelled ten days before shipment is deemed renewed.',
    'The licence of the Documentation stays in force for another two years unless Company returns it.',
    'Unused vacation days are carried over to the next year unless Company objects.',
    'If the force majeure event continues for another ninety days, either party may terminate this Agreement.',
    "Either party may terminate this Agreement by ninety days' notice before the end of a calendar quarter.",
  ])("is not the agreement's: %s", (clause) => {
    expect(renewalOf(TERM, clause)).toEqual({ automatic: null, term: null, notice: null });
  });
});

describe('a renewal by option', () => {
  it.each([
    [
      '5 year',
      'Provided it is not in default, Customer shall have one (1) option to renew for a further period of five (5) years.',
    ],
    [
      '2 year',
      'Customer shall have the option, exercisable by written notice, to renew for one (1) further period of two (2) years.',
    ],
    ['3 year', 'Customer may renew once for three (3) years by written notice.'],
    ['3 year', 'Option: One (1) option to extend, three (3) years, at the market price.'],
    ['1 year', 'Option: One (1) additional Contract Year, exercisable by Customer in writing.'],
    ['1 year', 'Customer may, but need not, extend for one added year by notice.'],
  ])('has its length, and does not come by itself: %s, %s', (term, clause) => {
    const found = renewalOf(TERM, clause);
    expect(found).toMatchObject({ term, notice: null });
    expect(found.automatic).not.toBe(true);
  });

  it('is not the term that is said to extend for some years', () => {
    expect(renewalOf('The Contract Term shall extend for a period of fifty (50) years.').term).toBeNull();
  });
});

const ownTerm = (clause: string) => renewalOf(`The Initial Term is ten years from the Effective Date. ${clause}`).term;

describe('a renewal that is counted from the initial term', () => {
  it.each([
    ['1 year', 'At the end of the Initial Term the Agreement renews for one year.'],
    ['1 year', 'Customer may extend the Initial Term for an additional one (1) year by notice.'],
    ['5 year', 'Customer has two (2) options to extend the Initial Term by five (5) years each, on the same terms.'],
    // The same period is a length, the same terms are conditions.
    ['10 year', 'The term shall automatically renew for the same period unless either party objects.'],
  ])('%s: %s', (term, clause) => expect(ownTerm(clause)).toBe(term));

  it.each([
    'This Agreement may be renewed after an initial term of three years.',
    'The term, unless extended, is an initial period of three (3) years.',
    'Customer may extend the Initial Term by notice at least one year before its end.',
  ])('is no length of the initial term itself: %s', (clause) => expect(renewalOf(clause).term).toBeNull());
});

describe('a renewal that a few words mention', () => {
  it.each([
    ['1 year', 'The term of this Agreement is two (2) years with two one-year renewals.'],
    ['2 year', 'The term hereof is three years, and Customer has an option for two additional years.'],
    ['1 year', 'This Agreement shall be for two years and continue annually thereafter unless terminated.'],
    ['2 year', 'Its validity is extended by two years at a time if it is not terminated before it expires.'],
    ['1 year', 'The first term shall be succeeded by additional terms of one year, save where a party objects.'],
    ['3 year', 'Unless a party terminates it, the Agreement is each time prolonged for three years.'],
    ['2 year', 'Two years from the date hereof, and for further periods of two years each if no party objects.'],
    ['1 year', 'One year shall be added to the term automatically unless a party objects.'],
    ['2 year', 'Buyer shall be entitled to prolong the term by two years.'],
  ])('%s: %s', (term, clause) => expect(renewalOf(clause).term).toBe(term));

  it.each([
    'The warranty is for two years, and Customer has an option for two additional units.',
    'Supplier shall continue annually to report the results to Customer for two years.',
    'Supplier pays for the software with two one-year renewals of its insurance policy.',
    'Supplier grants stock options for two additional thousand shares that vest over two years.',
  ])('is none of something else: %s', (clause) => expect(renewalOf(clause).term).toBeNull());
});
