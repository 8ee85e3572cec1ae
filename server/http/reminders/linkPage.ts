/** The pages that links in messages open: small, without script, nothing from elsewhere. */
import type { FastifyReply } from 'fastify';
import { productName } from '../../../contract/product.ts';

export type PageButton = { name: string; value: string; text: string };

/** `buttons` send one form, to where the page came from. */
export type LinkPage = {
  title: string;
  lines: readonly string[];
  form?: { action: string; token: string; buttons: readonly PageButton[] };
  /** A link under it. */
  link?: { href: string; text: string };
};

export function sendLinkPage(reply: FastifyReply, status: number, page: LinkPage): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    .send(linkPage(page));
}

function linkPage({ title, lines, form, link }: LinkPage): string {
  const buttons = form?.buttons.map(
    ({ name, value, text }) =>
      `<button name="${escapeHtml(name)}" value="${escapeHtml(value)}">${escapeHtml(text)}</button>`,
  );
  const formHtml = form
    ? `<form method="post" action="${escapeHtml(form.action)}">
<input type="hidden" name="token" value="${escapeHtml(form.token)}">
${buttons?.join('\n')}
</form>`
    : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - ${escapeHtml(productName)}</title>
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.5 Roboto, system-ui, sans-serif; max-width: 32rem; margin: 12vh auto 0; padding: 0 1.5rem; }
body { background: Canvas; color: CanvasText; }
h1 { font-size: 1.4rem; line-height: 1.3; font-weight: 500; }
button { font: inherit; font-weight: 500; min-height: 2.75rem; padding: 0 1.25rem; margin: .5rem .5rem .5rem 0; }
button { border: 1px solid GrayText; border-radius: 6px; background: ButtonFace; color: ButtonText; cursor: pointer; }
:focus-visible { outline: 2px solid LinkText; outline-offset: 2px; }
</style>
</head>
<body>
<main>
<p>${escapeHtml(productName)}</p>
<h1>${escapeHtml(title)}</h1>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
${formHtml}
${link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>` : ''}
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replaceAll(/[&<>"']/g, (character) => names[character] ?? character);
}
