import { describe, expect, it } from 'vitest';
import { analyseText } from '../../server/domain/analysis/analyseText.ts';
import { READ_ON } from './measureEuropean.ts';

type Offer = { title: string; body: string; accepted: string };

const OFFERS: readonly (readonly [language: string, offer: Offer])[] = [
  [
    'German',
    {
      title: 'Angebot 4417',
      body: 'Fensterputz Adler, Kiel\nfür die Praxis Dr. Sievers\n\nWir reinigen Ihre Fenster einmal im Monat.\nPreis: 140 € im Monat\nBeginn: 1. Juni 2026\nLaufzeit: 12 Monate',
      accepted: 'Angenommen am 20. Mai 2026',
    },
  ],
  [
    'French',
    {
      title: 'Devis n° 208',
      body: 'Ramonage Perrot, Dole\nClient : Hôtel du Parc\n\nNous assurons le ramonage de vos deux cheminées.\nPrix : 320 € par an\nDébut : 1er juin 2026\nDurée : 2 ans',
      accepted: 'Bon pour accord, le 20 mai 2026',
    },
  ],
  [
    'Spanish',
    {
      title: 'Presupuesto 31',
      body: 'Cristales Baena\nCliente: Hotel Atalaya, S.L.\n\nLimpieza de los cristales de la fachada cada mes.\nPrecio: 260 € al mes más IVA\nInicio: 1 de junio de 2026\nDuración: un año',
      accepted: 'Aceptado el 20 de mayo de 2026',
    },
  ],
  [
    'Dutch',
    {
      title: 'Offerte 77',
      body: 'Tuinen van Loo\nKlant: Hotel De Kroon B.V.\n\nWij onderhouden uw tuin elke maand.\nPrijs: € 210 per maand, excl. btw\nIngangsdatum: 1 juni 2026\nLooptijd: 1 jaar',
      accepted: 'Akkoord, 20 mei 2026',
    },
  ],
];

describe('an offer', () => {
  it.each(OFFERS)('in %s that was accepted is offered as a contract', (_language, { title, body, accepted }) => {
    expect(analyseText([title, body, accepted].join('\n\n'), { today: READ_ON }).verdict).not.toBe('no');
  });

  it.each(OFFERS)('in %s that was not accepted is not taken for one', (_language, { title, body }) => {
    expect(analyseText([title, body].join('\n\n'), { today: READ_ON }).isContract).toBe(false);
  });
});
