/** Last days by the end of a month, a working day, a quarter or a year of the term; contracts for a calendar year; options to buy. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const many = (line: (at: number) => string) => Array.from({ length: 110 }, (_, at) => line(at + 3)).join('\n');
const CONTRACTS = {
  de: {
    text: (term: string, said: string) => `Wartungsvertrag
zwischen Alpha GmbH (Auftraggeber) und Beta KG (Auftragnehmer)
§ 1 Der Vertrag ${term || 'beginnt am 1. Januar 2026 und endet am 31. Dezember 2026'}. ${said}
§ 2 Die Vergütung beträgt 900 € monatlich.
Ulm, 1. Dezember 2025`,
    filler: many(
      (at) =>
        `§ ${at} Der Auftragnehmer führt die Arbeiten nach Anlage ${at} sorgfältig aus und hält das Werkzeug sowie die Ersatzteile dafür auf eigene Kosten bereit.`,
    ),
  },
  fr: {
    text: (term: string, said: string) => `CONTRAT DE MAINTENANCE
Entre Alpha SARL (le prestataire) et Beta SAS (le client)
Article 1. Le contrat ${term || 'commence le 1er janvier 2026 et prend fin le 31 décembre 2026'}. ${said}
Article 2. La redevance est de 900 € par mois.
Fait à Lyon, le 1er décembre 2025`,
    filler: many(
      (at) =>
        `Article ${at}. Le prestataire exécute avec soin les travaux de l'annexe ${at} et tient à ses frais les outils et les pièces à disposition en tout temps.`,
    ),
  },
  es: {
    text: (term: string, said: string) => `CONTRATO DE MANTENIMIENTO
Entre Alfa, S.L. (cliente) y Beta, S.A. (proveedor)
Primera. El contrato ${term || 'comienza el 1 de enero de 2026 y vence el 31 de diciembre de 2026'}. ${said}
Segunda. El precio es de 900 € al mes.
En Vigo, a 1 de diciembre de 2025`,
    filler: many(
      (at) =>
        `Cláusula ${at}. El proveedor ejecutará con cuidado los trabajos del anexo ${at} y tendrá a su costa las herramientas y las piezas listas en todo momento.`,
    ),
  },
  nl: {
    text: (term: string, said: string) => `ONDERHOUDSOVEREENKOMST
Tussen Alfa B.V. (opdrachtgever) en Beta B.V. (opdrachtnemer)
Artikel 1. De overeenkomst ${term || 'gaat in op 1 januari 2026 en eindigt op 31 december 2026'}. ${said}
Artikel 2. De prijs is € 900 per maand.
Utrecht, 1 december 2025`,
    filler: many(
      (at) =>
        `Artikel ${at}. De opdrachtnemer voert de werkzaamheden van bijlage ${at} zorgvuldig uit en houdt het gereedschap en de onderdelen voor eigen rekening gereed.`,
    ),
  },
};
type Language = keyof typeof CONTRACTS;

function read(language: Language, said: string, length: string, { term = '', today = '2026-03-27' } = {}) {
  const { text, filler } = CONTRACTS[language];
  const whole = length === 'long' ? `${text(term, said)}\n${filler}` : text(term, said);
  const { noticeBy, ending, evidence, alternatives, effectiveDate, termEnd } = analyseText(whole, { today });
  const asked = alternatives.filter(({ field }) => field === 'noticeBy').map(({ value }) => value);
  const isYearly = evidence.some(({ field, yearly }) => field === 'noticeBy' && yearly);
  return { noticeBy, ending, asked, isYearly, effectiveDate, termEnd };
}

const THREE = {
  de: 'beginnt am 1. Januar 2026 und endet am 31. Dezember 2028',
  fr: 'commence le 1er janvier 2026 et prend fin le 31 décembre 2028',
  es: 'comienza el 1 de enero de 2026 y vence el 31 de diciembre de 2028',
  nl: 'gaat in op 1 januari 2026 en eindigt op 31 december 2028',
};
const RENEWS = {
  de: (when: string) => `Er verlängert sich jeweils um ein Jahr, wenn er nicht ${when} gekündigt wird.`,
  fr: (when: string) => `Il est reconduit tacitement pour un an, sauf dénonciation par l'une des parties ${when}.`,
  es: (when: string) => `Se prorrogará por años, salvo que una de las partes lo denuncie ${when}.`,
  nl: (when: string) => `Zij wordt telkens met een jaar verlengd, tenzij een partij haar ${when} opzegt.`,
};

describe.each(['short', 'long'])('in a %s contract', (length) => {
  it.each([
    ['de', 'bis Ende Juni', '2026-06-30', true],
    ['de', 'bis spätestens Ende Oktober eines Jahres', '2026-10-31', true],
    ['de', 'vor dem Ende des Monats Oktober', '2026-10-31', true],
    ['de', 'bis zum 31. Dezember eines jeden Jahres', '2026-12-31', true],
    ['de', 'am dritten Werktag des Monats Juli', '2026-07-03', false],
    ['de', 'bis zum 3. Werktag im Oktober', '2026-10-03', false],
    ['de', 'spätestens am dritten Arbeitstag des Monats Oktober', '2026-10-05', false],
    ['de', 'vor Beginn des letzten Quartals der Laufzeit', '2026-09-30', true],
    ['fr', 'avant la fin du mois de juin', '2026-06-30', true],
    ['fr', 'au plus tard fin octobre', '2026-10-31', true],
    ['fr', 'au plus tard le troisième jour ouvré du mois d’octobre', '2026-10-05', false],
    ['fr', 'avant le début du dernier trimestre', '2026-09-30', true],
    ['es', 'antes de finales del mes de junio', '2026-06-30', true],
    ['es', 'antes del fin de octubre', '2026-10-31', true],
    ['es', 'antes del tercer día hábil de octubre', '2026-10-02', false],
    ['es', 'antes del inicio del último trimestre', '2026-09-30', true],
    ['nl', 'vóór het einde van de maand juni', '2026-06-30', true],
    ['nl', 'uiterlijk eind oktober', '2026-10-31', true],
    ['nl', 'uiterlijk op de derde werkdag van oktober', '2026-10-05', false],
    ['nl', 'vóór aanvang van het laatste kwartaal', '2026-09-30', true],
  ] as const)('%s: “%s” is %s', (language, when, noticeBy, isYearly) => {
    const found = read(language, RENEWS[language](when), length);
    expect(found).toMatchObject({ noticeBy, ending: 'renews', asked: [], isYearly });
  });

  it.each([
    ['de', 'vor Ablauf des zweiten Vertragsjahres'],
    ['de', 'bis zum Ende des zweiten Jahres der Laufzeit'],
    ['fr', 'avant la fin de la deuxième année contractuelle'],
    ['es', 'antes de que finalice el segundo año de contrato'],
    ['nl', 'vóór het einde van het tweede contractjaar'],
  ] as const)('%s: “%s” is counted from the first day', (language, when) => {
    const found = read(language, RENEWS[language](when), length, { term: THREE[language] });
    expect(found).toMatchObject({ noticeBy: '2027-12-31', isYearly: false });
  });

  it.each([
    ['de', 'vor Beginn des letzten Quartals der Laufzeit'],
    ['fr', 'avant le début du dernier trimestre'],
    ['nl', 'vóór aanvang van het laatste kwartaal'],
  ] as const)('%s: “%s” of a term of several years is a question', (language, when) => {
    const found = read(language, RENEWS[language](when), length, { term: THREE[language] });
    expect(found).toMatchObject({ noticeBy: null, asked: ['2028-09-30'] });
  });

  it.each([
    ['de', 'wird für das Kalenderjahr 2027 geschlossen', '2027-01-01', '2027-12-31'],
    ['de', 'gilt für die Jahre 2026 bis 2028', '2026-01-01', '2028-12-31'],
    ['fr', "est conclu pour l'année civile 2027", '2027-01-01', '2027-12-31'],
    ['es', 'se celebra para los años 2026 y 2027', '2026-01-01', '2027-12-31'],
    ['nl', 'wordt gesloten voor het kalenderjaar 2027', '2027-01-01', '2027-12-31'],
  ] as const)('%s: what “%s” runs from its first day to its last', (language, term, effectiveDate, termEnd) => {
    expect(read(language, '', length, { term })).toMatchObject({ effectiveDate, termEnd });
  });

  it('a price for a year is no term', () => {
    const term = 'läuft auf unbestimmte Zeit';
    const said = 'Für den Vertrag gilt für das Jahr 2026 ein Preis von 900 €.';
    expect(read('de', said, length, { term }).termEnd).toBeNull();
  });

  it.each([
    ['de', 'Er kann bis zum 30. Juni eines jeden Jahres gekündigt werden.', '2026-06-30'],
    ['fr', 'Il peut être dénoncé avant le 30 juin de chaque année.', '2026-06-29'],
    ['es', 'Podrá denunciarse antes del 30 de junio de cada año.', '2026-06-29'],
    ['nl', 'Zij kan vóór 30 juni van elk jaar worden opgezegd.', '2026-06-29'],
  ] as const)('%s: whether a contract of a year ends is not known where it says “%s”', (language, said, noticeBy) => {
    expect(read(language, said, length)).toMatchObject({ ending: 'unknown', noticeBy });
    const longer = read(language, said, length, { term: THREE[language] });
    expect(longer).toMatchObject({ ending: 'ends', noticeBy: null, asked: [noticeBy] });
  });

  it.each([
    ['de', 'Der Auftraggeber hat am Ende der Laufzeit die Option, das Gerät für 500 € zu kaufen (Kaufoption).'],
    ['fr', 'À la fin du contrat, le client dispose d’une option d’achat du matériel au prix de 500 €.'],
    ['es', 'Al término del contrato el cliente podrá ejercer la opción de compra del equipo por 500 €.'],
    ['nl', 'Aan het einde van de looptijd heeft de opdrachtgever een koopoptie op de apparatuur voor € 500.'],
  ] as const)('%s: an option to buy is none to renew: “%s”', (language, said) => {
    expect(read(language, said, length).ending).toBe('ends');
  });

  it('a length before such a day is counted from it, and the day itself is no last one', () => {
    const said = RENEWS.de('drei Monate vor Ende Oktober');
    expect(read('de', said, length).noticeBy).not.toBe('2026-10-31');
  });
});
