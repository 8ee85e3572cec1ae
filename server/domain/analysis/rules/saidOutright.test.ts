/** What contracts in German, French, Spanish and Dutch say outright of their end, notice and price, in wordings that strangers' papers brought up. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const read = (...lines: string[]): Analysis => analyseText(lines.join('\n'), { today: '2026-11-22' });

const lease = {
  de: (said: string): string[] => [
    'Mietvertrag',
    'zwischen Alpha GmbH (Vermieter) und Beta KG (Mieter)',
    `§ 1 Der Vertrag beginnt am 1. März 2026 und läuft bis zum 28. Februar 2029. ${said}`,
    '§ 2 Die Miete beträgt 900 € monatlich.',
    'Ulm, 1. Februar 2026',
  ],
  fr: (said: string): string[] => [
    'CONTRAT DE LOCATION',
    'Entre Alpha SARL (le bailleur) et Beta SAS (le preneur)',
    `Article 1. Le contrat commence le 1er mars 2026 et court jusqu'au 28 février 2029. ${said}`,
    'Article 2. Le loyer est de 900 € par mois.',
    'Fait à Lyon, le 1er février 2026',
  ],
  es: (said: string): string[] => [
    'CONTRATO DE ARRENDAMIENTO',
    'Entre Alfa, S.L. (arrendador) y Beta, S.A. (arrendatario)',
    `Primera. El contrato comienza el 1 de marzo de 2026 y dura hasta el 28 de febrero de 2029. ${said}`,
    'Segunda. La renta es de 900 € al mes.',
    'En Vigo, a 1 de febrero de 2026',
  ],
  nl: (said: string): string[] => [
    'HUUROVEREENKOMST',
    'Tussen Alfa B.V. (verhuurder) en Beta B.V. (huurder)',
    `Artikel 1. De overeenkomst gaat in op 1 maart 2026 en loopt tot en met 28 februari 2029. ${said}`,
    'Artikel 2. De huur is € 900 per maand.',
    'Utrecht, 1 februari 2026',
  ],
};

describe('behind its last day a contract', () => {
  it.each([
    ['de', 'ends', 'Danach läuft der Vertrag nicht weiter.'],
    ['de', 'ends', 'Dies ist die letzte vorgesehene Verlängerung.'],
    [
      'de',
      'renews',
      'Er setzt sich danach zu den gleichen Preisen und Bedingungen um ein Jahr fort, wenn niemand kündigt.',
    ],
    ['fr', 'ends', 'Il ne se poursuit pas au-delà.'],
    ['fr', 'ends', 'Il ne sera pas prolongé sans un écrit signé des deux côtés.'],
    ['fr', 'ends', "C'est la dernière reconduction prévue."],
    ['es', 'ends', 'Después no continuará.'],
    ['es', 'ends', 'Es la última de las prórrogas posibles.'],
    ['nl', 'ends', 'Daarna loopt hij niet vanzelf door.'],
    ['nl', 'ends', 'Verlenging van deze kleine huurovereenkomst is uitgesloten.'],
    ['nl', 'renews', 'Daarna komt er steeds een jaar erbij. Niet verlengen? Zeg dan drie maanden voor het einde op.'],
  ] as const)('in %s it %s where it says: %s', (language, ending, said) => {
    expect(read(...lease[language](said)).ending).toBe(ending);
  });

  it('ends where its denial goes on in the next line', () => {
    const { ending } = read(
      'CONVENTION DE MÉCÉNAT',
      "Entre l'association Les Amis du Phare et la société Cordages Kerlo SAS",
      'III. Durée. La convention court du 1er mars 2026 au 28 février 2029 et ne connaît aucune tacite',
      '     reconduction : à cette date tout est terminé.',
      'IV.  La société verse 900 € par an.',
      'Fait à Brest, le 1er février 2026',
    );
    expect(ending).toBe('ends');
  });
});

it.each([
  [
    'de',
    'Er setzt sich um ein Jahr fort, falls nicht eine Seite der anderen bis einschließlich 30. November 2028 schreibt, dass er enden soll.',
  ],
  [
    'nl',
    'Hij wordt met een jaar verlengd, tenzij een van beiden de ander tot en met 30 november 2028 schrijft dat het genoeg is.',
  ],
] as const)(
  'in %s the day until which somebody may say that it shall not go on is the last for notice',
  (language, said) => {
    const { noticeBy, termEnd } = read(...lease[language](said));
    expect(noticeBy).toBe('2028-11-30');
    expect(termEnd).toBe('2029-02-28');
  },
);

describe('the end', () => {
  it('is the last day that is written, where the length from the first day comes to the day behind it', () => {
    const { termEnd } = read(
      'CONTRATO DE RENTING',
      'Arrendadora          Alquila Norte, S.A.',
      'Arrendataria         Panadería Ulloa, S.L.',
      'Firma                03/02/2026',
      'Entrega              20/02/2026',
      'Plazo                36 meses desde la entrega, hasta el 19/02/2029',
      'Cuota mensual        310,00 €',
    );
    expect(termEnd).toBe('2029-02-19');
  });

  it('of what is called off under a frame agreement is its own', () => {
    const { termEnd } = read(
      'EINZELVERTRAG NR. 4',
      'zum Rahmenvertrag Vermessung',
      'zwischen der Stadt Musterau (Auftraggeberin) und der Geo Kolb GmbH (Auftragnehmerin)',
      'Die Parteien haben am 5. Mai 2024 einen Rahmenvertrag geschlossen, der bis zum 31. Dezember 2028 läuft.',
      '§ 1 Die Arbeiten beginnen am 1. März 2026 und sind bis zum 30. September 2026 fertig; an diesem Tag endet der Einzelvertrag.',
      '§ 2 Die Vergütung beträgt pauschal 24.000,00 € brutto.',
      'Musterau, 12. Februar 2026',
    );
    expect(termEnd).toBe('2026-09-30');
  });

  it('and the period of the price are those whose boxes are ticked', () => {
    const found = read(
      'MIETSCHEIN',
      'Vermieter:     Gerätehaus Ost GmbH',
      'Mieter:        Gemeinde Hinterau',
      'Mietdauer:     [ ] 24 Monate   [X] 48 Monate',
      'Mietbeginn:    01.03.2026',
      'Zahlweise:     [ ] monatlich   [X] vierteljährlich',
      '               Rate netto                     EUR    300,00',
      '               20 % USt                       EUR     60,00',
      '               Rate brutto                    EUR    360,00',
      'Hinterau, am 10.02.2026',
    );
    expect(found.termEnd).toBe('2030-03-01');
    expect([found.amount, found.amountPeriod]).toEqual([360, 'quarter']);
  });
});

describe('the price', () => {
  it.each([
    ['Le Parrain verse 2 000 € HT par saison, soit pour les deux saisons 4 000 € HT et 4 800 € TTC.', 4800],
    ['Le preneur verse pour toute la durée 4 800 € TTC, en deux fois.', 4800],
  ])('that is said to be for the whole time is the total: %s', (said, amount) => {
    const found = read(
      'CONVENTION DE PARRAINAGE',
      "Entre l'association Voile Libre (le Club) et la société Toiles du Ponant SAS (le Parrain)",
      `II. ${said}`,
      'III. Du 1er juillet 2026 au 30 juin 2028, sans reconduction.',
      'Fait à Lorient, le 2 juin 2026',
    );
    expect([found.amount, found.amountPeriod]).toEqual([amount, 'total']);
  });

  it('is no threshold above which something else is paid', () => {
    const { amount } = read(
      'CONTRATO DE AGENCIA',
      'Entre Conservas Ría, S.L. (el empresario) y Marta Souto (la agente)',
      'Comisión del 5 % sobre lo facturado; del 6 % en lo que exceda de 80.000 € al año. No hay fijo.',
      'Surte efectos el 1 de marzo de 2026 por tiempo indefinido.',
      'Vigo, 12 de febrero de 2026',
    );
    expect(amount).toBeNull();
  });

  it('has the rhythm of the heading above its total, and its parts are no rivals', () => {
    const found = read(
      'HUUROVEREENKOMST',
      'Tussen Alfa B.V. (verhuurder) en Beta B.V. (huurder)',
      '1. De overeenkomst gaat in op 1 maart 2026 en loopt tot en met 28 februari 2029.',
      '2. Betaling per maand',
      '    Kale huur                    € 1.100,00',
      '    Voorschot stookkosten        €   150,00',
      '    Totaal                       € 1.250,00',
      'Utrecht, 1 februari 2026',
    );
    expect([found.amount, found.amountPeriod]).toEqual([1250, 'month']);
  });

  it('is the rate of a labelled row, whatever other sums there are', () => {
    const found = read(
      'OVEREENKOMST VAN OPDRACHT',
      'Opdrachtgever:   Uitgeverij Zeewind B.V., Hoorn',
      'Opdrachtnemer:   Joris Blom, Alkmaar',
      'Begin            4 januari 2027',
      'Einde            30 juni 2027, van rechtswege',
      'Tarief           € 65,- per uur exclusief 21% btw',
      'Aansprakelijkheid   hooguit het gefactureerde bedrag, met een plafond van € 12.000,-',
      'In 2025 rekende opdrachtnemer € 61,-.',
      'Hoorn, 19 november 2026',
    );
    expect([found.amount, found.amountPeriod]).toEqual([65, 'hour']);
    expect(found.effectiveDate).toBe('2027-01-04');
  });
});

it('whoever acts in the name of a town is no side', () => {
  const { parties } = read(
    'CONTRATO DE ARRENDAMIENTO',
    'En Valdelugar, a 3 de marzo de 2026, comparecen:',
    'Doña Irene Pastor Gil, Alcaldesa de Valdelugar, en representación del mismo.',
    'Don Luis Cano Ruiz, que actúa en representación de Ganados Cano, S.C., con NIF J00000000.',
    'Precio: 1.200,00 € por temporada. Del 1 de abril de 2026 al 31 de octubre de 2026.',
  );
  expect(parties).not.toContain('Irene Pastor Gil');
});

it('a right to go on is an option, whatever days and numbers its sentence has', () => {
  const { ending, noticeBy } = read(
    ...lease.nl(
      'Huurder heeft het recht de huur na 28 februari 2029 nog eenmaal met twee jaar te verlengen. ' +
        'Hij maakt van dit recht gebruik door verhuurder uiterlijk op 31 augustus 2028 te berichten.',
    ),
  );
  expect(ending).toBe('option');
  expect(noticeBy).toBe('2028-08-31');
});
