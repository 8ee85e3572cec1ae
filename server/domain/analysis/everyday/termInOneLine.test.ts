/** A term and what comes behind it in the one line of a label. */
import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const FORMS = {
  en: ['ORDER FORM', 'Customer: Holt Foods Ltd', 'Supplier: Bright Windows Ltd', 'Start date: 1 April 2026'],
  de: ['AUFTRAGSBESTÄTIGUNG', 'Kunde: Holt GmbH', 'Anbieter: Klarglas GmbH', 'Beginn: 1. April 2026'],
  fr: ['BON DE COMMANDE', 'Client : Holt SARL', 'Prestataire : Vitres SAS', 'Date de début : 1er avril 2026'],
  es: ['CONFIRMACIÓN DE PEDIDO', 'Cliente: Holt S.L.', 'Proveedor: Cristales S.L.', 'Inicio: 1 de abril de 2026'],
  nl: ['OPDRACHTBEVESTIGING', 'Klant: Holt B.V.', 'Leverancier: Glas B.V.', 'Ingangsdatum: 1 april 2026'],
};
const PRICES = {
  en: 'Fee: £240.00 per month',
  de: 'Vergütung: 240,00 € pro Monat',
  fr: 'Prix : 240,00 € par mois',
  es: 'Precio: 240,00 € al mes',
  nl: 'Prijs: € 240,00 per maand',
};
type Language = keyof typeof FORMS;

const read = (language: Language, line: string) =>
  analyseText([...FORMS[language], PRICES[language], line].join('\n'), { today: '2026-11-22' });

it.each([
  ['en', 'Term: 24 months, renewing for 12 months'],
  ['en', 'Term: 24 months (then renewing for 12 months)'],
  ['en', 'Contract period: 2 years, renewing every 12 months'],
  ['en', 'Duration: 2 years; renewed for 12 months unless cancelled'],
  ['de', 'Laufzeit: 24 Monate, danach jeweils 12 Monate'],
  ['fr', 'Durée : 24 mois, se renouvelant pour 12 mois'],
  ['fr', 'Durée : 24 mois, renouvellement tacite par périodes de 12 mois'],
  ['es', 'Duración: 24 meses, renovación automática de 12 meses'],
  ['nl', 'Looptijd: 24 maanden, verlenging telkens 12 maanden'],
] as const)('%s: it renews, and for how long: %s', (language, line) => {
  const { termEnd, ending, renewalTerm, alternatives } = read(language, line);
  // The second opinion may ask; what it asks about first is what was read.
  const asked = alternatives.find(({ field }) => field === 'ending')?.value;
  expect({ termEnd, ending: ending === 'unknown' ? asked : ending, renewalTerm }).toEqual({
    termEnd: '2028-04-01',
    ending: 'renews',
    renewalTerm: { n: 12, unit: 'month' },
  });
});

it.each([
  ['en', 'Term: 24 months, renewal 12 months'],
  ['en', 'Term: 24 months, renewing for 12 months on request'],
  ['en', 'Term: 24 months, renewing for 12 months by mutual agreement'],
  ['en', 'Term: 24 months, not renewing'],
  ['de', 'Laufzeit: 24 Monate, Verlängerung um 12 Monate möglich'],
  ['de', 'Laufzeit: 24 Monate, Verlängerung um 12 Monate nur nach Vereinbarung'],
  ['fr', 'Durée : 24 mois, renouvelable d’un commun accord pour 12 mois'],
  ['fr', 'Durée : 24 mois, aucun renouvellement tacite'],
  ['es', 'Duración: 24 meses, renovable de mutuo acuerdo por 12 meses'],
] as const)('%s: it is not said to renew by itself: %s', (language, line) => {
  const { termEnd, autoRenews } = read(language, line);
  expect({ termEnd, renews: autoRenews === true }).toEqual({ termEnd: '2028-04-01', renews: false });
});

it('a notice behind the length of a renewal is the length that stands behind its word', () => {
  const { noticePeriod } = read('en', 'Term: 24 months, renewing for 12 months, notice 3 months');
  expect(noticePeriod).toEqual({ n: 3, unit: 'month' });
});
