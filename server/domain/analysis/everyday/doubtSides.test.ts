import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { isDoubtful } from './doubtSides.ts';

const at = (value: string, confidence = 0.7) => ({ value, confidence, quote: value });
const labelled = (...names: string[]) => names.map((name) => at(name, 0.85));

describe('names of which something shows that they may not be the sides are a question', () => {
  it.each([
    ['a single word', ['Success', 'Morland LLP'], ''],
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
