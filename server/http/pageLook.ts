/** The look of the few pages that the service writes itself: the product's own, light and dark, on a phone too. Nothing in them is loaded from elsewhere. */
import { createHash } from 'node:crypto';
import { productName } from '../../contract/product.ts';

/** The web app's colors (`scripts/pageLook.test.ts` holds the two together): the service shares no code with it. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --background: #f3f4f7; --surface: #ffffff; --border: #e3e6ec; --button-border: #cbd1db; --text: #18202c; --text-muted: #4d5766;
  --primary: #1565c0; --primary-hover: #0f56a8; --on-primary: #ffffff; --surface-alt: #f8f9fb;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --background: #0e1218; --surface: #161b23; --border: #272e3a; --button-border: #3d4757; --text: #e9ecf1; --text-muted: #b1bac7;
    --primary: #72abf3; --primary-hover: #8dbcf7; --on-primary: #0a1524; --surface-alt: #1b212b;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: max(24px, 14vh) 16px 24px; background: var(--background); color: var(--text);
  font: 14px/20px Roboto, 'Helvetica Neue', Arial, sans-serif;
}
main {
  max-width: 480px; margin: 0 auto; padding: 32px; border: 1px solid var(--border); border-radius: 12px; background: var(--surface);
  overflow-wrap: anywhere;
}
.brand { display: flex; gap: 8px; align-items: center; margin-bottom: 24px; font-weight: 500; }
.brand p { margin: 0; }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 28px; font-weight: 500; }
h1 ~ p { margin: 0 0 8px; color: var(--text-muted); }
form { display: flex; flex-wrap: wrap; gap: 8px; margin: 20px 0 16px; }
main > :last-child { margin-bottom: 0; }
button {
  min-height: 32px; padding: 5px 15px; border: 1px solid var(--button-border); border-radius: 6px; background: var(--surface);
  color: var(--text); font: inherit; font-weight: 500; cursor: pointer;
}
button:hover { background: var(--surface-alt); }
button:only-of-type { border-color: var(--primary); background: var(--primary); color: var(--on-primary); }
button:only-of-type:hover { border-color: var(--primary-hover); background: var(--primary-hover); }
a { color: var(--primary); text-decoration: none; }
a:hover { text-decoration: underline; }
:focus-visible { border-radius: 6px; outline: 2px solid var(--primary); outline-offset: 2px; }
@media (max-width: 599.98px) {
  main { padding: 24px 16px; }
  button { flex: 1 1 100%; min-height: 44px; }
}
`;

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');

/** What the browser may do with such a page: show it in this look, and send its form to us. `script`: run what we serve as a file, too. */
export function pagePolicy({ script }: { script: boolean }): string {
  const allowed = [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "img-src 'self'",
    ...(script ? ["script-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return allowed.join('; ');
}

type Page = {
  title: string;
  /** HTML, under the name of the product. */
  body: string;
  /** Attributes of the body, as HTML. */
  data?: string;
  /** The address of a script that we serve. */
  script?: string;
};

export function pageHtml({ title, body, data, script }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - ${escapeHtml(productName)}</title>
<link rel="icon" href="/favicon.svg">
<style>${PAGE_STYLE}</style>
${script === undefined ? '' : `<script src="${escapeHtml(script)}" defer></script>`}
</head>
<body${data === undefined ? '' : ` ${data}`}>
<main>
<div class="brand">
<img src="/favicon.svg" alt="" width="24" height="24">
<p>${escapeHtml(productName)}</p>
</div>
${body}
</main>
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replaceAll(/[&<>"']/g, (character) => names[character] ?? character);
}
