import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

/** Whole papers of the kinds that mailboxes hold, made up. */
const PAPERS: [name: string, end: string | null, text: string][] = [
  [
    'an order form',
    '2026-03-31',
    `ORDER FORM

Customer: Halvorsen Plastics, Inc.
Vendor: Brightwater Software LLC

Subscription Start Date: April 1, 2024
Subscription Term: 24 months
Subscription End Date: March 31, 2026
Annual Fee: $24,000

This Order Form is entered into pursuant to the Master Subscription Agreement between the parties dated January 5, 2022 and is effective on the date of the last signature below. Unless either party gives notice of non-renewal at least sixty (60) days before the end of the Subscription Term, it renews for successive one-year terms.

By: /s/ Ann Lee  Date: March 20, 2024
By: /s/ Bo Kim  Date: March 22, 2024`,
  ],
  [
    'a non-disclosure agreement with its own term',
    '2026-05-06',
    `MUTUAL NON-DISCLOSURE AGREEMENT

This Mutual Non-Disclosure Agreement (this "Agreement") is made as of May 6, 2024 (the "Effective Date") between Halvorsen Plastics, Inc., a Delaware corporation, and Brightwater Logistics LLC, a Texas limited liability company.

1. Purpose. The parties wish to explore a business relationship.

5. Term. This Agreement shall remain in effect for two (2) years from the Effective Date. The obligations of confidentiality shall survive for a further period of three (3) years from the date of disclosure.

6. Governing Law. This Agreement is governed by the laws of the State of Texas.`,
  ],
  [
    'a non-disclosure agreement that only says how long secrets are kept',
    null,
    `MUTUAL NON-DISCLOSURE AGREEMENT

This Mutual Non-Disclosure Agreement (this "Agreement") is made as of May 6, 2024 (the "Effective Date") between Halvorsen Plastics, Inc., a Delaware corporation, and Brightwater Logistics LLC, a Texas limited liability company.

3. Return. Upon request the Recipient shall return all Confidential Information. The Recipient's obligations with respect to each item of Confidential Information shall continue for five (5) years from the date of its disclosure.

6. Governing Law. This Agreement is governed by the laws of the State of Texas.`,
  ],
  [
    "a lease's summary",
    '2029-08-31',
    `OFFICE LEASE

BASIC LEASE INFORMATION

Date of Lease: June 15, 2024
Landlord: Halvorsen Properties, Inc.
Tenant: Brightwater Logistics LLC
Premises: Suite 400
Lease Term: Sixty (60) months
Commencement Date: September 1, 2024
Expiration Date: August 31, 2029
Base Rent: $5,000 per month
Option to Renew: One option of five (5) years

1. Term. The term of this Lease shall be as set forth in the Basic Lease Information. Tenant shall pay rent on the first day of each month.

20. Governing law. This Lease is governed by the laws of Texas.

IN WITNESS WHEREOF, the parties have executed this Lease.`,
  ],
  [
    'a statement of work',
    '2025-01-31',
    `STATEMENT OF WORK NO. 3

This Statement of Work ("SOW") is entered into as of August 1, 2024 under the Master Services Agreement dated March 3, 2020 between Halvorsen Plastics, Inc. ("Client") and Brightwater Consulting LLC ("Consultant").

Period of Performance: August 1, 2024 - January 31, 2025

Deliverables: report by October 15, 2024; final presentation by January 15, 2025.

Fees: $40,000, payable in four installments. Consultant shall be governed by the terms of the Agreement.`,
  ],
  [
    'a British employment contract',
    '2026-08-31',
    `FIXED TERM EMPLOYMENT CONTRACT

THIS AGREEMENT is dated 12 August 2024

BETWEEN
(1) HALVORSEN PLASTICS LIMITED, a company incorporated in England (the "Employer"); and
(2) Ms Jo Barker (the "Employee").

1. Commencement and term
1.1 Your employment under this agreement will commence on 1 September 2024 and, subject to clause 9, will continue for a fixed term of two years, ending on 31 August 2026 without the need for notice.
1.2 The first six months of your employment shall be a probationary period.

9. Notice. Either party may give one month's notice.`,
  ],
  [
    'an amendment',
    '2027-12-31',
    `SECOND AMENDMENT TO DISTRIBUTION AGREEMENT

This Second Amendment (this "Amendment") is made effective as of November 30, 2024 by and between Halvorsen Plastics, Inc. ("Company") and Brightwater Logistics LLC ("Distributor").

WHEREAS, Company and Distributor are parties to that certain Distribution Agreement dated January 1, 2019, as amended, the term of which expires on December 31, 2024 (the "Agreement"); and

WHEREAS, the parties desire to extend the term.

NOW, THEREFORE, the parties agree as follows:

1. Section 10.1 of the Agreement is hereby amended to read as follows: "The term of this Agreement shall continue until December 31, 2027, unless earlier terminated."

2. Except as amended hereby, the Agreement remains in full force and effect.`,
  ],
  [
    'a sponsorship',
    '2026-12-31',
    `SPONSORSHIP AGREEMENT

This Agreement is entered into this 3rd day of March, 2024 by and between Halvorsen Raceway, Inc. ("Promoter") and Brightwater Beverages LLC ("Sponsor").

1. Term. The term of this Agreement shall cover the 2024, 2025 and 2026 racing seasons and shall terminate on December 31, 2026. Sponsor shall have the right of first negotiation until September 30, 2026.

2. Fees. Sponsor shall pay $100,000 on or before April 1, 2024 and $120,000 on or before each of March 1, 2025 and March 1, 2026.

3. This Agreement is governed by the laws of Ohio.`,
  ],
  [
    'a form without a sentence about its term',
    '2025-06-30',
    `EQUIPMENT MAINTENANCE AGREEMENT

Agreement No. 4471
Customer: Halvorsen Plastics, Inc.
Effective: July 1, 2024
Expires: June 30, 2025

Provider agrees to maintain the equipment listed below. Payment is due within 30 days. This agreement renews automatically each year unless cancelled in writing 30 days before expiration.

Accepted and agreed: /s/ Ann Lee`,
  ],
  [
    'a letter',
    '2025-07-15',
    `July 15, 2024

Brightwater Advisors LLC
12 Main Street
Dallas, TX 75201

Dear Mr. Kim:

This letter agreement confirms the engagement of Brightwater Advisors LLC ("Advisor") by Halvorsen Plastics, Inc. (the "Company") as its exclusive financial advisor.

The term of this engagement shall be twelve months from the date of this letter, unless extended by mutual agreement; provided that if a transaction closes within twelve (12) months after termination the Company shall pay the fee.

Very truly yours,
/s/ Ann Lee

Accepted and agreed: /s/ Bo Kim`,
  ],
  [
    'a licence without an end',
    null,
    `SOFTWARE LICENSE AGREEMENT

This Software License Agreement is made as of March 1, 2024 (the "Effective Date") by and between Halvorsen Software, Inc. ("Licensor") and Brightwater Logistics LLC ("Licensee").

2. Grant. Licensor grants Licensee a perpetual, non-exclusive license. Support Services are provided for one (1) year from the Effective Date and renew annually.

9. Term. This Agreement is effective as of the Effective Date and shall continue until terminated as provided herein.

10. Governing law: Texas.`,
  ],
  [
    'a master agreement that leaves terms to its statements of work',
    null,
    `MASTER SERVICES AGREEMENT

This Master Services Agreement (this "Agreement") is entered into as of March 1, 2024 (the "Effective Date") by and between Halvorsen Plastics, Inc. ("Client") and Brightwater Consulting LLC ("Consultant").

3. Term. This Agreement commences on the Effective Date and continues so long as any Statement of Work is in effect. The term of each Statement of Work shall be stated in it and shall be no longer than two (2) years.

4. Rates. The rates in Exhibit A are valid through December 31, 2024.

10. This Agreement is governed by the laws of Texas.`,
  ],
];

describe('the end of the term of a whole paper', () => {
  it.each(PAPERS)('is right for %s', (_name, end, text) => {
    expect(analyseText(text, { today: '2024-09-01' }).termEnd).toBe(end);
  });
});
