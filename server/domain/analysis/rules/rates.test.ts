import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const HEADS = {
  de: 'DIENSTLEISTUNGSVERTRAG\n\nAuftragnehmer: Hell & Söhne GmbH\nAuftraggeber: Harz Möbel GmbH\nBeginn: 1. Juni 2026\nEnde: 31. Mai 2027\n\n',
  fr: "CONTRAT DE PRESTATION DE SERVICES\n\nPrestataire : Clair & Fils SARL\nClient : Meubles du Vercors SAS\nDate d'effet : 1er juin 2026\nDate de fin : 31 mai 2027\n\n",
  es: 'CONTRATO DE PRESTACIÓN DE SERVICIOS\n\nPrestador: Limpiezas Claras, S.L.\nCliente: Muebles del Sur, S.A.\nFecha de inicio: 1 de junio de 2026\nFecha de fin: 31 de mayo de 2027\n\n',
  nl: 'OVEREENKOMST VAN OPDRACHT\n\nOpdrachtnemer: Helder & Zonen B.V.\nOpdrachtgever: Harderwijk Meubelen B.V.\nIngangsdatum: 1 juni 2026\nEinddatum: 31 mei 2027\n\n',
  en: 'CLEANING AGREEMENT\n\nSupplier: Bright & Sons Ltd\nCustomer: Harrow Hill Ltd\nStart date: 1 June 2026\nEnd date: 31 May 2027\n\n',
};
const price = (language: keyof typeof HEADS, sentence: string): [number | null, string | null] => {
  const { amount, amountPeriod } = analyseText(`${HEADS[language]}${sentence}\n`, { today: '2026-11-22' });
  return [amount, amountPeriod];
};

describe('what an hour, a day or a week costs', () => {
  it.each([
    ['de', 'Die Vergütung beträgt 48,00 € pro Stunde.', 48, 'hour'],
    ['de', 'Wochenmiete: 240,00 €', 240, 'week'],
    ['fr', "Les honoraires sont fixés à 60 € HT de l'heure.", 60, 'hour'],
    ['fr', 'Le loyer est de 240 € par semaine.', 240, 'week'],
    ['es', 'El precio es de 48,00 € por hora.', 48, 'hour'],
    ['es', 'La renta es de 240 € semanales.', 240, 'week'],
    ['nl', 'Het tarief bedraagt € 82,50 per uur exclusief btw.', 82.5, 'hour'],
    ['nl', 'De huur bedraagt € 240 per week.', 240, 'week'],
    ['nl', 'Uurprijs: € 7,20', 7.2, 'hour'],
  ] as const)('is the price in %s: %s', (language, sentence, amount, period) => {
    expect(price(language, sentence)).toEqual([amount, period]);
  });

  it.each([
    ['de', 'Die Vergütung beträgt 400 € pro Monat. Überstunden kosten 48,00 € pro Stunde.', 400],
    ['de', 'Für Überstunden beträgt die Vergütung 48,00 € pro Stunde.', null],
    ['fr', "Les heures supplémentaires sont facturées au prix de 60 € de l'heure.", null],
    ['nl', 'Het tarief voor meerwerk bedraagt € 82,50 per uur.', null],
  ] as const)('is not the price where it is paid beside, in %s: %s', (language, sentence, amount) => {
    expect(price(language, sentence)[0]).toBe(amount);
  });
});

describe('a period that a contract cannot have', () => {
  it.each([
    ['en', 'Half-yearly rent: £1,200', 1200],
    ['en', 'Six-monthly fee: £600', 600],
    ['en', 'Fee: £85 bi-weekly', 85],
    ['en', 'Price: £340.00 every four weeks', 340],
    ['de', 'Das Entgelt von 600 € ist halbjährlich zu zahlen.', 600],
    ['fr', 'Redevance semestrielle : 600 €', 600],
    ['es', 'El precio es de 600 € semestrales.', 600],
    ['nl', 'De vergoeding bedraagt € 600 per half jaar.', 600],
  ] as const)('is left open in %s: %s', (language, sentence, amount) => {
    expect(price(language, sentence)).toEqual([amount, null]);
  });

  it('leaves a yearly price yearly that is paid in two parts', () => {
    expect(price('en', 'Annual rent: £1,200 payable half-yearly')).toEqual([1200, 'year']);
  });
});
