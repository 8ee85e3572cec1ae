import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskSecrets } from './maskSecrets.ts';

describe('masking secrets', () => {
  it('masks passwords, tokens and keys wherever they lie', () => {
    const action = {
      type: 'api/executeMutation/pending',
      meta: { arg: { originalArgs: { loginRequest: { email: 'a@b.example', password: 'hunter2' } } } },
      payload: [{ token: 'abc' }, { headers: { Authorization: 'Bearer abc' }, private_key: '-----BEGIN' }],
    };
    const text = JSON.stringify(maskSecrets(action));
    expect(text).toContain('a@b.example');
    expect(text).not.toMatch(/hunter2|abc|BEGIN/);
  });

  it('masks what signs in beside the password', () => {
    const data = { oneTimeCode: '123456', recoveryCodes: ['k3v9p-7wq2m'], otpSecret: 'MZXW6', code: 'NOT_FOUND' };
    const masked = '[masked]';
    expect(maskSecrets(data)).toEqual({
      oneTimeCode: masked,
      recoveryCodes: masked,
      otpSecret: masked,
      code: 'NOT_FOUND',
    });
  });

  it('keeps absence apart from presence', () => {
    expect(maskSecrets({ token: null, password: '' })).toEqual({ token: null, password: '' });
  });

  it('gives back the same object where there is nothing to mask', () => {
    const state = { contracts: [{ name: 'Token ring lease' }] };
    expect(maskSecrets(state)).toBe(state);
  });
});

it('masks addresses that open something to whoever has them', () => {
  const token = 'x'.repeat(43);
  const data = {
    url: `https://a.example/feeds/${token}.ics`,
    html: `<a href="https://a.example/decide?token=${token}">`,
  };
  expect(maskSecrets(data)).toEqual({ url: '[masked]', html: '[masked]' });
  expect(maskSecrets({ url: 'https://a.example/feeds' })).toEqual({ url: 'https://a.example/feeds' });
});

const base64url = (length: number) => fc.stringMatching(new RegExp(`^[A-Za-z0-9_-]{${length}}$`));
const signed = fc.tuple(base64url(120), base64url(43)).map(([payload, mac]) => `WzEs${payload}.${mac}`);

/** Every link that opens something without a sign-in, and its key. */
const keyedLinks = fc.oneof(
  fc.tuple(fc.constantFrom('decide?choice=renew&token', 'unsubscribe?token', 'reset-password?token'), signed),
  fc.tuple(fc.constantFrom('confirm?token', 'join?a=b&token', 'register?invitation'), signed),
  fc.tuple(fc.constant('join?token'), fc.uuid()),
  fc.tuple(fc.constant('feeds/'), base64url(43)),
);

const everyCharacter = (spell: (char: string) => string) => (text: string) => [...text].map(spell).join('');
const hex = (char: string) => char.codePointAt(0)?.toString(16) ?? '';
/** Ways in which a text is written into another one. Each can be applied to what another one wrote. */
const spellings: Record<string, (text: string) => string> = {
  asItIs: (text) => text,
  html: (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  htmlByNumber: everyCharacter((char) => (/[&?=/]/.test(char) ? `&#${char.codePointAt(0)};` : char)),
  htmlByHex: everyCharacter((char) => (/[&?=/:]/.test(char) ? `&#x${hex(char)};` : char)),
  component: (text) => encodeURIComponent(text),
  lowerCase: (text) => encodeURIComponent(text).replaceAll(/%../g, (each) => each.toLowerCase()),
  everyLetter: everyCharacter((char) => (/[a-z%]/.test(char) ? `%${hex(char)}` : char)),
  json: (text) => JSON.stringify({ text }),
  jsonByNumber: everyCharacter((char) => (/[&?=/<>]/.test(char) ? `\\u00${hex(char)}` : char)),
  slashes: (text) => text.replaceAll('/', String.raw`\/`),
};

it('masks every link that opens something, wherever it lies and however it is written', () => {
  const writings = fc.array(fc.constantFrom(...Object.keys(spellings)), { maxLength: 3 });
  const places = fc.array(fc.constantFrom('value', 'list', 'name'), { minLength: 1, maxLength: 4 });
  const given = fc.tuple(keyedLinks, writings, places, fc.string({ maxLength: 30 }));
  fc.assert(
    fc.property(given, ([[link, key], ways, where, around]) => {
      const address = `https://a.example/${link}${link.endsWith('/') ? '' : '='}${key}`;
      const text = ways.reduce(
        (written, way) => spellings[way]?.(written) ?? written,
        `${around} <a href="${address}">`,
      );
      const data = where.reduce<unknown>(
        (inner, place) =>
          place === 'list' ? ['x', inner] : typeof inner === 'string' && place === 'name' ? { [inner]: 1 } : { inner },
        text,
      );
      const shown = JSON.stringify(maskSecrets(data));
      expect(shown).toContain('[masked]');
      expect(shown).not.toContain(key.slice(0, 12));
    }),
    { numRuns: 400 },
  );
});

it('lets no message in whose links might decide, whatever they look like', () => {
  const message = { reminder: { id: 'r-1', subject: 'Act by Dec 2' }, from: null, html: '<p>Hello', text: 'Hello' };
  expect(maskSecrets(message)).toEqual({ ...message, html: '[masked]', text: '[masked]' });
});

it('leaves what people read and what the state is kept under', () => {
  const state = {
    'listContracts({"today":"2026-11-26"})': { text: 'Token: 5 % & more; invitation = letter, code=4711' },
    ids: [
      '2f1c8b0a-93cd-4e0f-9a57-1f6f2f6c2b11',
      'https://a.example/contracts/2f1c8b0a-93cd-4e0f-9a57-1f6f2f6c2b11?tab=notes',
    ],
    file: 'Master_Services_Agreement_between_Brightwater_and_Harbor_Lane_2026-final.pdf',
  };
  expect(maskSecrets(state)).toBe(state);
});
