/** Rule 10: addresses and client come from the configuration, and nothing else is ever called. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createOAuthClient } from './authClients.ts';
import { createGoogleFetch, isExportAddress, mapGoogleAddress } from './googleFetch.ts';
import { GOOGLE_ENDPOINTS, redirectUri, standInEndpoints } from './googleSettings.ts';
import { testGoogle } from './testing/testGoogle.ts';

const CLIENT = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const SANDBOX = 'http://127.0.0.1:3000/sandbox/google';
const settingsOf = (env: Record<string, string>) =>
  testGoogle({} as Database, { config: readConfig(env), sandboxUrl: SANDBOX }).settings;

describe('the settings', () => {
  it('are those of the sandbox where nothing is configured: no limits, addresses for us and for browsers', () => {
    const settings = settingsOf({ PUBLIC_URL: 'https://renewals.example' });
    expect(settings).toMatchObject({ sandbox: true, unitsPerMinute: { gmail: Infinity } });
    expect(settings.endpoints).toMatchObject({
      token: `${SANDBOX}/token`,
      gmailRoot: SANDBOX,
      auth: 'https://renewals.example/sandbox/google/o/oauth2/v2/auth',
    });
    expect(redirectUri(settings)).toBe('https://renewals.example/api/google/callback');
  });

  it('are Google’s own with a client, and its published limits unless others are set', () => {
    expect(settingsOf(CLIENT)).toMatchObject({
      sandbox: false,
      endpoints: GOOGLE_ENDPOINTS,
      oauth: { clientId: 'id', clientSecret: 'secret' },
      unitsPerMinute: { gmail: 6_000, drive: 325_000 },
    });
    const env = { ...CLIENT, GOOGLE_GMAIL_UNITS_PER_MINUTE: '15000', GOOGLE_QUOTA_COSTS: 'gmail.messages.get=5' };
    expect(settingsOf(env)).toMatchObject({ unitsPerMinute: { gmail: 15_000 }, costs: { 'gmail.messages.get': 5 } });
  });

  it('can be Google’s own without a client: then only service accounts work, and that is said', () => {
    const settings = settingsOf({ GOOGLE_SANDBOX: 'false' });
    expect(settings).toMatchObject({ sandbox: false, endpoints: GOOGLE_ENDPOINTS, oauth: null });
    expect(() => createOAuthClient(settings)).toThrow('personal accounts cannot be connected');
  });
});

describe('an address', () => {
  const endpoints = standInEndpoints(SANDBOX);

  it.each([
    ['https://oauth2.googleapis.com/token', '/token'],
    ['https://oauth2.googleapis.com/revoke', '/revoke'],
    ['https://www.googleapis.com/oauth2/v1/certs', '/oauth2/v1/certs'],
    ['https://gmail.googleapis.com/gmail/v1/users/me/profile?alt=json', '/gmail/v1/users/me/profile?alt=json'],
    ['https://www.googleapis.com/drive/v3/files?q=x', '/drive/v3/files?q=x'],
    ['https://admin.googleapis.com/admin/directory/v1/users', '/admin/directory/v1/users'],
    ['https://docs.google.com/feeds/download/x?id=1', '/feeds/download/x?id=1'],
  ])('of Google’s (%s) is mapped', (address, path) => {
    expect(mapGoogleAddress(address, endpoints)).toBe(`${SANDBOX}${path}`);
    expect(mapGoogleAddress(address, GOOGLE_ENDPOINTS)).toBe(address);
  });

  it.each([
    'http://169.254.169.254/computeMetadata/v1/',
    'http://gmail.googleapis.com/gmail/v1/users/me/profile',
    'https://gmail.googleapis.com.evil.example/gmail/v1/',
    'https://oauth2.googleapis.com/tokeninfo',
    'https://www.googleapis.com/compute/v1/',
    'file:///etc/passwd',
  ])('of anybody else’s (%s) is refused', (address) => {
    expect(() => mapGoogleAddress(address, endpoints)).toThrow('not an address of Google');
  });

  it('can be set by itself, the others staying where they are', () => {
    const config = readConfig({
      GOOGLE_TOKEN_URL: 'http://gateway.example/token',
      GOOGLE_CLIENT_ID: 'a',
      GOOGLE_CLIENT_SECRET: 'b',
    });
    const { settings } = testGoogle(null as never, { config });
    expect(mapGoogleAddress('https://oauth2.googleapis.com/token', settings.endpoints)).toBe(
      'http://gateway.example/token',
    );
    expect(settings.endpoints).toEqual({ ...GOOGLE_ENDPOINTS, token: 'http://gateway.example/token' });
  });

  it('that does not answer is given up, the caller’s signal or not', async () => {
    const server = createServer(() => undefined);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const ask = createGoogleFetch(standInEndpoints(`http://127.0.0.1:${port}`), 50);
    for (const init of [{}, { signal: new AbortController().signal }])
      await expect(ask('https://oauth2.googleapis.com/revoke', init)).rejects.toThrow('timeout');
    server.closeAllConnections();
    server.close();
  });

  it.each([
    'http://docs.google.com/x',
    'https://docs.google.com.evil.example/x',
    'https://docs.google.com:8443/x',
    'x',
  ])('of an export link (%s) is not followed unless it is Google’s', (link) => {
    expect(isExportAddress(link)).toBe(false);
    expect(isExportAddress('https://docs.google.com/feeds/download/x')).toBe(true);
  });
});
