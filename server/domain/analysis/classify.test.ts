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
    [
      'a letter of engagement',
      'Dear Ms. Fell,\n\nThis letter sets out the terms on which Quill & Fenn LLP will act for Tarn Foods LLC. We will provide tax advice. You will pay our fees. Either party may terminate this engagement by written notice. This letter is governed by the laws of England.\n\nAgreed: ____________',
    ],
    [
      'a promissory note',
      'PROMISSORY NOTE\n\nFOR VALUE RECEIVED, the undersigned, Orchard Mills, Inc. ("Borrower"), promises to pay to the order of Tarn Bank, N.A. ("Lender") the sum of $50,000. This Note shall be governed by the laws of Ohio. Borrower shall pay all costs of collection.',
    ],
    [
      'terms of service',
      'TERMS OF SERVICE\n\nThese Terms are a contract between you and Quillmark Software, Inc. ("Quillmark") and govern your use of our services. You shall not misuse the services. The laws of the State of California govern. Either party may terminate these Terms.',
    ],
    [
      'a tenancy between two labels',
      'TENANCY AGREEMENT\n\nBETWEEN: Northgate Property Ltd. (the "Landlord")\n\nAND: Mrs. Olga Petrenko (the "Tenant")\n\nThe Tenant shall pay rent of $1,800 per month. The Landlord shall keep the premises in repair.',
    ],
    [
      'a short contract with labels and clauses',
      'FREELANCE CONTRACT\n\nClient: Lumen & Oak Studio\nContractor: Priya Raman\n\n1. Services. The Contractor will design a website.\n2. Fee. The Client will pay $4,000.\n3. Termination. Either party may terminate this contract on 14 days notice.\n\nSigned: ________',
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
    [
      'other',
      'an article about a kind of agreement',
      'Non-Compete Agreement\n\nAn agreement between two parties under which one party agrees not to compete. Such agreements restrict competition for a time. The parties hereto should consult a lawyer. Governing law differs by state. Termination of this kind of agreement is discussed below.',
    ],
    [
      'other',
      'a resolution that approves an agreement',
      'BOARD CONSENT\n\nThe undersigned, the director of Tarn Corp (the "Company"), hereby adopts the following resolutions. WHEREAS, officers have negotiated the Supply Agreement between the Company and Orchard Inc.; NOW, THEREFORE, IT IS RESOLVED, that the Supply Agreement be approved.',
    ],
    [
      'other',
      "a lawyer's memorandum",
      'MEMORANDUM\n\nRe: Supply Agreement between Tarn Foods LLC and Orchard Mills, Inc.\n\nYou asked whether it may be terminated. Section 9 says either party may terminate this Agreement on 30 days notice. In our view the indemnification clause survives. The entire agreement clause excludes the e-mails.',
    ],
    [
      'other',
      'a headline',
      'ORCHARD SIGNS SUPPLY AGREEMENT\n\nDover, May 4, 2020. Orchard Mills, Inc. has signed a supply agreement with Tarn Foods. The agreement runs for three years. Jane Fell, who leads Orchard, called it a milestone.',
    ],
    ['other', 'an empty text', ''],
  ])('is %s for %s', (kind, _, text) => {
    expect(kindOf(text)).toBe(kind);
  });
});
