/** The service as `npm start` runs it, on an empty data folder that is gone afterwards. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = await mkdtemp(join(tmpdir(), 'perennial-e2e-'));
const env = { ...process.env };
// A developer's own settings must not reach the tests; the sandbox stands in for Google.
for (const name of ['DATABASE_URL', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'PUBLIC_URL', 'HOST']) env[name] = '';
const child = spawn(process.execPath, [join(import.meta.dirname, '../../../scripts/start.ts')], {
  stdio: 'inherit',
  env: { ...env, DATA_DIR: folder },
});
// A signal reaches the whole group, so the service has it already; this process stays to tidy up.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
child.on('exit', (code) => {
  void rm(folder, { recursive: true, force: true }).finally(() => process.exit(code ?? 1));
});
