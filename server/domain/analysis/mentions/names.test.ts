import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const read = (client: string): string[] =>
  analyseText(
    `CONTRAT DE NETTOYAGE

Entre la société Net Azur SAS, 12 rue des Lilas, 69003 Lyon, ci-après « le Prestataire »,
et ${client}, 4 place Carnot, 69002 Lyon, ci-après « le Client ».

Le Prestataire nettoie les locaux du Client pour 300,00 € HT par mois du 1er mars 2026 au 28 février 2028.

Fait à Lyon, le 3 février 2026`,
    { today: '2026-11-22' },
  ).parties;

it.each([
  ['SELARL Cabinet dentaire Morel', 'SELARL Cabinet dentaire Morel'],
  ['la SARL Boulangerie artisanale du Port', 'SARL Boulangerie artisanale du Port'],
  ['la SCP Étude notariale Morel', 'SCP Étude notariale Morel'],
  ['SARL Garage Morvan', 'SARL Garage Morvan'],
])('a name behind its legal form goes on over a word without a capital: %s', (client, name) => {
  expect(read(client)).toEqual(['Net Azur SAS', name]);
});
