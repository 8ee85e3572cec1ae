/** What is wrong too often at first sight in German, French, Spanish and Dutch documents is a question there. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { AnalysedField, Analysis } from '../types.ts';

const read = (...lines: string[]): Analysis => analyseText(lines.join('\n'), { today: '2026-11-22' });
const asked = ({ alternatives }: Analysis, field: AnalysedField): string[] =>
  alternatives.filter((one) => one.field === field).map(({ value }) => value);

const SIDES = ['Wartungsvertrag', 'Auftraggeber: Bäckerei Hollmann GmbH', 'Auftragnehmer: Kältetechnik Brandner GmbH'];

describe('a sum without a period', () => {
  const total = 'Gesamtbetrag: 1.200,00 €';

  it('is the price of a contract that does not renew itself', () => {
    expect(read(...SIDES, 'Vom 01.02.2026 bis 31.01.2027.', total).amount).toBe(1200);
  });

  it.each([
    'Der Vertrag verlängert sich um jeweils ein Jahr, wenn er nicht gekündigt wird.',
    'Die Vergütung beträgt 90,00 € im Monat.',
  ])('is a question where more than it may be paid: %s', (sentence) => {
    const found = read(...SIDES, 'Vom 01.02.2026 bis 31.01.2027.', total, sentence);
    expect(found.amount).toBeNull();
    expect(asked(found, 'amount')).toContain('1200 EUR');
  });
});

it.each([
  ['fr', 'Redevance mensuelle : 45,75 € HT, soit 54,90 € TTC', 54.9],
  ['es', 'Cuota mensual: 100,00 € (121,00 € con IVA incluido)', 121],
  ['nl', 'Vergoeding per maand: € 100,00 (€ 121,00 incl. btw)', 121],
  ['de', 'Monatliche Vergütung: 100,00 € netto, 119,00 € brutto', 119],
])('of a sum and the same sum with its tax the second is the price (%s)', (language, sentence, amount) => {
  const heads: Record<string, string[]> = {
    fr: ['Contrat de location', 'Prestataire : Froid Lemaire SARL', 'Client : Brasserie du Canal SAS'],
    es: ['Contrato de mantenimiento', 'Cliente: Talleres Ibarra, S.L.', 'Proveedor: Climas del Ebro, S.L.'],
    nl: ['Onderhoudsovereenkomst', 'Opdrachtgever: Bakkerij Korenaar B.V.', 'Opdrachtnemer: Van Duin Techniek B.V.'],
    de: SIDES,
  };
  const found = read(...(heads[language] ?? []), sentence);
  expect([found.amount, found.amountPeriod]).toEqual([amount, 'month']);
});

describe('the parties', () => {
  it('are questions where words stand beside a name that belong to it', () => {
    const found = read(
      "Contrat d'abonnement",
      'Client : Cabinet comptable et fiscal Roussel',
      'Éditeur : Plumezia SAS, capital 50 000 €',
      'Le contrat commence le 1er février 2026. Prix : 90 € par mois.',
    );
    expect(found.parties).toEqual([]);
    expect(asked(found, 'parties')).toContain('Plumezia SAS');
  });

  it('are the two that have labels, and a third behind what only looks like one is a question', () => {
    const found = read(...SIDES, 'Vom 01.02.2026 bis 31.01.2027.', 'Versicherer          Elbhort Schutz');
    expect(found.parties).toEqual(['Bäckerei Hollmann GmbH', 'Kältetechnik Brandner GmbH']);
  });

  it('are the firm and not the person below it in the address of a letter', () => {
    const found = read(
      'Blitzrein Dienste GmbH · Hafenweg 9 · 24837 Schleswig',
      '',
      'Steuerkanzlei Wendt & Kollegen',
      'Frau Sabine Wendt',
      'Lollfuß 21',
      '24837 Schleswig',
      '',
      'Auftragsbestätigung',
      'Wir reinigen ab dem 1. Dezember 2026 für 300 € im Monat.',
    );
    expect(found.parties).toEqual(['Blitzrein Dienste GmbH', 'Steuerkanzlei Wendt & Kollegen']);
  });

  it('are questions where the address of a letter has a person and a trade below', () => {
    const found = read(
      'Cijferwerk Administraties B.V.',
      'Zijlsingel 30, 2315 KH Leiden',
      '',
      'Mevrouw I. Hollander',
      'Praktijk voor coaching',
      'Rijnsburgerweg 102',
      '2333 AC Leiden',
      '',
      'Opdrachtbevestiging',
      'Vanaf 1 januari 2027 verzorgen wij je boekhouding voor € 165,00 per maand.',
    );
    expect(found.parties).toEqual([]);
    expect(asked(found, 'parties')).toEqual(['Cijferwerk Administraties B.V.', 'I. Hollander']);
  });

  it('are the company whose whole name stands below, and not its brand', () => {
    const found = read(
      'De: Nubelia <avisos@nubelia.example>',
      'Para: Escuela de Danza Compás <info@compas.example>',
      'Asunto: renovación',
      'Tu contrato vence el 20 de diciembre de 2026 y se renovará automáticamente por un año, 214,80 € al año.',
      '',
      'Nubelia Hosting, S.L., Calle Mayor 3, 50001 Zaragoza',
    );
    expect(found.parties.toSorted()).toEqual(['Escuela de Danza Compás', 'Nubelia Hosting, S.L.']);
  });

  it('do not go on behind the first clause', () => {
    const found = read(
      "Contrat d'entretien",
      'Entre Chauffage Delmas SARL, Albi (le Prestataire) et la SCI Les Tilleuls, Albi (le Client)',
      '1. Assurance responsabilité civile : à la charge du Prestataire.',
    );
    expect(found.parties).toEqual(['Chauffage Delmas SARL', 'SCI Les Tilleuls']);
  });
});

it.each([
  "1. Assurance responsabilité civile : valable du 1er janvier 2026 au 31 décembre 2026, dont l'attestation a été remise.",
  "1. Le certificat de qualification est valable jusqu'au 31 décembre 2026.",
])('the end of an insurance or a certificate is a question at most: %s', (sentence) => {
  const found = read(
    "Contrat d'entretien",
    'Prestataire : Froid Lemaire SARL',
    'Client : Brasserie du Canal SAS',
    sentence,
    '2. Prix : 600 € par an.',
  );
  expect(found.termEnd).toBeNull();
});

it('the day of an order is a question where its confirmation has another', () => {
  const found = read(
    'Blitzrein Dienste GmbH · Hafenweg 9 · 24837 Schleswig',
    'Schleswig, 19. Oktober 2026',
    'Ihre Bestellung vom 14.10.2026',
    'Auftragsbestätigung',
    'Kunde: Bäckerei Hollmann GmbH',
    'Wir reinigen ab dem 1. Dezember 2026 für 300 € im Monat.',
  );
  expect(found.agreementDate).toBeNull();
  expect(asked(found, 'agreementDate')).toContain('2026-10-14');
});

it('nobody is told that a contract ends where more is said about what follows', () => {
  const ends = read(...SIDES, 'Vertragsende: 31.01.2028');
  expect(ends.ending).toBe('ends');
  const more = read(...SIDES, 'Vertragsende: 31.01.2028', 'Für das Folgejahr sprechen wir vorher miteinander.');
  expect(more.ending).toBe('unknown');
});

it('an invitation to bid names one side, nobody has signed it, and it is no contract', () => {
  const found = read(
    'Wartung der Kälteanlagen',
    'Auftraggeber: Bäckerei Hollmann GmbH',
    'Gesucht wird ein Auftragnehmer für die Wartung der Kälteanlagen. Der Vertrag beginnt am 01.02.2027 und endet am 31.01.2029.',
    'Er verlängert sich um jeweils ein Jahr, wenn er nicht mit einer Kündigungsfrist von drei Monaten gekündigt wird.',
    'Die Vergütung beträgt höchstens 2.000,00 € im Jahr. Der Auftragnehmer verpflichtet sich zur Textform. Gerichtsstand ist Kiel.',
  );
  expect(found.verdict).toBe('perhaps');
});
