/** Days and sums of something else beside those of the contract: of an insurance, an inspection, a contract's first day, what is paid apart. */
import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const read = (...lines: string[]) => analyseText(lines.join('\n\n'), { today: '2026-11-22' });

const GERMAN = ['Wartungsvertrag', 'Auftraggeber: Bäckerei Hollmann GmbH', 'Auftragnehmer: Kältetechnik Brandner GmbH'];
const SPANISH = ['Contrato de mantenimiento', 'Cliente: Talleres Ibarra, S.L.', 'Proveedor: Climas del Ebro, S.L.'];

it('of two ends the one counts whose sentence says when the term begins, and not the end of an insurance', () => {
  const found = read(
    'Contrat de maintenance',
    'Prestataire : Froid Lemaire SARL',
    "Assurance responsabilité : valable jusqu'au 31/03/2027",
    'Client : Brasserie du Canal SAS',
    'Le contrat prend effet le 1er mai 2026 et se termine le 30 avril 2028.',
    'La redevance est de 900 € par an.',
    'Fait à Lille, le 20 avril 2026',
  );
  expect(found.termEnd).toBe('2028-04-30');
  expect(found.alternatives.filter(({ field }) => field === 'termEnd').map(({ value }) => value)).toEqual([
    '2027-03-31',
  ]);
});

it('two ends for which as much speaks are a question', () => {
  const found = read(
    ...GERMAN,
    'Vertragsbeginn: 01.02.2026',
    'Vertragsende: 31.01.2028',
    'Der Vertrag endet am 31.07.2028.',
    'Die Vergütung beträgt 90,00 € im Monat.',
  );
  expect(found.termEnd).toBeNull();
  const asked = found.alternatives.filter(({ field }) => field === 'termEnd').map(({ value }) => value);
  expect(asked.toSorted()).toEqual(['2028-01-31', '2028-07-31']);
});

it('the day of a contract that is given notice of is not its end', () => {
  const found = read(
    'Energie Nordlicht GmbH, Hafenweg 3, 24103 Kiel',
    'Bestätigung Ihrer Kündigung',
    'Sehr geehrte Frau Ahlers,',
    'Ihr Vertrag über Strom für die Werkstatt vom 12.03.2022 endet damit zum 11.03.2027.',
    'Mit freundlichen Grüßen',
  );
  expect(found.termEnd).toBe('2027-03-11');
  expect(found.agreementDate).toBe('2022-03-12');
});

it('a day that only a passing word calls an end gives way to the term by its first day and length', () => {
  const found = read(
    ...SPANISH,
    'El contrato empieza el 1 de marzo de 2026 con una duración de dos años.',
    'El Proveedor tiene un seguro con Mutua Ebro, en vigor hasta el 31 de mayo de 2027.',
    'El precio es de 80,00 € al mes.',
    'Zaragoza, 20 de febrero de 2026',
  );
  expect(found.termEnd).toBe('2028-03-01');
});

it('what is paid apart is not the price', () => {
  const found = read(
    ...SPANISH,
    'Cuota mensual: 80,00 €',
    'La revisión oficial no está incluida (presupuesto aparte: 240 €).',
    'Zaragoza, 20 de febrero de 2026',
  );
  expect([found.amount, found.amountPeriod]).toEqual([80, 'month']);
});

it('of a premium, its tax and its costs the sum counts that they come to', () => {
  const found = read(
    'Polisblad',
    'Verzekeraar: Gelderse Onderlinge N.V.',
    'Verzekeringnemer: Bakkerij Van Oord B.V.',
    'Ingangsdatum: 01-03-2026',
    'Totale premie € 500,00',
    'Assurantiebelasting 21% € 105,00',
    'Poliskosten € 7,50',
    'Te betalen per jaar € 612,50',
  );
  expect([found.amount, found.amountPeriod]).toEqual([612.5, 'year']);
});
