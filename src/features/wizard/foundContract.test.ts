import { describe, expect, it } from 'vitest';
import { contractFacts, endingText, endText, passages, periodText, workingText } from './contractFacts.ts';
import { choiceOf, type FoundContract, isEdited, toFoundContract } from './foundContract.ts';
import { toContractUpload } from './toContractUpload.ts';

const now = '2026-11-21T12:00:00.000Z';
const from = (wire: Parameters<typeof toFoundContract>[0]) => toFoundContract(wire, now, () => 'random');
const datedContract = (wire: Parameters<typeof from>[0]) => from({ renewalDate: '2027-01-01', ...wire });
const texts = (wire: Parameters<typeof from>[0]) => contractFacts(from(wire), '2026-11-21').map(({ text }) => text);

describe('a found contract', () => {
  it('takes the defaults of the specification, and unknown stays unknown', () => {
    expect(from({})).toMatchObject({
      id: 'random',
      name: 'Unnamed Contract',
      selected: true,
      scanned: false,
      size: 0,
      lastModified: now,
      lastModifiedKnown: false,
      sourceType: 'gmail',
      renewalDate: null,
      amount: null,
      parties: [],
    });
    expect(from({ name: 'Lease', subject: 'Fwd' })).toMatchObject({ id: 'Lease', name: 'Lease' });
    expect(from({ subject: 'Fwd' })).toMatchObject({ id: 'random', name: 'Fwd' });
    expect(from({ amount: 0 }).amount).toBe(0);
  });

  it('is uploaded with what the user made of it, and without a date it never had', () => {
    const contract = { ...from({ id: 'f', renewalDate: '2027-01-01' }), renewalDate: '2027-02-01' };
    expect(isEdited(contract, 'renewalDate')).toBe(true);
    expect(isEdited(contract, 'amount')).toBe(false);
    expect(toContractUpload(contract)).toMatchObject({ id: 'f', renewalDate: '2027-02-01', lastModified: null });
  });

  it('ends as it will be stored, and an end that only follows from a stated day is said to be inferred', () => {
    expect(endingText(datedContract({ ending: 'ends', autoRenews: null }))).toBe(
      'Ends (nothing in the document renews it)',
    );
    expect(endingText(datedContract({ ending: 'ends', autoRenews: false }))).toBe('Ends');
    expect(endingText(datedContract({ ending: 'option', autoRenews: false }))).toBe(
      'Goes on only if an option is used',
    );
    expect(endingText(datedContract({ ending: null }))).toBeNull();
    // A person says so.
    expect(endingText({ ...datedContract({ ending: 'renews', autoRenews: true }), ending: 'ends' })).toBe('Ends');
    // A service that does not say how it ends.
    expect(datedContract({ autoRenews: true }).ending).toBe('renews');
    expect(toContractUpload({ ...datedContract({ ending: 'ends' }), confirmed: true }).confirm).toContain('ending');
  });

  it('begins when it is agreed where no other day is named, and says that this day is taken from there', () => {
    const agreed = { agreementDate: '2026-03-01' };
    expect(texts(agreed)).toEqual(['In effect since Mar 1, 2026 (taken from the agreement’s day)']);
    expect(texts({ ...agreed, effectiveDate: '2026-12-01' })).toEqual(['In effect from Dec 1, 2026']);
    // Another day is a question, or the end was counted from another one.
    expect(texts({ ...agreed, alternatives: [{ field: 'effectiveDate', value: '2026-04-01', quote: '' }] })).toEqual(
      [],
    );
    const working = '2026-05-01 (delivery) + 1 year = 2027-05-01';
    expect(texts({ ...agreed, evidence: [{ field: 'termEnd', quote: 'one year', working }] })).toEqual([]);
  });

  it('offers uncertain readings as choices where they can be read', () => {
    expect(choiceOf({ field: 'termEnd', value: '2027-02-01', quote: '' }, [])).toEqual({ renewalDate: '2027-02-01' });
    expect(choiceOf({ field: 'renewalDate', value: 'spring', quote: '' }, [])).toBeNull();
    expect(choiceOf({ field: 'amount', value: 'EUR 1,250.50', quote: '' }, [])).toEqual({
      amount: 1250.5,
      amountPeriod: null,
      currency: 'EUR',
    });
    expect(choiceOf({ field: 'noticePeriod', value: '3 months', quote: '' }, [])).toEqual({
      noticePeriod: { n: 3, unit: 'month' },
    });
    expect(choiceOf({ field: 'noticePeriod', value: 'a while', quote: '' }, [])).toBeNull();
    expect(choiceOf({ field: 'ending', value: 'renews', quote: '' }, [])).toEqual({ ending: 'renews' });
    expect(choiceOf({ field: 'amountPeriod', value: 'year', quote: '' }, [])).toEqual({ amountPeriod: 'year' });
    expect(choiceOf({ field: 'amountPeriod', value: 'season', quote: '' }, [])).toBeNull();
  });

  it('adds a party that may be one to those it has, once', () => {
    const tarn = { field: 'parties', value: 'Tarn Foods LLC', quote: 'with Tarn Foods LLC' };
    expect(choiceOf(tarn, ['Acme'])).toEqual({ parties: ['Acme', 'Tarn Foods LLC'] });
    expect(choiceOf(tarn, ['Acme', 'Tarn Foods LLC'])).toBeNull();
  });

  it('says its notice deadline only as long as the date it was worked out from stands', () => {
    const contract = from({
      renewalDate: '2027-03-31',
      noticePeriod: { n: 90, unit: 'day' },
      noticeBy: '2026-12-31',
      autoRenews: true,
      renewalTerm: { n: 1, unit: 'year' },
      amount: 10,
      amountPeriod: 'month',
    });
    const facts = (changes: Partial<FoundContract> = {}) =>
      contractFacts({ ...contract, ...changes }, '2026-11-21').map(({ text }) => text);
    expect(facts()).toEqual(['Notice of 90 days, due by Dec 31, 2026', 'Renews for 1 year at a time']);
    expect(facts({ renewalDate: '2027-06-30' })[0]).toBe('Notice of 90 days');
    expect(periodText(contract)).toBe(' per month');
    expect(facts({ noticePeriod: { n: 30, unit: 'day' } })[0]).toBe('Notice of 30 days');
    expect(periodText({ ...contract, amountPeriod: null })).toBe('');
  });
});

