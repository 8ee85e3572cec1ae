/** Rows of a term: a renewal that says itself how long it is, numbered rows, the water that a price is for. */
import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const read = (text: string): Analysis => analyseText(text, { today: '2026-11-22' });
const YEAR = { n: 1, unit: 'year' };

it.each([
  [
    'es',
    `CONTRATO DE SEGURO
Aseguradora: Vida Sana Seguros, S.A.
Tomador: Transportes Arga, S.L.
Efecto: 01/01/2026. Vencimiento: 31/12/2026
Prórroga tácita anual, salvo oposición con dos meses de anticipación`,
  ],
  [
    'fr',
    `CONTRAT D'ENTRETIEN
Client : Copropriété Les Acacias
Prestataire : Jardins du Rhône SARL
Prise d'effet 01/04/2026 - échéance 31/03/2027
Reconduction : tacite, annuelle, sauf préavis écrit de 2 mois`,
  ],
  [
    'nl',
    `ONDERHOUDSOVEREENKOMST
Opdrachtgever: Juwelier Blink B.V.
Opdrachtnemer: Polder Alarm B.V.
Ingangsdatum: 1 januari 2026, einddatum: 31 december 2026
Jaarlijkse stilzwijgende verlenging, opzegtermijn 2 maanden`,
  ],
  [
    'de',
    `WARTUNGSVERTRAG
Auftraggeber: Juwelier Blink GmbH
Auftragnehmer: Nord Alarm GmbH
Vertragsbeginn: 01.01.2026, Vertragsende: 31.12.2026
Jährliche stillschweigende Verlängerung, Kündigungsfrist 2 Monate`,
  ],
])('a renewal says itself that it is for a year (%s)', (_, text) => {
  expect(read(text)).toMatchObject({ ending: 'renews', renewalTerm: YEAR, noticePeriod: { n: 2, unit: 'month' } });
});

it('the number of a row makes no table of its label and its value', () => {
  const text = `DIENSTVERLENINGSOVEREENKOMST

1  Opdrachtgever   Juwelier Blink B.V.
2  Opdrachtnemer   Balans Administratie B.V.
3  Honorarium      € 165,- per maand excl. btw
4  Ingang          1 januari 2026
5  Duur            een jaar; wordt telkens met een jaar verlengd
6  Opzeggen        per e-mail, twee maanden voor het eind van het jaar`;
  expect(read(text)).toMatchObject({
    effectiveDate: '2026-01-01',
    termEnd: '2027-01-01',
    renewalTerm: YEAR,
    noticePeriod: { n: 2, unit: 'month' },
  });
});

it('what is paid beside the price of water is no price of the contract', () => {
  const text = `CONTRATO DE SUMINISTRO DE AGUA

Entidad suministradora: Aguas del Valle, S.A.
Titular: Peluquería Marga, C.B.
Cuota de servicio: 9,85 €/mes
Consumo: 0,52 €/m³ los primeros 10 m³
Fecha de alta: 12 de mayo de 2025
Duración: indefinida. Baja con 15 días de preaviso.`;
  expect(read(text)).toMatchObject({ amount: null, ending: 'open' });
});

it('a label says what a side does, and a cooperative is one by its last words', () => {
  const text = `CONTRATO DE SERVICIOS DE SEGURIDAD

Empresa de seguridad: Vigilia Norte, S.L.
Cliente: Colegio San Blas, Sociedad Cooperativa

El contrato comienza el 1 de marzo de 2026 y termina el 28 de febrero de 2028.
En Olmo, a 10 de febrero de 2026`;
  expect(read(text).parties).toEqual(['Vigilia Norte, S.L.', 'Colegio San Blas, Sociedad Cooperativa']);
});
