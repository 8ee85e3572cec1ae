/** What the browser may do with our pages: nothing from elsewhere, no inline script, no framing. */
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

/** What a browser asks of a page only. */
const PAGE_HEADERS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** Data that is opened by itself loads and runs nothing, and stands in no frame. */
const OF_DATA = "default-src 'none'; frame-ancestors 'none'";

/**
 * The security headers of what is no page: only what a browser heeds for data, a script, a style sheet or a font. The page's own policy says
 * what may be loaded; what is left here (470 of 930 bytes for each file) holds for a worker, or what is opened by itself.
 */
export function bareHeaders(reply: FastifyReply, policy: string): void {
  void reply.header('content-security-policy', policy);
  for (const name of PAGE_HEADERS) reply.raw.removeHeader(name);
}

/** Answers of the API in JSON are no pages. Documents and the page of a consent have policies of their own. */
function shortenAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const isData = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
    if (isData && request.url.startsWith('/api/')) bareHeaders(reply, OF_DATA);
  });
}

/** Nobody keeps an answer of the API (tokens are among them), unless its handler says otherwise. */
function keepNoAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}

/** Helmet, with the defaults changed that do not fit (`upgrade-insecure-requests` breaks http://localhost, COOP `same-origin` the popup). */
export async function securityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  keepNoAnswers(app);
  shortenAnswers(app);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Ant Design writes its styles at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
}
