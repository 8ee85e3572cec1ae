/** Rights to end a contract early: the day until which one has to be used is a question. Nothing was asked. */
import { describe, expect, it } from 'vitest';
import { readingOf } from '../../cycle/readingOf.ts';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const CONTRACTS = {
  de: (said: string) => `Mietvertrag
zwischen Alpha GmbH (Vermieter) und Beta KG (Mieter)
§ 1 Das Mietverhältnis beginnt am 1. Juli 2023 und endet am 30. Juni 2033.
§ 2 ${said}
§ 3 Die Miete beträgt 900 € monatlich.
Ulm, 1. Juni 2023`,
  fr: (said: string) => `CONTRAT DE LOCATION
Entre Alpha SARL (le bailleur) et Beta SAS (le preneur)
Article 1. Le contrat commence le 1er juillet 2023 et prend fin le 30 juin 2033.
Article 2. ${said}
Article 3. Le loyer est de 900 € par mois.
Fait à Lyon, le 1er juin 2023`,
  es: (said: string) => `CONTRATO DE ARRENDAMIENTO
Entre Alfa, S.L. (arrendadora) y Beta, S.A. (arrendataria)
Primera. El contrato comienza el 1 de julio de 2023 y vence el 30 de junio de 2033.
Segunda. ${said}
Tercera. La renta es de 900 € al mes.
En Vigo, a 1 de junio de 2023`,
  nl: (said: string) => `HUUROVEREENKOMST
Tussen Alfa B.V. (verhuurder) en Beta B.V. (huurder)
Artikel 1. De overeenkomst gaat in op 1 juli 2023 en eindigt op 30 juni 2033.
Artikel 2. ${said}
Artikel 3. De huur is € 900 per maand.
Utrecht, 1 juni 2023`,
};
type Language = keyof typeof CONTRACTS;

const read = (language: Language, said: string): Analysis =>
  analyseText(CONTRACTS[language](said), { today: '2026-11-27' });
const asked = ({ alternatives }: Analysis): string[] =>
  alternatives.filter(({ field }) => field === 'noticeBy').map(({ value }) => value);

describe('a right to end a contract early', () => {
  it.each([
    [
      'es',
      'La Arrendataria podrá darlo por terminado anticipadamente, con efectos al 31 de diciembre de 2027, siempre que lo notifique con una antelación no inferior a cuatro meses.',
      '2027-08-31',
    ],
    [
      'es',
      'La Arrendataria podrá desistir del contrato el 30 de junio de 2028, comunicándolo antes del 1 de marzo de 2028.',
      '2028-02-29',
    ],
    [
      'es',
      'La Arrendataria podrá dar por terminado el contrato a la finalización del quinto año de vigencia, con un preaviso de tres meses.',
      '2028-03-30',
    ],
    [
      'es',
      'Cualquiera de las partes podrá resolver el contrato en cada aniversario, con un preaviso de dos meses.',
      '2027-04-30',
    ],
    [
      'nl',
      'Huurder heeft het recht de overeenkomst tussentijds te beëindigen per 1 juli 2028, mits hij dit uiterlijk twaalf maanden tevoren kenbaar maakt.',
      '2027-07-01',
    ],
    [
      'nl',
      'Huurder mag de overeenkomst beëindigen aan het einde van het vijfde jaar, met inachtneming van een opzegtermijn van drie maanden.',
      '2028-03-30',
    ],
    [
      'nl',
      'De huurder kan de huur beëindigen bij het verstrijken van elke driejarige periode, mits een opzegging van zes maanden bij aangetekende brief.',
      '2028-12-30',
    ],
    [
      'nl',
      'Elk van partijen kan de overeenkomst jaarlijks opzeggen tegen 31 december, met een opzegtermijn van drie maanden.',
      '2027-09-30',
    ],
    [
      'fr',
      "Le preneur pourra donner congé à l'expiration de chaque période triennale, avec un préavis de six mois.",
      '2028-12-30',
    ],
    ['de', 'Der Mieter kann den Vertrag zum 30. Juni 2028 mit einer Frist von zwölf Monaten kündigen.', '2027-06-30'],
  ] as const)('%s: is a question: %s', (language, said, day) => {
    const found = read(language, said);
    expect([found.termEnd, asked(found)]).toEqual(['2033-06-30', [day]]);
    const { values, others } = readingOf('document', 'Contract', found);
    expect(values.actBy).toBeNull();
    expect(others).toContainEqual(expect.objectContaining({ field: 'actBy', value: day }));
  });

  it.each([
    [
      'es',
      'La Arrendadora podrá resolver el contrato por impago el 31 de diciembre de 2027, con un preaviso de un mes.',
    ],
    ['es', 'La Arrendataria podrá desistir en cualquier momento con un preaviso de treinta días.'],
    [
      'nl',
      'Huurder had het recht de overeenkomst te beëindigen per 1 juli 2025, met een opzegtermijn van drie maanden.',
    ],
    ['nl', 'Huurder kan de overeenkomst opzeggen tegen 30 juni 2033 met een opzegtermijn van twaalf maanden.'],
  ] as const)('%s: nothing is asked of %s', (language, said) => {
    expect(asked(read(language, said))).toEqual([]);
  });

  it('has a notice of its own: the one that stops a renewal is counted from the end', () => {
    const found = read(
      'es',
      'Se prorrogará por años salvo preaviso de tres meses. La Arrendataria podrá desistir el 30 de junio de 2028 con doce meses de antelación.',
    );
    expect(found).toMatchObject({ noticePeriod: { n: 3, unit: 'month' }, noticeBy: '2033-03-30' });
    expect(asked(found)).toEqual(['2027-06-30']);
  });

  it('tells of the notice that stops a renewal where nothing else does', () => {
    const said =
      'Zij wordt telkens met een jaar verlengd en kan door partijen jaarlijks tegen 30 juni worden opgezegd met een opzegtermijn van drie maanden.';
    const found = read('nl', said);
    expect(found).toMatchObject({ noticePeriod: { n: 3, unit: 'month' }, noticeBy: '2033-03-30' });
    expect(asked(found)).toEqual(['2027-03-30']);
  });
});
