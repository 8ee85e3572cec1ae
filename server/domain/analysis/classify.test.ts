import { describe, expect, it } from 'vitest';
import { classify } from './classify.ts';
import { makeDocument } from './document.ts';
import { readForm } from './form/readForm.ts';

const kindOf = (text: string) => classify(makeDocument(text), readForm(text)).kind;

describe('the kind of a paper', () => {
  it.each([
    [
      'a services agreement',
      'MASTER SERVICES AGREEMENT\n\nThis Master Services Agreement is made as of May 1, 2020 by and between Orchard Lane Mills, Inc. ("Supplier") and Tarn Valley Foods LLC ("Customer").\n\n1. Supplier shall provide the services. Customer shall pay.\n\n2. This Agreement is governed by the laws of the State of Delaware.',
    ],
    [
      'a letter agreement',
      'May 1, 2020\n\nDear Ms. Whitfield:\n\nThis letter agreement sets out the terms between Orchard Lane Mills, Inc. (the "Company") and you. The Company shall pay you a fee. You shall provide the services described herein. Either party may terminate this agreement on 30 days notice. This agreement is governed by the laws of Ohio.\n\nAgreed and accepted:\nBy: ________',
    ],
    [
      'a lease',
      'LEASE\n\nThis Lease is entered into on May 1, 2020 between The Tarn Trust ("Landlord") and Orchard Lane Mills, Inc. ("Tenant"). Tenant shall pay rent monthly. Landlord shall maintain the roof. The laws of the State of Iowa govern.',
    ],
    [
      'an amendment',
      'AMENDMENT NO. 1\n\nThis Amendment No. 1 to the Supply Agreement is made and entered into as of May 1, 2020 by and between A Inc. and B Inc. NOW, THEREFORE, the parties hereto agree as follows: Section 2 of the Agreement shall be replaced. Section 3 shall be deleted.',
    ],
    [
      'an insurance policy',
      'LIABILITY INSURANCE POLICY\n\nInsurer: Tarn Mutual Company\nNamed Insured: Orchard Lane Mills, Inc.\nPolicy period: 05/01/2020 to 05/01/2021\n\nThis policy is a contract of insurance. In return for the premium the Insurer agrees to provide the insurance as stated in this policy.',
    ],
  ])('is an agreement for %s', (_, text) => {
    expect(kindOf(text)).toBe('agreement');
  });

  it.each([
    [
      'order',
      'an order',
      'CONTRACT\n\nContract #     4711        Advertiser    Tarn Valley Foods\nContract Dates   01/27/20 - 02/03/20\nSpots   63\nTotals   63   $25,685.00',
    ],
    [
      'invoice',
      'an invoice',
      'INVOICE\n\nInvoice # 1007      Invoice Date 05/31/20\nBill to: Tarn Valley Foods\nFlight Dates 05/05/20 - 05/11/20\nGross Total   $1,800.00\nAmount Due $1,530.00\n\nThis invoice is subject to the terms of the agreement between the parties.',
    ],
    [
      'newsletter',
      'a newsletter',
      'The Tarn Valley Newsletter, May 2020\n\nWe are proud to announce that we entered into an agreement with Orchard Lane Mills. View in browser.\n\nYou are receiving this because you signed up. Unsubscribe.',
    ],
    [
      'curriculum vitae',
      'a CV',
      'Jane Whitfield\nCurriculum Vitae\n\nExperience\nContract manager: drafted agreements governed by the laws of Ohio.\n\nEducation\nMaster of Laws\n\nSkills\nContract negotiation\n\nReferences available on request',
    ],
    [
      'minutes',
      'meeting notes',
      'Meeting notes, May 4, 2020\n\nAttendees: Jane, Max\n\nAgenda\nThe supply agreement with Orchard between now and June.\n\nAction items: Max shall send the draft; Jane shall review it.',
    ],
    [
      'other',
      'a message',
      'Hi Max,\n\nattached is the agreement we talked about. Could you look at the termination clause before Friday? Thanks, Jane',
    ],
    [
      'other',
      'a press release',
      'TARN, Iowa, May 4, 2020 - Tarn Valley Foods today announced that it has signed a three-year agreement with Orchard Lane Mills. "We are delighted," said its president.',
    ],
    ['other', 'an empty text', ''],
  ])('is %s for %s', (kind, _, text) => {
    expect(kindOf(text)).toBe(kind);
  });
});
