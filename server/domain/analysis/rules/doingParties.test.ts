/** Sides and sums in letters, short contracts and amendments that strangers wrote in the other languages. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const read = (...lines: string[]): Analysis => analyseText(lines.join('\n'), { today: '2026-11-22' });

describe('in short contracts and letters of strangers', () => {
  it('one side may do something for the other, and units come to a sum', () => {
    const { parties, amount, amountPeriod } = read(
      'WARTUNGSVEREINBARUNG',
      'Brandschutz Hofer GmbH, 6999 Talwang, übernimmt für die Pension Almruh, 6998 Bergl, die Überprüfung von 9 Feuerlöschern.',
      'Preis: EUR 24,00 je Löscher, das sind EUR 216,00 pro Jahr, inkl. USt.',
      'Dauer: unbefristet; kündbar von beiden Seiten mit zweimonatiger Frist',
      'Bergl, am 3. Februar 2026',
    );
    expect(parties).toEqual(['Brandschutz Hofer GmbH', 'Pension Almruh']);
    expect({ amount, amountPeriod }).toEqual({ amount: 216, amountPeriod: 'year' });
  });

  it('each side may stand on a line that ends with its role', () => {
    const { parties } = read(
      'BAIL PROFESSIONNEL',
      'LES SOUSSIGNÉES',
      '',
      'Madame Jacqueline Thibaut, née le 2 mai 1950, demeurant 7 rue Molière, 69999 Rhodanien, bailleresse,',
      '',
      'Ostéopathie Marval SELARL, 20 place Carnot, 69998 Rhodanien, immatriculée sous le n° 000 000 000, preneuse,',
      '',
      'sont convenues du bail suivant :',
      'DURÉE - Six années, du 1er février 2026 au 31 janvier 2032.',
    );
    expect(parties).toEqual(['Jacqueline Thibaut', 'Ostéopathie Marval SELARL']);
  });

  it('the year of a day is no sum, and a price that another takes the place of is none', () => {
    const rent = read(
      'ADDENDUM BIJ DE GEBRUIKSOVEREENKOMST VAN 12 JANUARI 2022',
      'Partijen:',
      'Gemeente Waterbeke, hierna: de gemeente',
      'Stichting Muziekhuis, hierna: de stichting',
      'komen overeen:',
      'De vergoeding bedraagt met ingang van 1 januari 2027 € 24.500,00 per jaar.',
    );
    expect({ amount: rent.amount, period: rent.amountPeriod }).toEqual({ amount: 24_500, period: 'year' });
    const { amount, amountPeriod } = read(
      'AVENANT N° 1',
      'Entre Résidence Azur SAS, 1 corniche des Pins, 83999 Varois, et M. Michel Garcin, résident, il est convenu :',
      'La redevance passe de 1 450 € à 1 495 € par mois à compter du 1er octobre 2026.',
    );
    expect({ amount, amountPeriod }).toEqual({ amount: 1495, amountPeriod: 'month' });
  });

  it('a town hall that writes is more than its town, and what is paid on a bill does not make its days others', () => {
    const found = read(
      'De : Mairie de Saint-Alban-le-Haut <mairie@saintalban.example>',
      'À : Studio Pelote <bonjour@studiopelote.example>',
      'Date : 7 avril 2026',
      'Objet : Re : devis atelier tricot',
      'Bonjour,',
      'Nous acceptons donc votre devis du 30 mars 2026 : six ateliers, du 4 mai au 12 juin 2026, pour un montant total de',
      '1 250 € TTC, payable sur facture à la fin.',
      'Bien cordialement,',
      'Sylvie Roux, adjointe à la culture',
    );
    expect(found.parties.toSorted()).toEqual(['Mairie de Saint-Alban-le-Haut', 'Studio Pelote']);
    expect([found.verdict, found.effectiveDate, found.termEnd]).toEqual(['contract', '2026-05-04', '2026-06-12']);
  });
});
