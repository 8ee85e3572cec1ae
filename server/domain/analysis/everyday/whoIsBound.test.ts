import { describe, expect, test } from 'vitest';
import { analyseText } from '../analyseText.ts';

const TERMS = 'Start: 1 March 2026\nEnd: 28 February 2027\nFee: £400 per month\n';

describe('who is bound by an everyday contract', () => {
  test.each([
    [
      'a person over the name of her house, and the firm that writes',
      "ELLERBY BOILERS LIMITED\nUnit 3, Mill Lane, Whitby      Tel 01947 000000\n\n4 March 2026\nMrs Joanna Firth\nSeaview Guesthouse\nStation Road, Whitby\n\nDear Joanna,\n\nBoiler care plan\n\nWe service your boiler every May for £265 a year from 1 April 2026. The plan carries on until either of us ends it with one month's notice.\n\nYours sincerely\nT. Sands",
      ['ELLERBY BOILERS LIMITED', 'Joanna Firth'],
    ],
    [
      'the school of a person who has a post there',
      "ELLERBY BOILERS LIMITED\nUnit 3, Mill Lane, Whitby\n\nMrs Joanna Firth\nHeadteacher\nCaedmon Primary School\nStation Road, Whitby\n\n4 March 2026\n\nDear Mrs Firth,\n\nBoiler care plan\n\nWe service your boilers every May for £265 a year from 1 April 2026. The plan carries on until either of us ends it with one month's notice.\n\nYours sincerely\nT. Sands",
      ['ELLERBY BOILERS LIMITED', 'Caedmon Primary School'],
    ],
    [
      'labels that only this paper has, where it says what they do',
      `Mooring agreement\n\nPontoon master:   Gweal Harbour Ltd\nYacht sailor:   Ned Trewin, 4 Quay Street\nAgent for both:   Lowen Brokers Ltd\n${TERMS}\nThe Pontoon master keeps the lights on. The Yacht sailor pays on the first of the month.\n\nSigned: 2 February 2026`,
      ['Gweal Harbour Ltd', 'Ned Trewin'],
    ],
    [
      'both of a couple, with their titles',
      `Tenancy agreement\n\nLandlord:   Mrs Ida Frances Moon\nTenant:   Mr Karim Haddad and Ms Beth Lowry\n${TERMS}\nThe Tenant pays on the first.`,
      ['Ida Frances Moon', 'Karim Haddad', 'Beth Lowry'],
    ],
    [
      'a guarantor who promises something',
      `Hire agreement\n\nOwner:   Tolland Plant Ltd\nHirer:   Brue Groundworks Ltd\nGuarantor:   Piers Anthony Lock of 4 Mill Road, Wells\n${TERMS}\nThe Guarantor agrees to pay whatever the Hirer owes.\n\nHirer: P. A. Lock, director`,
      ['Tolland Plant Ltd', 'Brue Groundworks Ltd', 'Piers Anthony Lock'],
    ],
    [
      'whoever agrees, in a line of their own',
      `Statement of work for the winter\n\nWells Cycle Couriers collects twice a day.\n${TERMS}\nAgreed, Brue Bakery: P. Sands, 18 February 2026\nAgreed, Wells Cycle: R. Yeo, 19 February 2026`,
      ['Brue Bakery', 'Wells Cycle Couriers'],
    ],
    [
      'the company of a brand',
      `From: Harbourline Billing <no-reply@harbourline.example>\nTo: office@gwealfish.example\nSubject: Your Harbourline plan has renewed\n\nAccount holder        Gweal Fish Co-op\nPlan                  Harbourline Dock, Annual\n${TERMS}\nYour plan renews by itself every year. The terms apply between you and us, Harbourline Software, Inc.`,
      ['Harbourline Software, Inc.', 'Gweal Fish Co-op'],
    ],
  ])('%s', (_, text, parties) => {
    const found = analyseText(text, { today: '2026-11-22' });
    expect(found.parties.toSorted()).toEqual(parties.toSorted());
  });
});
