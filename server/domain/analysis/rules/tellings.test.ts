/** What short contracts in German, French, Spanish and Dutch say of their term and their price, each in words of its own. */
import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis, Duration, Language } from '../types.ts';

type Told = readonly [language: Exclude<Language, 'en'>, text: string, told: string];

/** The heads and feet of the contracts, and the sentence of their term that a price stands below. */
const AROUND = {
  de: [
    'DIENSTLEISTUNGSVERTRAG\n\nzwischen der Kranich Service GmbH, Am Damm 4, 24999 Holm, und der Praxis Dr. Vogt GbR, Markt 2, 24998 Linden\n\n',
    '\n\nHolm, den 10.02.2026',
    'Der Vertrag beginnt am 01.03.2026 und endet am 28.02.2028.',
  ],
  fr: [
    'CONTRAT DE PRESTATION\n\nentre la société Grue Services SARL, 4 rue du Quai, 24999 Holm, et la société Vogt Conseil SAS, 2 place du Marché, 24998 Tilleul\n\n',
    '\n\nFait à Holm, le 10 février 2026',
    'Le contrat prend effet le 1er mars 2026 et expire le 28 février 2028.',
  ],
  es: [
    'CONTRATO DE SERVICIOS\n\nentre Grulla Servicios, S.L., calle Mayor 4, 24999 Olmo, y Bodegas Vega, S.A., plaza Nueva 2, 24998 Tilo\n\n',
    '\n\nEn Olmo, a 10 de febrero de 2026',
    'El contrato comienza el 1 de marzo de 2026 y termina el 28 de febrero de 2028.',
  ],
  nl: [
    'OVEREENKOMST VAN DIENSTVERLENING\n\ntussen Kraanvogel Service B.V., Kade 4, 2499 AB Holm, en Vogt Advies B.V., Markt 2, 2498 CD Linde\n\n',
    '\n\nAldus opgemaakt te Holm op 10 februari 2026',
    'De overeenkomst gaat in op 1 maart 2026 en eindigt op 28 februari 2028.',
  ],
} as const;

const read = (text: string): Analysis => analyseText(text, { today: '2026-11-22' });
const span = (length: Duration | null): string => (length ? `${length.n}${length.unit.charAt(0)}` : '-');

