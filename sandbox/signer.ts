/**
 * Strings that only the stand-in can make: access tokens, page tokens and attachment ids carry what they mean, sealed
 * with the store's key, so that nothing has to be remembered and they outlive a restart.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SandboxStore } from './sandboxStore.ts';

export type Signer = {
  /** `payload` as one URL-safe word; `purpose` keeps one kind of word from being used as another. */
  seal: (purpose: string, payload: unknown) => string;
  /** What was sealed, or undefined for anything else. */
  open: (purpose: string, word: string) => unknown;
};

/** A signer with that secret, or else with the key of the store. */
export function createSigner(store: SandboxStore, secret?: string): Signer {
  const seal = (purpose: string, body: string) =>
    createHmac('sha256', secret ?? store.read().signingKey)
      .update(`${purpose}\n${body}`)
      .digest();
  return {
    seal(purpose, payload) {
      const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
      return `${body}.${seal(purpose, body).toString('base64url')}`;
    },
    open(purpose, word) {
      const [body, mark, ...more] = word.split('.');
      if (!body || !mark || more.length > 0) return undefined;
      const expected = seal(purpose, body);
      const given = Buffer.from(mark, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as unknown;
    },
  };
}
