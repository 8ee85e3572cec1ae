/** Takes secrets out of plain data before anybody sees it: DevTools, and the support log. */
import { holdsSecret } from './secretTexts.ts';

/** What stands in a secret's place. Nothing reads it back. */
export const mask = '[masked]';

const secretNames = [
  'password|currentPassword|newPassword|confirmation|token|originalToken|authorization|cookie|invitation',
  'oneTimeCode|recoveryCodes|otpSecret|otpUri',
  'access_?token|refresh_?token|id_?token|private_?key|client_?secret|credentials|authUrl',
];
const secretKeys = new RegExp(`^(${secretNames.join('|')})$`, 'i');

const known = new WeakMap<object, unknown>();

/**
 * The same data with every text under a secret's name, every text with a key in it, and every message's body masked. What holds no secret
 * comes back as the same object, and an object is looked through once: state shares its parts from one action to the next. Data
 * given must not be changed later.
 */
export function maskSecrets<T>(value: T): T {
  if (typeof value === 'string') return (holdsSecret(value) ? mask : value) as T;
  if (typeof value !== 'object' || value === null) return value;
  const before = known.get(value);
  if (before !== undefined) return before as T;
  const masked = Array.isArray(value) ? maskArray(value) : maskObject(value as Record<string, unknown>);
  known.set(value, masked);
  return masked as T;
}

function maskArray(values: unknown[]): unknown[] {
  const masked = values.map((each) => maskSecrets(each));
  return masked.every((each, index) => each === values[index]) ? values : masked;
}

/** A name under which something is kept can be a text, too: the cache's are the arguments of calls. */
const LONGEST_WORD = 24;

function maskObject(fields: Record<string, unknown>): Record<string, unknown> {
  let changed = false;
  const masked: Record<string, unknown> = {};
  // A message in its two forms: its links decide without a sign-in, and nobody needs its words to see what went wrong.
  const isMessage = typeof fields['html'] === 'string';
  for (const [name, value] of Object.entries(fields)) {
    const kept = name.length > LONGEST_WORD && holdsSecret(name) ? mask : name;
    const isBody = isMessage && (name === 'html' || name === 'text');
    masked[kept] = isBody || isSecret(name, value) ? mask : maskSecrets(value);
    changed ||= kept !== name || masked[kept] !== value;
  }
  return changed ? masked : fields;
}

function isSecret(name: string, value: unknown): boolean {
  if (typeof value === 'string') return value !== '' && secretKeys.test(name);
  return Array.isArray(value) && secretKeys.test(name);
}
