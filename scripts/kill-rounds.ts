/**
 * `node scripts/kill-rounds.ts [ROUNDS]`: the service killed at random moments, 100 times unless said otherwise, on embedded databases, or
 * on databases that it makes on the PostgreSQL of DATABASE_URL and removes again; a third of the rounds are aimed at migrations. A line for
 * each round; ends with status 1 where an acknowledged write or a search is lost, or something is there twice.
 */
import { killRounds } from './soak/killRounds.ts';

const rounds = Number(process.argv[2] ?? 100);
const { DATABASE_URL } = process.env;

const began = performance.now();
const wrong = await killRounds({
  rounds,
  databaseUrl: DATABASE_URL || null,
  report: (round, kind, seconds, sentences) =>
    console.log([`${round}/${rounds} ${kind}, ${seconds.toFixed(1)} s`, ...sentences].join('\n  ')),
});
const perRound = (performance.now() - began) / 1000 / rounds;
for (const sentence of wrong) console.error(sentence);
console.log(
  `${rounds} kills, ${perRound.toFixed(1)} s each: ` +
    (wrong.length === 0 ? 'everything acknowledged is there, once.' : `${wrong.length} things are wrong.`),
);
process.exitCode = wrong.length === 0 ? 0 : 1;
