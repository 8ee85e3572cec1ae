/** The frame of the sandbox's own pages: plain HTML, nearly without scripts, light and dark, always labelled as a sandbox. */
import type { FastifyReply } from 'fastify';

/** Says on every page what this is. */
const SANDBOX_LABEL = 'Sandbox workspace — not Google';

export type Page = {
  title: string;
  body: string;
  status?: number;
  /** A script of our own may run, and fetch from here. */
  hasScript?: boolean;
  /** Where forms may lead, beside here. */ formTarget?: string;
};

/** Sends a page with headers of its own, whatever the surrounding service sends with its pages. */
export function sendPage(
  reply: FastifyReply,
  base: string,
  { title, body, status = 200, hasScript = false, formTarget }: Page,
): void {
  const formAction = ["'self'", formTarget].filter(Boolean).join(' ');
  const scripts = hasScript ? " script-src 'self'; connect-src 'self';" : '';
  void reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'unsafe-none',
    'content-security-policy': `default-src 'none'; style-src 'self';${scripts} base-uri 'none'; frame-ancestors 'none'; form-action ${formAction}`,
  }).send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${SANDBOX_LABEL}</title>
<link rel="stylesheet" href="${escapeHtml(base)}/sandbox.css">
</head>
<body>
<header class="label">${SANDBOX_LABEL}</header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`);
}

/** Text made safe inside elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
