import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const contract = (clause: string): string =>
  `SERVICE AGREEMENT\n\nThis Agreement is made on March 3, 2026 between Orchard Mills Ltd and Tarn Media LLC.\n\n` +
  `1. Term. This Agreement ends on March 2, 2028.\n\n2. General. ${clause}\n\nSigned by both parties.`;
const lawOf = (text: string): string | null | undefined => analyseText(text, { today: '2026-11-22' }).governingLaw;

describe('the governing law', () => {
  it.each([
    ['This Agreement shall be governed by and construed in accordance with the laws of the State of Ohio.', 'Ohio'],
    [
      'THIS AGREEMENT IS GOVERNED BY THE LAWS OF THE STATE OF NEW YORK, WITHOUT REGARD TO CONFLICTS OF LAWS.',
      'New York',
    ],
    [
      'This contract is governed by the laws of England and Wales and the parties submit to its courts.',
      'England and Wales',
    ],
    ['The terms of this Agreement are construed under English law.', 'England'],
    ['The laws of the Republic of Ireland shall govern this Agreement.', 'Ireland'],
    ['Governing law: State of Texas.', 'Texas'],
    ['This Agreement is made in the State of Nevada and is governed by the laws thereof.', 'Nevada'],
    ['This Agreement is governed in all respects by the laws in force in the Province of Ontario.', 'Ontario'],
  ])('is read from "%s"', (clause, law) => {
    expect(lawOf(contract(clause))).toBe(law);
  });

  it.each([
    [
      'the law a company was founded under',
      'Tarn Media LLC is a company organized under the laws of the State of Delaware.',
    ],
    ['a law that has to be kept', 'The Supplier complies with the laws of California on data protection.'],
    ['a court alone', 'The courts of Texas have jurisdiction over disputes.'],
    ['a law nobody names', 'This Agreement is governed by the law of the place where the Supplier has its seat.'],
    [
      'two different laws',
      'This Agreement is governed by the laws of Ohio. Schedule B of this Agreement is governed by the laws of Utah.',
    ],
  ])('is not read from %s', (_name, clause) => {
    expect(lawOf(contract(clause))).toBeNull();
  });

  it.each([
    ['Für diesen Vertrag gilt das Recht der Bundesrepublik Deutschland unter Ausschluss des UN-Kaufrechts.', 'Germany'],
    ['Le présent contrat est soumis au droit belge et le client accepte les tribunaux de Liège.', 'Belgium'],
    ['El presente contrato se regirá por la legislación española y por lo que acuerden las partes.', 'Spain'],
    ['Op deze overeenkomst is Nederlands recht van toepassing en de rechter te Utrecht is bevoegd.', 'Netherlands'],
  ])('is read from "%s", in whose language the document is written', (clause, law) => {
    expect(lawOf(Array(4).fill(clause).join('\n\n'))).toBe(law);
  });
});
