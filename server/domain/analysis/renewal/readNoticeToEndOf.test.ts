import { describe, expect, it } from 'vitest';
import { readingOf } from '../../cycle/readingOf.ts';
import { analyseText } from '../analyseText.ts';
import { makeDocument } from '../document.ts';
import { readNoticeToEndOf } from './readNoticeToEndOf.ts';

const read = (text: string): string | null => readNoticeToEndOf(makeDocument(text))?.value ?? null;

describe('notice to the end of a period of the calendar', () => {
  it.each([
    ['It may be terminated on three months notice to the end of a calendar quarter.', 'quarter'],
    ['Either party may end it by one month’s notice expiring at the end of any calendar month.', 'month'],
    ['Either party may terminate on three full calendar months’ notice.', 'month'],
    ['The contract can be cancelled with effect from the end of a calendar year on notice of six weeks.', 'year'],
  ])('is read from "%s"', (text, period) => {
    expect(read(text)).toBe(period);
  });

  it.each([
    ['The fee is invoiced at the end of each month.'],
    ['Notice to terminate may be given to the end of a contract year.'],
    ['No increase shall bind orders placed prior to the end of the calendar year in which such notice is provided.'],
    ['Either party may terminate on notice if a report at the end of a month is late.'],
  ])('is not read from "%s"', (text) => {
    expect(read(text)).toBeNull();
  });

  it('moves the last day for notice back to one that still reaches the end of the quarter', () => {
    const text = `WARTUNGSVERTRAG

zwischen Alpha GmbH und Beta GmbH

§ 1 Der Vertrag beginnt am 15.03.2025 und läuft bis zum 14.03.2027. Er verlängert sich jeweils um ein Jahr, wenn er nicht mit einer Frist von drei Monaten zum Quartalsende gekündigt wird.

München, den 01.03.2025`;
    const found = analyseText(text, { today: '2026-02-01' });
    expect(found).toMatchObject({ termEnd: '2027-03-14', noticeToEndOf: 'quarter', noticeBy: '2026-09-30' });
    const { values, evidence } = readingOf('document', 'Wartung', found);
    expect(values).toMatchObject({ noticeToEndOf: 'quarter', actBy: null });
    expect(evidence.map(({ field }) => field)).toContain('noticeToEndOf');
  });

  it.each([
    'SERVICE AGREEMENT\n\nbetween North Services Ltd and Blue Print Ltd\n\n1. This agreement runs from 16 October 2025 to 15 October 2027 and renews for one year at a time unless either party gives three full calendar months’ notice before the end of the term.\n\nSigned on 9 October 2025',
    'DIENSTVERTRAG\n\nzwischen der Nordhof GmbH, Hamburg, und der Blau GmbH, Kiel\n\nDer Vertrag läuft vom 16. Oktober 2025 bis zum 15. Oktober 2027 und verlängert sich jeweils um ein Jahr, wenn er nicht mit einer Frist von drei vollen Kalendermonaten vor Ablauf gekündigt wird.\n\nHamburg, den 9. Oktober 2025',
    'CONTRAT DE SERVICE\n\nEntre Services du Nord SAS et Imprimerie Bleue SARL\n\nLe contrat court du 16 octobre 2025 au 15 octobre 2027 et se renouvelle par tacite reconduction pour un an, sauf préavis de trois mois civils entiers avant le terme.\n\nLyon, le 9 octobre 2025',
    'CONTRATO DE SERVICIOS\n\nEntre Servicios Norte S.L. y Gráficas Azul S.L.\n\nEl contrato dura del 16 de octubre de 2025 al 15 de octubre de 2027 y se prorroga tácitamente por un año, salvo preaviso de tres meses naturales completos antes del vencimiento.\n\nMadrid, 9 de octubre de 2025',
    'DIENSTVERLENINGSOVEREENKOMST\n\nTussen Noord B.V. en Blauw B.V.\n\nDe overeenkomst loopt van 16 oktober 2025 tot en met 15 oktober 2027 en wordt telkens met een jaar verlengd, tenzij zij met een opzegtermijn van drie volle kalendermaanden voor het einde wordt opgezegd.\n\nUtrecht, 9 oktober 2025',
  ])('full calendar months of notice before a day in the middle of one begin earlier: %s', (text) => {
    const { noticePeriod, noticeToEndOf, noticeBy } = analyseText(text, { today: '2026-11-27' });
    expect([noticePeriod, noticeToEndOf, noticeBy]).toEqual([{ n: 3, unit: 'month' }, 'month', '2027-06-30']);
  });

  it('hands the kernel how long before the end an option must be used, where no notice period says so', () => {
    const text = `LEASE

This Lease is made on 1 June 2024 between Alpha Properties LLC and Beta Stores, Inc.
1. The term of this Lease begins on July 1, 2024 and ends on June 30, 2029.
2. Tenant may extend the term for one further period of five years by written notice not less than six months before the end of the term.`;
    const found = analyseText(text, { today: '2026-02-01' });
    expect(found).toMatchObject({ ending: 'option', noticePeriod: null, noticeBy: '2028-12-30' });
    const { noticePeriod, actBy } = readingOf('document', 'Lease', found).values;
    expect([noticePeriod, actBy]).toEqual([{ n: 6, unit: 'month' }, null]);
  });
});
