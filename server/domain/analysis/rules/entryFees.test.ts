/** What is paid once to get in is no price of a period: a month's rhythm that stands behind it was taken for its own. */
import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const CONTRACTS = {
  nl: (said: string) =>
    `FRANCHISEOVEREENKOMST\nTussen Alfa B.V. (franchisegever) en Beta B.V. (franchisenemer)\nArtikel 1. De overeenkomst gaat in op 1 januari 2026 en eindigt op 31 december 2030.\nArtikel 2. ${said}\nUtrecht, 1 december 2025`,
  de: (said: string) =>
    `FRANCHISEVERTRAG\nzwischen Alpha GmbH (Franchisegeber) und Beta KG (Franchisenehmer)\n§ 1 Der Vertrag beginnt am 1. Januar 2026 und endet am 31. Dezember 2030.\n§ 2 ${said}\nUlm, 1. Dezember 2025`,
  fr: (said: string) =>
    `CONTRAT DE FRANCHISE\nEntre Alpha SARL (le franchiseur) et Beta SAS (le franchisé)\nArticle 1. Le contrat commence le 1er janvier 2026 et prend fin le 31 décembre 2030.\nArticle 2. ${said}\nFait à Lyon, le 1er décembre 2025`,
};

it.each([
  ['nl', 'Franchisenemer betaalt een entreefee van € 15.000 en een maandelijkse fee van € 950.'],
  [
    'nl',
    'Franchisenemer betaalt bij ondertekening een entreefee van € 15.000 en een maandelijkse franchisefee van € 950.',
  ],
  ['fr', "Le franchisé verse un droit d'entrée de 15 000 € et une redevance mensuelle de 950 €."],
] as const)('%s: “%s” costs 950 euros a month', (language, said) => {
  const { amount, currency, amountPeriod, alternatives } = analyseText(CONTRACTS[language](said), {
    today: '2026-03-27',
  });
  expect({ amount, currency, amountPeriod }).toEqual({ amount: 950, currency: 'EUR', amountPeriod: 'month' });
  expect(alternatives.filter(({ value }) => value.startsWith('15000'))).toEqual([]);
});

it('a fee to get in beside a share of the sales is no price by the month', () => {
  const said = 'Franchisenemer betaalt een entreefee van € 15.000 en een maandelijkse fee van 5% van de omzet.';
  expect(analyseText(CONTRACTS.nl(said), { today: '2026-03-27' }).amount).toBeNull();
});

it.each([
  ['nl', 'Entreefee: € 15.000. Maandelijkse franchisefee: € 950.'],
  ['nl', 'Franchisenemer betaalt een toetredingsvergoeding van € 15.000, en een vergoeding van € 950 per maand.'],
  ['de', 'Der Franchisenehmer zahlt eine Eintrittsgebühr von 15.000 € und eine monatliche Gebühr von 950 €.'],
  ['de', 'Die Einstiegsgebühr beträgt 15.000 €, die laufende Gebühr 950 € im Monat.'],
] as const)('%s: “%s” is not said to cost what is paid once', (language, said) => {
  const { amount, alternatives } = analyseText(CONTRACTS[language](said), { today: '2026-03-27' });
  expect(amount).not.toBe(15_000);
  expect([`${amount} EUR`, ...alternatives.map(({ value }) => value)]).toContain('950 EUR');
});
