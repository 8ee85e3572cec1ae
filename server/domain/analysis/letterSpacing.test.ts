import { describe, expect, it } from 'vitest';
import { normaliseText } from './normaliseText.ts';

const folded = (raw: string): string => normaliseText(raw).text;

describe('words that an extraction has blown apart', () => {
  it('are put together by their gaps', () => {
    expect(
      folded(
        'As   an   i nducemen t   t o  O r cha r d  M i l l s ,   I nc .   ( "F ranch i so r " )   t o   en t e r   i n to   a  Lease',
      ),
    ).toBe('As an inducement to Orchard Mills, Inc. ("Franchisor") to enter into a Lease');
  });

  it('are put together where plain words stand before them in the same line', () => {
    expect(
      folded(
        'in, to and under that certain lease between the parties hereto, a copy of w h i c h   i s   a t t a c h e d   h e r e t o   a s   Exhibit  1',
      ),
    ).toBe(
      'in, to and under that certain lease between the parties hereto, a copy of which is attached hereto as Exhibit 1',
    );
  });

  it('keep the capital that begins the next word, and a rule', () => {
    expect(folded('6  w e e k s  u p o n  s i g n i n g  o f Agreement   da t ed ____')).toBe(
      '6 weeks upon signing of Agreement dated ____',
    );
  });

  it.each([
    'the points x y z and the points u v w, p q r and d e f of the survey',
    'Section b of Schedule c and Section d of Schedule e, part f of g and part h of k',
    'Class  b shares   and  class c shares',
  ])('are not seen in plain text: %s', (text) => {
    expect(folded(text)).toBe(text.replace(/ +/g, ' '));
  });

  it('keeps the place of every character', () => {
    const raw = 'An  ag r eemen t  o f  O r cha r d  M i l l s  w i t h  Tarn';
    const { text, origin } = normaliseText(raw);
    expect(text).toBe('An agreement of Orchard Mills with Tarn');
    expect([...text].map((char, at) => (char === ' ' ? ' ' : raw[origin[at] as number])).join('')).toBe(text);
  });
});
