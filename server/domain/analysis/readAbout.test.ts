import { expect, it } from 'vitest';
import { readingOf } from '../cycle/readingOf.ts';
import { analyseText } from './analyseText.ts';

const read = (text: string) => analyseText(text, { today: '2026-11-27' });
const about = (text: string) => {
  const said = read(text).about;
  return said && [said.kind, said.title, said.dated];
};

const BETWEEN = 'between Northwind Traders, Inc. ("Client") and Brightwater Cleaning LLC ("Provider")';
const AMENDMENT = `AMENDMENT NO. 1 TO THE SERVICES AGREEMENT

This Amendment No. 1 (the "Amendment") to the Services Agreement dated January 15, 2025
(the "Agreement") is made as of October 1, 2026 ${BETWEEN}.

1. Term. The term of the Agreement is extended until January 31, 2028.`;

it('an amendment says which agreement it changes, of which day, in its own words', () => {
  expect(read(AMENDMENT).about).toEqual({
    kind: 'amendment',
    title: 'AMENDMENT NO. 1 TO THE SERVICES AGREEMENT',
    dated: '2025-01-15',
    quote: expect.stringMatching(/^This Amendment No\. 1 .* dated January 15, 2025 \(the "Agreement"\) is made/),
  });
});

it('its own day is none of the agreement’s', () => {
  const text = `FIRST AMENDMENT TO LEASE\n\nThis First Amendment to Lease, dated as of October 1, 2026, is made ${BETWEEN}.`;
  expect(about(text)).toEqual(['amendment', 'FIRST AMENDMENT TO LEASE', null]);
});

it('a Nachtrag says it in German', () => {
  const text = `Nachtrag Nr. 1 zum Dienstleistungsvertrag vom 15.01.2025

zwischen Nordwind Handels GmbH, Hamburg (Auftraggeber) und Hellwasser Reinigung GmbH, Bremen (Auftragnehmer)

§ 1 Die Laufzeit des Vertrages wird bis zum 31.01.2028 verlängert.

Hamburg, den 01.10.2026`;
  expect(about(text)?.[0]).toBe('amendment');
  expect(about(text)?.[2]).toBe('2025-01-15');
});

const letter = (subject: string, sentence: string) => `Brightwater Cleaning LLC
12 Harbor Street, Portland, ME 04101

November 3, 2027

${subject}

Dear Ms. Larsen,

${sentence} All other terms remain unchanged.

Sincerely,
Tom Hale`;

it('a letter says by its subject, or by a sentence, which agreement was renewed', () => {
  const term = 'has been renewed for a further term from January 1, 2028 until December 31, 2028.';
  expect(about(letter('Re: Renewal of Services Agreement dated January 15, 2025', `It ${term}`))).toEqual([
    'renewal',
    'Renewal of Services Agreement',
    '2025-01-15',
  ]);
  const [kind, title, dated] =
    about(letter('', `We confirm that your Services Agreement dated January 15, 2025 ${term}`)) ?? [];
  expect([kind, dated]).toEqual(['renewal', '2025-01-15']);
  expect(title).toContain('your Services Agreement');
});

it('an agreement by itself says nothing of another one: not where it renews, is restated, or has addenda', () => {
  const agreement = `SERVICES AGREEMENT

This Services Agreement is made as of January 15, 2025 ${BETWEEN}.

The term ends on January 31, 2027. This Agreement has been renewed where neither party gives notice. Any amendment must be in writing.`;
  expect(about(agreement)).toBeUndefined();
  expect(
    about(agreement.replaceAll(/services agreement/gi, 'AMENDED AND RESTATED SERVICES AGREEMENT')),
  ).toBeUndefined();
  expect(about(agreement.replace('SERVICES AGREEMENT', 'DIETARY SUPPLEMENT SUPPLY AGREEMENT'))).toBeUndefined();
});

it('of what was stored before it was read, the title still says it', () => {
  const { about: _about, ...before } = read(AMENDMENT);
  expect(readingOf('d1', 'Amendment', before).about).toMatchObject({ kind: 'amendment', dated: null });
});
