import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { AnalysedField, Analysis } from '../types.ts';

const read = (text: string): Analysis => analyseText(text, { today: '2026-11-22' });
const asked = ({ alternatives }: Analysis, field: AnalysedField): string[] =>
  alternatives.filter((one) => one.field === field).map(({ value }) => value);

const HEADS = `Service agreement
Supplier: Ferrant Safety Ltd
Customer: Morland Scaffolding Ltd
Date: 20 October 2026
Start date: 1 November 2026
End date: 31 October 2028`;

const thread = (last: string): string =>
  `From: Kay Lund <kay@ticketry.example>\nSent: 6 November 2026\nTo: Rhona Pick <rhona@ozark.example>\nSubject: RE: Renewal\n\n${last}\n\nFrom: Rhona Pick <rhona@ozark.example>\nSent: 5 November 2026\nTo: Kay Lund <kay@ticketry.example>\nSubject: Renewal\n\nWe have paid £4,200 a year until now. Shall we go on?`;

describe('what a plain document only suggests is a question and no fact', () => {
  it('asks who the parties are where only one of them is named', () => {
    const found = read(`Hire agreement\nHirer: Saltmarsh Books Ltd\nHire begins: 1 March 2026\nReturn by: 1 May 2026`);
    expect(found.parties).toEqual([]);
    expect(asked(found, 'parties')).toEqual(['Saltmarsh Books Ltd']);
  });

  it('asks who the parties are where the letterhead names somebody else, and none has a legal form', () => {
    const deal =
      'Mary Stone lets the flat at 4 Mill Row to Thomas Reed from 1 March 2026 until 28 February 2027.\nRent £640 a month.\nSigned: M. Stone, T. Reed';
    expect(read(`Letting agreement\n\n${deal}`).parties).toEqual(['Mary Stone', 'Thomas Reed']);
    const underHead = read(`Harbour Lettings\n\n${deal}`);
    expect(underHead.parties).toEqual([]);
    expect(asked(underHead, 'parties')).toEqual(['Mary Stone', 'Thomas Reed']);
  });

  it('names the company behind a brand', () => {
    const plan =
      'HearthCare\nYour plan\n\nPlan holder: Thomas Reed\nCover starts: 3 July 2026\nCover ends: 2 July 2027';
    expect(read(`${plan}\n\nHearthCare is provided by Pilot Home Services Limited.`).parties).toEqual([
      'Pilot Home Services Limited',
      'Thomas Reed',
    ]);
  });

  it.each([
    ['They pay £3,000.', null, null],
    ['We estimate the use. It would cost £3,000 a year.', null, null],
    ['A visit costs £300.', null, null],
    ['The fee rises by £30.50 a month.', null, null],
    ['The visits are £30 each and the yearly check £400 a year.', null, null],
    ['The fee is £3,000, paid in three instalments.', 3000, 'total'],
    ['The fee is £300 a month.', 300, 'month'],
    ['Contract value: £3,000', 3000, 'total'],
    ['Amount: £3,000', 3000, null],
  ])('shows a sum only where it says of what it is the price: %s', (sentence, amount, period) => {
    const found = read(`${HEADS}\n\n${sentence}`);
    expect([found.amount, found.amountPeriod]).toEqual([amount, period]);
  });

  it('asks for what a total is paid where the contract renews by itself', () => {
    const found = read(`${HEADS}\nTotal: £3,000\n\nIt renews automatically for 12 months at a time.`);
    expect([found.ending, found.amount, found.amountPeriod]).toEqual(['renews', 3000, null]);
    expect(asked(found, 'amountPeriod')).toEqual(['total', 'year']);
    expect(read(`${HEADS}\nTotal: £3,000`).amountPeriod).toBe('total');
  });

  it.each([
    ['Issued 17 October 2026', null],
    ['This work is done under the Consulting Agreement of 3 February 2025.', null],
    [
      'Accepted by Ferrant Safety Ltd, 4 October 2026\nAccepted by Morland Scaffolding Ltd, 9 October 2026',
      '2026-10-09',
    ],
  ])('takes no other day for the one of agreement: %s', (lines, day) => {
    expect(read(`${HEADS.replace(/Date: .*\n/, '')}\n\n${lines}`).agreementDate).toBe(day);
  });

  it.each([
    ["We'll write to you 60 days before the end.", null],
    ['If you have to cancel a visit tell us two weeks ahead.', null],
    ["Either side may end it on two months' notice.", { n: 2, unit: 'month' }],
  ])('takes no other time for the notice: %s', (sentence, notice) => {
    expect(read(`${HEADS}\n\n${sentence}`).noticePeriod).toEqual(notice);
  });

  it('takes no day that is only expected for the first one', () => {
    const found = read(
      `Hire\nHirer: Saltmarsh Books Ltd\nOwner: Denby Vans LLP\nEstimated delivery: week beginning 11 January 2027\nTerm: 48 months`,
    );
    expect(found.effectiveDate).toBeNull();
    expect(found.termEnd).toBeNull();
  });

  it.each([
    ['Kitchener, Ontario N2G 4Y1', null],
    ['Geelong VIC 3220', null],
    ['Milford Street', null],
    ['Peoria, IL 61602', 'USD'],
    ['Peoria, from March 1, 2026', 'USD'],
  ])('does not say whose dollar is meant unless the paper is written as Americans write: %s', (place, currency) => {
    const found = read(`${HEADS}\nAddress: ${place}\nFee: $1,180.00 per month`);
    expect([found.amount, found.currency]).toEqual([1180, currency]);
  });

  it('ends with the term that is running, and not with the one behind it', () => {
    const found = read(
      'Subject: your renewal\n\nYour current term runs through January 15, 2027 and the plan renews on January 16, 2027 for another 12 months. Tell us at least 30 days before the term is over if you want to stop.',
    );
    expect([found.termEnd, found.noticeBy]).toEqual(['2027-01-15', '2026-12-16']);
  });

  it('counts to the last day for the option, and not from the notice that ends it early', () => {
    const found = read(
      `${HEADS}\nThe Customer has the option to extend the contract by 12 months by written notice given at least two months before the End Date. Either side may end it by three months' notice.`,
    );
    expect([found.ending, found.noticeBy, found.noticePeriod]).toEqual([
      'option',
      '2028-08-31',
      { n: 3, unit: 'month' },
    ]);
  });

  it("takes neither a supplier's reminder nor a renewal that is denied for one of its own", () => {
    const found = read(
      `${HEADS}\nAbout eight weeks before the end date we will write to you with an offer. The contract isn't extended automatically.`,
    );
    expect([found.noticePeriod, found.autoRenews, found.ending]).toEqual([null, false, 'ends']);
  });

  it('takes the price of the last message of a thread, and not that of the one it answers', () => {
    expect(read(thread('Your subscription renews for another year at a price of £5,760 a year.')).amount).toBe(5760);
  });

  it.each([
    ['Monitoring begins on the day the panel is switched on, 5 October 2026.', '2026-10-05'],
    ['The contract runs for 12 months from activation on 19 October 2026.', '2026-10-19'],
    ['The hall is yours from 15 April to 31 October 2026.', '2026-04-15'],
  ])('reads the first day behind what happens on it, or without its year: %s', (sentence, day) => {
    expect(
      read(`Service agreement\nSupplier: Ferrant Safety Ltd\nCustomer: Morland LLP\n\n${sentence}`).effectiveDate,
    ).toBe(day);
  });

  it('takes neither a trial nor the notice during it for those of the contract', () => {
    const found = read(
      `${HEADS.replace('End date: 31 October 2028', '')}\nThe first four weeks are a trial and anyone can stop with a week's notice. After the trial it's four weeks' notice.`,
    );
    expect([found.termEnd, found.noticePeriod]).toEqual([null, { n: 4, unit: 'week' }]);
  });

  it('dates an agreement by the later of two days that stand alone under its signatures', () => {
    const found = read(
      `${HEADS.replace('Date: 20 October 2026\n', '')}\n\nA. Ferrant          M. Reed\n13 October 2026     15 October 2026`,
    );
    expect(found.agreementDate).toBe('2026-10-15');
  });

  it('has no contract in a mail to colleagues who are asked about one', () => {
    const found = read(
      "To: committee@hall.example\nSubject: hall insurance\n\nHi all,\n\nOur insurance with Celtic Mutual ends on 14 January 2027. Should we switch? We would have to give 30 days' notice.",
    );
    expect(found.isContract).toBe(false);
  });

  it.each([
    ['If you do not want to renew, let us know by 31 August 2028.', '2028-08-31'],
    ['The Customer may extend it by one year by telling the Supplier before 1 September 2028.', '2028-08-31'],
    ['Last day to cancel: 15 September 2028', '2028-09-15'],
    ['Tell us at least 30 days before 31 October 2028 if you want to stop.', '2028-10-01'],
    [
      "Let us know by 31 August 2028 if you want to stop. Otherwise give us 30 days' notice before the end.",
      '2028-08-31',
    ],
    // A day later than counted: the contract counts from the day after its last one.
    ['Cancel at least 30 days before it renews on 1 November 2028, i.e. on or before 2 October 2028.', '2028-10-02'],
    ['Tell us by 1 September 2028 how many guests will come.', null],
    ['If you do not want to renew, let us know by 31 August 2020.', null],
  ])('gives the last day for notice that is written down, or the earlier of two: %s', (sentence, day) => {
    expect(read(`${HEADS}\n${sentence}`).noticeBy).toBe(day);
  });

  it('gives no last day for notice where the contract ends by itself, and may be ended earlier at any time', () => {
    const stop = 'Ending early: either of us may stop on two weeks’ notice in writing.';
    const found = read(`${HEADS}\nIt won’t be renewed.\n${stop}`);
    expect([found.ending, found.noticePeriod, found.noticeBy]).toEqual(['ends', { n: 2, unit: 'week' }, null]);
    const ahead = read(`${HEADS}\nTell us 90 days before 31 October 2028 that you won’t be extending.`);
    expect(ahead.noticeBy).toBe('2028-08-02');
  });

  it('counts no last day for an option back by the notice that ends what follows the term', () => {
    const option = 'The Customer has an option of two further years.';
    const after = 'Holding over is from month to month and may be ended by one month’s notice.';
    const found = read(`${HEADS}\n${option}\n${after}`);
    expect([found.ending, found.noticePeriod, found.noticeBy]).toEqual(['option', { n: 1, unit: 'month' }, null]);
    const own = read(`${HEADS}\n${option}\nThe option is exercised by one month’s notice.`);
    expect(own.noticeBy).toBe('2028-09-30');
  });

  it.each([
    [
      'Delivered on 6 October 2026.\nThe hire is for 36 months from delivery at £164 plus VAT a month.',
      '2029-10-06',
      164,
    ],
    ['Your monthly fee goes up from £612 to £905 on 4 January 2027.', null, 905],
  ])(
    'reads a term that is counted from what happened, and the price that replaces another: %s',
    (sentence, end, amount) => {
      const found = read(`Hire agreement\nSupplier: Ferrant Safety Ltd\nCustomer: Morland LLP\n\n${sentence}`);
      expect([found.termEnd, found.amount, found.amountPeriod]).toEqual([end, amount, 'month']);
    },
  );

  it('dates a paper by the day behind a name at its end, and not by a week in which something happens', () => {
    const found = read(
      `${HEADS.replace('Date: 20 October 2026\n', '')}\n\nDelivery: week of 12 October 2026\nPrice: £34 a month\nWe both agree to this paper.\n\nF. Muir 2/10/26`,
    );
    expect(found.agreementDate).toBe('2026-10-02');
  });

  it('takes a question and its answer for one sentence about the last day, and two figures that add up for the price of a year', () => {
    const found = read(
      'From: Stashwell <renewals@stashwell.example>\nTo: Beth Orme <beth@orme.example>\nSubject: Your plan\n\nYour plan renews automatically on 19 December 2026 for 12 months:\n\n  Business, 2 TB       £790.00\n  VAT                  £158.00\n  We will charge       £948.00\n\nWant to cancel? Reply to this email by 12 December 2026.',
    );
    expect([found.noticeBy, found.amount, found.amountPeriod]).toEqual(['2026-12-12', 948, 'year']);
  });
});
