/** The build of the offline demo: the same app with the mock backend in it, as a static site in `dist-demo/`. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import base from './vite.config.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What the demo serves beside the app: its worker, the mock worker of the installed MSW, and the consent page. */
const besides: Record<string, string> = {
  'demoWorker.js': join(root, 'mocks/static/demoWorker.js'),
  'demo-consent.html': join(root, 'mocks/static/demo-consent.html'),
  'demo-consent.js': join(root, 'mocks/static/demo-consent.js'),
  'mockServiceWorker.js': join(root, 'node_modules/msw/lib/mockServiceWorker.js'),
};

function demoFiles(): Plugin {
  let outDir = '';
  return {
    name: 'demo-files',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        children: readFileSync(join(root, 'mocks/static/demoHome.js'), 'utf8'),
        injectTo: 'head-prepend',
      },
    ],
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
        const file = besides[name];
        if (!file && name !== 'demoShell.js') {
          next();
          return;
        }
        response.setHeader('content-type', name.endsWith('.html') ? 'text/html' : 'text/javascript');
        response.end(file ? readFileSync(file) : shellScript(outDir, []));
      });
    },
    /** After everything is written: the copies, the page that static hosts show for unknown paths, and the list of files to keep. */
    async closeBundle() {
      await Promise.all(Object.entries(besides).map(([name, file]) => copyFile(file, join(outDir, name))));
      await copyFile(join(outDir, 'index.html'), join(outDir, '404.html'));
      const notKept = new Set(['index.html', '404.html', 'demoWorker.js', 'mockServiceWorker.js', 'demoShell.js']);
      const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !notKept.has(entry.name) && !/\.(map|br|gz)$/.test(entry.name))
        .map((entry) => relative(outDir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .toSorted();
      writeFileSync(join(outDir, 'demoShell.js'), shellScript(outDir, files));
    },
  };
}

/** The files that the worker keeps, and a version that changes with their contents. */
function shellScript(outDir: string, files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files.length > 0 ? ['index.html', ...files] : []) hash.update(readFileSync(join(outDir, file)));
  return `self.demoShell = ${JSON.stringify({ version: hash.digest('hex').slice(0, 16), files })};\n`;
}

/** Hosts of static files compress what they send: to do it here as for the service took half of the build. */
const plugins = base.plugins?.filter((plugin) => (plugin as Plugin | null)?.name !== 'compressed-files') ?? [];

export default mergeConfig(
  { ...base, plugins },
  defineConfig({
    base: './',
    plugins: [demoFiles()],
    build: { outDir: join(root, 'dist-demo'), emptyOutDir: true, sourcemap: false },
  }),
);
