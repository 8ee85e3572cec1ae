/**
 * `npm start`: builds the web app where it is missing or older than its sources, then runs the service on
 * http://localhost:3000. Settings are environment variables or a file `.env`; see `.env.example`.
 */
import { spawnSync } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** What the build reads. */
const sources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/build',
  'package-lock.json',
  'tsconfig.json',
];

/** The newest change below a path, epoch milliseconds; 0 where there is nothing. */
async function newestChange(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = await Promise.all((await readdir(path)).map((name) => newestChange(join(path, name))));
  return Math.max(0, ...inside);
}

async function buildIfNeeded(): Promise<void> {
  const built = await newestChange(join(root, 'dist', 'index.html'));
  const changed = Math.max(...(await Promise.all(sources.map((path) => newestChange(join(root, path))))));
  if (built >= changed) return;
  console.log('Building the web app …');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('The web app could not be built; see above.');
    process.exit(1);
  }
}

try {
  process.loadEnvFile();
} catch {
  // No .env file: the environment alone.
}
await buildIfNeeded();
// A newcomer wants one line that says where to look; `LOG_LEVEL=info` brings a line per request.
process.env['LOG_LEVEL'] ||= 'warn';
stopWithNpm();
await import('../server/server.ts');

/** npm ends its shell when it is told to end, and the shell does not tell us: a parent that is gone means stop. */
function stopWithNpm(): void {
  const { ppid } = process;
  if (process.env['npm_lifecycle_event'] !== 'start') return;
  const watch = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
