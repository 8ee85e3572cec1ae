import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { makeDocument } from '../document.ts';
import { Findings } from '../findings.ts';
import { lexiconFor } from '../lexicon/languages.ts';
import type { Ending } from '../types.ts';
import { likelyEnding, takeLikelyDay, takeLikelyLength, takeLikelyNoticeDay } from './likely.ts';
import { makeSheet } from './mentions.ts';
import { mentionsOf } from './mentionsOf.ts';

const TODAY = '2026-11-22';
const SIDES = `SERVICE AGREEMENT
between Alder Lifts Ltd ("the Contractor") and Birch Homes Ltd ("the Customer")

The Contractor looks after the two lifts in Birch House with its own engineers and its own tools. Parts that wear out are paid for by the
Customer at cost. The Customer keeps the motor room dry, clean and locked. Faults are reported by telephone at any hour, and somebody will be
there within four hours.

`;

const look = (clauses: string, sides = SIDES) => {
  const text = `${sides}${clauses}\n`;
  return { text, findings: new Findings(makeDocument(text)), sheet: makeSheet(text, lexiconFor(text), TODAY) };
};

const endingOf = (clauses: string, termEnd: string | null) => {
  const { findings, sheet } = look(clauses);
  return [
    likelyEnding(findings, sheet, termEnd),
    findings.evidence.map(({ quote, confidence }) => [quote, confidence]),
  ];
};

const RENEWS =
  'After the initial term this agreement renews automatically for further periods of 12 months unless either party gives 60 days notice.';
const ROLLS = 'This agreement continues until terminated by either party on one month’s written notice.';

it('how it ends is shown with the sentence that says it, and as unsure, where one way is far likelier than the others', () => {
  expect(endingOf(RENEWS, '2027-02-28')).toEqual(['renews', [[RENEWS, 0.7]]]);
  expect(endingOf(ROLLS, null)[0]).toBe('open');
  expect(endingOf('The lifts are looked after in Birch House.', null)).toEqual(['unknown', []]);
});

it('a text of a few lines says too little by its words alone', () => {
  const { findings, sheet } = look(RENEWS, '');
  expect(likelyEnding(findings, sheet, '2027-02-28')).toBe('unknown');
  expect(takeLikelyLength(findings, sheet, 'renewalTerm', 'renews')).toBeNull();
});

it('nothing renews by words alone that speak of no going on', () => {
  const unless =
    'Unless otherwise specified herein, the environment is the same as described in Schedule A to this Agreement, and nothing is paid ' +
    'out unless the Customer asks for it in writing, unless the Contractor has given notice that it has reason to believe otherwise.';
  expect(endingOf(unless, '2027-02-28')).toEqual(['unknown', []]);
});

const shownBeside = (...asked: string[]) => {
  const { findings, sheet } = look('Start date: 1 March 2026\nEnd date: 28 February 2027');
  for (const value of asked) findings.takeFound('termEnd', { value, start: 0, end: 9, confidence: 0.5, working: null });
  return takeLikelyDay(findings, sheet, 'termEnd');
};

it('where a rule asks about another value it stays a question, and where it asks about the same it is shown', () => {
  expect(shownBeside('2026-12-31')).toBeNull();
  expect(shownBeside('2027-02-28')).toBe('2027-02-28');
  expect(shownBeside('2026-12-31', '2027-02-28')).toBe('2027-02-28');
});

const countedFrom = (begins: string | null, clause: string) => {
  const { findings, sheet } = look(clause);
  return [takeLikelyDay(findings, sheet, 'termEnd', begins), findings.evidence.map(({ working }) => working)];
};

it('an end that is no day of the paper is counted from the first day by the length that is likely the term’s', () => {
  const term = 'The initial term is 24 months from the start date. After that it renews for 12 months at a time.';
  expect(countedFrom('2026-03-01', term)).toEqual(['2028-03-01', ['2026-03-01 + 2 years = 2028-03-01']]);
  expect(countedFrom(null, term)).toEqual([null, []]);
  expect(countedFrom('2026-03-01', 'Parts are guaranteed for 24 months.')).toEqual([null, []]);
});

it('the last day of a counted term is the day before the anniversary where it is written', () => {
  const clause = 'The initial term is 24 months from 1 March 2026, so the last day is 29 February 2028.';
  expect(countedFrom('2026-03-01', clause)[0]).toBe('2028-02-29');
});

it('what has an end, or may have one, isn’t said to run on, since nobody would be reminded of that day', () => {
  expect(endingOf(ROLLS, '2027-02-28')).toEqual(['unknown', []]);
  const { findings, sheet } = look(ROLLS);
  findings.takeFound('termEnd', { value: '2027-02-28', start: 0, end: 9, confidence: 0.5, working: null });
  expect(likelyEnding(findings, sheet, null)).toBe('unknown');
});

