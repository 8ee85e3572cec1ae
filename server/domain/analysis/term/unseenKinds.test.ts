import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const contract = (clause: string): string =>
  `SERVICES AGREEMENT\n\nThis Services Agreement (the "Agreement") is entered into as of March 10, 2014 (the "Effective Date") by and between ` +
  `Larkin Corp., a Delaware corporation ("Provider"), and Tessera Inc., a Nevada corporation ("Customer").\n\n1. Services. Provider shall perform ` +
  `the Services.\n\n2. ${clause}\n\n3. Governing Law. Delaware.\n\nIN WITNESS WHEREOF, the parties have executed this Agreement.`;

describe('the end of the term', () => {
  it.each([
    [
      'Term. This Agreement shall be in effect for three years with automatic renewal of one year thereafter.',
      '2017-03-10',
    ],
    ['Term. This Agreement expires two (2) years from the date of the Effective Date.', '2016-03-10'],
    ['Term. This Agreement shall terminate on the fifth anniversary of this Agreement.', '2019-03-10'],
    ['Term. This Agreement shall remain in force for half a year from the Effective Date.', '2014-09-10'],
    ['Term. The term is yearly and may be renewed yearly, up to ten years.', null],
    ['Conditions. This Agreement shall become effective only if the Board approves it by June 30, 2014.', null],
    ['Exclusivity. During the exclusivity year ending March 9, 2015, Provider shall not serve competitors.', null],
    ['Pricing. The pricing period runs from March 10, 2014 to March 9, 2016.', null],
  ])('of "%s" is %s', (clause, end) => {
    expect(analyseText(contract(clause), { today: '2014-01-01' }).termEnd).toBe(end);
  });
});

it('of an agreement is not that of one of the projects annexed to it', () => {
  const text = `${contract('Term. The term of this Agreement shall be fifteen (15) years from the Effective Date.')}\n\nEXHIBIT E\n\nProject A\nDuration: March 10, 2014 - March 9, 2018\n\nProject B\nDuration: January 1, 2015 - December 31, 2017`;
  expect(analyseText(text, { today: '2014-01-01' }).termEnd).toBe('2029-03-10');
});

it('a contract without an end shows the notice that ends it', () => {
  const clause =
    'Term. This Agreement is made for an indefinite period and may be terminated by either party upon 60 days written notice.';
  expect(analyseText(contract(clause), { today: '2014-01-01' })).toMatchObject({
    ending: 'open',
    noticePeriod: { n: 60, unit: 'day' },
    noticeBy: null,
  });
});
