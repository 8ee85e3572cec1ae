/** The page that the popup ends on: says what happened, tells the app, and closes. Works without script, too. */
import { readFileSync } from 'node:fs';

/** Its one script, served as a file: the policy of our pages allows no inline script. */
export const CALLBACK_SCRIPT = readFileSync(new URL('./callbackScript.js', import.meta.url), 'utf8');
export const CALLBACK_SCRIPT_PATH = '/api/google/callback.js';

/** Fixed: never taken from a parameter. */
const APP_PATH = '/upload-contracts';

/** `origin`: the app's own, the only one that the message goes to. */
export function connectedPage({ email, origin, note }: { email: string; origin: string; note: string | null }): string {
  const next = `${APP_PATH}?${new URLSearchParams({ 'google-connected': 'true', email }).toString()}`;
  return page(
    'Google account connected',
    `<h1>Google account connected</h1>
<p>${escapeHtml(email)} is connected. You can close this window.</p>
${note === null ? '' : `<p>${escapeHtml(note)}</p>`}
<p><a href="${escapeHtml(next)}">Go on in the app</a></p>`,
    `data-type="google-auth-complete" data-email="${escapeHtml(email)}" data-origin="${escapeHtml(origin)}" data-next="${escapeHtml(next)}"`,
  );
}

/** A consent that did not work out. `home` is where the app lives. */
export function failedPage({ message, advice, home }: { message: string; advice: string; home: string }): string {
  return page(
    'Google account not connected',
    `<h1>Google account not connected</h1>
<p>${escapeHtml(message)}</p>
<p>${escapeHtml(advice)}</p>
<p><a href="${escapeHtml(`${home}${APP_PATH}`)}">Back to the app</a></p>`,
    `data-type="google-auth-refused" data-origin="${escapeHtml(new URL(home).origin)}"`,
  );
}

function page(title: string, body: string, data: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.6 Roboto, system-ui, sans-serif; max-width: 32rem; margin: 15vh auto 0; padding: 0 1.5rem; background: Canvas; color: CanvasText; }
h1 { font-size: 1.4rem; line-height: 1.3; font-weight: 500; }
</style>
<script src="${CALLBACK_SCRIPT_PATH}" defer></script>
</head>
<body ${data}>
<main>
${body}
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replaceAll(/[&<>"']/g, (character) => names[character] ?? character);
}
