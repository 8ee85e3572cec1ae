/** Papers that speak of a contract in all of its words, and are none by their heading, or because nobody stands in the places of its sides. */
import { expect, it } from 'vitest';
import { analyseText } from './analyseText.ts';

const verdict = (...lines: string[]) => analyseText(lines.join('\n'), { today: '2026-11-22' }).verdict;

const LEASE = [
  'The lease between Holt Foods Ltd and Fenwick Estates Ltd dated 1 June 2021 ends on 31 May 2027.',
  "It renews for five years unless either party gives six months' written notice. The rent is £48,000 per year.",
  'Signed as agreed: J. Holt, 4 May 2026',
];

it.each([
  ['a memorandum', 'MEMORANDUM', 'To: Jane Holt', 'From: Legal', 'Re: Renewal of the Fenwick lease'],
  ['a judgment', 'IN THE COUNTY COURT AT LEEDS', 'JUDGMENT'],
  ['a final demand', 'Harbour Cleaning Ltd', 'Dunn & Sons Ltd', 'Re: Final demand, cleaning contract no. 4471'],
  ['a resolution', 'WRITTEN RESOLUTION OF THE DIRECTORS'],
])('%s about a lease is no contract', (_, ...head) => {
  expect(verdict(...head, '', ...LEASE)).not.toBe('contract');
});

it('a question about prices that binds nobody is no contract, whatever other contract it tells of', () => {
  const enquiry = `From: Ann Moore <ann@oldmill.example>
To: sales@brightroofs.example
Subject: Solar panels - what would it cost?

I'm the manager of a hotel and we are thinking about solar panels on the flat roof.

Could you let me know, without any commitment on our side:

 1. what 60 kWp would cost, supplied and fitted (we have a budget of about €55,000 plus VAT);
 2. whether we pay nothing and buy the power from you for 15 years at a fixed price;
 3. what a service contract comes to per year, and how long we would be tied in.

Our electricity contract runs to 31 March 2027 and I have to give 30 days' notice on that.`;
  expect(verdict(enquiry)).toBe('no');
});

const SERVICES = (one: string, other: string) =>
  verdict(
    'SERVICES AGREEMENT',
    '',
    `This Agreement is made on 1 March 2026 between ${one} ("the Client") and ${other} ("the Contractor").`,
    "1. Term. It begins on 1 April 2026, continues for twelve months and renews unless either party gives 30 days' written notice.",
    '2. Fees. The Client shall pay £400 per month.',
  );

it('an agreement is perhaps a contract where the names of its sides are left blank, and one where they are filled in', () => {
  expect(SERVICES('[COMPANY NAME]', '[CONTRACTOR NAME]')).toBe('perhaps');
  expect(SERVICES('____________', '____________')).toBe('perhaps');
  expect(SERVICES('Holt Foods Ltd', 'Fenwick Estates Ltd')).toBe('contract');
});

it('a quotation is perhaps a contract while the place to accept it is blank', () => {
  const QUOTATION = [
    'Bright Windows Ltd',
    'Quotation Q-2201, 3 March 2026',
    'To: Oakfield School',
    'Window cleaning, monthly £240.00 per month plus VAT',
    "Contract term: 12 months from 1 April 2026, renewing yearly unless cancelled with 2 months' notice",
    'To accept, please sign and return this quotation.',
  ];
  expect(verdict(...QUOTATION, 'Signed: ____________')).toBe('perhaps');
  expect(verdict(...QUOTATION, 'Accepted and signed for Oakfield School: P. Marsh, 9 March 2026')).toBe('contract');
});

it('terms of sale that name no side are perhaps a contract', () => {
  const TERMS = [
    'TERMS AND CONDITIONS OF SALE',
    '1. These terms apply to all orders placed with us.',
    '2. Price. The price is that in force on the day of the order. Payment is due in 30 days.',
    '3. Delivery. We shall deliver within a reasonable time.',
    "4. Cancellation. The customer may cancel on 14 days' notice.",
    '5. Subscriptions run for twelve months and renew automatically unless cancelled 30 days before the end of the term.',
    '6. Governing law. These terms are governed by the laws of Scotland.',
    '7. Liability shall not exceed the price.',
    'Version 3, January 2026',
  ];
  expect(verdict(...TERMS)).toBe('perhaps');
});

