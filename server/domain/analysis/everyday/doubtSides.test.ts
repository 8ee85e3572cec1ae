import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { isDoubtful } from './doubtSides.ts';

const at = (value: string, confidence = 0.7) => ({ value, confidence, quote: value });
const labelled = (...names: string[]) => names.map((name) => at(name, 0.85));
/** Three sides, each with the passage that names it. */
const quoted = (...quotes: string[]) =>
  ['Dov Lehrer', 'Ann Bell', 'Corbel Ltd'].map((value, index) => ({
    ...at(value, 0.85),
    quote: quotes[index] ?? value,
  }));

describe('names of which something shows that they may not be the sides are a question', () => {
  it.each([
    ['a single word', ['Success', 'Morland LLP'], ''],
    ['a surname behind initials', ['N. McGrath', 'Morland LLP'], ''],
    ['a surname behind a title and an initial', ['Mr D Petrov', 'Morland LLP'], ''],
    ['a third in a place of its own', ['Quill Ltd', 'Merrow Ltd', 'Brand B.V.'], ''],
    ['a house in a street', ['Calle Colón 40', 'Morland LLP'], ''],
    ['a name and its own part', ['Miles Bellweather', 'Bellweather Communications'], ''],
    ['two beside a company', ['D. Sutcliffe', 'Calder Bank plc'], 'D. Sutcliffe, Calder Bank plc\nHebden Wool Limited'],
    ['two of three', ['Quill Ltd', 'Merrow Ltd'], 'Your contract will be taken over by a sister company.'],
  ])('%s', (_, names, text) => {
    expect(
      isDoubtful(
        names.map((name) => at(name)),
        text,
      ),
    ).toBe(true);
  });

  it.each([
    ['a single word of an address', ['Pipewise', 'Morland LLP'], 'From: renewals@pipewise.example'],
    ['three of a contract that is handed on', ['Quill Ltd', 'Oak Ltd', 'Elm Ltd'], 'Oak Ltd takes over this contract.'],
    ['a numbered body', ['Plains School District No. 6', 'Morland LLP'], ''],
    ['two companies of one family', ['Benholm Textiles Ltd', 'Benholm Home Ltd'], ''],
    ['two persons without a company', ['Mary Stone', 'Thomas Reed'], 'Mary Stone lets to Thomas Reed.'],
    ['a lease that says who may assign it', ['Oak Ltd', 'Elm Ltd'], 'The tenant may not assign this lease.'],
  ])('but not %s', (_, names, text) => {
    expect(
      isDoubtful(
        names.map((name) => at(name)),
        text,
      ),
    ).toBe(false);
  });

  it('but not three that are numbered, or two of which stand in one place', () => {
    expect(isDoubtful(quoted('(1) Dov Lehrer', '(2) Ann Bell', '(3) Corbel Ltd'), '')).toBe(false);
    expect(isDoubtful(quoted('Tenants: Dov Lehrer and Ann Bell', 'Tenants: Dov Lehrer and Ann Bell'), '')).toBe(false);
  });

  it('but not whom a label names by initials', () => {
    expect(isDoubtful(labelled('R J Osgood', 'Vertel Mobile Ltd'), '')).toBe(false);
  });

  it('but not what labels name, beside a broker or a supplier who is a company', () => {
    const sides = labelled('Harrow Mutual Insurance', 'Pellow & Daughters');
    expect(isDoubtful(sides, 'Arranged by Quayside Brokers Limited')).toBe(false);
  });

  it('asks where the sentence that names both names a third', () => {
    const found = analyseText(
      'Framework for signs\n\nmade on 30 June 2026 between\n\nMERCIA RAIL LTD (no. 00000000), Birmingham (the Buyer),\nTOLWORTH SIGNS LTD (no. 00000000), Kingston, and\nAPEX WAYFINDING LIMITED (no. 00000000), Stoke\n(each a Supplier)\n\nThe framework starts on 6 July 2026 and finishes on 5 July 2028.',
      { today: '2026-11-22' },
    );
    expect(found.parties).toEqual([]);
    expect(found.alternatives.filter(({ field }) => field === 'parties')).not.toEqual([]);
  });
});
