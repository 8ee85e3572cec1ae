/** The page that the popup ends on: says what happened, tells the app, and closes. Works without script, too. */
import { readFileSync } from 'node:fs';
import { escapeHtml, pageHtml } from '../pageLook.ts';

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
  return pageHtml({ title, body, data, script: CALLBACK_SCRIPT_PATH });
}