const CONTRACT_DE = [
  'Der Wartungsvertrag zwischen der Lift GmbH und der Stadtwerke AG vom 01.03.2024 läuft bis 28.02.2027.',
  'Er verlängert sich um ein Jahr, wenn nicht drei Monate vorher gekündigt wird. Vergütung 400 Euro monatlich.',
  'Kiel, 3. Oktober 2026, gez. Kruse',
];

it('in German the subject of a letter and a heading in a column of its own say that a paper is none; a label and an answer do not', () => {
  expect(verdict('Lift GmbH, Kiel', '', 'Betreff: Zweite Mahnung zum Wartungsvertrag', '', ...CONTRACT_DE)).not.toBe(
    'contract',
  );
  expect(verdict('Lift GmbH, Kiel                         AKTENVERMERK', '', ...CONTRACT_DE)).not.toBe('contract');
  expect(verdict('Wartungsvertrag', 'Rechnung: jährlich', '', ...CONTRACT_DE)).toBe('contract');
  expect(verdict('Wartungsvertrag', 'Betreff: AW: Rechnung', '', ...CONTRACT_DE)).toBe('contract');
});

it('a draft whose first line runs on into the words below is perhaps a contract', () => {
  expect(
    verdict(
      'Entwurf eines Wartungsvertrages',
      'zwischen der Lift GmbH, Hafenstraße 12, 24103 Kiel, vertreten durch ihren Geschäftsführer,',
      'und der Stadtwerke AG, Kiel',
      ...CONTRACT_DE,
    ),
  ).toBe('perhaps');
});

it.each([
  [
    'a report',
    'Ayuntamiento de Robledo',
    'El contrato de limpieza fue suscrito el 5 de mayo de 2022 con Limpiezas Sur, S.L., por un plazo de tres años y 84.000 € anuales.',
    'Fue prorrogado por un año. El preaviso es de tres meses. La empresa prestó el servicio.',
    'Robledo, a 8 de octubre de 2026',
  ],
  [
    'a judgment',
    'Audience publique du 9 juin 2026',
    'La SCI des Tanneurs a donné à bail à la SARL Pugin un local par acte conclu le 2 mai 2019, pour neuf ans à compter du 1er juin 2019.',
    'Le loyer est de 980 € par mois, le préavis de six mois. Le tribunal a condamné la locataire.',
    'Fait et prononcé à Dole, le 9 juin 2026',
  ],
  [
    'the letter of an adviser',
    'Deventer, 3 november 2026',
    'Uw leaseovereenkomst, getekend op 12 januari 2024 met Autolease Oost B.V., loopt af op 11 januari 2027.',
    'De termijn is € 310 per maand en de overeenkomst wordt met een jaar verlengd als u niet twee maanden van tevoren opzegt.',
    'Graag nemen wij de voorwaarden met u door. Met vriendelijke groet, R. Kuiper',
  ],
  [
    'a press report',
    'Neuburg, 12. März 2026',
    'Die Stadtwerke Neuburg GmbH und die Solarpark Lech GmbH haben am Dienstag einen Stromliefervertrag unterzeichnet.',
    'Der Vertrag läuft vom 1. Januar 2027 bis zum 31. Dezember 2036. Eine Verlängerung ist möglich, die Vergütung beträgt 4.000 € im Jahr.',
    'Neuburg, 12. März 2026',
  ],
  [
    'an examination',
    'Prüfung des Wartungsvertrages',
    'Der Wartungsvertrag zwischen der WEG Am Park und der Wärme Kassel GmbH läuft bis 31.05.2027, die Vergütung beträgt 1.480 € jährlich.',
    'Die Kündigungsfrist beträgt drei Monate. Der Preis liegt über dem Markt.',
    'Kassel, 12. Oktober 2026, gez. Blum',
  ],
])('%s that tells of a contract is none', (_, ...lines) => {
  expect(verdict(...lines)).not.toBe('contract');
});

