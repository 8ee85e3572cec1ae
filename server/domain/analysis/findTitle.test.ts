import { describe, expect, it } from 'vitest';
import { findTitle } from './findTitle.ts';

describe('the title', () => {
  it.each([
    ['SERVICES AGREEMENT', 'SERVICES AGREEMENT This Services Agreement, dated May 1, 2020, is between us.'],
    ['SUPPLY AGREEMENT', 'Exhibit 10.1\nSUPPLY AGREEMENT SUPPLY AGREEMENT dated as of May 1, 2020'],
    ['Supply Agreement', 'Supply Agreement Agreement No 7'],
    [
      'SPONSORED RESEARCH AND LICENSE AGREEMENT',
      'HAS BEEN OMITTED BECAUSE ORCHARD MILLS, INC. IS HARMED IF DISCLOSED. SPONSORED RESEARCH AND LICENSE AGREEMENT This Agreement',
    ],
    ['MASTER FRANCHISE AGREEMENT', 'ORCHARD MILLS, INC. MASTER FRANCHISE AGREEMENT'],
    ['DISTRIBUTOR AGREEMENT', 'Page 1 of 3 DISTRIBUTOR AGREEMENT THIS AGREEMENT is made'],
    ['Amendment No. 2', 'Amendment No. 2 to the terms of our bargain'],
    ['Statement of Work', 'This is the first. Statement of Work between us'],
    ['STRATEGIC SALES & MARKETING AGREEMENT', 'STRATEGIC SALES & MARKETING AGREEMENT THIS AGREEMENT is made'],
    [
      'TRANSPORTATION SERVICE AGREEMENT',
      'TRANSPORTATION SERVICE AGREEMENT Contract Identification FT1 This Transportation',
    ],
    ['SERVICING AGREEMENT', 'SERVICING AGREEMENT ORCHARD FUNDS Agreement, made as of this day'],
    [
      'Sponsorship Agreement',
      'EXHIBIT 10.1 Sponsorship Agreement Parties This Agreement is effective as of May 1, 2020',
    ],
    [
      'Distributorship agreement',
      'Dated 29/3/18 Distributorship agreement between Orchard and Tarn. THIS AGREEMENT is dated',
    ],
    [
      'Amendment n° 01 to the Global Maintenance Agreement',
      'Amendment n° 01 to the Global Maintenance Agreement ref. 7',
    ],
    ['NON-COMPETITION AGREEMENT', 'APPENDIX C NON-COMPETITION AGREEMENT (between us)'],
    ['CO-BRANDING AGREEMENT', 'ORCHARD@HOME CO-BRANDING AGREEMENT'],
    ['ORDERLY MARKETING AGREEMENT', 'THE TRUSTS LISTED ON SCHEDULE A HERETO ORDERLY MARKETING AGREEMENT'],
    ['Cooperation Agreement', 'Tarn Telecom Contract No.: JS12 Cooperation Agreement on Games'],
  ])('is %s in: %s', (title, head) => {
    expect(findTitle(head)?.text).toBe(title);
  });

  it.each(['Let us talk about this Agreement tomorrow.', 'CERTAIN PORTIONS OF THIS AGREEMENT ARE OMITTED', ''])(
    'is missing in: %s',
    (head) => {
      expect(findTitle(head)).toBeNull();
    },
  );
});
