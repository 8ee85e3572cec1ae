import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const parties = (...lines: string[]): string[] => analyseText(lines.join('\n'), { today: '2026-11-22' }).parties;

it('a label that no list knows is that of a side where it does something in the text', () => {
  expect(
    parties(
      'ORCHARD PRUNING AGREEMENT',
      '',
      'Grower:    Hollin Orchards Limited',
      'Pruner:    Dermot Fahy',
      'Insurer:   Tarn Mutual plc',
      '',
      '1. The Pruner prunes the trees between 4 January 2027 and 12 March 2027.',
      '2. The Grower pays £14.50 a tree and provides the ladders.',
      '',
      'Signed  D Fahy   3 December 2026',
    ),
  ).toEqual(['Hollin Orchards Limited', 'Dermot Fahy']);
});

it('whoever is called by a word of its name, and signs by it, is a side without a label', () => {
  expect(
    parties(
      'Elmstow Silver Band',
      'Secretary: Miss J. Hale',
      '',
      'ENGAGEMENT CONTRACT',
      '',
      'To play for:     Carrow Parish Council',
      'Place:           St Mark’s Church, Carrow',
      'Date:            Sunday 13 December 2026, 3 pm',
      'Fee:             £275',
      '',
      'If the carols are called off less than 14 days before, half the fee is due.',
      '',
      'Signed for the Band        J Hale         30 September 2026',
      'Signed for the Council     D. Lowe        8 October 2026',
    ),
  ).toEqual(['Elmstow Silver Band', 'Carrow Parish Council']);
});

it('the head of another column is no name of a side, and the letterhead is who does the work', () => {
  expect(
    parties(
      'FELL ROOFING LTD.',
      'CONTRACT / WORK ORDER 2026-077                 Date: May 12, 2026',
      '',
      'BILL TO                                   JOB SITE',
      'Tarn Street Baptist Church                The manse, 201 7th Street',
      '',
      'Total                                            $19,347.30',
      'Balance in 15 days of completion. Start about June 15, 2026.',
      '',
      'Accepted by customer: Lorne Wiebe, for the church          May 14, 2026',
      'For Fell: Curtis Halvor',
    ),
  ).toEqual(['FELL ROOFING LTD.', 'Tarn Street Baptist Church']);
});

it('whoever signs for one of them, acts as agent or is only paid through is none', () => {
  expect(
    parties(
      'GRAZING LICENCE',
      'Licensor:    Hollin Trustees Limited, of the Estate Office',
      'Grazier:     Marcus Orme, of Spring Farm',
      'Agent:       Berry & Cole LLP (to whom the fee is to be paid)',
      '1. The Grazier may graze sheep from 1 March 2027 to 31 October 2027. The fee is £1,136.',
      '2. The Licensor keeps the gates.',
      'Signed   M Orme                      Date 12/2/27',
      'Signed   Caroline Ashby, director    Date 12/2/27',
    ),
  ).toEqual(['Hollin Trustees Limited', 'Marcus Orme']);
});
