import { describe, expect, it } from 'vitest';
import { analyseText } from '../../server/domain/analysis/analyseText.ts';
import { READ_ON } from './measureEuropean.ts';

type Offer = { title: string; body: string; accepted: string };

const OFFERS: readonly (readonly [language: string, offer: Offer])[] = [
  [
    'German',
    {
      title: 'Angebot 4417',
      body: [
        'Fensterputz Adler, Kiel',
        'für die Praxis Dr. Sievers',
        '',
        'Wir reinigen Ihre Fenster einmal im Monat.',
        'Preis: 140 € im Monat',
        'Beginn: 1. Juni 2026',
        'Laufzeit: 12 Monate',
      ].join('\n'),
      accepted: 'Angenommen am 20. Mai 2026',
    },
  ],
  [
    'French',
    {
      title: 'Devis n° 208',
      body: [
        'Ramonage Perrot, Dole',
        'Client : Hôtel du Parc',
        '',
        'Nous assurons le ramonage de vos deux cheminées.',
        'Prix : 320 € par an',
        'Début : 1er juin 2026',
        'Durée : 2 ans',
      ].join('\n'),
      accepted: 'Bon pour accord, le 20 mai 2026',
    },
  ],
  [
    'Spanish',
    {
      title: 'Presupuesto 31',
      body: [
        'Cristales Baena',
        'Cliente: Hotel Atalaya, S.L.',
        '',
        'Limpieza de los cristales de la fachada cada mes.',
        'Precio: 260 € al mes más IVA',
        'Inicio: 1 de junio de 2026',
        'Duración: un año',
      ].join('\n'),
      accepted: 'Aceptado el 20 de mayo de 2026',
    },
  ],
  [
    'Dutch',
    {
      title: 'Offerte 77',
      body: [
        'Tuinen van Loo',
        'Klant: Hotel De Kroon B.V.',
        '',
        'Wij onderhouden uw tuin elke maand.',
        'Prijs: € 210 per maand, excl. btw',
        'Ingangsdatum: 1 juni 2026',
        'Looptijd: 1 jaar',
      ].join('\n'),
      accepted: 'Akkoord, 20 mei 2026',
    },
  ],
];

describe('an offer', () => {
  it.each(OFFERS)('in %s that was accepted is offered as a contract', (_language, { title, body, accepted }) => {
    expect(analyseText([title, body, accepted].join('\n\n'), { today: READ_ON }).verdict).not.toBe('no');
  });

  it.each([
    ['German', 0, 'Auftrag erteilt\nDatum: 20.05.2026'],
    ['French', 1, 'Bon pour accord\nDate : 20/05/2026'],
    ['Spanish', 2, 'Aceptado\nFecha: 20/05/2026'],
    ['Dutch', 3, 'Voor akkoord\nDatum: 20-05-2026'],
  ] as const)(
    'in %s that was accepted with the day on the next line is offered as one',
    (_language, index, accepted) => {
      const { title, body } = (OFFERS[index] as (typeof OFFERS)[number])[1];
      expect(analyseText([title, body, accepted].join('\n\n'), { today: READ_ON }).verdict).not.toBe('no');
    },
  );

  it.each(OFFERS)('in %s that was not accepted is not taken for one', (_language, { title, body }) => {
    expect(analyseText([title, body].join('\n\n'), { today: READ_ON }).isContract).toBe(false);
  });
});
