import { describe, expect, test } from 'vitest';
import { analyseText } from '../analyseText.ts';

const TERMS = 'Start: 1 March 2026\nEnd: 28 February 2027\nFee: £400 per month\n';

const small = (names: readonly string[]): string[] => names.map((name) => name.toLowerCase()).toSorted();

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
    [
      'whom a quotation addresses without greeting him',
      `TRURO FENCING\nUnit 6, Tamar Works, Saltash\n\nQUOTATION No. 2214\n\nMr Harold Pascoe\n9 Fore Street\nCallington\n\nTo erect 42 m of fence.\n${TERMS}\nI accept this quotation:   H Pascoe          Date: 7 March 2026`,
      ['TRURO FENCING', 'Harold Pascoe'],
    ],
    [
      'the name below a heading, and not who signs for the house',
      `TOLLAND FITNESS LLC\nMembership agreement\n\nMEMBER\n  Name:            Dolores K. Marsh\n  Phone:           555-0171\n\n${TERMS}\nI pay on the 15th.\n\nMember signature:  Dolores K. Marsh            Date: 03/12/2026\nClub:              Bryce Tolman, Membership    Date: 03/12/2026`,
      ['TOLLAND FITNESS LLC', 'Dolores K. Marsh'],
    ],
    [
      'the company whose division writes',
      `Tolland Street Lighting\nA division of Tolland Industries plc\n\nMaintenance schedule\n\nClient:   Brue Borough Council\n${TERMS}\nSigned for the Client: R. Moss\nSigned for Tolland Industries plc: A. Yeo`,
      ['Tolland Industries plc', 'Brue Borough Council'],
    ],
    [
      'the firm under a signature, and whoever agrees below',
      `Dear Mr Rhys\n\nSchool run\n\nValley Coaches will run a coach for Brue School every school day from 3 September 2026 to 21 July 2027 for £185 a day.\n\nGareth Moss\nValley Coaches, Wells\n12 June 2026\n\nAgreed for Brue School: E. Rhys, Headteacher, 15 June 2026`,
      ['Valley Coaches', 'Brue School'],
    ],
    [
      'two that are called something from there on, whoever else is named',
      `Contractor agreement\n\nThis contract is between Brue Charter School ("School") and Orin Castell ("Contractor").\n\n${TERMS}\nThe check is run by Tolland Screening Inc. at Contractor's cost.`,
      ['Brue Charter School', 'Orin Castell'],
    ],
    [
      'who runs a venue, and a label of two words',
      `Hire of theatre\n\nVenue            The Mill Pavilion, Wells (operated by the Mill Pavilion Trust)\nHirer/promoter   Tolland Touring Ltd\n${TERMS}`,
      ['Mill Pavilion Trust', 'Tolland Touring Ltd'],
    ],
    [
      'two names of a message that tells no more of them',
      `Subject: Plan renewal notice\nFrom: Cirrus Loft Billing\nTo: Brue Dental\nSent: November 3, 2026\n\nPlan: VPS-4\n${TERMS}\nYour plan renews automatically each month until cancelled.`,
      ['Cirrus Loft', 'Brue Dental'],
    ],
    [
      'the firms of an order form, and not a firm that signs beside "For the Customer"',
      `Tolland Software Ltd                    ORDER FORM\n\nCUSTOMER DETAILS\nLegal entity      Brue Vets Limited\nMain contact      Dr Rhys Moss\n${TERMS}\nFor the Customer               For Tolland Software Ltd\nSignature   R Moss             Signature   M. Sands\nDate        08/02/2026         Date        11/02/2026`,
      ['Tolland Software Ltd', 'Brue Vets Limited'],
    ],
    [
      'the firm over its trading name',
      `TOLLAND PEST CONTROL LIMITED\n\nService contract\n\nCustomer         Brue Bakehouse Limited\nTrading name     The Loaf Shed\nSite             8 Mill Street\n${TERMS}\nSigned for Tolland Pest Control Limited:   R. Moss\nSigned for Brue Bakehouse Limited:   H. Pell`,
      ['Tolland Pest Control Limited', 'Brue Bakehouse Limited'],
    ],
    [
      'the bodies that are called so, and not whom to ask',
      `Sponsorship agreement\n\nThis agreement is made between\n\n   Brue Football Club Inc. (the Club), Recreation Reserve, Wells, and\n   Tolland Tyres Ltd (the Sponsor), 61 Mill Road, Wells.\n${TERMS}\n7. Contacts\n   Club: Trudi Van Der Kolk, coordinator, 0400 000 000.   Sponsor: Mick Moss.`,
      ['Brue Football Club Inc.', 'Tolland Tyres Ltd'],
    ],
    [
      'the sides of an order, and not those of the framework that it is placed under',
      `CALL-OFF ORDER\n\nThis order is placed under the framework agreement between the Tamar Buyers Board and\nthe Supplier dated 3 May 2025. The contract is made between the\nCustomer and the Supplier named below only.\n\nA1 Customer     Brue Borough Council\nA4 Supplier     Tolland Plant Limited (00000000)\nA6 Subcontractors   Wells Tree Surgery (tree work only)\n${TERMS}\nSIGNED\nFor the Customer         C. Yeo, Head of Place            19 February 2026\nFor the Supplier         R. Moss, Director                17 February 2026`,
      ['Brue Borough Council', 'Tolland Plant Limited'],
    ],
    [
      'a trust, whoever its trustees are at the time, and a person over the name of her house',
      `Lease\n\nLandlord   The trustees for the time being of the BRUE VALLEY TRUST (IT 0000/2004)\nTenant     Ida Frances Moon of The Old Forge, Wells\n${TERMS}\nThe Tenant pays on the first.`,
      ['Brue Valley Trust', 'Ida Frances Moon'],
    ],
  ])('%s', (_, text, parties) => {
    const found = analyseText(text, { today: '2026-11-22' });
    expect(small(found.parties)).toEqual(small(parties));
  });

  test.each(['Morning Tess and Huw', 'Good afternoon Tess & Huw', 'Evening Tess and Huw'])(
    'nobody is bound by a greeting: %s',
    (greeting) => {
      const found = analyseText(
        `From: office@tamarmarina.example\nTo: T & H Brannock\nSubject: Berth 9, your licence is nearly up\n\n${greeting}\n\nYour berth licence with Tamar Marina Ltd is up on 31 December 2026. The fee for 2027 is £1,290.00.\n\nRosie\nMarina office`,
        { today: '2026-11-22' },
      );
      expect(found.parties.join(' ')).not.toMatch(/tess/i);
    },
  );
});
