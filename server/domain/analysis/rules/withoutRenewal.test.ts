import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const read = (text: string): Analysis => analyseText(text, { today: '2026-11-22' });

describe('a renewal that is taken away', () => {
  it.each([
    'La reconduction tacite visée au paragraphe 9 est supprimée.',
    'Le renouvellement prévu par l’article 4 du contrat est désormais abandonné.',
    'Il expire sans que le client puisse se prévaloir de la tacite reconduction.',
  ])('is none in French: %s', (sentence) => {
    const text = `CONTRAT D'ENTRETIEN\n\nClient : Boulangerie Tissot SARL\nPrestataire : Froidor Services SAS\n\nLe contrat court du 1er mars 2026 au 28 février 2028. ${sentence}\nPrix : 120,00 € par mois.\n\nFait à Annecy, le 10 février 2026`;
    expect(read(text).ending).toBe('ends');
  });

  it.each(['Die in § 9 vorgesehene automatische Verlängerung entfällt.', 'Die Verlängerung nach § 4 wird gestrichen.'])(
    'is none in German: %s',
    (sentence) => {
      const text = `WARTUNGSVERTRAG\n\nAuftraggeber: Bäckerei Tenter GmbH\nAuftragnehmer: Kältetechnik Roder GmbH\n\nDer Vertrag läuft vom 1. März 2026 bis zum 28. Februar 2028. ${sentence}\nPreis: 120,00 € im Monat.\n\nMurnau, den 10. Februar 2026`;
      expect(read(text).ending).toBe('ends');
    },
  );

  it.each(['La prórroga tácita de la cláusula 9 queda suprimida.', 'Se elimina la prórroga automática.'])(
    'is none in Spanish: %s',
    (sentence) => {
      const text = `CONTRATO DE MANTENIMIENTO\n\nCliente: Panadería Tesoro, S.L.\nProveedor: Frío Ronda, S.A.\n\nEl contrato dura del 1 de marzo de 2026 al 29 de febrero de 2028. ${sentence}\nPrecio: 120,00 € al mes.\n\nEn Ronda, a 10 de febrero de 2026`;
      expect(read(text).ending).toBe('ends');
    },
  );

  it.each([
    'De stilzwijgende verlenging van artikel 9 komt te vervallen.',
    'De verlenging uit artikel 4 wordt geschrapt.',
  ])('is none in Dutch: %s', (sentence) => {
    const text = `ONDERHOUDSCONTRACT\n\nOpdrachtgever: Bakkerij Tesselaar B.V.\nOpdrachtnemer: Koudetechniek Roder B.V.\n\nHet contract loopt van 1 maart 2026 tot en met 28 februari 2028. ${sentence}\nPrijs: € 120,00 per maand.\n\nGetekend te Zeist op 10 februari 2026`;
    expect(read(text).ending).toBe('ends');
  });
});

it('the day is an end on which a lease ends by right, whatever its years come to', () => {
  const text = `BAIL DE BUREAU\n\nBailleur : Immobilière Tissot SARL\nPreneur : Kiné Froidor SRL\n\nLe bail est consenti pour neuf années consécutives prenant cours le 1er avril 2024 et finissant de plein droit le 31 mars 2033.\nLoyer : 900,00 € par mois.\n\nFait à Annecy, le 10 mars 2024`;
  expect(read(text).termEnd).toBe('2033-03-31');
});

it('who wants a further term and has to say so has an option, with its last day', () => {
  const text = `AVENANT N° 2\nau contrat de maintenance signé le 3 mars 2023\n\nClient : Boulangerie Tissot SARL\nPrestataire : Froidor Services SAS\n\nLe contrat est prorogé du 1er mars 2026 au 28 février 2028. La reconduction tacite prévue au paragraphe 9 est supprimée. Si le Client souhaite une nouvelle prolongation, il doit en informer le Prestataire avant le 1er décembre 2027.\n\nAnnecy, le 10 février 2026`;
  const { ending, noticeBy } = read(text);
  expect([ending, noticeBy]).toEqual(['option', '2027-11-30']);
});

it('what goes on without an end behind its term renews for no length', () => {
  const text = `Tesselcom Zakelijk B.V.\n\nBakkerij Tesselaar B.V.\nKade 4\n\nZeist, 24 februari 2026\n\nOnderwerp: uw abonnement\n\nIngangsdatum: 1 maart 2026\nLooptijd: 24 maanden\nNa afloop loopt het abonnement door voor onbepaalde tijd en kunt u het elke dag opzeggen met een maand opzegtermijn.\nTotaal per maand € 42,00`;
  const { termEnd, renewalTerm, ending } = read(text);
  expect([termEnd, renewalTerm, ending]).toEqual(['2028-03-01', null, 'unknown']);
});
