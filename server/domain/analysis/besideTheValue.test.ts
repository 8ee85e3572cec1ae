/** What stands beside a value in everyday papers and was once taken for it: half of a name, a sum before its tax, the day of another paper. */
import { expect, it } from 'vitest';
import { analyseText } from './analyseText.ts';
import { namedFirst } from './testing/namedFirst.ts';

const read = (...lines: string[]) => analyseText(lines.join('\n'), { today: '2026-11-22' });

const OPENINGS = {
  de: [
    'Pflegevertrag',
    'zwischen der Gemeinde Altdorf, vertreten durch den Bürgermeister;',
    'vertreten durch Frau Kern.',
  ],
  fr: ['Contrat de fourniture', 'Entre', 'La commune de Dole, représentée par son maire,', 'représentée par Mme Roy,'],
  es: [
    'Contrato de limpieza',
    'INTERVIENEN',
    'El Instituto Duero, representado por su directora.',
    'representada por D.ª Gil.',
  ],
  nl: [
    'Overeenkomst',
    'Tussen',
    'Gemeente Borne, vertegenwoordigd door de burgemeester,',
    'vertegenwoordigd door P. Smit,',
  ],
};
it.each([
  ['de', 'Garten und Landschaftsbau Kern GmbH', 'Der Vertrag beginnt am 01.04.2026 und endet am 31.03.2028.'],
  [
    'fr',
    'Vins et Terroirs Lefort SARL',
    'il a été convenu ce qui suit. Le contrat est conclu du 1er mars 2026 au 28 février 2027.',
  ],
  ['es', 'Limpiezas y Mantenimientos Alba, S.A.', 'ACUERDAN prorrogar el contrato desde el 1 de junio de 2026.'],
  [
    'nl',
    'Groen en Water Advies B.V.',
    'wordt overeengekomen dat de overeenkomst loopt van 1 april 2026 tot en met 31 maart 2028.',
  ],
] as const)('%s: an "and" within a name that begins its line parts no two sides: %s', (language, name, says) => {
  const head = OPENINGS[language];
  expect(namedFirst(read(...head.slice(0, -1), `${name}, ${head.at(-1)}`, says), 2)[1]).toBe(name);
});

it.each([
  [
    'Herr und Frau Kern',
    'H. Kern',
    'Mietvertrag|Vermieter: Wohnbau Goslar eG|Mieter: ~, Goslar|Die Miete für die Wohnung ist monatlich zu zahlen|Der Mieter: ',
  ],
  [
    'M. et Mme Paul Tissot',
    'P. Tissot',
    'Contrat d’entretien|Prestataire : SARL Lenoir|Client : ~, Dole|Prix : 180 € par an|Signature du client : ',
  ],
  [
    'Dhr. en mevr. Jansen - De Wit',
    'J. Jansen',
    'Contract|Opdrachtnemer: Mol B.V.|Opdrachtgever: ~|Het contract is voor een jaar|De opdrachtgever: ',
  ],
  [
    'Sr. y Sra. Ortega Ruiz',
    'M. Ortega',
    'Contrato de mantenimiento|Empresa: Calderas Norte, S.L.|Cliente: ~, León|Precio: 180 € al año|El cliente: ',
  ],
])('a couple is one side, and whoever signs with an initial is no other: %s', (name, signs, paper) => {
  const parties = namedFirst(read(...`${paper.replace('~', name)}${signs}`.split('|')), 2);
  expect([parties.length, parties[1]]).toEqual([2, name]);
});

it.each([
  ['Monatliche Pauschale der Laufzeit: 100,00 € + 19 % USt = 119,00 €', 119],
  ['Precio mensual del contrato: 200 € más 21 % de IVA: 242 €', 242],
  ['Die monatliche Miete von 500,00 € wird ab 01.07.2026 durch 550,00 € ersetzt.', 550],
  ['Le loyer mensuel du contrat de 500 € est remplacé par un loyer mensuel de 550 €.', 550],
  ['La renta de 500 € mensuales se sustituye por la de 550 € mensuales.', 550],
  ['Der Beitrag zum Vertrag ist 30 € monatlich durch Lastschrift zum 5. eines Monats.', 30],
  ['De huur van € 500 per maand wordt vervangen door € 550 per maand.', 550],
  ['The rental of £612.00 per quarter under this contract is replaced by £585.00 per quarter, plus VAT.', 585],
])('%s costs what stands last', (line, amount) => {
  expect([amount, null]).toContain(read(line).amount);
});

