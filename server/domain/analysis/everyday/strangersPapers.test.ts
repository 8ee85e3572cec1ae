/** Wordings and layouts of English papers that strangers wrote. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const read = (...lines: string[]): Analysis => analyseText(lines.join('\n'), { today: '2026-11-22' });

describe('in papers of strangers', () => {
  it('a contract is agreed when the later of two who sign side by side does', () => {
    const { agreementDate } = read(
      'EQUIPMENT LEASE                                              Lease No. 30771',
      'LESSEE                      Salem Title & Escrow, LLC',
      'LESSOR                      Buckeye Copier Finance, Inc.',
      'Commencement Date           04/15/2024',
      'Term                        60 months from the Commencement Date',
      'Lease Payment               $289.00 per month',
      '',
      'LESSEE SIGNATURE                             ACCEPTED BY LESSOR',
      'By  Carol Ann Dietz                          By  R. Stallings',
      'Title  Managing Member                       Title  Credit Operations',
      'Date  04/02/2024                             Date  04/09/2024',
    );
    expect(agreementDate).toBe('2024-04-09');
  });

  it('what a column of monthly fees comes to with its tax is paid, and a period may stand on two lines', () => {
    const found = read(
      'NIMBUS QUAY PTE. LTD.                    CLOUD HOSTING ORDER',
      'Customer                 Tiong Bahru Logistics Pte. Ltd.',
      'Period of service        From 4.00 pm on 1 October 2026',
      '                         To   4.00 pm on 30 September 2027',
      '',
      'SERVICE                                            QTY      MONTHLY (S$)',
      'Virtual private server                              2            760.00',
      'Block storage                                       3            490.00',
      'Monthly fee before GST                                         1,250.00',
      'GST 9%                                                           112.50',
      'Monthly fee including GST                                      1,362.50',
      '',
      'The Customer orders the above service. This order does not renew by itself.',
    );
    expect({ amount: found.amount, period: found.amountPeriod }).toEqual({ amount: 1362.5, period: 'month' });
    expect([found.effectiveDate, found.termEnd]).toEqual(['2026-10-01', '2027-09-30']);
  });

  it('a row says what its units come to', () => {
    const { amount, currency, amountPeriod } = read(
      'WEDDING CATERING CONTRACT',
      'Contract date          3 February 2026',
      'Clients                Gráinne Tobin and Colm Delaney',
      'Caterer                Sméara Catering Limited',
      'Event                  Wedding reception, Saturday 15 August 2026',
      '',
      'PRICE',
      '  120 guests at €62.00 per guest                                   €7,440.00',
      'PAYMENT',
      '  Booking deposit, received 30 January 2026                        €1,000.00',
      '  By 8 August 2026 (balance)                                       €6,440.00',
      '',
      'Signed   G. Tobin      C. Delaney               For Sméara Catering Limited   Niamh Forde',
    );
    expect({ amount, currency, amountPeriod }).toEqual({ amount: 7440, currency: 'EUR', amountPeriod: 'total' });
  });

  it('who trades under a brand is the side, and who signs for a side is named without "For"', () => {
    const gym = read(
      'IRONMOOR FITNESS - HALIFAX',
      'Membership agreement',
      'Your details',
      '  Name             Priya Chandra',
      '',
      'Sold by            Ironmoor Leisure Ltd, trading as Ironmoor Fitness',
      'Signed on          29 December 2025',
      'Minimum term       12 months, last day 4 January 2027',
      'Monthly fee        £34.99',
      'After it your membership rolls on month by month at the price on our website, and you can leave whenever you like by',
      "giving us one month's notice by e-mail or at the desk.",
    );
    expect(gym.parties).toEqual(['Ironmoor Leisure Ltd', 'Priya Chandra']);
    expect(gym.noticePeriod).toEqual({ n: 1, unit: 'month' });
    const { parties } = read(
      'LEAVE AND LICENCE AGREEMENT',
      'By and between:',
      '',
      'Banyan Desk Workspaces LLP, LLPIN AAA-0000, having its office at Outer Ring Road, Bengaluru ("Licensor")',
      '',
      'And',
      '',
      'Kaveri Agro Analytics Private Limited, CIN U00000, having its registered office at Mysuru ("Licensee").',
      '',
      '1.  Licence fee         Rs. 41,300.00 per month',
      '',
      'Licensor                                        Licensee',
      'For Banyan Desk Workspaces LLP                  For Kaveri Agro Analytics Private Limited',
    );
    expect(parties.toSorted()).toEqual(['Banyan Desk Workspaces LLP', 'Kaveri Agro Analytics Private Limited']);
  });

  it('a letter has to be there by the last day for notice', () => {
    const { noticeBy } = read(
      'LICENCE FOR BACKGROUND MUSIC',
      'Licensor                    Cadence Rights Ltd',
      'Licensee                    The Teasel Rooms Ltd',
      'Licence period              1 May 2026 to 30 April 2027',
      'Annual royalty              £412.80',
      'The licence renews itself for a further 12 months at the end of the licence period. A Licensee who does not want to',
      'renew must tell us in writing. For the current licence period we must have your letter or e-mail by 31 March 2027.',
    );
    expect(noticeBy).toBe('2027-03-31');
  });

  it('a contract between two ends when both let it', () => {
    const { termEnd, ending } = read(
      'ABBEY LETTINGS DAC',
      'To:    Orla Gannon Physiotherapy Limited',
      'Re:    Early end of your licence of Suite 5',
      'Dear Orla,',
      'You asked if you could leave before the licence of 1 May 2024 runs out (30 April 2027). We agree on these terms:',
      '1.  The licence between Abbey Lettings DAC and Orla Gannon Physiotherapy Limited comes to an',
      '    end on 30 November 2026.',
      '2.  The licence fee of €890.00 per month is payable up to and including November 2026.',
      'Signed for Abbey Lettings DAC                                Date: 24 August 2026',
      'Agreed for Orla Gannon Physiotherapy Limited                 Date: 27 August 2026',
    );
    expect({ termEnd, ending }).toEqual({ termEnd: '2026-11-30', ending: 'ends' });
  });

  it('who signs for a side is none, nor is the town of a letterhead', () => {
    const van = read(
      'WHARFEDALE VEHICLE RENTALS LTD',
      'LONG-TERM HIRE AGREEMENT',
      'Hirer:             Pickles Electrical (sole trader: Andrew Pickles)',
      'Hire starts:       16 March 2026',
      'Payable            £456.00 a month by direct debit',
      'Signed for Wharfedale: B. Illingworth       13 March 2026',
      'Hirer: A. Pickles                           13 March 2026',
    );
    expect(van.parties.toSorted()).toEqual(['Pickles Electrical', 'WHARFEDALE VEHICLE RENTALS LTD']);
  });
});
