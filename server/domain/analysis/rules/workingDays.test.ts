/** A notice that is counted in working days: as calendar days its last day was shown a week late. */
import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const TERMS = [
  'SERVICE AGREEMENT\n\nbetween North Services Ltd and Blue Print Ltd\n\nThis agreement runs from 1 October 2025 to 30 September 2027 and renews each year unless either party gives at least TERM notice before the end of the then current year.\n\nSigned on 12 September 2025',
  'DIENSTVERTRAG\n\nzwischen der Nordhof Service GmbH, Hamburg, und der Blau Druck GmbH, Kiel\n\nDer Vertrag läuft vom 1. Oktober 2025 bis zum 30. September 2027 und verlängert sich jeweils um ein Jahr, wenn er nicht mit einer Frist von TERM zum Ende der Laufzeit gekündigt wird.\n\nHamburg, den 12. September 2025',
  'CONTRAT DE SERVICE\n\nEntre Services du Nord SAS et Imprimerie Bleue SARL\n\nLe contrat court du 1er octobre 2025 au 30 septembre 2027 et se renouvelle par tacite reconduction pour un an, sauf préavis de TERM avant le terme.\n\nLyon, le 12 septembre 2025',
  'CONTRATO DE SERVICIOS\n\nEntre Servicios Norte S.L. e Imprenta Azul S.L.\n\nEl contrato dura del 1 de octubre de 2025 al 30 de septiembre de 2027 y se prorroga tácitamente por un año, salvo denuncia con TERM de antelación al vencimiento.\n\nMadrid, 12 de septiembre de 2025',
  'DIENSTVERLENINGSOVEREENKOMST\n\nTussen Diensten Noord B.V. en Drukkerij Blauw B.V.\n\nDe overeenkomst loopt van 1 oktober 2025 tot en met 30 september 2027 en wordt telkens met een jaar verlengd, tenzij zij uiterlijk TERM voor het einde wordt opgezegd.\n\nUtrecht, 12 september 2025',
] as const;

it.each([
  [0, '20 business days’'],
  [0, "twenty (20) working days'"],
  [0, '20 clear Business Days'],
  [1, '20 Werktagen'],
  [1, '20 Arbeitstagen'],
  [2, '20 jours ouvrés'],
  [2, 'vingt jours ouvrables'],
  [3, '20 días hábiles'],
  [3, '20 días laborables'],
  [4, '20 werkdagen'],
] as const)('contract %d: a notice of %s leaves weekends out', (which, told) => {
  expect(analyseText(TERMS[which].replace('TERM', told), { today: '2026-11-27' })).toMatchObject({
    termEnd: '2027-09-30',
    ending: 'renews',
    noticePeriod: { n: 20, unit: 'workingDay' },
    noticeBy: '2027-09-02',
  });
});

it.each([
  [0, "20 calendar days'"],
  [1, '20 Kalendertagen'],
  [3, '20 días naturales'],
] as const)('contract %d: a notice of %s is one of days', (which, told) => {
  expect(analyseText(TERMS[which].replace('TERM', told), { today: '2026-11-27' })).toMatchObject({
    noticePeriod: { n: 20, unit: 'day' },
    noticeBy: '2027-09-10',
  });
});

it('of a window in working days the later limit counts', () => {
  const told = 'no more than 30 business days and no less than 20 business days';
  expect(analyseText(TERMS[0].replace('TERM', told), { today: '2026-11-27' })).toMatchObject({
    noticeBy: '2027-09-02',
  });
});