it.each([
  ['Mietbeginn: 3. August 2026', 'Führerschein Klasse B, gültig bis 12.03.2031, hat vorgelegen.'],
  ['Adhésion du 3 août 2026.', 'Suspension sur certificat. Certificat valable jusqu’au 12/03/2031 : fourni.'],
  ['Hire begins: 3 August 2026', 'Driving licence valid until 12 March 2031'],
])('%s: until when a licence or a certificate is valid is no end', (begins, line) => {
  expect(read(begins, line).termEnd).toBe(null);
});

it.each([
  'Der Mietvertrag wurde mit Nachtrag vom 12.11.2025 bis 31.12.2026 verlängert.',
  'Le contrat a été prorogé par avenant du 12 novembre 2025 jusqu’au 31 décembre 2026.',
  'El contrato se prorrogó por adenda de 12 de noviembre de 2025 hasta el 31 de diciembre de 2026.',
])('nothing begins on the day of an amendment: %s', (line) => {
  expect(read(line, line.slice(0, 12)).effectiveDate).toBe(null);
});

it.each([
  'Ihr Vertrag. Beginn: 01.03.2026. Laufzeit: 12 Monate. Dann wechseln Sie in unseren variablen Tarif.',
  'Votre contrat. Début : 1er mars 2026. Durée : 1 an. Et après ? Vous basculez sur notre tarif variable.',
  'Su contrato. Inicio: 1 de marzo de 2026. Duración: 1 año. ¿Y luego? Se le aplicará la tarifa variable.',
  'Uw contract. Ingangsdatum: 1 maart 2026. Looptijd: 3 jaar. Dan zetten wij u op het modelcontract.',
  "Your plan. Start date: 1 March 2026. Term: 12 months. After a year you'll move to our standard variable tariff.",
])('a contract that turns into another is not said to end: %s', (text) => {
  expect(read(...text.split('. ')).ending).not.toBe('ends');
});

it('the time of a message ends nothing', () => {
  const chat = [
    '18/04/2027, 7:20 pm - Robbo: $60 a week, paid every 4 weeks, and $100 for the key which you get back',
    '18/04/2027, 7:31 pm - Trish: Ok. From 1 May to 31 October 2027?',
  ];
  expect(read(...chat).termEnd).toBe('2027-10-31');
  const thread = [
    'Passt, machen wir so. Ende ist dann Silvester.',
    '> Am 02.02.2026 um 09:12 schrieb Uwe Kern:',
    '> Einverstanden?',
  ];
  expect(read('Von: Jens Voss', 'Betreff: AW: Garage', ...thread).termEnd).toBe(null);
});

const ends = (...lines: string[]) => {
  const { termEnd, alternatives } = read(...lines);
  return [termEnd, ...alternatives.filter(({ field }) => field === 'termEnd').map(({ value }) => value)];
};

it('two ends for which as much speaks are a question that shows both', () => {
  const cleaning = [
    'CLEANING CONTRACT',
    'Brightside Ltd will clean the office of Hill Farm Ltd from 1 July 2026 for £400 per month.',
  ];
  expect(
    ends(...cleaning, 'The contract ends on 30 June 2027.', 'This agreement expires on 31 December 2027.'),
  ).toEqual([null, '2027-06-30', '2027-12-31']);
  expect(ends('Hi Jack,', 'the van hire runs until 31 May 2027.', 'You hire it until 30 September 2027.')).toEqual([
    null,
    '2027-05-31',
    '2027-09-30',
  ]);
});

it('of two ends that of the contract counts, and of two terms the one that follows', () => {
  const barn = [
    'Farm Trust Ltd lets Jack Dunn use the barn.',
    'The licence lasts from 2 March 2026 until 1 March 2028.',
  ];
  expect(ends('LICENCE', ...barn, 'He may keep his tools there until 15 March 2028.')).toEqual(['2028-03-01']);
  const hire = ['The hire of the copier by Oak School from Pen Ltd runs until 30 June 2026.'];
  expect(ends('AMENDMENT', ...hire, 'The hire then runs from 1 July 2026 to 30 June 2028.')[0]).toBe('2028-06-30');
});
