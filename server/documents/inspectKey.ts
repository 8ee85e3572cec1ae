/** What kind of private key a PEM holds. */
import { createPrivateKey } from 'node:crypto';

/** `bits`: the length of the modulus; 0 where the key has none. */
export type KeyFacts = { type: string; bits: number };

/** Null where it cannot be read. */
export function inspectKey(pem: string): KeyFacts | null {
  try {
    const { asymmetricKeyType = 'unknown', asymmetricKeyDetails } = createPrivateKey(pem);
    return { type: asymmetricKeyType, bits: asymmetricKeyDetails?.modulusLength ?? 0 };
  } catch {
    return null;
  }
}
