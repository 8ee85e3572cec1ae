import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onConsentMessage } from './consentMessages.ts';
import { takeConsentReturn } from './consentReturn.ts';

const heard = vi.fn<() => void>();
const refused = vi.fn<() => void>();
let stop: () => void;

const post = (data: unknown, origin = window.location.origin) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin }));

describe('the consent page', () => {
  beforeEach(() => {
    heard.mockClear();
    refused.mockClear();
    stop = onConsentMessage({ done: heard, refused });
  });
  afterEach(() => stop());

  it('is heard as a string and as an object', () => {
    post('google-auth-complete');
    post({ type: 'google-auth-complete', originalToken: 'x', email: 'a@b.example' });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is not heard from another origin, nor when it says something else', () => {
    post('google-auth-complete', 'https://evil.example');
    post('hello');
    post({ type: 'other' });
    post(null);
    expect(heard).not.toHaveBeenCalled();
  });

  it('is heard without an opener: over the channel, and by its note in local storage', async () => {
    const channel = new BroadcastChannel('google-auth');
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    channel.postMessage({ type: 'google-auth-complete' });
    await expect.poll(() => heard).toHaveBeenCalledTimes(1);
    channel.close();
    window.dispatchEvent(new StorageEvent('storage', { key: 'google-auth-complete', newValue: '1' }));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is heard when nothing was allowed, which is no completion', () => {
    post({ type: 'google-auth-refused' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'google-auth-refused', newValue: '1' }));
    expect(refused).toHaveBeenCalledTimes(2);
    expect(heard).not.toHaveBeenCalled();
  });

  it('is no longer heard after stopping', () => {
    stop();
    post('google-auth-complete');
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('the return from a redirect', () => {
  it('is read once, and its parameters leave the address', () => {
    window.history.replaceState(null, '', '/upload-contracts?google-connected=true&email=a%40b.example&keep=1#part');
    expect(takeConsentReturn()).toEqual({ email: 'a@b.example' });
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/upload-contracts?keep=1#part',
    );
    expect(takeConsentReturn()).toBeNull();
  });

  it('may come without an email', () => {
    window.history.replaceState(null, '', '/upload-contracts?google-connected=true');
    expect(takeConsentReturn()).toEqual({ email: null });
  });
});
