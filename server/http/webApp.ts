/** The built web app: its files, and its page for every address that is a screen: `/login` has `login.html`, others `index.html`. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { unknownRoute } from './errorHandler.ts';

const YEAR_SECONDS = 31_536_000;

/** Serves `webRoot` (null: nothing) and answers every unknown address: API calls with 404, screens with the app's page. */
export async function serveWebApp(app: FastifyInstance, webRoot: string | null): Promise<void> {
  const page = webRoot === null ? null : join(webRoot, 'index.html');
  const hasPage =
    page !== null &&
    (await stat(page).then(
      () => true,
      () => false,
    ));
  const pages = new Set(webRoot !== null && hasPage ? await readdir(webRoot) : []);
  if (webRoot !== null && hasPage) {
    await app.register(fastifyStatic, {
      root: webRoot,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Vite puts a hash of the content into the name of everything under assets/.
        const hashed = path.includes(`${join(webRoot, 'assets')}`);
        reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isScreen =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|assets|sandbox)(\/|$)/.test(path);
    if (!hasPage || !isScreen) throw unknownRoute();
    const own = `${path.slice(1)}.html`;
    return reply.sendFile(pages.has(own) ? own : 'index.html');
  });
}
