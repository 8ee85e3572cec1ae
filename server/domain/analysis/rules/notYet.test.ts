/** Papers that have two sides, a term and a price, and bind nobody yet or tell of something else, are never told to be contracts. */
import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const verdictOf = (...lines: string[]): string | undefined =>
  analyseText(lines.join('\n'), { today: '2026-11-22' }).verdict;

const GERMAN = [
  '',
  'zwischen der Lindner Kühltechnik GmbH, Kassel (nachfolgend „Auftragnehmer")',
  'und der Molkerei Hainbach eG, Fulda (nachfolgend „Auftraggeber")',
  '§ 1 Gegenstand: Der Auftragnehmer übernimmt die Wartung der Kühlanlagen.',
  '§ 2 Laufzeit: Der Vertrag beginnt am 1. Januar 2027 und endet am 31. Dezember 2028. Er verlängert sich um ein Jahr.',
  '§ 3 Vergütung: 1.200,00 € im Monat. Die Kündigungsfrist beträgt drei Monate.',
];
const FRENCH = [
  '',
  'Entre la société Verdier Énergie SAS, Lyon (ci-après le « prestataire »)',
  'et la société Papeterie Morel SARL, Dijon (ci-après le « client »)',
  "Article 1 - Objet : le prestataire s'engage à assurer la maintenance des chaudières.",
  'Article 2 - Durée : le contrat prend effet le 1er janvier 2027 et prend fin le 31 décembre 2028, renouvelable par tacite reconduction.',
  'Article 3 - Prix : 900,00 € par mois. Préavis de résiliation : trois mois.',
];
const SPANISH = [
  '',
  'Entre Frío Levante, S.L., Valencia (en adelante, el «prestador»)',
  'y Conservas Albor, S.A., Murcia (en adelante, el «cliente»)',
  'Primera. Objeto: el prestador se compromete a mantener las cámaras frigoríficas.',
  'Segunda. Duración: el contrato entrará en vigor el 1 de enero de 2027 y vencerá el 31 de diciembre de 2028, prorrogable tácitamente.',
  'Tercera. Precio: 800,00 € al mes. Preaviso de tres meses.',
];
const DUTCH = [
  '',
  'tussen Koeltechniek Brand B.V., te Zwolle (hierna: opdrachtnemer)',
  'en Zuivel Oost B.V., te Deventer (hierna: opdrachtgever)',
  'Artikel 1 Opdrachtnemer verplicht zich tot onderhoud van de koelinstallaties.',
  'Artikel 2 De overeenkomst gaat in op 1 januari 2027 en eindigt op 31 december 2028, met stilzwijgende verlenging.',
  'Artikel 3 De prijs bedraagt € 750,00 per maand. De opzegtermijn is drie maanden.',
];

it.each([
  ['de', ['Wartungsvertrag', ...GERMAN]],
  ['fr', ['Contrat de maintenance', ...FRENCH]],
  ['es', ['Contrato de mantenimiento', ...SPANISH]],
  ['nl', ['Onderhoudsovereenkomst', ...DUTCH]],
])('%s: with the title of a contract the same lines are one', (_language, lines) => {
  expect(verdictOf(...lines)).toBe('contract');
});

it.each([
  ['de', 'a draft', ['Wartungsvertrag – Entwurf', ...GERMAN]],
  ['de', 'a draft for talks', ['Wartungsvertrag', 'Entwurf, Stand 3. November 2026', ...GERMAN]],
  ['de', 'a letter of intent', ['Absichtserklärung über einen Wartungsvertrag', ...GERMAN]],
  [
    'de',
    'a paper that binds nobody',
    ['Eckpunkte Wartungsvertrag', ...GERMAN, 'Diese Eckpunkte sind für beide Seiten rechtlich nicht bindend.'],
  ],
  ['fr', 'a draft', ['Projet de contrat de maintenance', ...FRENCH]],
  ['fr', 'a letter of intent', ["Lettre d'intention - contrat de maintenance", ...FRENCH]],
  [
    'fr',
    'a paper that binds nobody',
    ['Contrat de maintenance : points principaux', ...FRENCH, "Le présent document n'a pas de valeur contractuelle."],
  ],
  ['es', 'a draft', ['Borrador de contrato de mantenimiento', ...SPANISH]],
  ['es', 'a letter of intent', ['Carta de intenciones: contrato de mantenimiento', ...SPANISH]],
  [
    'es',
    'a paper that binds nobody',
    ['Contrato de mantenimiento: puntos principales', ...SPANISH, 'Este documento no es vinculante para las partes.'],
  ],
  ['nl', 'a draft', ['Concept onderhoudsovereenkomst', ...DUTCH]],
  ['nl', 'a letter of intent', ['Intentieverklaring onderhoudscontract', ...DUTCH]],
  [
    'nl',
    'a paper that binds nobody',
    ['Onderhoudscontract op hoofdlijnen', ...DUTCH, 'Dit stuk is niet bindend voor partijen.'],
  ],
])('%s: %s is at most perhaps a contract', (_language, _what, lines) => {
  expect(verdictOf(...lines)).not.toBe('contract');
});

it.each([
  ['de', ['Wartungsvertrag', ...GERMAN, '§ 4 Angaben zu Reaktionszeiten im Prospekt sind unverbindlich.']],
  ['de', ['Vertrag über Entwurf und Planung', ...GERMAN]],
  [
    'fr',
    ['Contrat de maintenance', ...FRENCH, "Article 4 - Un devis signé du seul client n'engage pas le prestataire."],
  ],
  ['es', ['Contrato de mantenimiento', ...SPANISH, 'Cuarta. Las previsiones del cliente no son vinculantes.']],
  ['nl', ['Onderhoudsovereenkomst', 'Concept Design B.V. als tussenpersoon', ...DUTCH]],
])('%s: a contract that calls something else a draft or not binding is one', (_language, lines) => {
  expect(verdictOf(...lines)).toBe('contract');
});

it('the reason says that a draft binds nobody yet', () => {
  const { verdictReason } = analyseText(['Wartungsvertrag – Entwurf', ...GERMAN].join('\n'), { today: '2026-11-22' });
  expect(verdictReason).toBe('It says that it does not bind anyone yet.');
});
