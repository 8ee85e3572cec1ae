import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

const run = async (globals: object) =>
  void runInNewContext(await readFile('mocks/static/demoHome.js', 'utf8'), globals);

/** A page to which a base may be added. */
function pageWithoutBase() {
  const added: { href?: string }[] = [];
  const head = { prepend: (element: { href?: string }) => added.push(element) };
  return { added, document: { createElement: () => ({}), head } };
}

/** Where the demo's page goes when its script is not found beside it. */
async function ledTo(path: string, tagName = 'SCRIPT'): Promise<string | null> {
  const replace = vi.fn<(address: string) => void>();
  const address = new URL(path, 'https://demo.example');
  const listeners: ((event: object) => void)[] = [];
  const window = { addEventListener: (_name: string, listener: (event: object) => void) => listeners.push(listener) };
  const location = { href: address.href, pathname: address.pathname, replace };
  await run({ window, location, URL, document: pageWithoutBase().document });
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

it.each([
  ['/contracts/demo-1', '/'],
  ['/somewhere/contracts/demo-1', '/somewhere/'],
  ['/contracts', '/'],
  ['/somewhere/', '/somewhere/'],
])("the demo's files are looked for in its own folder from the page %s", async (pathname, base) => {
  const { added, document } = pageWithoutBase();
  await run({ window: { addEventListener: () => undefined }, location: { pathname }, URL, document });
  expect(added.map(({ href }) => href)).toEqual([base]);
});
