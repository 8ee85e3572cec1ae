/** Sides that nothing introduces, names that only sign, and rates told by a verb. */
import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const read = (text: string): Analysis => analyseText(text, { today: '2026-11-22' });

it.each([
  [
    'nl',
    `SAMENWERKINGSOVEREENKOMST

1. Kwekerij Zonneveld B.V., gevestigd te Boskoop, vertegenwoordigd door mevrouw A. de Wit ("Opdrachtgever")
en
2. Sven Brouwer, wonende te Gouda ("Opdrachtnemer")
spreken het volgende af:

Artikel 1. De opdracht begint op 1 maart 2026 en eindigt op 30 november 2026.`,
    ['Kwekerij Zonneveld B.V.', 'Sven Brouwer'],
  ],
  [
    'de',
    `MANDATSVERTRAG

Auftraggeberin    Kirchgemeinde Rorschwil
                  Dorfplatz 1, 9400 Rorschwil
Beauftragter      Urs Keller
                  eidg. dipl. Gärtner, selbständig
                  Seeweg 4, 9400 Rorschwil

Der Vertrag beginnt am 1. März 2026 und gilt auf unbestimmte Zeit.`,
    ['Kirchgemeinde Rorschwil', 'Urs Keller'],
  ],
  [
    'fr: who signs for a side is no third',
    `CONTRAT D'ASSURANCE

Assureur         Mutuelle du Val de Saône
Souscripteur     SARL Boulangerie Petit

Cotisation annuelle : 640,00 € TTC
Le contrat prend effet le 1er mars 2026 pour un an. Il est reconduit tacitement, sauf préavis de deux mois.

Fait à Mâcon, le 12 février 2026

Le souscripteur                         Pour la Mutuelle, la directrice`,
    ['Mutuelle du Val de Saône', 'SARL Boulangerie Petit'],
  ],
  [
    'nl: nor is the name below',
    `OPDRACHTFORMULIER

Opdrachtgever      Haven Logistiek B.V., Kade 4, 4380 Vlissingen
Opdrachtnemer      Datawerk B.V., Spoorlaan 3, 5038 Tilburg

Startdatum 1 maart 2026, einddatum 30 november 2026

naam:   P. Groen                naam:   L. de Haan`,
    ['Haven Logistiek B.V.', 'Datawerk B.V.'],
  ],
])('%s: both sides are read', (_what, text, sides) => {
  expect(read(text).parties).toEqual(sides);
});

it.each([
  ['de', 'Beratervertrag', 'Die Beraterin wird mit CHF 160.– pro Stunde entschädigt.', 160],
  ['de', 'Beratervertrag', 'Die Leistungen werden mit 85,00 € je Stunde vergütet, abgerechnet wird monatlich.', 85],
  ['fr', 'CONTRAT DE CONSEIL', 'La consultante est rémunérée 75 € de l’heure, soit 75 € par heure.', 75],
  ['nl', 'SCHOONMAAKOVEREENKOMST', 'De prestaties worden aangerekend aan 29,50 euro per uur, exclusief btw.', 29.5],
  ['nl', 'ADVIESOVEREENKOMST', 'Het werk wordt gefactureerd aan 92,00 euro per uur.', 92],
])('%s: %s: %s', (_language, title, said, amount) => {
  const found = read(`${title}\n\n${said}\n`);
  expect([found.amount, found.amountPeriod]).toEqual([amount, 'hour']);
});
