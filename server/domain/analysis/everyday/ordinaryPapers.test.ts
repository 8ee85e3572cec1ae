/** What ordinary papers by strangers taught, in words of our own. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const read = (text: string): Analysis => analyseText(text, { today: '2026-11-22' });

describe('who is bound', () => {
  it('is a firm that bears the name of the person above it in a letter’s address', () => {
    const { parties } = read(
      'DUNMORE TOWN COUNCIL\nThe Square, Dunmore\n\n4 March 2026\n\nMr Colm Hegarty\nHegarty Hedges\nBallyglass\n\nDear Colm,\n\nWe accept your offer of 20 February. You will trim the hedges from 1 April 2026 to 30 September 2026 for €2,400.\n\nYours sincerely,\n\nNora Daly\nTown Clerk',
    );
    expect(parties).toContain('Hegarty Hedges');
  });

  it('is who is engaged and called something by it, and never what the paper is', () => {
    const { parties } = read(
      'ADVISORY RETAINER\n\nDate: 2 June 2026                             Place: Pune\n\nGirnar Foods Private Limited (CIN U00000), hereinafter "the Company", engages Ms. Asha\nKelkar, Nutritionist, hereinafter "the Adviser", on the following terms, and she accepts.\n\n1. Fees: Rs. 30,000 per month.\n2. Duration: one year with effect from 1 July 2026.\n\nFor Girnar Foods Private Limited\nSd/- R. Mehta, Director',
    );
    expect(parties).toEqual(['Girnar Foods Private Limited', 'Asha Kelkar']);
  });

  it('is nobody who brought the two together', () => {
    const { parties } = read(
      'TÉLÉNORD SAS                      Contrat d’abonnement mobile\n\nAbonné          SARL Boulangerie Vasseur\nApporteur       Picardie Liaisons (agent)\n\nL’abonnement commence le 1er mars 2026 et prend fin le 28 février 2028.\nTotal mensuel TTC 48,00 €',
    );
    expect(parties.filter((name) => /Apporteur|Picardie/.test(name))).toEqual([]);
  });

  it('is named without its town', () => {
    const { parties } = read(
      'Onderhoudscontract\n\nOpdrachtnemer: Zaanse Liften B.V.\nOpdrachtgever: VvE Hof van Holland te Wormer\n\nIngangsdatum 1 april 2025. Het contract is voor onbepaalde tijd, opzegtermijn 3 maanden.\nVergoeding € 900,00 per jaar.\n\nWormer, 3 maart 2025',
    );
    expect(parties).toEqual(['Zaanse Liften B.V.', 'VvE Hof van Holland']);
  });
});

describe('what is paid', () => {
  it('is the sum with its tax that brackets give “in all”', () => {
    const { amount } = read(
      'SERVICE AGREEMENT\nbetween Tarn Boilers Ltd ("us") and Kirkby Bowls Club ("you")\nmade on 8 September 2026\n1. For £300.00 a year plus VAT (£360.00 in all) we will service the boiler.\n2. It runs for one year from 1 October 2026.',
    );
    expect(amount).toBe(360);
  });

  it('is the total of a rent, an advance and the tax on both, for the time that stands nearest above', () => {
    const { amount, amountPeriod } = read(
      'HUUROVEREENKOMST\nVerhuurder: Merwe Vastgoed B.V.\nHuurder: Drukkerij Prins V.O.F.\n1. Duur: van 1 januari 2025 tot en met 31 december 2029, opzegging met een termijn van 12 maanden, niet per maand.\n2. Betaling, per kwartaal\n    Huurprijs                 €   2.000,00\n    Voorschot energie         €     500,00\n    Btw 21%                   €     525,00\n    Totaal                    €   3.025,00\nGorinchem, 3 maart 2024',
    );
    expect([amount, amountPeriod]).toEqual([3025, 'quarter']);
  });
});

it('“cesse le” tells when an agreement ends', () => {
  const { termEnd } = read(
    'ACCORD DE CONFIDENTIALITÉ\n\nEntre Laiterie Vallon SAS et Cartonnages Perrin SARL.\n\n1. Les parties étudient un emballage.\n2. L’accord produit effet au 1er juillet 2026 et cesse le 31 décembre 2027.\n\nFait à Thiers, le 6 juillet 2026',
  );
  expect(termEnd).toBe('2027-12-31');
});
