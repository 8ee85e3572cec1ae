/**
 * SIGTERM at a random moment under load, 30 times unless said otherwise: searches run, requests are in flight, some connections hang. Wrong
 * is another exit status than 0, a stop of more than ten seconds, a process that is left, or an acknowledged write that is not there after
 * the next start.
 */
import { readdir, readFile, readlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestProcess, type TestProcess } from '../../server/testProcess.ts';
import { makeKillPlace } from './killPlace.ts';
import { makePromises } from './promises.ts';
import { randomBelow } from './randomly.ts';
import type { SoakOptions } from './soakPart.ts';

const MOST_SECONDS = 10;
const LONGEST_WORK_MS = 3000;
const READERS = 6;
/** A request line alone; a body that never ends; nothing at all. */
const HANGING = [
  'GET /api/contracts HTTP/1.1\r\nhost: x\r\n',
  'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60\r\n\r\n{',
  '',
];

export async function soakStop({ rounds: given }: SoakOptions): Promise<boolean> {
  const rounds = given ?? 30;
  const place = await makeKillPlace(null);
  const [all, seconds]: [string[], number[]] = [[], []];
  let answered = 0;
  try {
    let service = await startTestProcess(place.env);
    const promises = await makePromises(service);
    for (let round = 1; round <= rounds; round += 1) {
      const work = promises.work(service);
      const reading = Array.from({ length: READERS }, () => readUntilGone(service, promises.token));
      hang(service);
      await pause(randomBelow(LONGEST_WORK_MS));
      const stopped = await stopAndLook(service, place.env['DATA_DIR'] ?? '');
      await work;
      for (const count of await Promise.all(reading)) answered += count;
      service = await startTestProcess(place.env);
      const wrong = [...stopped.wrong, ...(await promises.check(service))];
      console.log([`${round}/${rounds} stopped in ${stopped.seconds.toFixed(1)} s`, ...wrong].join('\n  '));
      seconds.push(stopped.seconds);
      all.push(...wrong);
    }
    all.push(...(await promises.settle(service)));
    await service.stop();
  } finally {
    await place.close();
  }
  const mean = seconds.reduce((sum, one) => sum + one, 0) / Math.max(1, seconds.length);
  for (const sentence of all) console.error(sentence);
  console.log(
    `${rounds} stops, ${mean.toFixed(1)} s in the mean, the slowest ${Math.max(0, ...seconds).toFixed(1)} s, ` +
      `${answered} requests answered before them; ` +
      (all.length === 0 ? 'everything acknowledged is there.' : `${all.length} things are wrong.`),
  );
  return all.length === 0;
}

async function stopAndLook(service: TestProcess, folder: string): Promise<{ seconds: number; wrong: string[] }> {
  const began = performance.now();
  const status = await service.stop();
  const seconds = (performance.now() - began) / 1000;
  const wrong = [];
  if (status !== 0) wrong.push(`The exit status is ${status}: ${service.output().slice(-500)}`);
  if (seconds > MOST_SECONDS) wrong.push(`The stop took ${seconds.toFixed(1)} s.`);
  const pidFile = await readFile(join(folder, 'postgres/pgdata/postmaster.pid'), 'utf8').catch(() => null);
  if (pidFile !== null) wrong.push('postmaster.pid is still there.');
  const left = await processesIn(folder);
  if (left.length > 0) wrong.push(`Processes are left: ${left.join(', ')}.`);
  return { seconds, wrong };
}

/** Asks for the contracts again and again; answers how often they came. */
async function readUntilGone(service: TestProcess, token: string): Promise<number> {
  for (let count = 0; ; count += 1) {
    const answer = await service.call('GET', '/api/contracts', { token }).then(
      (response) => response.text(),
      () => null,
    );
    if (answer === null) return count;
  }
}

function hang({ url }: TestProcess): void {
  const { hostname, port } = new URL(url);
  for (const text of HANGING) {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('error', () => undefined);
  }
}

/** Numbers of the processes that work in a folder or below (PostgreSQL's do, in their data); none where the system has no /proc. */
async function processesIn(folder: string): Promise<string[]> {
  const numbers = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const at = await Promise.all(numbers.map((number) => readlink(`/proc/${number}/cwd`).catch(() => '')));
  return numbers.filter((_, index) => at[index]?.startsWith(folder));
}
