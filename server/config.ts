/** The settings of the service: environment variables, read and validated here and nowhere else. `.env.example` lists them. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { SecretKey } from './db/secretBox.ts';
import type { GoogleConfig } from './google/googleSettings.ts';
import { QUOTA_COSTS } from './google/quotaCosts.ts';

export type Config = GoogleConfig & {
  host: string;
  port: number;
  /** Absolute. The embedded database and the key of the secrets live here. */
  dataDir: string;
  /** Null: the embedded PostgreSQL. */
  databaseUrl: string | null;
  /** What a browser calls us: scheme, host and port, no slash at the end. */
  publicUrl: string;
  /** Addresses or ranges of the proxies before us, whose X-Forwarded-For is believed; false: nobody's. */
  trustProxy: string[] | false;
  /** Keys of the secrets at rest, the current one first; null: the key file in `dataDir`. */
  secretKeys: SecretKey[] | null;
  /** Folder whose files fill the sandbox workspace instead of its samples. */
  sandboxDocuments: string | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** How long a sign-in lasts, however much it is used. */
  sessionDays: number;
  /** How long a sign-in lasts that is not used. */
  sessionIdleDays: number;
  /** `smtp://` or `smtps://`, with name and password where needed; null: no message is sent. */
  smtpUrl: string | null;
  /** Who messages are from. */
  mailFrom: string;
  /** Who may create an account: anybody, those invited, nobody. */
  signUp: 'open' | 'invite' | 'closed';
  /** The sandbox workspace may be reached from other machines. */
  sandboxPublic: boolean;
  /** Searches that one user may have running at a time, those that wait included. */
  searchesPerUser: number;
  /** Of those, searches that one process works on at the same time. */
  searchesAtOnceOfUser: number;
  /** Processor time that one search has for documents that are slow to read, s. */
  slowDocumentSeconds: number;
};

/** A setting that is wrong. The message is a sentence for whoever starts the service. */
export class ConfigError extends Error {}

/** Names for the ranges of a machine itself and of private networks. */
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SIGN_UP = ['open', 'invite', 'closed'] as const;