/** First day, end, renewal, notice and how it ends; "?" where that is not known. */
const TERMS: readonly Told[] = [
  [
    'de',
    'Der Vertrag startet am 01.03.2026 und hat eine feste Laufzeit von 24 Monaten. Kündigt keine Seite spätestens drei Monate vor Laufzeitende, läuft er jeweils ein weiteres Jahr.',
    '2026-03-01 2028-03-01 1y 3m renews',
  ],
  [
    'de',
    'Vertragsbeginn ist der 1. März 2026. Der Vertrag ist auf zwei Jahre geschlossen und kann vorher nur aus wichtigem Grund gekündigt werden. Danach gilt er unbefristet weiter und ist mit einer Frist von einem Monat kündbar.',
    '2026-03-01 2028-03-01 - 1m ?',
  ],
  [
    'de',
    'Die Zusammenarbeit beginnt am 01.03.2026 und endet nach zwölf Monaten automatisch, ohne dass es einer Kündigung bedarf.',
    '2026-03-01 2027-03-01 - - ends',
  ],
  [
    'de',
    'Laufzeit: 01.03.2026 – 28.02.2027, Verlängerung um 12 Monate, wenn nicht bis 30.11.2026 gekündigt wird.',
    '2026-03-01 2027-02-28 12m - renews',
  ],
  [
    'de',
    'Beginn 1.3.2026. Der Vertrag läuft auf unbestimmte Zeit. Er kann von beiden Seiten mit vierwöchiger Frist zum Ende eines Kalendervierteljahres gekündigt werden.',
    '2026-03-01 - - 4w open',
  ],
  [
    'de',
    'Der Vertrag gilt ab 01.03.2026 für die Dauer eines Jahres. Wird er nicht acht Wochen vor Ende schriftlich gekündigt, verlängert er sich stillschweigend um ein Jahr.',
    '2026-03-01 2027-03-01 1y 8w renews',
  ],
  [
    'de',
    'Mietbeginn: 01.03.2026, Mietende: 28.02.2029. Der Mieter hat das Recht, durch Erklärung bis zum 31.08.2028 eine Verlängerung um drei Jahre zu verlangen.',
    '2026-03-01 2029-02-28 3y - option',
  ],
  [
    'de',
    'Die Erstlaufzeit beträgt 36 Monate ab dem 01.03.2026. Im Anschluss verlängert sich der Vertrag automatisch um je 6 Monate; Kündigung 1 Monat vor Ablauf.',
    '2026-03-01 2029-03-01 6m 1m renews',
  ],
  [
    'fr',
    'Le contrat démarre le 1er mars 2026 pour deux ans fermes. À défaut de dénonciation trois mois avant le terme, il repart pour un an.',
    '2026-03-01 2028-03-01 1y 3m renews',
  ],
  [
    'fr',
    "La mission débute le 1er mars 2026 et s'achève le 28 février 2027, sans possibilité de reconduction.",
    '2026-03-01 2027-02-28 - - ends',
  ],
  [
    'fr',
    'Durée : du 01/03/2026 au 28/02/2027, renouvelable chaque année par tacite reconduction. Résiliation par courrier recommandé deux mois avant la date anniversaire.',
    '2026-03-01 2027-02-28 1y 2m renews',
  ],
  [
    'fr',
    'Le présent contrat, conclu à durée indéterminée, prend effet au 1er mars 2026. Chaque partie peut y mettre fin à tout moment moyennant un préavis de trois mois.',
    '2026-03-01 - - 3m open',
  ],
  [
    'fr',
    "Le contrat est souscrit pour une période initiale de 36 mois commençant le 1er mars 2026. Il se renouvelle ensuite par périodes de 12 mois, sauf opposition de l'une des parties notifiée au moins 90 jours avant la fin de la période en cours.",
    '2026-03-01 2029-03-01 12m 90d renews',
  ],
  [
    'fr',
    "Entrée en vigueur : 1er mars 2026. Fin : 31 décembre 2026. Le client pourra prolonger le contrat de six mois s'il en fait la demande avant le 30 novembre 2026.",
    '2026-03-01 2026-12-31 - - option',
  ],
  [
    'fr',
    "L'abonnement est valable un an à partir du 1er mars 2026 puis reconduit de mois en mois, résiliable à tout moment avec un préavis de 30 jours.",
    '2026-03-01 2027-03-01 1m 30d renews',
  ],
  [
    'es',
    'El contrato comenzará a regir el 1 de marzo de 2026 y tendrá vigencia de dos años. Si ninguna parte manifiesta su voluntad de terminarlo con sesenta días de antelación, se entenderá prorrogado por un año más.',
    '2026-03-01 2028-03-01 1y 60d renews',
  ],
  ['es', 'Vigencia: del 1 de marzo de 2026 al 28 de febrero de 2027, improrrogable.', '2026-03-01 2027-02-28 - - ends'],
  [
    'es',
    'Entra en vigor el 1 de marzo de 2026 por plazo indefinido. Cualquiera de las partes podrá resolverlo preavisando con un mes.',
    '2026-03-01 - - 1m open',
  ],
  [
    'es',
    'La duración inicial es de 12 meses a contar desde el 1 de marzo de 2026, renovándose automáticamente por períodos iguales salvo denuncia expresa con 30 días de anticipación al vencimiento.',
    '2026-03-01 2027-03-01 12m 30d renews',
  ],
  [
    'es',
    'Inicio: 01/03/2026. Término: 28/02/2029. El arrendatario podrá optar por una prórroga de tres años si lo comunica antes del 31 de agosto de 2028.',
    '2026-03-01 2029-02-28 3y - option',
  ],
  [
    'es',
    'El plazo es de un año desde el 1 de marzo de 2026. Llegado el vencimiento, se renovará de forma tácita por años sucesivos si no media aviso en contrario con dos meses de anticipación.',
    '2026-03-01 2027-03-01 1y 2m renews',
  ],
  [
    'nl',
    'De overeenkomst start op 1 maart 2026 en heeft een looptijd van twee jaar. Zegt geen van partijen uiterlijk drie maanden voor de einddatum op, dan wordt zij met een jaar verlengd.',
    '2026-03-01 2028-03-01 1y 3m renews',
  ],
  [
    'nl',
    'De overeenkomst geldt vanaf 1 maart 2026 voor onbepaalde tijd en is maandelijks opzegbaar met een opzegtermijn van twee maanden.',
    '2026-03-01 - - 2m open',
  ],
  [
    'nl',
    'Looptijd: 36 maanden vanaf 1 maart 2026. Na deze periode loopt het contract steeds 12 maanden door, behalve als u minimaal 2 maanden van tevoren opzegt.',
    '2026-03-01 2029-03-01 12m 2m renews',
  ],
  [
    'nl',
    'De huur gaat in op 1 maart 2026 en loopt tot en met 28 februari 2031. Huurder kan verlenging met vijf jaar verlangen, mits hij dat twaalf maanden tevoren schriftelijk laat weten.',
    '2026-03-01 2031-02-28 5y - option',
  ],
  [
    'nl',
    'Wij doen het werk van 1 maart 2026 tot 1 september 2026. Verlengen kan alleen als we dat samen afspreken.',
    '2026-03-01 2026-09-01 - - ends',
  ],
  [
    'nl',
    'Het abonnement begint 1 maart 2026 en duurt een jaar. Daarna loopt het per maand door en kunt u elke maand opzeggen.',
    '2026-03-01 2027-03-01 - - renews',
  ],
];

