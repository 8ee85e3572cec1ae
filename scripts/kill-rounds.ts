/**
 * `node scripts/kill-rounds.ts [ROUNDS]`: the service killed at random moments, 100 times unless said otherwise, on an embedded database
 * of its own or on the empty database of DATABASE_URL; a tenth of the rounds begin with an empty folder, to be killed while it migrates.
 * Ends with status 1 where an acknowledged write or a search is lost, or something is there twice.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestProcess } from '../server/testProcess.ts';
import { killRounds } from './soak/killRounds.ts';

const rounds = Number(process.argv[2] ?? 100);
const LONGEST_FIRST_START_MS = 3000;

async function inFolder<T>(work: (env: Record<string, string>) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'perennial-kills-'));
  try {
    return await work({ DATA_DIR: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A first start, killed on the way; the second must come through. */
async function killFirstStart(): Promise<void> {
  await inFolder(async (env) => {
    const life = AbortSignal.timeout(Math.floor(Math.random() * LONGEST_FIRST_START_MS));
    await startTestProcess(env, life).then(
      (service) => service.kill(),
      () => undefined,
    );
    await (await startTestProcess(env)).stop();
  });
}

for (let round = 0; round < rounds / 10; round += 1) await killFirstStart();
console.log(`${Math.ceil(rounds / 10)} first starts were killed and came through.`);

const { DATABASE_URL } = process.env;
const own = DATABASE_URL ? { DATABASE_URL, SECRETS_KEY: Buffer.alloc(32, 1).toString('base64') } : {};
const wrong = await inFolder((env) => killRounds({ rounds, env: { ...env, ...own } }));
for (const sentence of wrong) console.error(sentence);
console.log(
  wrong.length === 0
    ? `${rounds} kills: everything acknowledged is there, once.`
    : `${rounds} kills: ${wrong.length} things are wrong.`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
