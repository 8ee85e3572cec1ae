/** Last days that come back: the last one before the end counts. The end of the term was shown in their place. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const CONTRACTS = {
  de: (said: string) => `Wartungsvertrag
zwischen Alpha GmbH (Auftraggeber) und Beta KG (Auftragnehmer)
§ 1 Der Vertrag beginnt am 1. Mai 2025 und endet am 30. April 2028. ${said}
§ 2 Die Vergütung beträgt 900 € monatlich.
Ulm, 1. April 2025`,
  fr: (said: string) => `CONTRAT DE MAINTENANCE
Entre Alpha SARL (le prestataire) et Beta SAS (le client)
Article 1. Le contrat commence le 1er mai 2025 et prend fin le 30 avril 2028. ${said}
Article 2. La redevance est de 900 € par mois.
Fait à Lyon, le 1er avril 2025`,
  es: (said: string) => `CONTRATO DE MANTENIMIENTO
Entre Alfa, S.L. (cliente) y Beta, S.A. (proveedor)
Primera. El contrato comienza el 1 de mayo de 2025 y vence el 30 de abril de 2028. ${said}
Segunda. El precio es de 900 € al mes.
En Vigo, a 1 de abril de 2025`,
  nl: (said: string) => `ONDERHOUDSOVEREENKOMST
Tussen Alfa B.V. (opdrachtgever) en Beta B.V. (opdrachtnemer)
Artikel 1. De overeenkomst gaat in op 1 mei 2025 en eindigt op 30 april 2028. ${said}
Artikel 2. De prijs is € 900 per maand.
Utrecht, 1 april 2025`,
};
type Language = keyof typeof CONTRACTS;

const read = (language: Language, said: string): Analysis =>
  analyseText(CONTRACTS[language](said), { today: '2026-11-27' });

describe('a last day without its year', () => {
  it.each([
    [
      'es',
      'Se prorrogará por años, salvo que alguna de las partes notifique a la otra, antes del 1 de octubre del año anterior al de su vencimiento, que le pone fin.',
      '2027-09-30',
    ],
    ['es', 'Se renovará por anualidades, salvo que una parte lo denuncie antes del 31 de enero.', '2028-01-30'],
    [
      'es',
      'Se entenderá prorrogado por otro año si ninguna de las partes lo denuncia durante el mes de octubre anterior a su vencimiento.',
      '2027-10-31',
    ],
    [
      'es',
      'Se prorrogará por un año, salvo denuncia notificada antes del inicio de los tres últimos meses del período.',
      '2028-01-30',
    ],
    [
      'nl',
      'Zij wordt telkens met een jaar verlengd, tenzij zij uiterlijk op 30 september van het jaar voorafgaand aan het jaar waarin zij eindigt is opgezegd.',
      '2027-09-30',
    ],
    [
      'nl',
      'Zij wordt stilzwijgend met een jaar verlengd, tenzij een partij uiterlijk op 31 januari van enig jaar laat weten geen verlenging te wensen.',
      '2028-01-31',
    ],
    [
      'nl',
      'Zij wordt telkens met een jaar verlengd, tenzij een partij in de maand oktober voorafgaand aan het einde opzegt.',
      '2027-10-31',
    ],
    [
      'nl',
      'Zij wordt telkens met een jaar verlengd, tenzij een partij haar vóór aanvang van de laatste drie maanden van de looptijd opzegt.',
      '2028-01-30',
    ],
    [
      'de',
      'Er verlängert sich um ein Jahr, wenn er nicht bis zum 31. Januar eines Jahres gekündigt wird.',
      '2028-01-31',
    ],
    [
      'de',
      'Er verlängert sich um ein Jahr, wenn er nicht im Monat Oktober vor seinem Ablauf gekündigt wird.',
      '2027-10-31',
    ],
    [
      'fr',
      'Il est reconduit pour un an, sauf dénonciation par lettre recommandée avant le 1er février de chaque année.',
      '2028-01-31',
    ],
    [
      'fr',
      'Il est reconduit pour un an, sauf dénonciation avant le début des trois derniers mois de la période.',
      '2028-01-30',
    ],
  ] as const)('%s: is the last one before the end: %s', (language, said, day) => {
    expect(read(language, said)).toMatchObject({ termEnd: '2028-04-30', ending: 'renews', noticeBy: day });
  });

  it('counts for the year before the end’s where the contract says so', () => {
    const said = 'Se prorrogará por años, salvo denuncia antes del 1 de marzo del año anterior al de su vencimiento.';
    expect(read('es', said).noticeBy).toBe('2027-02-28');
  });

  it.each([
    ['es', 'Se prorrogará por un año. El proveedor comunicará los nuevos precios antes del 30 de noviembre.'],
    ['nl', 'Zij wordt telkens met een jaar verlengd. De prijzen worden uiterlijk op 30 november aangekondigd.'],
    ['es', 'No se prorrogará. El informe anual se entrega antes del 31 de marzo de cada año.'],
  ] as const)('%s: is not that of something else: %s', (language, said) => {
    expect(read(language, said).noticeBy).toBeNull();
  });

  it('is none before the contract began', () => {
    const said = 'Der Auftrag verlängert sich um eine Saison, wenn er nicht bis zum 31. August gekündigt wird.';
    const season = CONTRACTS.de(said)
      .replace('1. Mai 2025', '1. November 2026')
      .replace('30. April 2028', '31. März 2027');
    expect(analyseText(season, { today: '2026-11-27' }).noticeBy).toBeNull();
  });
});

describe('an option to renew', () => {
  it.each([
    [
      'es',
      'El Cliente dispone de una opción de prórroga de dos años, que deberá ejercitar mediante comunicación fehaciente antes del 1 de enero de 2028.',
      '2027-12-31',
    ],
    [
      'es',
      'A opción del Cliente, el contrato será prorrogable por un año, mediante aviso con seis meses de antelación al término.',
      '2027-10-30',
    ],
    [
      'es',
      'El Cliente podrá solicitar una única prórroga de un año, siempre que lo comunique a más tardar el 31 de enero de 2028.',
      '2028-01-31',
    ],
    [
      'nl',
      'Opdrachtgever heeft de optie om de overeenkomst onder gelijke voorwaarden tweemaal met één jaar te verlengen en maakt dat uiterlijk drie maanden voor afloop kenbaar. Zij eindigt van rechtswege uiterlijk op 30 april 2030.',
      '2028-01-30',
    ],
  ] as const)('%s: %s', (language, said, day) => {
    expect(read(language, said)).toMatchObject({ ending: 'option', noticeBy: day });
  });
});
