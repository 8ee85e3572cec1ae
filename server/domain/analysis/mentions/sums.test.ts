import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const priceOf = (...lines: string[]) => {
  const { amount, currency, amountPeriod } = analyseText(lines.join('\n'), { today: '2026-11-22' });
  return [amount, currency, amountPeriod];
};

const DUTCH = [
  'ONDERHOUDSOVEREENKOMST',
  'De ondergetekenden:',
  '1. Bakkerij Van den Akker V.O.F., gevestigd te Dwingelo, hierna: opdrachtgever;',
  '2. Oventechniek Oost B.V., hierna: opdrachtnemer;',
  'komen het volgende overeen:',
];
const UNTIL = 'Deze overeenkomst gaat in op 1 maart 2026 en wordt telkens stilzwijgend met één jaar verlengd.';

it('a count in the column before a sum is no thousands of it', () => {
  expect(
    priceOf(
      ...DUTCH,
      'Omschrijving                          Aantal        Prijs per jaar',
      'Onderhoud van de etageoven               1             495,00 €',
      UNTIL,
    ),
  ).toEqual([495, 'EUR', 'year']);
});

it('a total is paid in the period that is said where the same sum is written again', () => {
  expect(
    priceOf(
      ...DUTCH,
      'Etageoven                     € 495,00',
      'Rotatieoven                   € 780,00',
      'Totaal excl. btw            € 1.275,00',
      'De onderhoudsprijs bedraagt € 1.275,00 per jaar, exclusief 21% btw.',
      UNTIL,
    ),
  ).toEqual([1275, 'EUR', 'year']);
});

it('of a price that changes the new one counts, also where each is said to be without its tax', () => {
  expect(
    priceOf(
      'AVENANT N° 1 AU CONTRAT DE NETTOYAGE',
      'Entre les soussignées :',
      '- Clinique des Tilleuls SELARL, ci-après « le Client »,',
      '- Propreté Jurassienne SAS, ci-après « le Prestataire ».',
      "Le contrat est prolongé à compter du 1er janvier 2026 et jusqu'au 31 décembre 2027.",
      'À compter du 1er janvier 2026, le forfait mensuel est porté de 1 140,00 € HT à 1 265,00 € HT.',
      'Fait à Champagnolet, le 5 décembre 2025',
    ),
  ).toEqual([1265, 'EUR', 'month']);
});
