/** Service accounts of the sandbox: keys in Google's own file format, and what the administrator authorised for them. */
import { createHash, generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { SCOPES } from './access.ts';
import type { SandboxStore, ServiceAccountRecord } from './sandboxStore.ts';

/** A key file as Google's console makes it. */
export type ServiceAccountKey = {
  type: 'service_account';
  project_id: string;
  private_key_id: string;
  private_key: string;
  client_email: string;
  client_id: string;
  auth_uri: string;
  token_uri: string;
  auth_provider_x509_cert_url: string;
  client_x509_cert_url: string;
  universe_domain: string;
};

export type ServiceAccountOptions = {
  /** The part of the address before the `@`. */
  name?: string;
  projectId?: string;
  /** What the administrator entered under domain-wide delegation; default mail, files and directory, read-only. */
  authorisedScopes?: string[];
};

/** The account whose key the sandbox's home page offers. */
const SAMPLE_SERVICE_ACCOUNT = 'sandbox-reader';

const MAX_KEYS = 100;

/**
 * Makes a new key and lets the sandbox know its public half. A second call for the same name adds a key to the same
 * account; scopes that are given replace those authorised before. 2048-bit RSA: takes about a tenth of a second.
 */
export async function addServiceAccount(
  store: SandboxStore,
  { name = SAMPLE_SERVICE_ACCOUNT, projectId = 'sandbox-project', authorisedScopes }: ServiceAccountOptions = {},
): Promise<ServiceAccountKey> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const clientEmail = `${name}@${projectId}.iam.gserviceaccount.com`;
  const clientId = numericId(clientEmail);
  const keyId = randomBytes(20).toString('hex');
  const publicKey = pair.publicKey.export({ format: 'pem', type: 'spki' }).toString();
  store.change((state) => {
    const known = state.serviceAccounts.find((account) => account.clientEmail === clientEmail);
    const account: ServiceAccountRecord = known ?? {
      clientEmail,
      clientId,
      projectId,
      keys: [],
      authorisedScopes: [SCOPES.gmail, SCOPES.drive, SCOPES.directory],
    };
    if (!known) state.serviceAccounts.push(account);
    if (authorisedScopes) account.authorisedScopes = authorisedScopes;
    account.keys = [...account.keys, { keyId, publicKey }].slice(-MAX_KEYS);
  });
  return {
    type: 'service_account',
    project_id: projectId,
    private_key_id: keyId,
    private_key: pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    client_email: clientEmail,
    client_id: clientId,
    auth_uri: 'https://accounts.google.com/o/oauth2/auth',
    token_uri: 'https://oauth2.googleapis.com/token',
    auth_provider_x509_cert_url: 'https://www.googleapis.com/oauth2/v1/certs',
    client_x509_cert_url: `https://www.googleapis.com/robot/v1/metadata/x509/${encodeURIComponent(clientEmail)}`,
    universe_domain: 'googleapis.com',
  };
}

/** Enters other scopes for a service account, as an administrator does in the console. */
export function authoriseScopes(store: SandboxStore, clientEmail: string, scopes: string[]): void {
  store.change((state) => {
    const account = state.serviceAccounts.find((known) => known.clientEmail === clientEmail);
    if (!account) throw new Error(`No service account ${clientEmail} in this sandbox.`);
    account.authorisedScopes = scopes;
  });
}

/** Google's client ids of service accounts are 21 digits. */
function numericId(clientEmail: string): string {
  const digest = createHash('sha256').update(clientEmail).digest();
  return `1${(digest.readBigUInt64BE(0) % 10n ** 20n).toString().padStart(20, '0')}`;
}
