/** A long contract without headings: each paragraph tells itself what it is about. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const FILL = {
  es: [
    'Las facturas se emitirán por meses vencidos y se abonarán mediante transferencia bancaria a los treinta días de la fecha de su recepción, sin perjuicio del derecho de la parte que no esté conforme a reclamar.',
    'El incumplimiento de alguna de las obligaciones esenciales facultará a la otra parte para resolver el contrato, previo requerimiento fehaciente en el que se conceda un plazo de treinta días para subsanarlo.',
    'Toda reclamación deberá formularse por escrito en el plazo de seis meses desde que se tuvo conocimiento del daño, y la responsabilidad quedará limitada al importe abonado en el ejercicio en que se produjo.',
  ],
  nl: [
    'Facturering vindt maandelijks achteraf plaats en betaling geschiedt binnen dertig dagen na factuurdatum, onverminderd het recht van de andere partij om bezwaren tegen de hoogte van de factuur kenbaar te maken.',
    'Vorderingen tot vergoeding van schade vervallen indien zij niet binnen zes maanden na ontdekking van de schade schriftelijk zijn gemeld, en zijn beperkt tot het bedrag dat in dat jaar in rekening is gebracht.',
    'Kennisgevingen vinden schriftelijk plaats aan de in de aanhef genoemde adressen en een wijziging van adres wordt ten minste veertien dagen tevoren aan de andere partij medegedeeld op de wijze van dit artikel.',
  ],
};
const many = (language: 'es' | 'nl'): string =>
  Array.from({ length: 14 }, () => FILL[language].join('\n\n')).join('\n\n');

const ES = `CONTRATO DE FRANQUICIA

Entre CAFÉS DEL ALBAICÍN FRANQUICIAS, S.L. (el Franquiciador) y HOSTELERÍA PUERTO BANÚS, S.L. (el Franquiciado).

${many('es')}

El contrato entra en vigor el 9 de septiembre de 2022 y tendrá una duración de cinco años. Seis meses antes, como mínimo, de su vencimiento, la parte que no desee continuar deberá comunicarlo a la otra; a falta de ello, el contrato se entenderá renovado por otros cinco años.

La póliza vigente tiene efecto desde el 1 de enero de 2026 y vencimiento el 31 de diciembre de 2026, y se renovará por anualidades. La aseguradora no podrá cancelarla sin un preaviso de treinta días.

Málaga, 1 de septiembre de 2022

ANEXO I. ESTABLECIMIENTO

Local situado en la avenida Julio Iglesias. Contrato de arrendamiento del local vigente hasta el 30 de noviembre de 2032.
`;
const NL = `HANDELSHUUROVEREENKOMST

Tussen BV Immo Dijlevallei (verhuurder) en BV Broodhuis Vandamme (huurder).

${many('nl')}

De huur wordt toegestaan voor een termijn van negen jaar, die aanvangt op 1 mei 2019 om te eindigen op 30 april 2028.

De huurder die het recht op huurhernieuwing wil uitoefenen, moet dit ter kennis van de verhuurder brengen, ten vroegste achttien maanden en ten laatste vijftien maanden vóór het eindigen van de lopende huur.

De lopende polis heeft als ingangsdatum 1 januari 2026 en als vervaldatum 31 december 2026 en wordt jaarlijks verlengd. De verzekeraar mag haar niet beëindigen dan met een opzegtermijn van dertig dagen.

Opgemaakt te Leuven op 8 april 2019
`;

describe('what paragraphs without headings say of insurance and annexes of other contracts', () => {
  it('es: is not the contract’s', () => {
    expect(analyseText(ES, { today: '2026-11-27' })).toMatchObject({
      effectiveDate: '2022-09-09',
      termEnd: '2027-09-09',
      ending: 'renews',
      renewalTerm: { n: 5, unit: 'year' },
      noticePeriod: { n: 6, unit: 'month' },
      noticeBy: '2027-03-08',
    });
  });

  it('nl: is not the contract’s, and an option is used until the later of two lengths before the end', () => {
    expect(analyseText(NL, { today: '2026-11-27' })).toMatchObject({
      effectiveDate: '2019-05-01',
      termEnd: '2028-04-30',
      ending: 'option',
      noticeBy: '2027-01-30',
    });
  });
});
