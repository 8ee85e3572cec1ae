/** The built web app: its files, and a page for every address that is a screen. */
import { readdir } from 'node:fs/promises';
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { unknownRoute } from './errorHandler.ts';
import { bareHeaders } from './securityHeaders.ts';

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 365 * DAY_SECONDS;
/** Vite puts a hash of the content into the name of everything below it. */
const ASSETS = `${sep}assets${sep}`;
const PICTURE = /\.svg(\.br|\.gz)?$/;
/** Addresses below these are never screens: an unknown one is an error, not the app's page. */
const NO_SCREENS = /^\/(api|assets|feeds|sandbox|healthz|readyz)(\/|$)/;

/** Serves `webRoot` (null: nothing) and answers every unknown address: calls with 404, screens with a page of the app. */
export async function serveWebApp(app: FastifyInstance, webRoot: string | null): Promise<void> {
  const files = webRoot === null ? [] : await readdir(webRoot).catch(() => []);
  const pages = new Set(files.filter((name) => name.endsWith('.html')));
  if (webRoot !== null && pages.has('index.html')) {
    await app.register(fastifyStatic, {
      root: webRoot,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // Its tag says as much, and 46 bytes of each answer fewer.
      lastModified: false,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', cacheControl(path));
        if (path.includes(ASSETS) || PICTURE.test(path)) bareHeaders(reply, "default-src 'self'");
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isScreen = (request.method === 'GET' || request.method === 'HEAD') && !NO_SCREENS.test(path);
    if (!isScreen || !pages.has('index.html')) throw unknownRoute();
    return reply.sendFile(pageFor(path, pages));
  });
}

/**
 * `/contracts` has a page of its own where the build wrote `contracts.html`, and every address one step below it where it wrote
 * `contracts-one.html`; every other screen shares the app's one page.
 */
function pageFor(path: string, pages: ReadonlySet<string>): string {
  const [name = '', below = '', ...deeper] = path.slice(1).replace(/\/$/, '').split('/');
  const own = deeper.length > 0 ? '' : `${name}${below && '-one'}.html`;
  return pages.has(own) ? own : 'index.html';
}

/** How long a file may be kept without a question. A page is asked about each time: it names the files of its build. */
function cacheControl(path: string): string {
  if (path.includes(ASSETS)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  // The sign-in screen shows the icon that the browser has asked for already.
  return PICTURE.test(path) ? `public, max-age=${DAY_SECONDS}` : 'no-cache';
}
