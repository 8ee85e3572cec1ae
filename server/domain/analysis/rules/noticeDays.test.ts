/** The last day for notice that is written down in German, French, Spanish and Dutch, and what is said of going on behind a term. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const HEADS = {
  de: 'Wartungsvertrag\nAuftraggeber: Hallwang Grund GmbH\nAuftragnehmer: Kältetechnik Brandner GmbH\nDer Vertrag beginnt am 01.02.2026 und endet am 31.01.2027.',
  fr: 'Contrat de maintenance\nPrestataire : Froid Lemaire SARL\nClient : Brasserie du Canal SAS\nLe contrat commence le 1er février 2026 et se termine le 31 janvier 2027.',
  es: 'Contrato de mantenimiento\nCliente: Talleres Ibarra, S.L.\nProveedor: Climas del Ebro, S.L.\nEl contrato empieza el 1 de febrero de 2026 y termina el 31 de enero de 2027.',
  nl: 'Onderhoudsovereenkomst\nOpdrachtgever: Van Duin Vastgoed B.V.\nOpdrachtnemer: Koeltechniek Maes B.V.\nDe overeenkomst begint op 1 februari 2026 en eindigt op 31 januari 2027.',
};
type Language = keyof typeof HEADS;

const read = (language: Language, ...lines: string[]): Analysis =>
  analyseText([HEADS[language], ...lines].join('\n'), { today: '2026-11-22' });

describe('the last day for notice', () => {
  it('of a right to renew is counted from its own sentence, and not from another notice beside it', () => {
    const found = read(
      'fr',
      'Le client peut y mettre fin à chaque échéance moyennant un préavis de deux mois.',
      "Le client qui veut user de son droit au renouvellement le notifie par recommandé, neuf mois au plus, six mois au moins avant l'expiration du contrat.",
    );
    expect([found.ending, found.noticeBy]).toEqual(['option', '2026-07-31']);
  });

  it.each([
    ['de', 'Er verlängert sich automatisch um ein Jahr, sofern Sie nicht bis zum 18. Dezember 2026 kündigen.'],
    ['de', 'Der Vertrag kann bis zum 18.12.2026 gekündigt werden.'],
    ['fr', "Le client peut résilier le contrat jusqu'au 18 décembre 2026."],
    ['es', 'El cliente puede cancelar el contrato hasta el 18 de diciembre de 2026.'],
    ['nl', 'Opzeggen kan tot en met 18 december 2026.'],
  ] as const)('%s: until a day is that day, and not the end: %s', (language, sentence) => {
    const found = read(language, sentence);
    expect([found.noticeBy, found.termEnd]).toEqual(['2026-12-18', '2027-01-31']);
  });

  it.each([
    ['fr', 'La résiliation doit nous parvenir avant le 18 décembre 2026.'],
    ['es', 'La baja o el preaviso debe comunicarse antes del 18 de diciembre de 2026.'],
    ['nl', 'U kunt de overeenkomst opzeggen vóór 18 december 2026.'],
  ] as const)('%s: before a day is the day before it: %s', (language, sentence) => {
    expect(read(language, sentence).noticeBy).toBe('2026-12-17');
  });

  it.each([
    [
      'Kündigung spätestens bis zum 18.12.2026. Die Kündigungsfrist beträgt drei Monate zum Ende der Laufzeit.',
      '2026-10-31',
    ],
    [
      'Kündigung spätestens bis zum 18.12.2026. Die Kündigungsfrist beträgt einen Monat zum Ende der Laufzeit.',
      '2026-12-18',
    ],
    // Only a day later: the contract counts from the day after its last one, and says so.
    [
      'Kündigung spätestens bis zum 01.01.2027. Die Kündigungsfrist beträgt einen Monat zum Ende der Laufzeit.',
      '2027-01-01',
    ],
  ])('is the earlier of the one that is written down and the one that is counted: %s', (sentence, day) => {
    expect(read('de', sentence).noticeBy).toBe(day);
  });
});

describe('the last day for this renewal', () => {
  const HEADING = {
    de: 'Verlängerung Ihrer Versicherung\nVersicherungsnehmer: Hallwang Grund GmbH\nVersicherer: Brandner Versicherung AG\nNeue Laufzeit: 1. Januar 2027 bis 31. Dezember 2027',
    fr: 'Renouvellement de votre contrat\nAssureur : Mutuelle Lemaire SA\nSouscripteur : Brasserie du Canal SAS\nNouvelle période : du 1er janvier 2027 au 31 décembre 2027',
    es: 'Renovación de su seguro\nTomador: Talleres Ibarra, S.L.\nAsegurador: Seguros del Ebro, S.A.\nNuevo periodo: del 1 de enero de 2027 al 31 de diciembre de 2027',
    nl: 'Verlenging van uw verzekering\nVerzekeringnemer: Van Duin B.V.\nVerzekeraar: Maes N.V.\nNieuwe periode: 1 januari 2027 tot en met 31 december 2027',
    en: 'Renewal of your policy\nPolicyholder: Dunmore Estates Ltd\nInsurer: Maes Insurance plc\nNew period of insurance: 1 January 2027 to 31 December 2027',
  };

  it.each([
    [
      'de',
      'Er verlängert sich um ein Jahr. Kündigung mit Frist von einem Monat zum Ablauf; für die jetzige Verlängerung: 30. November 2026.',
    ],
    [
      'fr',
      "Il se renouvelle d'un an, préavis d'un mois ; pour cette échéance, jusqu'au 30 novembre 2026 au plus tard.",
    ],
    [
      'es',
      'Se prorroga un año. Preaviso: un mes; para la presente renovación, como máximo hasta el 30 de noviembre de 2026.',
    ],
    [
      'nl',
      'Het wordt met een jaar verlengd; opzegtermijn een maand, voor deze verlenging uiterlijk tot en met 30 november 2026.',
    ],
    [
      'en',
      'It renews each year unless you give one month’s notice; for this renewal, at the latest by 30 November 2026.',
    ],
    [
      'de',
      'Er verlängert sich um ein Jahr, wenn er nicht einen Monat vorher gekündigt wird. Der letzte Tag für eine Kündigung ist damit der 30. November 2026.',
    ],
    [
      'fr',
      "Il se renouvelle d'un an, sauf dénonciation un mois avant l'échéance. Cette année, votre lettre doit nous parvenir le 30 novembre 2026 au plus tard.",
    ],
    ['en', "It renews each year. A month's notice is needed to stop it. The latest date for that is 30 November 2026."],
    [
      'en',
      'It renews each year unless you give a month’s notice; we will be lenient this year and take any letter that reaches us by 30 November 2026.',
    ],
    [
      'nl',
      'Het wordt stilzwijgend met een jaar verlengd, opzegtermijn een maand. Omdat deze brief laat komt, geldt voor dit jaar dat uw opzegging op 30 november 2026 bij ons binnen moet zijn.',
    ],
    [
      'de',
      'Er verlängert sich um ein Jahr. Möchten Sie das nicht, genügt eine kurze Nachricht bis zum 30. November 2026. Kündigungsfrist: ein Monat zum Ende der Laufzeit.',
    ],
  ] as const)('%s: comes before the one that is counted for later ones: %s', (language, sentence) => {
    expect(analyseText(`${HEADING[language]}\n${sentence}`, { today: '2026-10-22' }).noticeBy).toBe('2026-11-30');
  });

  it.each([
    [
      'fr',
      "Il se renouvelle d'un an, préavis d'un mois. Pour cette échéance, merci de payer au plus tard le 15 décembre 2026.",
    ],
    [
      'nl',
      'Het wordt met een jaar verlengd; opzegtermijn een maand. Voor deze verlenging betaalt u uiterlijk 15 december 2026.',
    ],
    ['en', 'It renews each year unless you give one month’s notice. For this renewal, please pay by 15 December 2026.'],
  ] as const)('%s: is not the day of its payment: %s', (language, sentence) => {
    expect(analyseText(`${HEADING[language]}\n${sentence}`, { today: '2026-10-22' }).noticeBy).toBe('2027-11-30');
  });
});

it.each([
  ['de', 'Danach ist er monatlich kündbar.'],
  ['fr', 'Il est ensuite résiliable à tout moment.'],
  ['es', 'Transcurrido este plazo, cualquiera de las partes puede darlo por terminado.'],
  ['nl', 'Na de looptijd is de overeenkomst maandelijks opzegbaar.'],
] as const)(
  '%s: nobody is told that a contract ends of which it is said how it is left later: %s',
  (language, sentence) => {
    expect(read(language).ending).toBe('ends');
    expect(read(language, sentence).ending).toBe('unknown');
  },
);
