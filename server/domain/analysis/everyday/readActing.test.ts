import { expect, it } from 'vitest';
import { readActing } from './readActing.ts';
import { readLetterSides } from './readLetterSides.ts';
import { readSides } from './readSides.ts';

const sidesOf = (text: string): string[] => readActing(text).map(({ value }) => value);

it.each([
  ['Fenwick Charts Ltd hereby licenses to Dale Marine ("you") one copy.', ['Fenwick Charts Ltd', 'Dale Marine']],
  [
    'The Wardens of Holm Chapel (charity no. 1234) allow Bright Sparks Nursery to use the room.',
    ['Wardens of Holm Chapel', 'Bright Sparks Nursery'],
  ],
  [
    'Rapid Vans of Unit 9,\nStation Road agrees to collect\nfrom Poole Opticians every day.',
    ['Rapid Vans', 'Poole Opticians'],
  ],
  [
    'To confirm, Mill Dairy Ltd is now signed up with Lough Energy Supply for two years.',
    ['Mill Dairy Ltd', 'Lough Energy Supply'],
  ],
  [
    'Copper Kettle will look after the ovens of Hadley Bakehouse.\n\nAgreed: J. Moor (Copper Kettle)',
    ['Copper Kettle', 'Hadley Bakehouse'],
  ],
])('"%s" is between %j', (text, names) => {
  expect(sidesOf(text)).toEqual(names);
});

it.each([
  'The Service Provider supplies the goods to the Named Insured on time.',
  'The Landlord lets the Ground Floor to the Tenant.',
  'Either party may end this contract. Notice is sent to Bob.',
  'Copper Kettle will look after the ovens.\n\nAgreed: J. Moor',
  'Dear Sir, the price is £40 a month.',
])('"%s" names no two sides', (text) => {
  expect(sidesOf(text)).toEqual([]);
});

it.each(['The Matron', 'Accounts Dept'])(
  'the addressee of a letter stands under "%s", right above the greeting',
  (office) => {
    const lines = [
      'Rise Lifts Ltd',
      'Quay Road, Belfast',
      '',
      '26 March 2026',
      '',
      office,
      "St Brigid's Home",
      'Newry',
      '',
    ];
    const sides = readLetterSides([...lines, 'Dear Sir'].join('\n'));
    expect(sides.map(({ value }) => value)).toEqual(['Rise Lifts Ltd', "St Brigid's Home"]);
  },
);

it('a deed lists its parties by numbers in brackets, without a word before them', () => {
  const text = 'DEED OF NOVATION\n\n(1) TOWN OF EASTHAM\n(2) KILN ROADS LTD\n(3) TARN WORKS PLC\n\nBackground';
  expect(readSides(text).map(({ value }) => value)).toEqual(['TOWN OF EASTHAM', 'KILN ROADS LTD', 'TARN WORKS PLC']);
});
