import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { startStore } from './startStore.ts';

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

/** Without a screen, nothing but the replay has loaded what a log's calls are looked up in. */
it('a replay knows every call that a log can name', async () => {
  window.history.replaceState(null, '', '/?replay');
  await startStore();
  const { api } = await import('../api/api.ts');
  const generated = globSync('src/api/{endpoints,generated/*}.gen.ts').map((file) => readFileSync(file, 'utf8'));
  const calls = [...generated.join('\n').matchAll(/(\w+): build\.(?:query|mutation)/g)].map(([, name]) => name ?? '');
  expect(calls.length).toBeGreaterThan(70);
  expect(calls.filter((name) => !(name in api.endpoints))).toEqual([]);
  for (const own of ['getOriginal', 'exportAccount', 'putFile']) expect(Object.keys(api.endpoints)).toContain(own);
});
