import { describe, expect, it } from 'vitest';
import { makeDocument } from './document.ts';
import { mendScan } from './mendScan.ts';

/** What a paper says behind the blown passage, with the words it has whole. */
const REST =
  ' The Franchisor pays the Tenant a yearly sum in advance on or before the first working day of January. Orchard Mills and the Master Franchisee agree.';
const mended = (raw: string): string => mendScan(makeDocument(raw + REST)).text.split(REST)[0] as string;

describe('words that an extraction has blown apart', () => {
  it.each([
    [
      'As an i nducemen t t o O r cha r d M i l l s , I nc . ( "F ranch i so r " ) t o en t e r i n to a Lease w i th __N/A____.',
      'As an inducement to Orchard Mills, Inc. ("Franchisor") to enter into a Lease with __N/A____.',
    ],
    [
      'As   an   i nducemen t   t o  K iosk  Concep t s ,   I nc .   ( "F ranch i so r " )   t o   en t e r   i n to   a  Mas t e r  Lease.',
      'As an inducement to Kiosk Concepts, Inc. ("Franchisor") to enter into a Master Lease.',
    ],
    [
      'under that certain lease, a copy of w h i c h   i s   a t t a c h e d   h e r e t o   a s   Exhib i t  1 ( t h e   " L e a s e   A g r e e m e n t " )   w i t h   the Tenant',
      'under that certain lease, a copy of which is attached hereto as Exhibit 1 (the "Lease Agreement") with the Tenant',
    ],
  ])('are put together: %s', (raw, whole) => {
    expect(mended(raw)).toBe(whole);
  });

  it.each([
    'the points x y z and the points u v w, p q r and d e f of the survey',
    'Section b of Schedule c and Section d of Schedule e, part f of g and part h of k',
    'Class b shares and class c shares and class d shares and class e shares are held by each of them',
  ])('are not seen in plain text: %s', (text) => {
    expect(mended(text)).toBe(text);
  });

  it('keeps the place of every character', () => {
    const raw = 'An  ag r eemen t  o f  O r cha r d  M i l l s  w i t h  Tarn.';
    const { text, origin } = mendScan(makeDocument(raw + REST));
    expect(text).toBe(`An agreement of Orchard Mills with Tarn.${REST}`);
    expect([...text].map((char, at) => (char === ' ' ? ' ' : (raw + REST)[origin[at] as number])).join('')).toBe(text);
  });
});
