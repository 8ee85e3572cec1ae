/** Labels of ends, refused renewals, options and acceptances in the wordings of the ninth wave, asked in each language that has them. */
import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const HEADS = {
  de: 'Mietvertrag\nVermieter: Hallwang Grund GmbH\nMieter: Bäckerei Hollmann GmbH\nMietbeginn: 01.02.2026\nDie Miete beträgt 500,00 € im Monat und wird bis zum dritten Werktag gezahlt.',
  fr: 'Contrat de bail\nBailleur : Froid Lemaire SARL\nLocataire : Brasserie du Canal SAS\nDébut du bail : 1er février 2026',
  es: 'Contrato de alquiler\nArrendador: Climas del Ebro, S.L.\nArrendatario: Talleres Ibarra, S.L.\nInicio: 1 de febrero de 2026',
  nl: 'Huurovereenkomst\nVerhuurder: Van Duin Vastgoed B.V.\nHuurder: Bakkerij Korenaar B.V.\nIngangsdatum: 1 februari 2026',
};
type Language = keyof typeof HEADS;

const read = (language: Language, ...lines: string[]): Analysis =>
  analyseText([HEADS[language], ...lines].join('\n'), { today: '2026-11-22' });

it.each([
  ['de', 'Ende der Mietzeit: 31.01.2028'],
  ['de', 'Erstlaufzeit bis 31.01.2028 (Preisgarantie ohne Steuern)'],
  ['fr', 'Fin du bail : 31 janvier 2028'],
  ['fr', 'Fin : 31 janvier 2028'],
  ['fr', 'Période de garantie : du 01/02/2026 au 31/01/2028'],
  ['es', 'Término del alquiler: 31 de enero de 2028'],
  ['es', 'Fin: 31 de enero de 2028'],
  ['nl', 'Einde huur: 31 januari 2028'],
  ['nl', 'Einde: 31 januari 2028'],
] as const)('%s: the label of an end is known: %s', (language, line) => {
  expect(read(language, line).termEnd).toBe('2028-01-31');
});

it.each([
  ['de', 'Der Mieter hat das Recht, einmalig die Verlängerung um fünf Jahre zu verlangen.'],
  ['nl', 'Huurder heeft het recht de huur met vijf jaar te verlengen.'],
] as const)('%s: a right to renew is an option, also where renewal by itself is refused: %s', (language, option) => {
  const end = { de: 'Mietende: 31.01.2028', nl: 'Einddatum: 31 januari 2028' }[language];
  const refusal = {
    de: '§ 545 BGB (stillschweigende Verlängerung) wird ausgeschlossen.',
    nl: 'Stilzwijgende verlenging is uitgesloten.',
  }[language];
  expect(read(language, end, option, refusal).ending).toBe('option');
});

it.each([
  ['de', 'Mietende: 31.01.2028', 'Eine stillschweigende Verlängerung wird ausgeschlossen.'],
  ['fr', 'Fin du bail : 31 janvier 2028', 'La reconduction (tacite reconduction) est exclue.'],
  ['es', 'Fin: 31 de enero de 2028', 'La prórroga tácita queda excluida.'],
  ['nl', 'Einde: 31 januari 2028', 'Stilzwijgende verlenging is uitgesloten.'],
] as const)('%s: a refused renewal ends the contract: %s', (language, end, refusal) => {
  expect(read(language, end, refusal).ending).toBe('ends');
});

it('fr: what goes on by itself from month to month renews', () => {
  const found = read(
    'fr',
    'Fin du bail : 31 janvier 2028',
    'Ensuite, le contrat se poursuit automatiquement de mois en mois.',
  );
  expect(found.ending).toBe('renews');
});

it('de: "aufgekündigt" speaks of notice', () => {
  const found = read('de', 'Er kann unter Einhaltung einer Frist von drei Monaten schriftlich aufgekündigt werden.');
  expect(found.noticePeriod).toEqual({ n: 3, unit: 'month' });
});

it('es: an abbreviated place before the day of signature does not end its line', () => {
  expect(read('es', 'Firmado en León, Gto., el 26 de enero de 2026.').agreementDate).toBe('2026-01-26');
});

it.each([
  [
    'es',
    'Presupuesto 118\nPara: Talleres Ibarra, S.L.',
    'Aceptamos el presupuesto.\nTalleres Ibarra, S.L.\n22/01/2026',
  ],
  ['de', 'Angebot 118\nFür: Bäckerei Hollmann GmbH', 'Angebot angenommen:\nBäckerei Hollmann GmbH\n22.01.2026'],
] as const)('%s: an accepted offer is agreed on the day below its acceptance', (_language, head, acceptance) => {
  const body = HEADS[_language].split('\n').slice(1).join('\n');
  const found = analyseText([head, body, acceptance].join('\n'), { today: '2026-11-22' });
  expect(found.agreementDate).toBe('2026-01-22');
});

it('nl: a letter that begins "Geacht bestuur" about a contract that is running gives it no day of agreement', () => {
  const found = analyseText(
    [
      'Loodsen aan de Maas B.V.',
      'Havenweg 6, 5931 AB Tegelen',
      '',
      'Tegelen, 9 november 2026',
      '',
      'Geacht bestuur,',
      'De huurovereenkomst eindigt op 31 januari 2027 en wordt automatisch met een jaar verlengd als geen van ons opzegt.',
    ].join('\n'),
    { today: '2026-11-22' },
  );
  expect([found.agreementDate, found.termEnd]).toEqual([null, '2027-01-31']);
});

it.each([
  ['de', 'Aufstellung: 15.09.2026', 'Laufzeit: 36 Monate ab Aufstellung'],
  ['fr', 'Installation : 15 septembre 2026', "Durée : 36 mois à compter de l'installation"],
  ['es', 'Instalación: 15 de septiembre de 2026', 'Duración: 36 meses desde la instalación'],
  ['nl', 'Plaatsing: 15 september 2026', 'Looptijd: 36 maanden vanaf plaatsing'],
] as const)('%s: a term that is counted from what happened begins on its day: %s, %s', (language, day, term) => {
  const [title, one, other, , ...rest] = HEADS[language].split('\n');
  const found = analyseText([title, one, other, ...rest, day, term].join('\n'), { today: '2026-11-22' });
  expect([found.effectiveDate, found.termEnd]).toEqual(['2026-09-15', '2029-09-15']);
});

it('fr: an amendment that prolongs a contract ends it on the day until which it does', () => {
  const found = analyseText(
    [
      'AVENANT N° 2 au contrat de nettoyage du 15 décembre 2021',
      'Entre la Mutuelle des Marins SA et Propreté Atlantique SARL.',
      'Le contrat devait expirer le 31 décembre 2026.',
      "Les parties conviennent de le prolonger d'une dernière année, jusqu'au 31 décembre 2027.",
      'Fait à Lorient, le 3 novembre 2026',
    ].join('\n'),
    { today: '2026-11-22' },
  );
  expect(found.termEnd).toBe('2027-12-31');
});

it('nl: the one day from which anything is done begins a short contract that was signed before it', () => {
  const [title, one, other] = HEADS.nl.split('\n');
  const found = analyseText(
    [
      title,
      one,
      other,
      '1. Van Duin beheert vanaf 1 maart 2026 het wifi-netwerk van de huurder.',
      '2. Prijs: 240 euro per maand.',
      'Gent, 5 februari 2026',
    ].join('\n'),
    { today: '2026-11-22' },
  );
  expect(found.effectiveDate).toBe('2026-03-01');
});
