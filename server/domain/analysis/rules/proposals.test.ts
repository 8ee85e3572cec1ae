/** Offers that nobody has accepted and letters about new prices speak of contracts as contracts do, and are none. */
import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const read = (...lines: string[]): Analysis => analyseText(lines.join('\n'), { today: '2026-11-22' });

const OFFER = [
  'Gebäudereinigung Nordwind GmbH',
  'Hafenstraße 12, 24103 Kiel',
  '',
  'Autohaus Petersen KG',
  'Eckernförder Straße 200',
  '24119 Kronshagen',
  '',
  'Kiel, 12. November 2026',
  '',
  'Angebot Nr. 2026-311 - Unterhaltsreinigung',
  '',
  'Sehr geehrte Damen und Herren,',
  'gern bieten wir Ihnen die Unterhaltsreinigung zu 680,00 € im Monat an.',
  'Der Vertrag hat eine Laufzeit von zwei Jahren ab 1. Januar 2027 und verlängert sich um jeweils ein Jahr, wenn er nicht drei Monate vorher gekündigt wird.',
];

const DUTCH = [
  'Groenadvies De Linde B.V.',
  'Dorpsstraat 9, 6711 AA Ede',
  '',
  'Bakkerij Van Dam',
  'Markt 3',
  '6711 BB Ede',
  '',
  'Ede, 11 november 2026',
  '',
  'Offerte 2026-77 tuinonderhoud',
  '',
  'Geachte heer Van Dam,',
  'Voor het onderhoud rekenen wij € 210,00 per maand. De overeenkomst gaat in op 1 februari 2027 voor een jaar en wordt stilzwijgend verlengd.',
];

const FRENCH = [
  'MENUISERIE DUBOIS SARL',
  'Devis n° 2026-88 du 10 novembre 2026',
  'Client : SCI Les Lilas',
  "Contrat d'entretien annuel des portes : 480,00 € par an",
  'Durée : un an à compter du 1er janvier 2027, renouvelable par tacite reconduction, préavis de deux mois.',
];

it.each([
  ['de', OFFER],
  ['nl', DUTCH],
  ['fr', [...FRENCH, 'Merci de nous le retourner signé avec la mention "bon pour accord".', 'Date et signature :']],
])('%s: an offer that nobody has accepted is perhaps a contract', (_language, lines) => {
  expect(read(...lines).verdict).toBe('perhaps');
});

it.each([
  ['de', [...OFFER, '', 'Auftrag erteilt: Kronshagen, 18.11.2026, T. Petersen']],
  ['nl', [...DUTCH, '', 'Voor akkoord: Ede, 18 november 2026, J. van Dam']],
  ['fr', [...FRENCH, 'Bon pour accord, le 18 novembre 2026, M. Lilas']],
])('%s: an offer that was accepted is a contract', (_language, lines) => {
  expect(read(...lines).verdict).toBe('contract');
});

it('a letter about a new price is no contract, and the day until which it lets one go is no end', () => {
  const found = read(
    'Stadtwerke Auental AG',
    'Postfach 1200, 73430 Aalen',
    '',
    'Herrn',
    'Jürgen Maier',
    'Bachweg 4',
    '73431 Aalen',
    '',
    'Aalen, 3. November 2026',
    '',
    'Änderung Ihres Strompreises',
    '',
    'Sehr geehrter Herr Maier,',
    'der Grundpreis Ihres Vertrags beträgt ab 1. Januar 2027 11,90 € im Monat.',
    'Sie haben das Recht, den Vertrag ohne Einhaltung einer Kündigungsfrist zum 1. Januar 2027 zu kündigen.',
    'Mit freundlichen Grüßen',
  );
  expect([found.verdict, found.termEnd]).toEqual(['perhaps', null]);
});

it('a job that is advertised for a time is no contract, whatever it says of its term, its pay and its notice', () => {
  const advert = [
    'NOW HIRING: SITE COORDINATOR (CONTRACT, 12 MONTHS)',
    'Alder Community Health Centre, Hamilton, Ontario',
    'The contract is expected to start on January 11, 2027 and end on January 14, 2028. It may be extended.',
    'We offer $29.40 an hour, 35 hours a week; probation of three months; after it, two weeks’ notice on either side.',
    'You will keep the register of our service contracts, with their renewal dates and notice periods.',
    'How to apply',
    'Send a cover letter and resume in one PDF. Interviews will be held in the week of December 7.',
  ];
  expect(read(...advert).verdict).not.toBe('contract');
});
