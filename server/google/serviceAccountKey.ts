/**
 * A service-account key file from a stranger: checked before anything is done with it, one sentence for each check. Only the
 * five fields below are kept; addresses within the file are compared, never called.
 */
import type { KeyFacts } from '../documents/inspectKey.ts';

/** What is kept of a key file, under its own field names. */
export type ServiceAccountKey = {
  client_email: string;
  private_key: string;
  private_key_id: string;
  client_id: string;
  project_id: string;
};

/** A key or an email that cannot be used. The message is a sentence for the user and never quotes the file. */
export class KeyFileError extends Error {
  readonly check: string;
  readonly details: string | undefined;

  constructor(check: string, message: string, details?: string) {
    super(message);
    this.name = 'KeyFileError';
    this.check = check;
    this.details = details;
  }
}

const MAX_KEY_FILE_BYTES = 16 * 1024;
/** Google makes keys of 2,048 bits. A signature with 16,384 takes half a second, and every token needs one. */
const RSA_BITS = { least: 2048, most: 4096 };
/** A key of 4,096 bits has 3,272 characters. */
const LONGEST_PEM = 4096;

const TOKEN_URIS = new Set([
  'https://oauth2.googleapis.com/token',
  'https://accounts.google.com/o/oauth2/token',
  'https://www.googleapis.com/oauth2/v4/token',
]);

const WANTED =
  "It must be the key of a service account, made under 'Keys › Add key › JSON' in the Google Cloud console.";

/** Reads and checks an uploaded key file, all but what its key is (`requireStrongKey`). Throws `KeyFileError`. */
export function readServiceAccountKey(fileName: string, text: string): ServiceAccountKey {
  const file = parseKeyFile(fileName, text);
  requireServiceAccount(file);
  const field = (name: string) => {
    const value = Object.hasOwn(file, name) ? file[name] : undefined;
    return typeof value === 'string' ? value : '';
  };
  const key: ServiceAccountKey = {
    client_email: field('client_email'),
    private_key: field('private_key'),
    private_key_id: field('private_key_id'),
    client_id: field('client_id'),
    project_id: field('project_id'),
  };
  if (!/^[a-z0-9][a-z0-9.-]*@[a-z0-9.-]+\.gserviceaccount\.com$/i.test(key.client_email))
    throw new KeyFileError('clientEmail', 'The email in the key is not that of a service account.', WANTED);
  if (key.private_key.length > LONGEST_PEM) throw wrongStrength();
  requireGoogleAddresses(file, field);
  if (!/^\d{5,30}$/.test(key.client_id))
    throw new KeyFileError(
      'clientId',
      'The key has no numeric client id.',
      'Download the key file again and upload it unchanged.',
    );
  if (!/^[A-Za-z0-9_-]{1,100}$/.test(key.private_key_id))
    throw new KeyFileError('keyId', 'The key has no id.', 'Download the key file again and upload it unchanged.');
  return key;
}

/** The Workspace user that the service account is to act for, trimmed. Throws `KeyFileError`. */
export function readWorkspaceEmail(text: string): string {
  const email = text.trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new KeyFileError('workspaceEmail', 'Please enter a valid Google Workspace email address');
  if (/@(gmail|googlemail)\.com$/i.test(email))
    throw new KeyFileError(
      'workspaceEmail',
      'A service account cannot read a personal Gmail account.',
      "Use the address of a Workspace user, or connect the personal account with 'Connect with Google'.",
    );
  return email;
}

function parseKeyFile(fileName: string, text: string): Record<string, unknown> {
  if (!fileName.toLowerCase().endsWith('.json')) throw new KeyFileError('fileName', 'Please upload a JSON file');
  if (Buffer.byteLength(text) > MAX_KEY_FILE_BYTES)
    throw new KeyFileError('size', 'This file is too large to be a service-account key.', WANTED);
  if (text.includes('\u{fffd}')) throw new KeyFileError('encoding', 'This file is not text in UTF-8.', WANTED);
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\u{feff}/u, ''));
  } catch {
    throw new KeyFileError(
      'json',
      'This file is not valid JSON.',
      'Download the key file again and upload it unchanged.',
    );
  }
  if (typeof file !== 'object' || file === null || Array.isArray(file))
    throw new KeyFileError('json', 'This JSON file is not a service-account key.', WANTED);
  return file as Record<string, unknown>;
}

/** People upload other Google files by mistake: say which one it is. */
function requireServiceAccount(file: Record<string, unknown>): void {
  if (Object.hasOwn(file, 'web') || Object.hasOwn(file, 'installed'))
    throw new KeyFileError('type', 'This is an OAuth client file, not a service-account key.', WANTED);
  const type = file['type'];
  if (type === 'service_account') return;
  if (type === 'authorized_user')
    throw new KeyFileError('type', 'This file holds the sign-in of a person, not a service-account key.', WANTED);
  if (typeof type === 'string' && /^(external_account|impersonated_service_account|gdch_service_account)/.test(type))
    throw new KeyFileError('type', 'Credentials of this kind are not accepted.', WANTED);
  throw new KeyFileError('type', 'This JSON file is not a service-account key.', WANTED);
}

/** By what was found out about the private key, in a process of its own; null where it could not be read. Throws `KeyFileError`. */
export function requireStrongKey(facts: KeyFacts | null): void {
  if (facts === null)
    throw new KeyFileError(
      'privateKey',
      'The private key in the file cannot be read.',
      'Download the key file again and upload it unchanged.',
    );
  if (facts.type !== 'rsa' || facts.bits < RSA_BITS.least || facts.bits > RSA_BITS.most) throw wrongStrength();
}

function wrongStrength(): KeyFileError {
  const { least, most } = RSA_BITS;
  return new KeyFileError('privateKey', `The private key must be RSA with ${least} to ${most} bits.`, WANTED);
}

function requireGoogleAddresses(file: Record<string, unknown>, field: (name: string) => string): void {
  if (Object.hasOwn(file, 'token_uri') && !TOKEN_URIS.has(field('token_uri')))
    throw new KeyFileError(
      'tokenUri',
      'The key names a token address that is not Google’s.',
      'Download the key file again and upload it unchanged.',
    );
  if (Object.hasOwn(file, 'universe_domain') && field('universe_domain') !== 'googleapis.com')
    throw new KeyFileError('universe', 'The key belongs to another cloud than Google Workspace.', WANTED);
}