/** Reads the settings. Throws `ConfigError` naming the variable. Empty is the same as not set. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const get = (name: string): string | null => env[name]?.trim() || null;
  const host = get('HOST') ?? 'localhost';
  const port = readWhole('PORT', get('PORT'), 3000, 0, 65_535);
  return {
    host,
    port,
    dataDir: resolve(get('DATA_DIR') ?? 'data'),
    databaseUrl: readDatabaseUrl(get('DATABASE_URL')),
    publicUrl: readPublicUrl(get('PUBLIC_URL')) ?? `http://localhost:${port}`,
    trustProxy: readTrustProxy(get('TRUST_PROXY')),
    secretKeys: get('SECRETS_KEY') === null ? null : readSecretKeys(get('SECRETS_KEY') ?? '', 'SECRETS_KEY'),
    googleOauth: readGoogleOauth(get('GOOGLE_CLIENT_ID'), get('GOOGLE_CLIENT_SECRET')),
    googleBaseUrl: readUrl('GOOGLE_BASE_URL', get('GOOGLE_BASE_URL')),
    googleEndpoints: readGoogleEndpoints(get),
    ...readGoogleWorkspace(get),
    sandboxDocuments: get('SANDBOX_DOCUMENTS') === null ? null : resolve(get('SANDBOX_DOCUMENTS') ?? ''),
    logLevel: readChoice('LOG_LEVEL', get('LOG_LEVEL') ?? 'info', LOG_LEVELS),
    sessionDays: readWhole('SESSION_DAYS', get('SESSION_DAYS'), 30, 1, 365),
    sessionIdleDays: readWhole('SESSION_IDLE_DAYS', get('SESSION_IDLE_DAYS'), 14, 1, 365),
    ...readMail(get),
    signUp: readChoice('SIGN_UP', get('SIGN_UP') ?? 'open', SIGN_UP),
    sandboxPublic: readBoolean('SANDBOX_PUBLIC', get('SANDBOX_PUBLIC') ?? 'false'),
    searchesPerUser: readWhole('SEARCHES_PER_USER', get('SEARCHES_PER_USER'), 10, 1, 1000),
    searchesAtOnceOfUser: readWhole('SEARCHES_AT_ONCE_PER_USER', get('SEARCHES_AT_ONCE_PER_USER'), 2, 1, 4),
    slowDocumentSeconds: readWhole('SLOW_DOCUMENT_SECONDS', get('SLOW_DOCUMENT_SECONDS'), 60, 0, 3600),
  };
}

type GetSetting = (name: string) => string | null;

function readGoogleEndpoints(get: GetSetting): Config['googleEndpoints'] {
  const auth = readUrl('GOOGLE_AUTH_URL', get('GOOGLE_AUTH_URL'));
  const token = readUrl('GOOGLE_TOKEN_URL', get('GOOGLE_TOKEN_URL'));
  const revoke = readUrl('GOOGLE_REVOKE_URL', get('GOOGLE_REVOKE_URL'));
  const certs = readUrl('GOOGLE_CERTS_URL', get('GOOGLE_CERTS_URL'));
  return { ...(auth && { auth }), ...(token && { token }), ...(revoke && { revoke }), ...(certs && { certs }) };
}

function readGoogleWorkspace(get: GetSetting): Pick<Config, 'googleSandbox' | 'googleQuota'> {
  const hasClient = get('GOOGLE_CLIENT_ID') !== null;
  const hasAddress = get('GOOGLE_BASE_URL') !== null || Object.keys(readGoogleEndpoints(get)).length > 0;
  const isElsewhere = hasClient || hasAddress;
  const sandbox = get('GOOGLE_SANDBOX');
  const googleSandbox = sandbox === null ? !isElsewhere : readBoolean('GOOGLE_SANDBOX', sandbox);
  if (googleSandbox && isElsewhere)
    throw new ConfigError(
      "GOOGLE_SANDBOX=true doesn't go together with a Google client or address. Set only one of them.",
    );
  return {
    googleSandbox,
    googleQuota: {
      gmailPerMinute: readUnits('GOOGLE_GMAIL_UNITS_PER_MINUTE', get('GOOGLE_GMAIL_UNITS_PER_MINUTE')),
      drivePerMinute: readUnits('GOOGLE_DRIVE_UNITS_PER_MINUTE', get('GOOGLE_DRIVE_UNITS_PER_MINUTE')),
      costs: readCosts(get('GOOGLE_QUOTA_COSTS')),
    },
  };
}

/** The address of the mail server holds a password, so no sentence repeats it. */
function readMail(get: GetSetting): Pick<Config, 'smtpUrl' | 'mailFrom'> {
  const smtpUrl = get('SMTP_URL');
  const server = smtpUrl === null ? null : URL.parse(smtpUrl);
  if (smtpUrl !== null && (!['smtp:', 'smtps:'].includes(server?.protocol ?? '') || server?.hostname === '')) {
    throw new ConfigError('SMTP_URL must read like smtps://name:password@mail.example.com or smtp://localhost:25.');
  }
  const mailFrom = get('MAIL_FROM');
  if (smtpUrl !== null && mailFrom === null) {
    throw new ConfigError('With SMTP_URL the service needs MAIL_FROM, such as Perennial <reminders@example.com>.');
  }
  if (mailFrom !== null && !/^[^\r\n<>]*<?[^@\s<>]+@[^@\s<>]+>?$/.test(mailFrom)) {
    throw new ConfigError(
      `MAIL_FROM must hold an email address, such as Perennial <reminders@example.com>, not "${mailFrom}".`,
    );
  }
  return { smtpUrl, mailFrom: mailFrom ?? 'reminders@localhost' };
}

function readUnits(name: string, text: string | null): number | null {
  return text === null ? null : readWhole(name, text, 0, 100, 100_000_000);
}

/** `gmail.messages.get=20,gmail.attachments.get=20`. */
function readCosts(text: string | null): Record<string, number> {
  const costs = (text ?? '').split(',').filter((part) => part.trim() !== '');
  return Object.fromEntries(
    costs.map((part) => {
      const [, method = '', units = ''] = /^\s*([\w.]+)=(\d{1,6})\s*$/.exec(part) ?? [];
      if (!Object.hasOwn(QUOTA_COSTS, method)) {
        const known = Object.keys(QUOTA_COSTS).join(', ');
        throw new ConfigError(`GOOGLE_QUOTA_COSTS must read like gmail.messages.get=20, with one of ${known}.`);
      }
      return [method, Number(units)];
    }),
  );
}

