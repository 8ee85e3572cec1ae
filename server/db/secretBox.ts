/**
 * Secrets at rest: AES-256-GCM with a random 12-byte IV. Owner and column are authenticated with every value, so that a
 * sealed value moved to another row or column does not open. The first byte names the key: old keys open, the first seals.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const HEADER_BYTES = 1 + IV_BYTES;

/** `id` 0 to 255, unique among the keys; `key` 32 bytes. */
export type SecretKey = { id: number; key: Uint8Array };

/** Whose secret it is (the row's owner id) and in which column it lies (`table.column`). */
type SecretPlace = { owner: string; column: string };

export type SecretBox = {
  /** Key id, IV, ciphertext, tag. */
  seal(plain: string, place: SecretPlace): Buffer;
  /** Throws where the value was made for another place, by an unknown key, or was changed. */
  open(sealed: Uint8Array, place: SecretPlace): string;
  /** Was it sealed with another than the current key? Then seal it again. */
  isStale(sealed: Uint8Array): boolean;
};

/** A box that seals with the first of the keys and opens with all. Throws a sentence on a key of the wrong size or a doubled id. */
export function createSecretBox(keys: readonly SecretKey[]): SecretBox {
  const byId = new Map(keys.map(({ id, key }) => [id, key]));
  const current = keys[0];
  if (!current) throw new Error('A secret box needs a key.');
  if (byId.size !== keys.length) throw new Error('Two secret keys have the same id.');
  for (const { id, key } of keys) {
    if (!Number.isInteger(id) || id < 0 || id > 255)
      throw new Error('The id of a secret key is a number from 0 to 255.');
    if (key.length !== KEY_BYTES) throw new Error(`Secret key ${id} must be ${KEY_BYTES} bytes long.`);
  }

  return {
    seal(plain, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.key, iv);
      cipher.setAAD(associatedData(current.id, place));
      return Buffer.concat([
        Buffer.of(current.id),
        iv,
        cipher.update(plain, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      const id = bytes[0];
      const key = id === undefined ? undefined : byId.get(id);
      if (id === undefined || !key) throw new Error('A stored secret was sealed with a key that is not configured.');
      if (bytes.length < HEADER_BYTES + TAG_BYTES) throw new Error('A stored secret is cut short.');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, HEADER_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(associatedData(id, place));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const plain = decipher.update(bytes.subarray(HEADER_BYTES, -TAG_BYTES));
      return Buffer.concat([plain, decipher.final()]).toString('utf8');
    },
    isStale: (sealed) => sealed[0] !== current.id,
  };
}

/** JSON keeps the parts apart: no owner can be made to look like another owner and column. */
function associatedData(keyId: number, { owner, column }: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify([keyId, owner, column]));
}
