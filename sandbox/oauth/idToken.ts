/** ID tokens (RS256) and the public keys to check them with. The key is made at first use and lives with the process. */
import { createHash, generateKeyPair, sign, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { subjectIdOf } from '../workspaceIndex.ts';

const ISSUER = 'https://accounts.google.com';
const LIFETIME_SECONDS = 3600;

export type IdTokenAbout = { email: string; clientId: string; nonce?: string; domain?: string };

export type IdTokens = {
  issue: (about: IdTokenAbout) => Promise<string>;
  /** Google's `/oauth2/v3/certs`. */
  jwks: () => Promise<{ keys: object[] }>;
  /** Google's `/oauth2/v1/certs`: key id to PEM. */
  pems: () => Promise<Record<string, string>>;
};

/** A signer of ID tokens. */
export function createIdTokens(now: () => number): IdTokens {
  let made: Promise<{ privateKey: KeyObject; publicKey: KeyObject; keyId: string }> | undefined;
  const keys = () => (made ??= makeKeys());
  return {
    async issue({ email, clientId, nonce, domain }) {
      const { privateKey, keyId } = await keys();
      const issued = Math.floor(now() / 1000);
      const payload = {
        iss: ISSUER,
        azp: clientId,
        aud: clientId,
        sub: subjectIdOf(email),
        ...(domain !== undefined && { hd: domain }),
        email,
        email_verified: true,
        ...(nonce !== undefined && { nonce }),
        iat: issued,
        exp: issued + LIFETIME_SECONDS,
      };
      const head = `${encode({ alg: 'RS256', kid: keyId, typ: 'JWT' })}.${encode(payload)}`;
      return `${head}.${sign('sha256', Buffer.from(head), privateKey).toString('base64url')}`;
    },
    async jwks() {
      const { publicKey, keyId } = await keys();
      return { keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: keyId }] };
    },
    async pems() {
      const { publicKey, keyId } = await keys();
      return { [keyId]: publicKey.export({ format: 'pem', type: 'spki' }).toString() };
    },
  };
}

async function makeKeys() {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const der = pair.publicKey.export({ format: 'der', type: 'spki' });
  return { ...pair, keyId: createHash('sha256').update(der).digest('hex').slice(0, 40) };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
