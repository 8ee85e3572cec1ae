/** Sides and terms as forms and letters of other countries give them: labels over names, roles beside roles, names with a year, events. */
import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const read = (text: string): Analysis => analyseText(text, { today: '2026-11-22' });
const small = (names: readonly string[]): string[] => names.map((name) => name.toLowerCase()).toSorted();
const SPANISH =
  'CONTRATO DE SERVICIOS\n\nPROVEEDOR: Alarmas Lagar, S.L.\nCLIENTE: Clínica Orballo, S.L.P.\n\nCuota mensual: 49,90 €';
const DUTCH =
  'SERVICECONTRACT\n\nKlant: Praktijk Eik BV\nDienstverlener: Netwerk Heide BV\n\nAbonnement per kwartaal: 290,40 euro';

it.each([
  [
    'a legal name under the heading of a side, in Quebec',
    "COLLECTE BOISVERT INC.                    ENTENTE DE SERVICE\n\nCLIENT\n  Nom légal            Résidence Les Saules s.e.c.\n  Responsable          Mme Ginette Roy\n\nPrix mensuel : 358,72 $\n\n1. Durée. L'entente est d'une durée initiale de 36 mois débutant le 1er juin 2024.",
    ['COLLECTE BOISVERT INC.', 'Résidence Les Saules s.e.c.'],
  ],
  [
    'who edits a newspaper, and who advertises in it',
    "LE COURRIER DU LAC\nÉdité par Éditions du Lac SARL - 8 quai Vert, 38990 VALMORT\n\nORDRE D'INSERTION N° 388\n\nANNONCEUR         Garage Petit & Fils SAS\n\nMontant total de la campagne : 3 456,00 € TTC\n\nBon pour accord, à Valmort, le 11 décembre 2025",
    ['Éditions du Lac SARL', 'Garage Petit & Fils SAS'],
  ],
  [
    'a head and a label, and not a role with more words that stands beside a role',
    'ALARMAS LAGAR, S.L.\nRúa do Porto, 31 - 15998 Cambre\n\nCONTRATO DE SERVICIOS DE SEGURIDAD\n\nRazón social:   Clínica Orballo, S.L.P.\n\nCuota mensual: 49,90 €\nEl contrato tendrá una duración de dos años desde el 1 de mayo de 2026.\n\nEn Ordes, a 7 de abril de 2026\n\nEL CLIENTE                    LA EMPRESA DE SEGURIDAD',
    ['ALARMAS LAGAR, S.L.', 'Clínica Orballo, S.L.P.'],
  ],
  [
    'a man with his title and a firm whose form has two parts, and not who stands surety',
    'CONTRATO DE ARRENDAMIENTO que celebran por una parte el señor ROGELIO CANO IBARRA, a quien en lo sucesivo se le denominará "EL ARRENDADOR", y por la otra COWORK NOPAL, S.A. DE C.V., representada por su administradora única, a quien se le denominará "LA ARRENDATARIA".\n\nCLÁUSULAS\n\nPRIMERA. La renta mensual es de $18,500.00 M.N.\n\nSEGUNDA. El plazo es de dos años, del 1 de febrero de 2026 al 31 de enero de 2028.\n\n      EL ARRENDADOR            LA ARRENDATARIA            EL FIADOR',
    ['ROGELIO CANO IBARRA', 'COWORK NOPAL, S.A. DE C.V.'],
  ],
  [
    'two firms with a label each, whatever follows their heading',
    "MIETVERTRAG\n\n1. Vertragsparteien\n\nVermieterin        Immobilien Rütihof AG\nMieterin           Velowerkstatt Speiche GmbH\n\n2. Mietobjekt\nBenützung als      Werkstatt und Verkauf von Rädern\n\n3. Mietzins\nWerkstatt und Lager   CHF 2'720.00 monatlich",
    ['Immobilien Rütihof AG', 'Velowerkstatt Speiche GmbH'],
  ],
  [
    'the sender of a letter below the heads of an email',
    'De : confirmation@telenova.example\nÀ : contact@papyrus.example\nEnvoyé : mercredi 4 novembre 2026 10:17\nObjet : Confirmation de la résiliation de votre contrat\n\nTélénova Belgique SA\nService Clients\n\nLibrairie Papyrus SRL\nRue des Carmes 31\n4999 Herveux\n\nMadame,\n\nLe contrat prendra fin le 30 novembre 2026.\n\nMeilleures salutations,\n\nQuentin Raskin\nService Clients',
    ['Télénova Belgique SA', 'Librairie Papyrus SRL'],
  ],
  [
    'the owners of a house, who are called by its address, and the whole name of who writes to them',
    'LIMPIEZAS TURIA, S.L.\nAvda. del Puerto 300, 46099 Valencia\n\nComunidad de Propietarios Calle Mayor 14\nA la atención de la presidenta\n\nValencia, 1 de septiembre de 2026\n\nAsunto: renovación de su contrato de limpieza\n\nEstimada presidenta:\n\nEl contrato se renovará el 1 de enero de 2027 por un año más (hasta el 31 de diciembre de 2027). Cuota mensual: 484,00 €.\n\nAtentamente,\nLimpiezas Turia',
    ['LIMPIEZAS TURIA, S.L.', 'Comunidad de Propietarios Calle Mayor 14'],
  ],
  [
    'a club with a year in its name',
    "HUUROVEREENKOMST GYMZAAL\n\nVerhuurder:   Gemeente Westerveen, namens deze de heer W. Dijk\nHuurder:      Volleybalvereniging Set-Up '78, Klaverstraat 15, Zuidveen\n\nDe huurprijs is € 23,50 per uur. De waarborg voor de sleutels is € 50,00.\nDe overeenkomst loopt van 1 september 2026 tot en met 30 juni 2027.",
    ['Gemeente Westerveen', "Volleybalvereniging Set-Up '78"],
  ],
  [
    'a name in capitals before a line in small letters',
    'TUINVERENIGING ONS HOEKJE\nopgericht 4 april 1951\n\nGEBRUIKSOVEREENKOMST TUIN\n\nTuinvereniging Ons Hoekje, hier vertegenwoordigd door de voorzitter,\nen\n\n      naam:     Johanna Wessels\n      adres:    Beukenhof 7, 7399 XY Eerveld\n\nspreken het volgende af:\n\n1. Het gebruik gaat in op 1 januari 2024 en geldt voor onbepaalde tijd.\n2. De vergoeding is € 126,00 per jaar.',
    ['Tuinvereniging Ons Hoekje', 'Johanna Wessels'],
  ],
  [
    'a body with its role in a line of its own, and not who acts for it',
    'Vertrag über Hausmeisterdienste\n\nDie Wohnungseigentümergemeinschaft Lindenhof 4-8, vertreten durch die Verwaltung Kern e.K.,\n– Auftraggeberin –\nund\nRundum Objektservice UG (haftungsbeschränkt), Am Bahndamm 2, 04999 Torgenau\n– Auftragnehmerin –\nschließen folgenden Vertrag:\n\n1. Vergütung: 620,00 EUR monatlich.\n2. Beginn: 1. Oktober 2026. Der Vertrag läuft auf unbestimmte Zeit.',
    ['Wohnungseigentümergemeinschaft Lindenhof 4-8', 'Rundum Objektservice UG (haftungsbeschränkt)'],
  ],
])('the sides are %s', (_, text, parties) => {
  expect(small(read(text).parties)).toEqual(small(parties));
});

