import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const parties = (...lines: string[]): string[] => analyseText(lines.join('\n'), { today: '2026-11-22' }).parties;

it('whoever is called something from there on is a side, and who represents it is none', () => {
  expect(
    parties(
      'EINSTELLVERTRAG FÜR PFERDE',
      'zwischen',
      'der Reitanlage Birkengrund GbR, Moorweg 3, 27999 Hüttenbusch,',
      'vertreten durch die Gesellschafter Jan und Wiebke Olsen',
      '- nachfolgend „Betrieb“ -',
      'und',
      'Frau Sabine Kolb, Am Deich 14, 27998 Grasberg',
      '- nachfolgend „Einsteller“ -',
      '§ 1 Der Betrieb vermietet ab dem 01.04.2025 eine Paddockbox. Der Pensionspreis beträgt 385,00 € monatlich.',
      '§ 2 Der Vertrag läuft auf unbestimmte Zeit. Kündigungsfrist: 4 Wochen zum Monatsende.',
    ),
  ).toEqual(['Reitanlage Birkengrund GbR', 'Sabine Kolb']);
});

it('a label of any kind is that of a side where the paper goes on to speak of it', () => {
  expect(
    parties(
      'ACUERDO DE PATROCINIO',
      'En Lodarra, a 24 de julio de 2025.',
      'El CLUB: Club Balonmano Ribera, inscrito con el n.º 0000, representado por su presidenta, doña Amaia Sanz.',
      'El PATROCINADOR: Conservas Hermanos Ezcurra, S.A., representada por don Fermín Gurrea.',
      '1. El PATROCINADOR abonará por toda la vigencia del acuerdo 6.000,00 €.',
      '2. El CLUB cederá dos lonas. Vigencia: del 1 de septiembre de 2025 al 30 de junio de 2026.',
    ),
  ).toEqual(['Club Balonmano Ribera', 'Conservas Hermanos Ezcurra, S.A.']);
});

it('several people who are called one thing are all sides', () => {
  expect(
    parties(
      'BAIL DE COLOCATION',
      'Entre les soussignés',
      'SCI LES TILLEULS, société civile immobilière, représentée par son gérant M. Alain Bouchet,',
      'dénommée ci-dessous LE BAILLEUR,',
      'et',
      'Mlle Léa Marchand, M. Hugo Pinel et Mme Aïda Diallo,',
      'dénommés ci-dessous LES COLOCATAIRES, tenus solidairement,',
      'il a été arrêté ce qui suit.',
      'Prise d’effet : 1er septembre 2026. Durée : un an. Loyer : 1 080 € par mois.',
    ),
  ).toEqual(['SCI LES TILLEULS', 'Léa Marchand', 'Hugo Pinel', 'Aïda Diallo']);
});
