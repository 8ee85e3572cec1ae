/**
 * `npm start`: builds the web app where it is missing or older than its sources, then runs the service on
 * http://localhost:3000. Settings are environment variables or a file `.env`; see `.env.example`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { newestChange, webSources } from './build/webSources.ts';

const root = join(import.meta.dirname, '..');
async function buildIfNeeded(): Promise<void> {
  const built = await newestChange(join(root, 'dist', 'index.html'));
  const changed = Math.max(...(await Promise.all(webSources.map((path) => newestChange(join(root, path))))));
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
