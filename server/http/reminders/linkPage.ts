/** The pages that links in messages open: small, without script, nothing from elsewhere. */
import type { FastifyReply } from 'fastify';
import { escapeHtml, pageHtml, pagePolicy } from '../pageLook.ts';

export type PageButton = { name: string; value: string; text: string };

/** `buttons` send one form, to where the page came from, with what is `hidden` in it. */
export type LinkPage = {
  title: string;
  lines: readonly string[];
  form?: { action: string; token: string; hidden?: Record<string, string>; buttons: readonly PageButton[] };
  /** A link under it. */
  link?: { href: string; text: string };
};

export function sendLinkPage(reply: FastifyReply, status: number, page: LinkPage): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy({ script: false }),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .send(linkPage(page));
}

function linkPage({ title, lines, form, link }: LinkPage): string {
  const buttons = form?.buttons.map(
    ({ name, value, text }) =>
      `<button name="${escapeHtml(name)}" value="${escapeHtml(value)}">${escapeHtml(text)}</button>`,
  );
  const hidden = Object.entries({ token: form?.token ?? '', ...form?.hidden }).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const formHtml = form
    ? `<form method="post" action="${escapeHtml(form.action)}">
${hidden.join('\n')}
${buttons?.join('\n')}
</form>`
    : '';
  const body = `<h1>${escapeHtml(title)}</h1>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
${formHtml}
${link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>` : ''}`;
  return pageHtml({ title, body });
}
