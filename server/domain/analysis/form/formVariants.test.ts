import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const ORDER = `ORDER CONFIRMATION
Order #         4711                 Advertiser:   Tarn Valley Foods (2231)
Flight Dates:   05/05/20 - 05/18/20  Agency:       Orchard Media
Station:        WXYZ
1  News   $200.00   10   $12,000.00
2  Late   $100.00   5    $500.00
Gross Total     $12,500.00
Commission      $1,875.00
Net Total       $10,625.00`;

const answersOf = (text: string) => {
  const { amount, termEnd, parties, isContract } = analyseText(text, { today: '2020-01-01' });
  return { amount, termEnd, advertiser: parties[0], isContract };
};

describe('an order gives the same answers', () => {
  it.each<[string, (text: string) => string]>([
    ['as it stands', (text) => text],
    ['with narrower columns', (text) => text.replace(/ {2,}/g, '  ')],
    ['with wider columns', (text) => text.replace(/ {2,}/g, (gap) => gap + gap)],
    ['with tabs', (text) => text.replace(/ {2,}/g, '\t')],
    ['with blank lines', (text) => text.replaceAll('\n', '\n\n')],
    ['in capitals', (text) => text.toUpperCase()],
    [
      'with labels a scan has broken',
      (text) =>
        text
          .replaceAll('Total', 'T0ta1')
          .replace('Gross', '6ro5s')
          .replace('Flight Dates', 'F1ight Date5')
          .replace('Advertiser', 'Advert1ser'),
    ],
    ['with capital I for l', (text) => text.replaceAll('Total', 'TotaI').replace('Flight', 'FIight')],
    ['with "Order Gross"', (text) => text.replace('Gross Total', 'Order Gross')],
    ['with "Total Gross Amount"', (text) => text.replace('Gross Total', 'Total Gross Amount')],
    ['with "Order Totals"', (text) => text.replace('Gross Total', 'Order Totals')],
    ['with "Contract Value"', (text) => text.replace('Gross Total', 'Contract Value')],
    ['with "Gross Amt"', (text) => text.replace('Gross Total', 'Gross Amt')],
    ['with "Effective Dates"', (text) => text.replace('Flight Dates', 'Effective Dates')],
    ['with "Air Dates"', (text) => text.replace('Flight Dates', 'Air Dates')],
    ['with "Client"', (text) => text.replace('Advertiser', 'Client')],
    ['with its dates on the next line', (text) => text.replace(/Flight Dates:(.*)/, 'Flight Dates:\n$1')],
    ['with its total on the next line', (text) => text.replace(/Gross Total +/, 'Gross Total\n                ')],
    ['without thousands separators', (text) => text.replace(/(?<=\d),(?=\d{3})/g, '')],
    ['with the sign apart', (text) => text.replaceAll('$', '$ ')],
    ['without the sign', (text) => text.replaceAll('$', '')],
    ['without cents', (text) => text.replaceAll('.00', '')],
    ['with the net before the gross', (text) => text.replace(/(Gross Total.*)\n(Comm.*)\n(Net Total.*)/, '$3\n$2\n$1')],
  ])('%s', (_, change) => {
    const found = answersOf(change(ORDER));
    expect({ ...found, advertiser: found.advertiser?.toLowerCase() }).toEqual({
      amount: 12_500,
      termEnd: '2020-05-18',
      advertiser: 'tarn valley foods',
      isContract: true,
    });
  });
});

const formOf = (head: string): string =>
  `${head}\nContract Dates  01/27/20 - 02/03/20\nSpots  63\nTotals  63  $25,685.00  ($3,852.75)  $21,832.25`;

describe('an advertiser', () => {
  it.each([
    [
      'printed a line lower, in the column of the values below',
      'Advertiser',
      'REMIT TO Orchard Group     Tarn Valley Foods (84874)',
      '             Agency        Matson Media LLC (19039)',
    ],
    [
      'behind words that ran into its label',
      'REMIT TO Orchard Broadcast Advertiser     Tarn Valley Foods (25501)',
      '                           Agency         Matson Media LLC (19039)',
    ],
    ['under a second label', 'Advertiser    Name:          Tarn Valley Foods', '              Priority:      P-01'],
    ['with the next label run into it', 'Advertiser    Tarn Valley FoodsInvoice Date   05/05/20'],
  ])('an advertiser is read %s', (_, ...lines) => {
    const text = formOf(
      lines[0] === 'Advertiser' ? ['             Advertiser', ...lines.slice(1)].join('\n') : lines.join('\n'),
    );
    expect(answersOf(text).advertiser).toBe('Tarn Valley Foods');
  });

  it('is read over two lines of a narrow column, and says so', () => {
    const text = formOf(
      'Agency: Matson Media      Advertiser: Tarn Valley      Market: Ohio\n                                      Foods Cooperative',
    );
    const { parties, evidence } = analyseText(text, { today: '2020-01-01' });
    expect(parties[0]).toBe('Tarn Valley Foods Cooperative');
    expect(evidence.find((item) => item.field === 'parties')?.working).toBe(
      'over two lines: Tarn Valley Foods Cooperative',
    );
  });
});

describe('a gross amount', () => {
  it('is read from a column of gross, commission and net without labels', () => {
    const text =
      'INVOICE\nFlight Dates  05/05/20 - 05/18/20\nSpots\n  $250.00\nlog  $1,000.00\npaid  ($150.00)\n  $850.00';
    expect(analyseText(text, { today: '2020-01-01' }).amount).toBe(1000);
  });
});

const ends = (text: string) =>
  analyseText(text, { today: '2020-01-01' })
    .alternatives.filter(({ field }) => field === 'termEnd')
    .map(({ value }) => value);

describe('the end of a form that has a period', () => {
  it('is not offered again from the weeks of its rows', () => {
    const rows = 'Start Date End Date Weekdays Spots/Week Rate Week: 05/04/20 05/10/20 MTWTF-- 3 $225.00\n';
    expect(ends(`${ORDER}\n${rows.repeat(2)}`)).toEqual([]);
  });

  it('has a term of its small print beside it', () => {
    expect(ends(`${ORDER}\n\nThis Agreement shall expire on December 31, 2020 unless renewed.`)).toEqual([
      '2020-12-31',
    ]);
  });
});
