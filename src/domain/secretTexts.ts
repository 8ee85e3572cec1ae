/** Which texts hold something that opens a door to whoever reads them, in whatever way it is written there. */

/** What a link calls its key. Other addresses have a `code` and a `state`, too: those count from a length that only keys have. */
const KEY_NAMES = 'token|invitation|(?:access|refresh|id)_?token|client_?secret|password|secret|api_?key|signature';

const KEYS: readonly RegExp[] = [
  // A parameter of a link, and a field in JSON that is kept as a text.
  new RegExp(`(?<![a-z0-9])(?:${KEY_NAMES})=[\\w.~+/%-]{8,}`, 'i'),
  new RegExp(`(?<![a-z0-9])(?:${KEY_NAMES})["'\\\\]+\\s{0,3}:\\s{0,3}["'\\\\]+[\\w.~+/%-]{8,}`, 'i'),
  /(?<![a-z0-9])(?:code|state)=[\w.~+/%-]{20,}/i,
  // The calendar feed: its key is a part of the path.
  /\/feeds\/[\w-]{16,}/i,
  // What the service signs, wherever it stands: links to decide, to join, to a new password, to unsubscribe.
  /(?<![\w-])[\w-]{40,}\.[\w-]{43}(?![\w-])/,
  /(?<![\w-])eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  // Keys of other services, which stand in messages and key files.
  /\bBearer\s{1,3}[\w.~+/-]{16,}/i,
  /-----BEGIN [A-Z ]{0,20}PRIVATE KEY/,
  /\botpauth:\/\//i,
  /\bya29\.[\w-]{10,}|\bGOCSPX-[\w-]{10,}|\b1\/\/0[\w-]{20,}/,
  /:\/\/[^\s/:@]{1,100}:[^\s/@]{1,200}@/,
];

const NAMED: Record<string, string> = {
  amp: '&',
  colon: ':',
  equals: '=',
  lowbar: '_',
  percnt: '%',
  period: '.',
  quest: '?',
  quot: '"',
  sol: '/',
};

const SPELLING =
  /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{3,6}));?|%([0-9a-f]{2})|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|\\([/"&=])/gi;

/** A link within a link within a message: more has not been seen. */
const LAYERS = 6;

/** Whether there is a key in the text: also where it is written for HTML, for an address, for JSON or for a mail, or several of these at once. */
export function holdsSecret(text: string): boolean {
  if (text.length < 8) return false;
  let plain = text;
  for (let layer = 0; layer < LAYERS; layer += 1) {
    if (KEYS.some((key) => key.test(plain))) return true;
    const next = plainer(plain);
    if (next === plain) break;
    plain = next;
  }
  // Mails write `=3D` for an equals sign and break their lines after one. Last, since `token=ABC` would be taken for it.
  const mail = plain.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => charOf(hex, 16));
  return mail !== plain && KEYS.some((key) => key.test(mail));
}

/** The text with one layer of escapes taken off. */
function plainer(text: string): string {
  if (!/[%&\\]/.test(text)) return text;
  return text.replaceAll(SPELLING, (all: string, hex, decimal, name, percent, unicode, short, escaped) => {
    const code: unknown = hex ?? percent ?? unicode ?? short;
    if (typeof code === 'string') return charOf(code, 16);
    if (typeof decimal === 'string') return charOf(decimal, 10);
    if (typeof name === 'string') return NAMED[name.toLowerCase()] ?? all;
    return typeof escaped === 'string' ? escaped : all;
  });
}

function charOf(code: string, base: 10 | 16): string {
  const value = Number.parseInt(code, base);
  return value <= 0x10_ff_ff ? String.fromCodePoint(value) : '';
}