it.each(TERMS)('of a term is read (%s: %s)', (language, text, told) => {
  const [head, foot] = AROUND[language];
  const found = read(head + text + foot);
  const { effectiveDate, termEnd, renewalTerm, noticePeriod, ending } = found;
  expect(found.parties).toHaveLength(2);
  expect(
    [effectiveDate, termEnd ?? '-', span(renewalTerm), span(noticePeriod), ending === 'unknown' ? '?' : ending].join(
      ' ',
    ),
  ).toBe(told);
});

const PRICES: readonly Told[] = [
  [
    'de',
    'Für die Leistungen zahlt der Auftraggeber eine monatliche Pauschale von 450 € zuzüglich Mehrwertsteuer. Anfahrten werden mit 35 € berechnet.',
    '450 month',
  ],
  [
    'de',
    'Die Jahresgebühr beläuft sich auf 1.290,00 EUR inkl. 19 % MwSt. Bei Zahlungsverzug fallen Mahnkosten von 5,00 EUR an.',
    '1290 year',
  ],
  ['de', 'Vergütung: 3 x wöchentlich Reinigung, pauschal 612,50 € mtl.; Glasreinigung auf Abruf 180 €.', '612.5 month'],
  [
    'de',
    'Der Gesamtpreis beträgt 18.400,00 Euro (netto 15.462,18 Euro) und ist in drei Raten von je 6.133,33 Euro zu zahlen.',
    '18400 total',
  ],
  ['de', 'Das Honorar beträgt 95,00 € je Stunde; Reisezeit wird zur Hälfte berechnet.', '95 hour'],
  [
    'fr',
    "Le client verse une redevance trimestrielle de 1 350 € HT, soit 1 620 € TTC. Les frais de mise en service s'élèvent à 250 €.",
    '1620 quarter',
  ],
  ['fr', 'Prix : 79 euros TTC par mois, prélevés le 5. Dépôt de garantie : 150 euros.', '79 month'],
  [
    'fr',
    'La rémunération forfaitaire est fixée à 12 000 € hors taxes pour toute la durée de la mission, payable en quatre échéances de 3 000 €.',
    '12000 total',
  ],
  ['fr', 'Le tarif journalier est de 520 € HT. Les déplacements sont remboursés sur justificatifs.', '520 day'],
  ['fr', 'Cotisation : 48,50 € par mois et par salarié.', '-'],
  ['fr', 'Loyer mensuel charges comprises : 1 085,00 € (dont 135,00 € de provisions).', '1085 month'],
  ['fr', 'Montant annuel : 2.480,00 EUR HTVA (3.000,80 EUR TVAC), facturé en deux fois.', '3000.8 year'],
  ['es', 'El cliente abonará una cuota de 180 euros al mes, IVA no incluido. El alta cuesta 60 euros.', '180 month'],
  ['es', 'El precio anual asciende a 2.420 € (2.000 € + 21 % de IVA), pagadero en dos plazos.', '2420 year'],
  ['es', 'Honorarios: 1.500 € trimestrales más IVA.', '1500 quarter'],
  ['es', 'La tarifa es de 45 € la hora, con un mínimo de dos horas por visita.', '45 hour'],
  ['es', 'Renta mensual: 950,00 €. Fianza: dos mensualidades, 1.900,00 €.', '950 month'],
  [
    'es',
    'El importe total de los trabajos es de 8.712,00 €, IVA incluido, del que se abona un 40 % (3.484,80 €) a la firma.',
    '8712 total',
  ],
  [
    'nl',
    'Opdrachtgever betaalt een vaste vergoeding van € 650 per maand, exclusief btw (€ 786,50 inclusief). Meerwerk: € 60 per uur.',
    '786.5 month',
  ],
  ['nl', 'De jaarprijs is € 1.815,00 incl. 21% btw. Voorrijkosten € 45,00.', '1815 year'],
  ['nl', 'Tarief: € 72,50 per uur exclusief btw, reiskosten inbegrepen.', '72.5 hour'],
  ['nl', 'De aanneemsom bedraagt € 24.200,- inclusief btw, te betalen in vier termijnen van € 6.050,-.', '24200 total'],
  ['nl', 'Kale huur € 825,00, servicekosten € 75,00, totaal per maand € 900,00. Waarborgsom € 1.650,00.', '900 month'],
  ['nl', 'Kosten: 3 x per week schoonmaak à € 412,00 p/m ex btw.', '412 month'],
];

it.each(PRICES)('of a price is read (%s: %s)', (language, text, told) => {
  const [head, foot, term] = AROUND[language];
  const { amount, amountPeriod } = read(`${head}${term}\n\n${text}${foot}`);
  expect(amount === null ? '-' : `${amount} ${amountPeriod}`).toBe(told);
});
