import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { isName } from './partyName.ts';

const TERMS = `
1. The Customer shall pay £90.00 a month by direct debit.
2. This Agreement shall last from 1 June 2026 to 31 May 2028 and shall then be renewed for twelve months at a time.
`;
const parties = (head: string): string[] => analyseText(head + TERMS, { today: '2026-11-22' }).parties;

it('a name ends at the gap between two columns', () => {
  const head = `ORDER FOR HOSTED MAILBOXES                                     Alderbrook Networks Ltd

 Customer name      Pell & Rowan Surveyors LLP
 Address            Mill House, 3 Low St, Ripon
`;
  expect(parties(head)).toEqual(['Alderbrook Networks Ltd', 'Pell & Rowan Surveyors LLP']);
});

it('whoever is only written to, or was there before, is no side', () => {
  const head = `ALDERBROOK NETWORKS LIMITED
HOSTED MAILBOXES - CUSTOMER ORDER & AGREEMENT                     Ref AN/62

1. CUSTOMER
   Company / organisation    Ripon Valley Sailing Club
   Contact                   Bea Marlowe, Head of Support
   Present provider          Tarnmail Business (mailboxes to be moved)
`;
  const named = parties(head);
  expect(named.some((name) => /Marlowe|Tarnmail/.test(name))).toBe(false);
});

it('what kind of company somebody is, is no name', () => {
  expect(isName('Community Interest Company')).toBe(false);
});