it('a day is the one of an event that the term is counted from', () => {
  const text = `${SPANISH}\n\nEl contrato tendrá una duración inicial de veinticuatro meses a contar desde la conexión, que se efectuará el 15 de abril de 2026.`;
  expect([read(text).effectiveDate, read(text).termEnd]).toEqual(['2026-04-15', '2028-04-15']);
});

it.each([
  [
    'es',
    `${SPANISH}\nDuración: del 4 de mayo de 2026 al 3 de mayo de 2028.\nEl cliente podrá, a su elección, prorrogar el contrato por un año más, avisando a más tardar el 27 de febrero de 2028.`,
    '2028-02-27',
  ],
  [
    'nl',
    `${DUTCH}\nHet contract loopt van 1 oktober 2025 tot en met 30 september 2027. De klant heeft het recht het contract met één jaar te verlengen. Zij laat dat schriftelijk weten, ten laatste op 30 juni 2027.`,
    '2027-06-30',
  ],
])('%s: an option has its last day', (_, text, day) => {
  expect([read(text).ending, read(text).noticeBy]).toEqual(['option', day]);
});

it('a box has a first day, a day of signing and no end', () => {
  const text =
    "LOCATION D'UN BOX DE STOCKAGE\n\nLoueur : Stock Vert SARL\nLocataire : Mme Élodie Tranchant, 8 chemin du Bac\nLoyer mensuel TTC : 79,00 €\nDate d'entrée : 15/04/2026\nDurée : indéterminée\nPréavis : 15 jours avant la fin du mois\n\nSignature du locataire, le 11/04/2026 :";
  const { agreementDate, effectiveDate, ending } = read(text);
  expect([agreementDate, effectiveDate, ending]).toEqual(['2026-04-11', '2026-04-15', 'open']);
});

it('a place with the short name of its state is where it is signed', () => {
  expect(
    read(`${SPANISH}\nVigencia: del 1 de julio de 2026 al 30 de junio de 2027\n\nLeón, Gto., a 10 de junio de 2026`)
      .agreementDate,
  ).toBe('2026-06-10');
});

it('an extension that both must sign is none that anybody may have', () => {
  const text = `${SPANISH}\nDuración: del 4 de mayo de 2026 al 3 de mayo de 2028. La ampliación del plazo solo será posible mediante anexo firmado por ambas partes.`;
  expect(read(text).ending).toBe('ends');
});

it('days in two columns, each behind its own label, are those of two signatures', () => {
  const text = `${DUTCH}\nHet contract loopt van 1 oktober 2025 tot en met 30 september 2027.\n\nOndertekend:\n\nPraktijk Eik BV                Netwerk Heide BV\nPlaats:   Meerdorp             Plaats:   Geelhof\nDatum:    14 september 2025    Datum:    12 september 2025`;
  expect(read(text).agreementDate).toBe('2025-09-14');
});

it('a price is not the one that it takes the place of, nor an hour’s the deposit', () => {
  const { amount, amountPeriod } = read(
    'ADDENDUM bij de overeenkomst\n\nOpdrachtgever: Stichting Lauwer\nLeverancier: Beheerd ICT B.V.\n\nMet ingang van 1 februari 2026 bedraagt de vaste vergoeding € 1.295,00 per maand (voorheen € 940,00). Meerwerk: € 96,00 per uur.',
  );
  expect([amount, amountPeriod]).toEqual([1295, 'month']);
});