it('what begins later is not in effect yet', () => {
  const contract = from({ effectiveDate: '2026-12-01' });
  expect(contractFacts(contract, '2026-11-30')).toEqual([{ text: 'In effect from Dec 1, 2026' }]);
  expect(contractFacts(contract, '2026-12-01')).toEqual([{ text: 'In effect since Dec 1, 2026' }]);
});

it('passages stand once, without those that only name a party', () => {
  const evidence = [
    { field: 'termEnd', quote: 'until May 1', working: null },
    { field: 'renewalDate', quote: 'until May 1', working: 'end of the term = May 1' },
    { field: 'renewalDate', quote: 'until May 1', working: 'end of the term = May 1' },
    { field: 'parties', quote: 'ACME', working: null },
    { field: 'parties', quote: 'between Acme and Beta', working: null },
    { field: 'amount', quote: '$5', working: null },
  ];
  const shown = passages(evidence, ['renewalDate', 'termEnd', 'parties'], ['Acme']);
  expect(shown.map(({ quote, working }) => working ?? quote)).toEqual([
    'end of the term = May 1',
    'between Acme and Beta',
  ]);
});

it('a passage with its working takes the place of the same passage without', () => {
  const quote = 'shall continue until January 11, 2027';
  const plain = { field: 'renewalDate', quote };
  const worked = { field: 'termEnd', quote, working: 'end of the term = 2027-01-11' };
  expect(passages([plain, worked], ['renewalDate', 'termEnd'], [])).toEqual([worked]);
  expect(passages([worked, plain], ['renewalDate', 'termEnd'], [])).toEqual([worked]);
});

it('a working names its days as the screen does', () => {
  expect(workingText('2026-01-18 plus 12 months = 2027-01-17, not 2027-13-45')).toBe(
    'Jan 18, 2026 plus 12 months = Jan 17, 2027, not 2027-13-45',
  );
});

it('a working says a day once that the document names by itself', () => {
  expect(workingText('2026-03-01 (2026-03-01) + 3 years = 2029-03-01')).toBe('Mar 1, 2026 + 3 years = Mar 1, 2029');
});

it('a working that only says the day of the value again is left out', () => {
  expect(workingText('end of the term = 2027-01-03')).toBeNull();
  expect(workingText('2024-01-03 + 3 × 1 year = 2027-01-03')).toBe('Jan 3, 2024 + 3 × 1 year = Jan 3, 2027');
});

it('only what renews by itself is said to renew', () => {
  const renewalDate = '2027-01-03';
  const said = (ending: FoundContract['ending'], today = '2026-11-24') => endText({ renewalDate, ending }, today);
  expect(said('renews')).toBe('Renews Jan 3, 2027');
  expect(said('ends')).toBe('Ends Jan 3, 2027');
  expect(said(null)).toBe('The term ends Jan 3, 2027');
  expect(said('renews', '2027-01-04')).toBe('Term ended Jan 3, 2027');
});
