/** Ordinary papers that tell who, when and for how much in other ways than the papers which the rules were first written for. */
import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const TERMS = 'Starts 1 May 2026. Ends 30 April 2027. Fee £200 a month. Either side may end it on one month’s notice.';

function read(...lines: string[]): ReturnType<typeof analyseText> {
  return analyseText(lines.join('\n'), { today: '2026-11-22' });
}

it('a value that goes on below itself gives both days, and a label of any thing that starts is a first day', () => {
  const lines = [
    'SEASONAL CONTRACT',
    'Company           Tolland Nurseries Ltd',
    'Worker            Marek Dvorak',
    'Duration          The engagement is for the growing season and runs from',
    '                  1 March 2026 until 30 November 2026.',
    'Pay               £12.60 per hour, every Friday',
  ];
  expect(read(...lines)).toMatchObject({ effectiveDate: '2026-03-01', termEnd: '2026-11-30', amountPeriod: 'hour' });
  const rental = ['Owner: Hay Bluff Storage Ltd', 'Hirer: Gethin Morgan', 'Rental commences     3 August 2026'];
  expect(read('CONTAINER RENTAL AGREEMENT', ...rental, 'Rent £88.00 per month')).toMatchObject({
    effectiveDate: '2026-08-03',
  });
});

it('names below the heads of two sides are theirs, whatever the paper calls them, and those who sign are not', () => {
  const found = read(
    'STORAGE AGREEMENT',
    'STORE KEEPER',
    '  Name:      Hay Bluff Storage Ltd',
    'STORER',
    '  Name:      Gethin Rhys Morgan',
    'The Storer must not store paint. The Store keeper keeps the gate locked.',
    'Storage runs from month to month and has no end date. Either of us may stop it by 21 days’ written notice.',
    'Storer:         G. Morgan      Store keeper:   S. Price',
    'Town:           Hay            Town:           Hay',
  );
  expect(found.parties).toEqual(['Hay Bluff Storage Ltd', 'Gethin Rhys Morgan']);
  expect(found).toMatchObject({ ending: 'open', noticePeriod: { n: 21, unit: 'day' } });
});

it('sums whose sign stands apart from their figures are read, and a levy is a tax', () => {
  const found = read(
    'SERVICE CONTRACT between Kloof Bakery (Pty) Ltd and Bluewater Tank Cleaning CC',
    '  Monthly fee, before VAT        R 2 000,00',
    '  VAT at 15%                     R   300,00',
    '  Monthly fee, with VAT          R 2 300,00',
  );
  expect(found).toMatchObject({ amount: 2300, currency: 'ZAR', amountPeriod: 'month' });
  const levied = ['Annual premium     €  1,280.00', 'Levy (5%)          €     64.00', 'Total premium      €  1,344.00'];
  expect(read('POLICY of Kilbride Haulage Ltd with Shamrock Mutual DAC', ...levied).amount).toBe(1344);
});

it('what goes on only by a new bargain ends, and the prices of lost things are not what is paid', () => {
  const found = read(
    'PARTY EQUIPMENT HIRE CONTRACT',
    'THIS CONTRACT is made on 3 May 2026 between BRIGHTSIDE MARQUEES LIMITED ("the Owner") and ST ANNE FAYRE LIMITED ("the Hirer").',
    '1. The Owner shall hire to the Hirer two marquees from 1 June 2026 to 31 August 2026.',
    '2. The Hirer shall pay the Owner £420.00 every week.',
    '3. Items that are lost are charged as follows: pole £40, side wall £65, chair £12, ground sheet £80.',
    '4. The hire shall be continued only by a fresh agreement which both of them sign.',
  );
  expect(found).toMatchObject({ amount: 420, amountPeriod: 'week', termEnd: '2026-08-31', ending: 'ends' });
});

it('a day without its year is the last such day before the end, and a quoted day gives way to the acceptance', () => {
  const found = read(
    'SPONSOR AGREEMENT',
    'Sponsor:         Hale & Son Roofing Ltd',
    'Club:            Hollow Lane Bowls Club',
    'Period:          1 July 2026 to 30 June 2027',
    'It renews every year on 1 July unless you tell the club in writing by 31 May that you do not want to carry on.',
  );
  expect(found.noticeBy).toBe('2027-05-31');
  const accepted = read(
    'QUOTATION 1188                          11 May 2026',
    'Ottershaw Fencing Ltd for Brook Farm Livery Limited. Fence hire from 1 June 2026 to 31 May 2029. Total price £9,800.00',
    'For Ottershaw Fencing Ltd',
    '   Lee Marsh, Estimator                   11 May 2026',
    'ACCEPTED. Please proceed.',
    'For Brook Farm Livery Limited',
    '   Hazel Quinn, Partner, Yard Manager     29 May 2026',
  );
  expect(accepted.agreementDate).toBe('2026-05-29');
});

it.each([
  [
    ['Patricia Doyle', 'Dovedale Cheese Limited'],
    'made on 2 April 2026 by Patricia Doyle (acting by Messrs Shaw & Lowe) with Dovedale Cheese Limited',
  ],
  [
    ['Fairmile Farms', 'Humber Grain Stores Limited'],
    'This is what Fairmile Farms (partners: R. and A. Twigg) and Humber Grain Stores Limited have agreed.',
  ],
  [
    ['Aldersey Land Company Limited', 'Rachel Beaumont'],
    'We, Aldersey Land Company Limited ("Aldersey"), let the cottage to you, Rachel Beaumont.',
  ],
  [
    ['Ballymore Theatre CLG', 'Aoife Brennan'],
    'Ballymore Theatre CLG (registered charity, "BT") engages Aoife Brennan ("the Director") to direct its play.',
  ],
])('%s are the sides of a sentence', (parties, sentence) => {
  expect(read('AGREEMENT', '', sentence, '', TERMS).parties.toSorted()).toEqual(parties.toSorted());
});

it.each([
  ['Your present cover ends on 31 January 2027. Then it will be renewed on 1 February 2027', '2027-01-31'],
  [
    'Cover for the barn ends on 31 January 2027. So that you stay covered, it is renewed on 1 February 2027',
    '2027-01-31',
  ],
  ['It will be renewed on 1 February 2027', '2027-02-01'],
])('the last day that is written down counts, and not the first day of the next term: %s', (sentence, end) => {
  const head = ['TAMAR ALARMS LTD', '', 'Brue Cricket Club', '', 'YOUR MAINTENANCE IS COMING UP FOR RENEWAL', ''];
  const { termEnd, ending } = read(...head, `${sentence} for another 12 months on the same terms.`);
  expect([termEnd, ending]).toEqual([end, 'renews']);
});

it.each([
  ['It won’t carry on by itself. If you want it for another 12 months you’ll need to send back the form.', 'option'],
  ['If you’d like the plot for one more season, tell the office before Christmas.', 'option'],
  ['With no valid notice in, we supply you for 12 more months at new rates.', 'renews'],
  ['In the absence of notice the plan runs for a further year.', 'renews'],
])('says how it goes on: %s', (sentence, ending) => {
  const lines = ['SUPPLY CONTRACT', 'Supplier: Tamar Energy Ltd', 'Customer: Brue Plastics Ltd'];
  expect(read(...lines, 'Start date: 1 January 2026', 'End date: 31 December 2027', '', sentence).ending).toBe(ending);
});
