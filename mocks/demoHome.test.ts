import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

/** Where the demo's page goes when its script is not found beside it. */
async function ledTo(path: string, tagName = 'SCRIPT'): Promise<string | null> {
  const replace = vi.fn<(address: string) => void>();
  const address = new URL(path, 'https://demo.example');
  const listeners: ((event: object) => void)[] = [];
  const window = { addEventListener: (_name: string, listener: (event: object) => void) => listeners.push(listener) };
  const location = { href: address.href, pathname: address.pathname, replace };
  runInNewContext(await readFile('mocks/static/demoHome.js', 'utf8'), { window, location, URL });
  for (const listen of listeners) listen({ target: { tagName } });
  return replace.mock.calls[0]?.[0] ?? null;
}

it('the demo leads an address deeper than its own up to the wizard, and then stops', async () => {
  expect(await ledTo('/nowhere/deep')).toBe('https://demo.example/upload-contracts');
  expect(await ledTo('/nowhere/')).toBe('https://demo.example/upload-contracts');
  expect(await ledTo('/demo/nowhere/deep')).toBe('https://demo.example/demo/upload-contracts');
  expect(await ledTo('/upload-contracts')).toBeNull();
  expect(await ledTo('/nowhere/deep', 'IMG')).toBeNull();
});
