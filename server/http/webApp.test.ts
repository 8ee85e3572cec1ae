import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testApp.ts';

let webRoot: string;
let service: TestApp;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'perennial-web-'));
  await mkdir(join(webRoot, 'assets'));
  const files = {
    'index.html': '<p>app</p>',
    'contracts.html': '<p>contracts</p>',
    'contracts-one.html': '<p>one contract</p>',
    'icon.svg': '<svg/>',
    'assets/app-1a2b.js': 'plain',
    'assets/app-1a2b.js.br': 'brotli',
    'assets/app-1a2b.js.gz': 'gzip',
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(webRoot, name), text)));
  service = await startTestApp({ webRoot });
});
afterAll(async () => {
  await service.close();
  await rm(webRoot, { recursive: true, force: true });
});

const get = (url: string, headers = {}) => service.inject({ url, headers });

describe('the web app', () => {
  it.each([
    ['/', '<p>app</p>'],
    ['/calendar?month=2026-07', '<p>app</p>'],
    ['/any/other/path', '<p>app</p>'],
    ['/..%2f..%2fpackage.json', '<p>app</p>'],
    ['/%2e%2e/%2e%2e/etc/passwd', '<p>app</p>'],
    ['/contracts', '<p>contracts</p>'],
    ['/contracts/', '<p>contracts</p>'],
    ['/contracts/1a2b?tab=history', '<p>one contract</p>'],
    ['/contracts/1a2b/more', '<p>app</p>'],
    ['/calendar/1a2b', '<p>app</p>'],
    ['/contracts/..%2f..%2fpackage.json', '<p>one contract</p>'],
  ])('answers %s with its page, fresh every time', async (url, page) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.payload]).toEqual([200, page]);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  });

  it.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', undefined, 'plain'],
  ])('gives a hashed file for ever, compressed as accepted: %s', async (accepted, encoding, text) => {
    const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect([answer.headers['content-encoding'], answer.payload]).toEqual([encoding, text]);
  });

  it('tells a file that is unchanged by its tag alone', async () => {
    const { headers } = await get('/assets/app-1a2b.js');
    expect([headers['last-modified'], headers.etag]).toEqual([undefined, expect.any(String)]);
    const again = await get('/assets/app-1a2b.js', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('gives a file that a page loads no policy for pages, only one for itself', async () => {
    const { headers } = await get('/assets/app-1a2b.js');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
    });
    expect(Object.keys(headers)).not.toContain('x-frame-options');
  });

  it('gives an answer of the API in JSON no policy for pages, only that it loads nothing and stands in no frame', async () => {
    const { headers } = await get('/api/nothing');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(Object.keys(headers)).not.toContain('x-frame-options');
  });

  it('lets a picture be kept for a day', async () => {
    expect((await get('/icon.svg')).headers['cache-control']).toBe('public, max-age=86400');
  });

  it.each([
    '/api/nothing',
    '/assets/gone-1a2b.js',
    '/sandbox/nothing',
    '/assets/..%2f..%2f..%2fetc/passwd',
    '/api/..%5c..%5cpackage.json',
  ])('has no page for %s', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('answers no other method with a page', async () => {
    expect((await service.inject({ method: 'POST', url: '/contracts', payload: {} })).statusCode).toBe(404);
  });

  it('lets nothing come from elsewhere, no script stand in a page, and the popup talk to its opener', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/https?:|upgrade-insecure-requests|unsafe-eval/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});
