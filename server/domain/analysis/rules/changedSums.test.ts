import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const HEADS = {
  de: `NACHTRAG NR. 2 ZUM WARTUNGSVERTRAG

zwischen der Talhof Druckerei GmbH, Bahnstraße 7, 5300 Hallwang, nachfolgend "Auftraggeber" genannt,
und der Nordlicht Technik GmbH, Mühlweg 14, 22303 Hamburg, nachfolgend "Auftragnehmer" genannt.

Die Parteien ändern ihren Wartungsvertrag vom 3. März 2025 wie folgt:
`,
  fr: `AVENANT N° 2 AU CONTRAT DE MAINTENANCE

Entre la société Ascenseurs Lumière SARL, 12 rue des Lilas, 69003 Lyon, ci-après « le Prestataire »,
et la société Boulangerie Favre SAS, 4 place Carnot, 69002 Lyon, ci-après « le Client ».

Les parties modifient leur contrat de maintenance du 3 mars 2025 comme suit :
`,
  es: `ADENDA N.º 2 AL CONTRATO DE MANTENIMIENTO

Entre Ascensores Robles, S.L., con domicilio en Calle Mayor 4, Logroño, en adelante "la Empresa",
y Panadería Lucero, S.A., con domicilio en Plaza Nueva 3, Logroño, en adelante "el Cliente".

Las partes modifican su contrato de mantenimiento de 3 de marzo de 2025 del modo siguiente:
`,
  nl: `ADDENDUM 2 BIJ DE ONDERHOUDSOVEREENKOMST

Tussen Liftbedrijf Linde B.V., Molenweg 14, 3512 AB Utrecht, hierna "Opdrachtnemer",
en Bakkerij De Wit B.V., Markt 3, 3511 AA Utrecht, hierna "Opdrachtgever".

Partijen wijzigen hun onderhoudsovereenkomst van 3 maart 2025 als volgt:
`,
};
const read = (language: keyof typeof HEADS, sentence: string): unknown[] => {
  const { amount, amountPeriod } = analyseText(`${HEADS[language]}\n1. ${sentence}\n`, { today: '2026-11-27' });
  return [amount, amountPeriod];
};

it.each([
  ['de', 'Die monatliche Vergütung wird von 600,00 EUR auf 720,00 EUR erhöht.'],
  ['de', 'Die monatliche Vergütung von 600,00 EUR wird auf 720,00 EUR angehoben.'],
  ['de', 'Die monatliche Vergütung wird um 120,00 EUR auf 720,00 EUR erhöht.'],
  ['fr', 'La redevance mensuelle est portée de 600,00 € à 720,00 €.'],
  ['fr', 'La redevance mensuelle de 600,00 € est augmentée à 720,00 €.'],
  ['fr', 'Le montant mensuel est augmenté de 120,00 € pour atteindre 720,00 €.'],
  ['es', 'La cuota mensual pasa de 600,00 € a 720,00 €.'],
  ['es', 'La cuota mensual de 600,00 € se modifica a 720,00 €.'],
  ['nl', 'De maandelijkse vergoeding wordt verhoogd van € 600,00 naar € 720,00.'],
  ['nl', 'De maandelijkse vergoeding van € 600,00 wordt verhoogd tot € 720,00.'],
  ['nl', 'De maandelijkse vergoeding wordt met € 120,00 verhoogd tot € 720,00.'],
] as const)('an agreement that changes another one has the new price (%s): %s', (language, sentence) => {
  expect(read(language, sentence)).toEqual([720, 'month']);
});

it.each([
  ['de', 'Die monatliche Vergütung wird um 120,00 EUR erhöht.'],
  ['fr', 'La redevance mensuelle est augmentée de 120,00 €.'],
  ['es', 'La cuota mensual se aumenta en 120,00 €.'],
  ['nl', 'De maandelijkse vergoeding wordt met € 120,00 verhoogd.'],
] as const)('by how much a price is raised is no price (%s): %s', (language, sentence) => {
  expect(read(language, sentence)[0]).toBeNull();
});
