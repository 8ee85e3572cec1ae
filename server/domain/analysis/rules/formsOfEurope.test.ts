/** Printed forms of other languages than English: boxes, columns of money, names under headings, pages that end within a sentence, accepted offers. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const read = (text: string): Analysis => analyseText(text, { today: '2026-11-22' });

describe('of several prices with boxes', () => {
  it.each([
    [
      'de',
      'MITGLIEDSCHAFTSVERTRAG\n\nTarif\n  [ ] Basis      19,90 € im Monat\n  [x] Komfort    29,90 € im Monat\n  [ ] Premium    44,90 € im Monat\n\nDer Vertrag beginnt am 1. März 2026 und läuft zwölf Monate.',
    ],
    [
      'fr',
      "CONTRAT D'ABONNEMENT\n\nFORMULE (prix TTC par mois)\n☐ Basique ...... 19,90 €   heures creuses\n☒ Confort ...... 29,90 €   7 j/7\n☐ Duo .......... 44,90 €\n\nLe contrat prend effet le 1er mars 2026 pour une durée de douze mois.",
    ],
    [
      'es',
      'CONTRATO DE SUSCRIPCIÓN\n\nCuota elegida\n( ) Básica     19,90 € al mes\n(x) Completa   29,90 € al mes\n( ) Familiar   44,90 € al mes\n\nEl contrato comienza el 1 de marzo de 2026 y tiene una duración de doce meses.',
    ],
    [
      'nl',
      'LIDMAATSCHAPSOVEREENKOMST\n\nSoort lidmaatschap\n  ☐ daluren      € 19,90 per maand\n  ☑ onbeperkt    € 29,90 per maand\n  ☐ gezin        € 44,90 per maand\n\nDe overeenkomst gaat in op 1 maart 2026 en loopt twaalf maanden.',
    ],
  ])('the one that is ticked counts (%s)', (language, text) => {
    const found = read(text);
    expect(found).toMatchObject({ language, amount: 29.9, currency: 'EUR', amountPeriod: 'month' });
  });

  it('none counts where no box is ticked', () => {
    const found = read(
      'MITGLIEDSCHAFTSVERTRAG\n\nTarif\n  [ ] Basis      19,90 € im Monat\n  [ ] Komfort    29,90 € im Monat\n\nDer Vertrag beginnt am 1. März 2026 und läuft zwölf Monate.',
    );
    expect(found.amount).toBeNull();
  });
});

describe('a column whose head alone has the currency', () => {
  it.each([
    [
      'de',
      'CHF',
      "WARTUNGSVERTRAG\n\nJährliche Gebühren                      CHF\nLizenz 6 x 438.00                 2'628.00\nErinnerungen                        360.00\nZwischentotal                     2'988.00\nMWST 8.1 %                          242.05\nTotal pro Jahr inkl. MWST         3'230.05\n\nDer Vertrag beginnt am 1. März 2026 und dauert 24 Monate.",
      3230.05,
      'year',
    ],
    [
      'fr',
      'EUR',
      'CONTRAT DE COLLECTE\n\nFraction          Nombre      Fréquence       € HTVA/mois\nRésiduel             1        hebdomadaire          38,00\nPapier               2        mensuelle             26,00\n                          Montant mensuel HTVA      64,00\n                          TVA 21 %                  13,44\n                          Montant mensuel TVAC      77,44\n\nLe contrat prend effet le 1er mars 2026 pour une durée de trois ans.',
      77.44,
      'month',
    ],
    [
      'de',
      'EUR',
      'LEASINGVERTRAG\n\nListenpreis EUR 38.990,00\n\n                              netto       20 % USt      brutto\nMonatliches Leasingentgelt    390,00        78,00       468,00\nBearbeitungsspesen            150,00        30,00       180,00\n\nDie Vertragsdauer beträgt 48 Monate, vom 15.03.2024 bis 14.03.2028.',
      468,
      'month',
    ],
  ] as const)('gives its sums (%s, %s)', (_, currency, text, amount, amountPeriod) => {
    expect(read(text)).toMatchObject({ amount, currency, amountPeriod });
  });
});

describe('below the heading of a side', () => {
  it.each([
    [
      'de',
      'KRAFTHAUS LIMMAT AG\nUferweg 20, 8999 Limmat\n\nMITGLIEDSCHAFTSVERTRAG\n\nAngaben zum Mitglied\n   Name, Vorname      Ramona Zgraggen\n   Geburtsdatum       03.06.1991\n\nVertragsbeginn        15. September 2026\nVertragsdauer         12 Monate\n\nLimmat, 12.09.2026\n\nR. Zgraggen            Krafthaus Limmat AG\n(Mitglied)             i. A. D. Hug, Empfang',
      'Ramona Zgraggen',
    ],
    [
      'fr',
      "CLUB DU PORT SARL\n3 promenade du Port, 06999 Cap-Roch\n\nCONTRAT D'ABONNEMENT\n\nADHÉRENT(E)\n  Nom, prénom :       Élodie Marchand\n  Adresse :           8 rue du Four, 06998 Vallée\n\nLe contrat prend effet le 1er mars 2026 pour une durée de douze mois.",
      'Élodie Marchand',
    ],
    [
      'nl',
      'SPORTCENTRUM DE WAAL B.V.\nWaalkade 3, 6999 AB Waalstad\n\nLIDMAATSCHAPSOVEREENKOMST\n\nLid\n  Bedrijfsnaam        Bloemenhuis Anjer B.V.\n  Adres               Dorpsstraat 101, 6998 CD Heteroord\n\nDe overeenkomst gaat in op 1 maart 2026 en loopt twaalf maanden.',
      'Bloemenhuis Anjer B.V.',
    ],
  ])('stands its name (%s)', (_, text, name) => {
    expect(read(text).parties).toContain(name);
  });
});

it.each([
  [
    'de',
    'REINIGUNGSVERTRAG\n\nzwischen der Klarblick GmbH, Torfweg 8, 26999 Moordiek, und der Praxis am Wall PartG, Stadtwall 19, 26998 Osterbrake\n\nDer Vertrag beginnt am 01.02.2025. Die erste Laufzeit endet am 31.01.2026. Er verlängert\nKlarblick GmbH · Objekt 0471                                              Seite 2 von 2\nAG Oldenburg HRB 000000 · USt-IdNr. DE000000000 · IBAN DE00 0000 0000 0000 0000 00\nsich um jeweils weitere 12 Monate, sofern er nicht mit einer Frist von drei Monaten gekündigt wird.',
    { n: 12, unit: 'month' },
  ],
  [
    'nl',
    'SCHOONMAAKOVEREENKOMST\n\ntussen Boxpunt Kempen BV, gevestigd te Herentals, en Studio Vink BV, gevestigd te Geel\n\nDe overeenkomst gaat in op 1 februari 2025 en eindigt op 31 januari 2026. Zij wordt telkens stilzwijgend\n                                                                    blz. 1/2\n-- Boxpunt Kempen BV / contract 25-0333 / blz. 2/2 --\nverlengd met een periode van 12 maanden, behoudens opzegging drie maanden voor het einde.',
    { n: 12, unit: 'month' },
  ],
])('a sentence goes on over the end of a page (%s)', (_, text, renewalTerm) => {
  expect(read(text)).toMatchObject({ ending: 'renews', renewalTerm });
});

describe('an offer', () => {
  const offers = {
    fr: (foot: string) =>
      `TRAITEUR DU MARAIS SARL\n8 route des Salines - 85990 L'Île\n\nDEVIS N° D2026-118                          Le 24/03/2026\n\nClient : Comité des fêtes de Saint-Vaast\n\nPrestation : repas du 20 juin 2026\nTotal HT      3 850,00 €\nTVA 10 %        385,00 €\nTOTAL TTC     4 235,00 €\n\n${foot}`,
    nl: (foot: string) =>
      `Schildersbedrijf Van Loon B.V.\nAmbachtstraat 9, 4799 CD Zevenberg\n\nOfferte 2026-077                            30 april 2026\n\nKlant: VvE Havenkwartier\n\nTotaal inclusief btw      € 6.292,00\n\n${foot}`,
  };

  it.each([
    [
      'fr',
      offers.fr(
        "BON POUR ACCORD\nDevis reçu avant l'exécution, accepté sans réserve.\n\nDate : 02/04/2026      Signature : T. Rabaud",
      ),
    ],
    [
      'nl',
      offers.nl(
        'Akkoord met bovenstaande offerte en opdracht verstrekt:\n\nNaam:          T. de Regt, voorzitter van de vereniging\nDatum:         2 april 2026\nHandtekening:  T. de Regt',
      ),
    ],
  ])('is agreed on the day on which it is accepted, some lines below the words that say so (%s)', (_, text) => {
    expect(read(text)).toMatchObject({ verdict: 'contract', agreementDate: '2026-04-02' });
  });

  it.each([
    ['fr', offers.fr("BON POUR ACCORD (date, cachet et signature)\n\nDevis valable jusqu'au 30/04/2026")],
    ['nl', offers.nl('Akkoord (datum en handtekening):\n\nDeze offerte is geldig tot 30 april 2026')],
  ])('that only says until when it stands is not accepted (%s)', (_, text) => {
    expect(read(text).isContract).toBe(false);
  });
});

it.each([
  ['es', 'El contrato termina el 30 de noviembre de 2026. No habrá prórroga automática.'],
  ['es', 'Vencido el plazo el 30 de noviembre de 2026 se restituirá el local; no habrá tácita reconducción.'],
  [
    'fr',
    "Le contrat prend fin le 30 novembre 2026. Toute prolongation fait l'objet d'un nouveau bon signé par les deux parties.",
  ],
  ['nl', 'De overeenkomst eindigt op 30 november 2026. Elke verlenging vergt een nieuwe overeenkomst.'],
  ['de', 'Der Vertrag endet am 30. November 2026. Jede Verlängerung bedarf eines neuen Vertrages.'],
])('a contract that must be made anew does not renew (%s: %s)', (language, sentence) => {
  const titles: Record<string, string> = {
    es: 'CONTRATO DE SERVICIOS\n\nEl contrato comienza el 1 de marzo de 2026 y',
    fr: 'CONTRAT DE SERVICES\n\nLe contrat commence le 1er mars 2026.',
    nl: 'OVEREENKOMST VAN OPDRACHT\n\nDe opdracht begint op 1 maart 2026.',
    de: 'DIENSTVERTRAG\n\nDer Vertrag beginnt am 1. März 2026.',
  };
  expect(read(`${titles[language] ?? ''} ${sentence}`).ending).not.toBe('renews');
});

it.each([
  [
    'fr',
    "Le contrat prend effet le 1er mars 2026 pour un an. Il est tacitement reconduit par périodes d'un an, sauf renon par lettre recommandée adressée trois mois avant l'expiration de la période en cours.",
  ],
  [
    'de',
    'Laufzeit        12 Monate ab 1. März 2026\nVerlängerung    automatisch um je 12 Monate\nKündigung       schriftlich, 3 Monate vor Ablauf',
  ],
  [
    'nl',
    'Ingangsdatum    1 maart 2026\nDuur            12 maanden\nVerlenging      telkens automatisch met 12 maanden\nOpzegging       schriftelijk, uiterlijk 3 maanden voor het einde van de lopende periode',
  ],
])('a length right before the end is the notice (%s)', (language, body) => {
  const titles: Record<string, string> = {
    fr: "CONTRAT D'ENTRETIEN",
    de: 'WARTUNGSVERTRAG',
    nl: 'ONDERHOUDSOVEREENKOMST',
  };
  expect(read(`${titles[language] ?? ''}\n\n${body}`)).toMatchObject({
    noticePeriod: { n: 3, unit: 'month' },
    ending: 'renews',
  });
});

it('dots lead from a label to its value', () => {
  expect(
    read(
      'CONTRATO DE MANTENIMIENTO\n\nEmpresa conservadora: Elevadores Turia, S.L.\nCliente: Hotel Fleming, S.A.\n\nCuota ................... 172,43 €/mes\nComienzo ................ 1-7-2025\nDuración ................ Tres años\nPrórrogas ............... Tácitas, anuales\nPreaviso ................ 90 días',
    ),
  ).toMatchObject({
    effectiveDate: '2025-07-01',
    termEnd: '2028-07-01',
    noticePeriod: { n: 90, unit: 'day' },
    ending: 'renews',
  });
});

it.each([
  [
    'es',
    'LIMPIEZAS BRILLO, S.L.\nC/ Sol, 3 - 28999 Madrid\n\nPRESUPUESTO 26-031\n\nPara: Hotel Solana, S.L.\n\nLimpieza de cristales, 12 servicios al año\nTotal anual: 2.420,00 € (IVA incluido)\n\nAceptado: 3 de febrero de 2026\nFirma: E. Ruiz',
    'Hotel Solana, S.L.',
  ],
  [
    'fr',
    'NETTOYAGE ÉCLAT SARL\n3 rue du Soleil, 75999 Paris-Est\n\nDEVIS N° 26-031\n\nPour : Hôtel Solana SAS\n\nTotal annuel TTC : 2 420,00 €\n\nBon pour accord, le 3 février 2026',
    'Hôtel Solana SAS',
  ],
])('an accepted offer says whom it is for (%s)', (_, text, name) => {
  const { verdict, parties } = read(text);
  expect({ verdict, parties: parties.includes(name) }).toEqual({ verdict: 'contract', parties: true });
});

it.each([
  [
    'nl',
    'HUUROVEREENKOMST\n\nVerhuurder: mevrouw J. Smit, Kade 12, 8999 AB Waterdorp\nHuurder: de heer K. Postma, Singel 4, 8998 CD Waterdorp\n\nIngegaan op 1 mei 2025 voor onbepaalde tijd.\n\nWaterdorp, 22 april 2025',
  ],
])('what begins on a day is no place where it was signed (%s)', (_, text) => {
  expect(read(text)).toMatchObject({ agreementDate: '2025-04-22', effectiveDate: '2025-05-01' });
});

it.each([
  [
    'nl',
    'Vergadering over sponsoring\n\nFC Zeester B.V. (KvK 00000000), vertegenwoordigd door penningmeester J. Bos, en Bakkerij Kuipers spreken af:\n\nDe overeenkomst loopt van 1 juli 2026 t/m 30 juni 2028.',
    ['FC Zeester B.V.', 'Bakkerij Kuipers'],
  ],
  [
    'de',
    'Werbung am Platz\n\nDer FC Seestern e. V., vertreten durch den Kassenwart, und die Bäckerei Küfer vereinbaren:\n\nDer Vertrag läuft vom 1. Juli 2026 bis zum 30. Juni 2028.',
    ['FC Seestern e. V.', 'Bäckerei Küfer'],
  ],
])('a verb brings two sides together (%s)', (_, text, names) => {
  const { parties, alternatives } = read(text);
  const asked = alternatives.filter(({ field }) => field === 'parties').map(({ value }) => value);
  expect([...parties, ...asked]).toEqual(names);
});
