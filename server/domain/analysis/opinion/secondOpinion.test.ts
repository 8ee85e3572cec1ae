import { expect, it } from 'vitest';
import { Findings } from '../findings.ts';
import { makeDocument } from '../document.ts';
import { lexiconFor } from '../lexicon/languages.ts';
import { readsLikeAnother, secondOpinion, settle, settleAmount, settleEnding } from './secondOpinion.ts';
import { settleParties } from './settleParties.ts';

const TEXT = `ORDER FORM
Supplier: Alder Lifts Ltd
Customer: Birch Homes Ltd
Start date: 1 March 2026
End date: 28 February 2027
Quotation no. 7 of 3 January 2026
`;
const TODAY = '2026-11-22';

const look = (text: string, role: 'termEnd', value: string) => {
  const findings = new Findings(makeDocument(text));
  findings.quote(role, { start: text.indexOf('Start'), end: text.indexOf('End') }, 0.9, null);
  const settled = settle(findings, secondOpinion(text, null, TODAY), role, value);
  return [settled, findings.evidence.length, findings.alternatives.map((each) => each.value)];
};

const names = (...read: string[]) => {
  const findings = new Findings(makeDocument(TEXT));
  for (const _ of read) findings.quote('parties', { start: 11, end: 36 }, 0.9, null);
  return [
    settleParties(findings, secondOpinion(TEXT, null, TODAY), read),
    findings.alternatives.map(({ value }) => value),
  ];
};

it('a day that another one makes unlikely in its role is a question between the two', () => {
  expect(look(TEXT, 'termEnd', '2026-01-03')).toEqual([null, 0, ['2026-01-03', '2027-02-28']]);
});

it('a day that is the likeliest in its role, or the day before that, stays a fact', () => {
  expect(look(TEXT, 'termEnd', '2027-02-28')).toEqual(['2027-02-28', 1, []]);
  expect(look(TEXT.replace('28 February', '1 March'), 'termEnd', '2027-02-28')[0]).toBe('2027-02-28');
});

it('is not asked about documents longer than those it was fitted to', () => {
  expect(look(`${TEXT}${'All is said. '.repeat(500)}`, 'termEnd', '2026-01-03')[0]).toBe('2026-01-03');
});

it('names of which one is no side make room for the two that are by far likelier, and are asked about', () => {
  expect(names('Alder Lifts Ltd', 'Birch Homes Ltd')).toEqual([['Alder Lifts Ltd', 'Birch Homes Ltd'], []]);
  expect(names('Alder Lifts Ltd', 'Quotation')).toEqual([
    ['Alder Lifts Ltd', 'Birch Homes Ltd'],
    ['Alder Lifts Ltd', 'Quotation'],
  ]);
});

it('two that are likely the sides are shown where no rule reads any, and a body beside them is a question', () => {
  expect(names()).toEqual([['Alder Lifts Ltd', 'Birch Homes Ltd'], []]);
  expect(names('Alder Lifts Ltd', 'Birch Homes Ltd', 'Cedar Bank plc')).toEqual([
    [],
    ['Alder Lifts Ltd', 'Birch Homes Ltd', 'Cedar Bank plc'],
  ]);
  expect(names('Alder Lifts Ltd', 'Birch Homes Ltd', 'Ada Quist')[0]).toHaveLength(3);
});

const endOf = (clause: string, read: 'renews' | 'ends', said: boolean | null) => {
  const text = `${TEXT}\n${clause}\n`;
  const findings = new Findings(makeDocument(text));
  const ending = settleEnding(findings, secondOpinion(text, null, TODAY), read, said, '2027-02-28');
  return [ending, findings.alternatives.map(({ value, quote }) => `${value}: ${quote}`)];
};
const RENEWS =
  'After the initial term this agreement renews automatically for further periods of 12 months unless either party gives 60 days notice.';

it('an end that nothing says is a question where a sentence tells of a renewal, and so is a renewal where it is to end', () => {
  expect(endOf(RENEWS, 'ends', null)).toEqual([
    'unknown',
    [expect.stringContaining('ends: ORDER FORM'), `renews: ${RENEWS}`],
  ]);
  expect(endOf(RENEWS, 'renews', true)).toEqual(['renews', []]);
  expect(endOf('This agreement expires on the end date and does not renew.', 'renews', true)[0]).toBe('unknown');
});

it('an end that the rules read in so many words stays a fact', () => {
  expect(endOf(RENEWS, 'ends', false)).toEqual(['ends', []]);
});

const WHOLE = `${TEXT}
The Supplier looks after the two lifts in Birch House with its own engineers and its own tools. Parts that wear out are paid for by the Customer
at cost. The Customer keeps the motor room dry, clean and locked. Faults are reported by telephone at any hour.
`;

