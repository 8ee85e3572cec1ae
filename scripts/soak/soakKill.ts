/**
 * The service killed at random moments, 100 times unless said otherwise, on embedded databases, or on databases that it makes on the
 * PostgreSQL of DATABASE_URL and removes again; a third of the rounds are aimed at migrations. A line for each round. Wrong is an
 * acknowledged write or a search that is lost, or something that is there twice.
 */
import { killRounds } from './killRounds.ts';
import type { SoakOptions } from './soakPart.ts';

export async function soakKill({ rounds: given }: SoakOptions): Promise<boolean> {
  const rounds = given ?? 100;
  const began = performance.now();
  const wrong = await killRounds({
    rounds,
    databaseUrl: process.env['DATABASE_URL'] || null,
    report: (round, kind, seconds, sentences) =>
      console.log([`${round}/${rounds} ${kind}, ${seconds.toFixed(1)} s`, ...sentences].join('\n  ')),
  });
  const perRound = (performance.now() - began) / 1000 / rounds;
  for (const sentence of wrong) console.error(sentence);
  console.log(
    `${rounds} kills, ${perRound.toFixed(1)} s each: ` +
      (wrong.length === 0 ? 'everything acknowledged is there, once.' : `${wrong.length} things are wrong.`),
  );
  return wrong.length === 0;
}