function readWhole(name: string, text: string | null, fallback: number, least: number, most: number): number {
  if (text === null) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  }
  return value;
}

function readBoolean(name: string, text: string): boolean {
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw new ConfigError(`${name} must be true or false, not "${text}".`);
}

/** A plain "true" is no choice: then anybody could write any address into the header. */
function readTrustProxy(text: string | null): string[] | false {
  if (text === null || text === 'false') return false;
  const proxies = text.split(',').map((part) => part.trim());
  for (const proxy of proxies) {
    const [address = '', bits = '0'] = proxy.split('/');
    if (
      PROXY_RANGES.includes(proxy) ||
      (isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128))
    )
      continue;
    throw new ConfigError(
      `TRUST_PROXY must be false, or the addresses of the proxies before the service (such as 10.0.0.5, 10.0.0.0/8 or ${PROXY_RANGES[0]}), not "${text}".`,
    );
  }
  return proxies;
}

function readUrl(name: string, text: string | null): string | null {
  if (text === null) return null;
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new ConfigError(`${name} must be an http or https address, not "${text}".`);
  return url.href.replace(/\/$/, '');
}

/** Every link in a message begins with it. The service answers at the root of its host alone, so a path would break them all. */
function readPublicUrl(text: string | null): string | null {
  const url = readUrl('PUBLIC_URL', text);
  if (url === null || url === new URL(url).origin) return url;
  throw new ConfigError(
    'PUBLIC_URL must be a scheme, a host and a port alone, such as https://renewals.example.com, without path, name or password.',
  );
}

/** The address holds a password, so the sentence does not repeat it. Without a host it is a socket's. */
function readDatabaseUrl(text: string | null): string | null {
  if (text === null) return text;
  if (!/^postgres(ql)?:\/\//.test(text))
    throw new ConfigError('DATABASE_URL must start with postgres:// or postgresql://.');
  if (!URL.canParse(text.replace('@/', '@socket/'))) {
    throw new ConfigError(
      'DATABASE_URL must read like postgres://user:password@host:5432/database, with characters such as # and @ in the password written as %23 and %40.',
    );
  }
  return text;
}

/**
 * `<base64 of 32 bytes>`, or while rotating `2:<new>,1:<old>`: all open, the first seals. `name` says where the text comes from; the
 * text itself is in no sentence.
 */
export function readSecretKeys(text: string, name: string): SecretKey[] {
  const keys = text.split(',').map((part) => {
    const [, id, base64] = /^(?:(\d{1,3}):)?([A-Za-z0-9+/_-]+={0,2})$/.exec(part.trim()) ?? [];
    const key = Buffer.from(base64 ?? '', 'base64');
    if (key.length !== 32 || Number(id ?? 1) > 255) {
      throw new ConfigError(
        `${name} must be 32 bytes in base64 (make one with: openssl rand -base64 32), or several as 2:<new>,1:<old>.`,
      );
    }
    return { id: Number(id ?? 1), key };
  });
  if (new Set(keys.map(({ id }) => id)).size !== keys.length)
    throw new ConfigError(`${name} gives two keys the same number.`);
  return keys;
}

function readGoogleOauth(clientId: string | null, clientSecret: string | null): Config['googleOauth'] {
  if (clientId === null && clientSecret === null) return null;
  if (clientId === null)
    throw new ConfigError(
      "GOOGLE_CLIENT_SECRET is set, but GOOGLE_CLIENT_ID isn't. Set both, or neither for the sandbox workspace.",
    );
  if (clientSecret === null)
    throw new ConfigError(
      "GOOGLE_CLIENT_ID is set, but GOOGLE_CLIENT_SECRET isn't. Set both, or neither for the sandbox workspace.",
    );
  return { clientId, clientSecret };
}

function readChoice<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((each) => each === text);
  if (choice === undefined) throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not "${text}".`);
  return choice;
}