it('a day that is read nowhere is shown where one is likely, every other far less, and nothing else is asked about it; a sum is not', () => {
  const findings = new Findings(makeDocument(WHOLE));
  expect(settle(findings, secondOpinion(WHOLE, null, TODAY), 'effectiveDate', null)).toBe('2026-03-01');
  expect(findings.evidence.map(({ quote, confidence }) => [quote, confidence])).toEqual([
    ['Start date: 1 March 2026', 0.7],
  ]);
  const asked = new Findings(makeDocument(WHOLE));
  asked.takeFound('effectiveDate', { value: '2026-01-03', start: 0, end: 9, confidence: 0.5, working: null });
  expect(settle(asked, secondOpinion(WHOLE, null, TODAY), 'effectiveDate', null)).toBeNull();
  expect(asked.alternatives.map(({ value }) => value)).toEqual(['2026-01-03']);
  expect(settle(findings, secondOpinion(WHOLE, null, TODAY), 'termEnd', null)).toBe('2027-02-28');
  expect(settle(findings, secondOpinion(WHOLE, null, TODAY), 'amount', null)).toBeNull();
});

const PRICED = `${WHOLE}
The price for the whole time is £4,860.00, VAT included.
`;
const NONE = { amount: null, currency: null, amountPeriod: null };

const sumOf = (asked: string[], isPrice = true) => {
  const findings = new Findings(makeDocument(PRICED));
  for (const value of asked) findings.takeFound('amount', { value, start: 0, end: 9, confidence: 0.5, working: null });
  const currencyOf = isPrice ? (currency: string) => currency : null;
  const settled = settleAmount(findings, secondOpinion(PRICED, null, TODAY), NONE, currencyOf);
  return [settled, findings.evidence.map(({ quote, confidence }) => [quote, confidence])];
};

it('a sum that the rules ask about first is shown where it is likely, as unsure; behind another one it stays a question', () => {
  const line = 'The price for the whole time is £4,860.00, VAT included.';
  expect(sumOf(['4860 GBP'])).toEqual([{ ...NONE, amount: 4860, currency: 'GBP' }, [[line, 0.7]]]);
  expect(sumOf(['4050 GBP', '4860 GBP'])).toEqual([NONE, []]);
});

it('no sum is shown of a letter that ends a contract', () => {
  expect(sumOf(['4860 GBP'], false)).toEqual([NONE, []]);
});

it('a list of contracts reads like another kind of paper, and a contract does not, however much both say of terms and prices', () => {
  const register = `CONTRACT REGISTER, updated 3 November 2026
Supplier              Service            Ends           Notice        Owner
Alder Lifts Ltd       lift maintenance   28 Feb 2027    3 months      Facilities
Corvid Cleaning Ltd   cleaning           31 Mar 2027    60 days       Facilities
Please check your lines and send changes to Tom by Friday. Which of these should we renew?
`;
  const contract = `MAINTENANCE AGREEMENT
between Alder Lifts Ltd ("the Contractor") and Birch Homes Ltd ("the Customer")
1. The Contractor maintains the lifts in Birch House.
2. The Customer pays £480.00 a month.
3. This Agreement starts on 1 March 2026 and ends on 28 February 2027. Either party may give three months' notice.
Signed for the Contractor: ____________   Signed for the Customer: ____________
`;
  expect(readsLikeAnother(secondOpinion(register, null, TODAY))).toBe(true);
  expect(readsLikeAnother(secondOpinion(contract, null, TODAY))).toBe(false);
  expect(readsLikeAnother(null)).toBe(false);
});

it('in the other languages a table of their own says so, by a wider margin', () => {
  const article = `Zwembad en gemeente uit elkaar
De gemeente zegt het contract met de exploitant op. De overeenkomst uit 2017 loopt tot en met 30 juni 2027 en kostte 640.000 euro per jaar.
"We hebben de opzegtermijn van een jaar gebruikt", zegt de wethouder. Volgens de krant praten partijen nog over het personeel. Het persbericht
staat op de website van de gemeente. Wie neemt het over? De redactie vroeg het aan drie partijen: niemand wil reageren.
`;
  const contract = `HUUROVEREENKOMST
Verhuurder: Vastgoed Hanze B.V.
Huurder: Meubelmakerij Prins B.V.
Artikel 1. De huur gaat in op 1 juni 2026 en eindigt op 31 mei 2031. De opzegtermijn bedraagt zes maanden.
Artikel 2. De huurprijs bedraagt € 980 per maand.
Aldus overeengekomen en in tweevoud getekend te Deventer, 2 mei 2026
`;
  expect(readsLikeAnother(secondOpinion(article, lexiconFor(article), TODAY))).toBe(true);
  expect(readsLikeAnother(secondOpinion(contract, lexiconFor(contract), TODAY))).toBe(false);
});
