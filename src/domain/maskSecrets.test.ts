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
