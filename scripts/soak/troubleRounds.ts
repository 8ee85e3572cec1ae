/** Rounds of one kind of trouble on one service: a line for each, a sum at the end. */
import { startTestProcess } from '../../server/testProcess.ts';
import { makePromises } from './promises.ts';
import { troubleRound, type Trouble } from './troubleRound.ts';

/** Runs them, prints, and answers whether all is as it must be. A service that ends is started again, for the next round. */
export async function troubleRounds(name: string, rounds: number, env: Record<string, string>, trouble: Trouble) {
  let service = await startTestProcess(env);
  const [wrong, recoveries]: [string[], number[]] = [[], []];
  let refused = 0;
  try {
    const promises = await makePromises(service);
    for (let round = 1; round <= rounds; round += 1) {
      const one = await troubleRound(service, promises, trouble);
      console.log(
        [
          `${round}/${rounds} ${name}, ${one.refused} refused, back after ${one.recovery.toFixed(1)} s`,
          ...one.wrong,
        ].join('\n  '),
      );
      if (service.child.exitCode !== null) {
        service = await startTestProcess(env);
        wrong.push(...(await promises.check(service)));
      }
      wrong.push(...one.wrong);
      recoveries.push(one.recovery);
      refused += one.refused;
    }
    wrong.push(...(await promises.settle(service)));
  } finally {
    await service.stop();
  }
  const mean = recoveries.reduce((sum, one) => sum + one, 0) / Math.max(1, recoveries.length);
  for (const sentence of wrong) console.error(sentence);
  console.log(
    `${rounds} rounds of ${name}, ${refused} refusals with a sentence, back after ${mean.toFixed(1)} s in the mean, ` +
      `${Math.max(0, ...recoveries).toFixed(1)} s at most; ` +
      (wrong.length === 0 ? 'everything acknowledged is there.' : `${wrong.length} things are wrong.`),
  );
  return wrong.length === 0;
}
