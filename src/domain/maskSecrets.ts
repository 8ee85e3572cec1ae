/** Takes secrets out of plain data before anybody sees it: DevTools, and the support log. */

/** What stands in a secret's place. Nothing reads it back. */
export const mask = '[masked]';

const secretNames = [
  'password|currentPassword|newPassword|confirmation|token|originalToken|authorization|cookie|invitation',
  'oneTimeCode|recoveryCodes|otpSecret|otpUri',
  'access_?token|refresh_?token|id_?token|private_?key|client_?secret|credentials|authUrl',
];
const secretKeys = new RegExp(`^(${secretNames.join('|')})$`, 'i');

/** Addresses that open something to whoever has them: the calendar feed, links in messages. */
const secretAddresses = /\/feeds\/[\w-]{20,}\.ics|[?&](token|invitation)=[\w.-]{20,}/;

const known = new WeakMap<object, unknown>();

/**
 * The same data with every text under a secret's name, and every text with a secret address in it, masked. What holds no secret
 * comes back as the same object, and an object is looked through once: state shares its parts from one action to the next. Data
 * given must not be changed later.
 */
export function maskSecrets<T>(value: T): T {
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

function maskObject(fields: Record<string, unknown>): Record<string, unknown> {
  let changed = false;
  const masked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const isText = typeof value === 'string' && value !== '';
    const isSecret = isText
      ? secretKeys.test(name) || secretAddresses.test(value)
      : Array.isArray(value) && secretKeys.test(name);
    masked[name] = isSecret ? mask : maskSecrets(value);
    changed ||= masked[name] !== value;
  }
  return changed ? masked : fields;
}
