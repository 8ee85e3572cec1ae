/**
 * `npm run demo`: builds the web app with the mock backend in it and serves the static site on http://localhost:4173 (`PORT`).
 * No service, no network: once the page has been loaded, it works with this command stopped. `--build` only builds, `--built` only serves.
 */
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const configFile = fileURLToPath(new URL('../vite.demo.config.ts', import.meta.url));

if (!process.argv.includes('--built')) await build({ root, configFile, mode: 'demo', logLevel: 'warn' });
if (process.argv.includes('--build')) {
  console.log('The demo is in dist-demo/: put it on any static host.');
} else {
  const port = Number(process.env['PORT'] ?? 4173);
  await preview({ root, configFile, preview: { port, strictPort: true }, logLevel: 'warn' });
  console.log(`The demo is on http://localhost:${port}. It keeps working when this command is stopped.`);
}