it('an amendment and a prolongation that tell of the contract as well are contracts', () => {
  const signed = ['Fait à Vallières, le 2 mars 2026', 'Le maire          Thermalp SAS, J. Brun'];
  const told =
    'Le contrat de maintenance conclu le 14 mars 2022 entre la commune de Vallières et la société Thermalp SAS est modifié';
  expect(
    verdict(
      'AVENANT N° 1',
      `${told} comme suit :`,
      'Article 1. La redevance annuelle est fixée à 6 900 €.',
      'Article 2. Le contrat prendra fin le 31 mars 2028.',
      ...signed,
    ),
  ).toBe('contract');
  const made =
    'Der zwischen der Küche Lohmann GmbH und dem Kita Regenbogen e. V. am 12.07.2023 geschlossene Liefervertrag';
  expect(
    verdict(
      'Vertragsverlängerung',
      `${made} wird bis zum 31.07.2027 verlängert.`,
      'Jena, 5. Mai 2025',
      'Lohmann        Kita Regenbogen e. V.',
    ),
  ).toBe('contract');
});

it.each([
  [
    'Mietvertrag',
    'Die Immobilien Ostend KG (Vermieterin) und die Holzbau Rieck GmbH (Mieterin) haben am 3. März 2026 einen Vertrag geschlossen:',
    'Der Vertrag beginnt am 01.04.2026 und endet am 31.03.2029. Die Miete beträgt 900 € monatlich.',
    'Erfurt, 03.03.2026',
  ],
  [
    'CONTRAT DE LOCATION',
    'Le loueur Autos du Jura SARL et le locataire Paul Tissot ont signé à Dole le 3 février 2026.',
    'Du 1er mars 2026 au 28 février 2027, 310 € par mois.',
    'Autos du Jura SARL      P. Tissot',
  ],
  [
    'CONTRATO DE ARRENDAMIENTO',
    'Arrendador: Inmuebles Duero, S.A.',
    'Arrendatario: Maderas Rico, S.L.',
    'Del 1 de febrero de 2026 al 31 de enero de 2029, 2.100 € mensuales, preaviso tres meses.',
    'Este documento ha sido firmado electrónicamente el 20 de enero de 2026.',
  ],
  [
    'HUUROVEREENKOMST',
    'Verhuurder: Vastgoed Hanze B.V.',
    'Huurder: Meubelmakerij Prins B.V.',
    'Van 1 juni 2026 tot en met 31 mei 2031, € 980 per maand, opzegtermijn zes maanden.',
    'Het contract werd digitaal ondertekend op 2 mei 2026.',
  ],
])('%s: a paper that begins with the name of a contract is one, though it tells when it was signed', (...lines) => {
  expect(verdict(...lines)).toBe('contract');
});

it.each([
  [
    'Von: Plöner Strom GmbH <service@ploener-strom.example>\nAn: Jens Voss\nBetreff: Ihr Stromvertrag\n\nSehr geehrter Herr Voss,',
    'Sie haben am 3. Mai 2024 bei uns einen Stromvertrag abgeschlossen. Der Abschlag beträgt 80 € monatlich.',
    'Er verlängert sich am 1. Juni 2027 um zwölf Monate, wenn Sie nicht einen Monat vorher kündigen.',
    'Freundliche Grüße\nPlöner Strom GmbH',
  ],
  [
    'De: Duero Energía, S.A. <hola@duero.example>\nPara: Luis Arce\nAsunto: renovación de su contrato\n\nEstimado Luis Arce:',
    'Su contrato de luz, firmado el 3 de mayo de 2024 con Duero Energía, S.A., se renueva automáticamente el 1 de junio de 2027 por un año,',
    'salvo preaviso de un mes. Cuota: 80 € al mes.',
    'Un saludo\nDuero Energía, S.A.',
  ],
])('a letter from one side to the other that tells when they agreed is a contract: %s', (...lines) => {
  expect(verdict(...lines)).toBe('contract');
});
