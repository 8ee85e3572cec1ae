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
