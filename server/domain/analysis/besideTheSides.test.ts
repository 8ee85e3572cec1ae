/** Who and what stands beside the two sides of everyday papers: guarantors, insurers, brands, streets; and what a letter or a "$" tells besides. */
import { expect, it } from 'vitest';
import { analyseText } from './analyseText.ts';
import { namedFirst } from './testing/namedFirst.ts';

const read = (...lines: string[]) => analyseText(lines.join('\n'), { today: '2026-11-22' });

it.each([
  [
    'guarantors',
    ['Kestrel Brands Ltd', 'Dunn Pets Ltd'],
    ['LICENCE AGREEMENT', 'Date: 3 March 2026', 'Licensor: Kestrel Brands Ltd', 'Licensee: Dunn Pets Ltd'],
    ['Guarantors: Jack Dunn and Ruth Dunn', 'Commencement: 1 April 2026', 'Term: three years, ending 31 March 2029'],
  ],
  [
    'an insurer',
    ['Commune de Vallières', 'Bâti Jura SARL'],
    ['CONTRAT DE TRAVAUX', 'Client : Commune de Vallières', 'Entreprise : Bâti Jura SARL'],
    ['Assureur : Mutuelle du Revermont', 'Du 1er avril 2026 au 30 septembre 2026', 'Fait à Vallières, le 3 mars 2026'],
  ],
  [
    'a brand',
    ['Wellby Arts Trust', 'Dunn Players Society'],
    ['THE OLD MALTINGS, WELLBY', 'Owned and run by Wellby Arts Trust', 'Hire agreement', 'HIRER  Dunn Players Society'],
    ['From 6 November 2026 to 7 November 2026', 'TOTAL £600.00', 'For the Hirer: J. Dunn, 24 June 2026'],
  ],
  [
    'a town behind its street',
    ['Obern Family Land Trust', 'Stuck Brothers Farms, L.L.C.'],
    [
      'THIS LEASE entered into this 1st day of February, 2025, between Obern Family Land Trust, Landlord, of Rural Route 2, Wake Flats',
    ],
    [
      'and Stuck Brothers Farms, L.L.C., Tenant, of 2240 Quail Road. The lease begins March 1, 2025 and runs through February 29, 2028.',
    ],
  ],
])('%s is no side beside them', (_, parties, ...lines) => {
  expect(namedFirst(read(...lines.flat()), 2).toSorted()).toEqual(parties.toSorted());
});

it('a person behind a day is a side', () => {
  const lease = [
    'LEASE',
    'This lease is made as of 1 March 2026, Jane Doe ("Landlord") and Hill Farms Ltd ("Tenant") being the parties.',
  ];
  expect(read(...lease, 'It begins on 1 April 2026 and ends on 31 March 2028.').parties).toEqual([
    'Jane Doe',
    'Hill Farms Ltd',
  ]);
});

it('a street in a letterhead is no side', () => {
  const head = ['Les Vergers de Lise SARL', 'Arboriculture', 'Chemin des Puits', '47000 Saint-Brice', ''];
  const body = [
    'Monsieur,',
    'Le contrat est reconduit pour un an, du 1er janvier 2027 au 31 décembre 2027, au prix de 345 € par mois.',
  ];
  const letter = [
    ...head,
    'Association Bel Âge',
    '3 place du Foirail',
    '47000 Saint-Brice',
    '',
    'Saint-Brice, le 24 novembre 2026',
    '',
  ];
  expect(read(...letter, ...body, 'Cordialement', 'L. Roy').parties).not.toContain('Chemin des Puits');
  const about = read(...letter, 'Objet : votre contrat d’entretien', '', ...body, 'Cordialement', 'L. Roy');
  expect([about.termEnd, about.agreementDate]).toEqual(['2027-12-31', null]);
});

it.each([
  [
    'CAD',
    'Entente de services entre la Ville de Bleue et Les Saveurs Inc. Le prix est de 6 500,00 $ par mois, plus TPS et TVQ.',
  ],
  [
    'ARS',
    'Contrato con la Bodega Sur S.A., CUIT 30-00000000-0. El precio es de $ 726.000 por mes desde el 1 de abril de 2026.',
  ],
  ['CLP', 'Contrato de arriendo con la Inmobiliaria Sur SpA, RUT 70.000.000-0. La renta es de $ 426.000 mensuales.'],
  [
    null,
    'Contrato con la Bodega Sur S.A., CUIT 30-00000000-0. El precio es de $ 726.000 por mes, o su valor en dólares desde el 1 de abril.',
  ],
  [
    null,
    'Contrato con la Bodega Sur S.A. de la ciudad. El precio es de $ 726.000 por mes desde el 1 de abril de 2026.',
  ],
])('a "$" is %s where the taxes or tax numbers of the paper say so', (currency, text) => {
  expect(read(...text.split('. ')).currency).toBe(currency);
});

it.each([
  [
    'nl',
    'Gelezen en goedgekeurd, voor de club',
    '20 november 2026',
    'Borne, 17 november 2026',
    'Beste Patrick, wij sponsoren de club van het dorp.',
  ],
  [
    'de',
    'Gelesen und genehmigt, für den Verein',
    '20. November 2026',
    'Plön, 17. November 2026',
    'Lieber Patrick, wir unterstützen den Verein.',
  ],
  [
    'es',
    'Leído y conforme, por el club',
    '20 de noviembre de 2026',
    'Soria, 17 de noviembre de 2026',
    'Estimado Patricio: patrocinamos al club de la ciudad.',
  ],
])('%s: a letter that was accepted below is agreed on the later day', (_, accepted, later, day, text) => {
  expect(read('Stremsel GmbH', '', day, '', text, 'A. Stragier', '', accepted, 'P. Neumann', later).agreementDate).toBe(
    '2026-11-20',
  );
});

it.each([
  'Contrat de services. Du 1er avril 2026 au 31 mars 2027. Le client peut, à son gré, le prolonger de deux ans. Il n’y a pas de reconduction tacite.',
])('a contract that a side can prolong is not said to end: %s', (text) => {
  expect(read(...text.split(/(?<=\.) /)).ending).not.toBe('ends');
});