const noticeDayOf = (clause: string, ending: Ending, today = TODAY) => {
  const { findings, sheet } = look(clause);
  return takeLikelyNoticeDay(findings, sheet, ending, { end: '2029-11-30', today });
};
const OPTION =
  'The Customer has one option to extend for two more years. To use it the Customer must deliver written notice no later than May 31, 2029.';

it('a day by which an option is to be used is its last day, if it is still to come', () => {
  expect(noticeDayOf(OPTION, 'option')).toBe('2029-05-31');
  expect(noticeDayOf(OPTION, 'unknown')).toBe('2029-05-31');
  expect(noticeDayOf(OPTION, 'ends')).toBeNull();
  expect(noticeDayOf(OPTION, 'option', '2029-06-01')).toBeNull();
});

const daysOf = (text: string) =>
  mentionsOf(makeSheet(text, lexiconFor(text), TODAY), 'noticeBy').map(({ value }) => value);

it('before a day is the day before it, and a length before a day is never that day, so that no day for notice is late', () => {
  expect(daysOf(OPTION.replace('no later than', 'before'))).toEqual(['2029-05-30']);
  expect(daysOf(OPTION.replace('no later than', 'on or before'))).toEqual(['2029-05-31']);
  expect(daysOf(OPTION.replace('no later than', 'three months before'))).toEqual([]);
  const german =
    'MIETVERTRAG\nDie Mieterin muss die Option vor dem 1. März 2028 schriftlich gegenüber der Vermieterin ausüben.';
  expect(daysOf(german)).toEqual(['2028-02-29']);
});

const lengthOf = (role: 'noticePeriod' | 'renewalTerm', ending: Ending) => {
  const { findings, sheet } = look(RENEWS);
  return takeLikelyLength(findings, sheet, role, ending);
};

it('lengths are those of a renewal where it renews, and of a notice where it goes on without one', () => {
  expect(lengthOf('renewalTerm', 'renews')).toEqual({ n: 1, unit: 'year' });
  expect(lengthOf('renewalTerm', 'ends')).toBeNull();
  expect(lengthOf('noticePeriod', 'renews')).toEqual({ n: 60, unit: 'day' });
  expect(lengthOf('noticePeriod', 'unknown')).toEqual({ n: 60, unit: 'day' });
  expect(lengthOf('noticePeriod', 'option')).toBeNull();
  expect(lengthOf('noticePeriod', 'ends')).toBeNull();
});

it('a notice that stands elsewhere than the words by when it must be stopped is asked about: it may be an heir’s', () => {
  const goesOn = RENEWS.replace(
    'either party gives 60 days notice',
    'it is stopped at the latest with the last year but one',
  );
  const heirs = 'Unless agreed otherwise the heirs of either party may terminate by giving 60 days written notice.';
  const { text, findings, sheet } = look(`${goesOn}\n${heirs}`);
  expect(takeLikelyLength(findings, sheet, 'noticePeriod', 'renews')).toEqual({ n: 60, unit: 'day' });
  const start = text.indexOf(goesOn);
  findings.quote('ending', { start, end: start + goesOn.length }, 0.85, null);
  expect(takeLikelyLength(findings, sheet, 'noticePeriod', 'renews')).toBeNull();
});

const endOf = (clauses: string) => {
  const { findings, sheet } = look(clauses);
  return takeLikelyDay(findings, sheet, 'termEnd');
};

it('an end that no rule has read is shown where it is likely, unless the paper rather goes on', () => {
  expect(endOf('Start date: 1 March 2026\nEnd date: 28 February 2027')).toBe('2027-02-28');
  expect(endOf(`Start date: 1 March 2026\n${ROLLS}`)).toBeNull();
});

it('what is likely goes into the reading of a paper as one: the renewal, its length, the notice and its last day', () => {
  const text = `To: treasurer@choir.example
From: hello@pixel.example
Subject: You're all set

Who: Pixel & Plough Ltd and Ledbury Community Choir Ltd.
When: 8 June 2026 to 7 June 2027. It then goes on for another 12 months, and the same each year after.
Want out? Drop us a line 30 days before the year finishes and that's that.
How much: £216 for the year, and an invoice follows. We aren't VAT registered.
Extra changes are £40 an hour, but we'd ask you first. Moving the domain out is free whenever you like.
All the best, Rufus
`;
  const { ending, autoRenews, renewalTerm, noticePeriod, noticeBy } = analyseText(text, { today: TODAY });
  expect({ ending, autoRenews, renewalTerm, noticePeriod, noticeBy }).toEqual({
    ending: 'renews',
    autoRenews: true,
    renewalTerm: { n: 12, unit: 'month' },
    noticePeriod: { n: 30, unit: 'day' },
    noticeBy: '2027-05-08',
  });
});
