import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secretBox.ts';

const OLD = { id: 1, key: randomBytes(32) };
const NEW = { id: 2, key: randomBytes(32) };
const PLACE = { owner: 'user-1', column: 'google_connections.refresh_token' };

describe('a sealed secret', () => {
  const box = createSecretBox([OLD]);

  it('opens in its own place only', () => {
    const sealed = box.seal('1//refresh', PLACE);
    expect(box.open(sealed, PLACE)).toBe('1//refresh');
    expect(() => box.open(sealed, { ...PLACE, owner: 'user-2' })).toThrow('authenticate');
    expect(() => box.open(sealed, { ...PLACE, column: 'google_connections.private_key' })).toThrow('authenticate');
  });

  it('shows nothing of the secret and is never the same twice', () => {
    const sealed = box.seal('1//refresh', PLACE);
    expect(sealed.includes('refresh')).toBe(false);
    expect(sealed.equals(box.seal('1//refresh', PLACE))).toBe(false);
  });

  it('does not open once a byte was changed or lost', () => {
    const sealed = box.seal('1//refresh', PLACE);
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => box.open(changed, PLACE)).toThrow(/authenticate|not configured/);
    }
    expect(() => box.open(sealed.subarray(0, 20), PLACE)).toThrow('cut short');
    expect(() => box.open(new Uint8Array(), PLACE)).toThrow('not configured');
  });
});

describe('the rotation of keys', () => {
  it('opens what the old key sealed and says that it is stale', () => {
    const sealed = createSecretBox([OLD]).seal('secret', PLACE);
    const rotated = createSecretBox([NEW, OLD]);
    expect(rotated.open(sealed, PLACE)).toBe('secret');
    expect(rotated.isStale(sealed)).toBe(true);
    expect(rotated.isStale(rotated.seal('secret', PLACE))).toBe(false);
  });

  it('says so when the key is gone', () => {
    const sealed = createSecretBox([OLD]).seal('secret', PLACE);
    expect(() => createSecretBox([NEW]).open(sealed, PLACE)).toThrow('not configured');
  });

  it('refuses keys that cannot work', () => {
    expect(() => createSecretBox([])).toThrow('needs a key');
    expect(() => createSecretBox([{ id: 1, key: randomBytes(16) }])).toThrow('32 bytes');
    expect(() => createSecretBox([OLD, { ...NEW, id: 1 }])).toThrow('same id');
  });
});
