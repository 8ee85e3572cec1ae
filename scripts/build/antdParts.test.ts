/** What the build assumes about Ant Design's insides, so that an upgrade that changes them fails here and not on a screen. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { appTheme } from '../../src/app/theme.ts';
import { moduleCss } from './antdCss.ts';
import { importStubs, leftOutParts, moduleStubs } from './antdRuntimeStubs.ts';

const packages = join(dirname(createRequire(import.meta.url).resolve('antd/package.json')), '..');
const read = (path: string) => readFileSync(join(packages, path), 'utf8');
const themes = { light: appTheme('light'), dark: appTheme('dark') };

const sources = globSync('src/**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '../..') })
  .filter((path) => !path.includes('.test.'))
  .map((path) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8'));
/** Values that the app imports from antd; types have no style. */
const imported = new Set(
  sources
    .flatMap((source) => [...source.matchAll(/import \{([^}]*)\} from 'antd'/g)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name)),
);
/** These draw nothing of their own: one is a frame for the others, one is a Select. */
for (const name of ['ConfigProvider', 'AutoComplete']) imported.delete(name);
const folders = new Map(
  [...read('antd/es/index.js').matchAll(/export \{ default as (\w+) \} from '\.\/([\w-]+)'/g)].map(
    ([, name = '', folder = '']) => [name, folder],
  ),
);

it.each([...imported].toSorted())('the style of %s is made by its own module, under its own class', (name) => {
  const path = `${folders.get(name)}/style/index`;
  const css = moduleCss(path, read(`antd/es/${path}.js`), themes);
  const named = { Button: 'btn', DatePicker: 'picker', Calendar: 'picker-calendar', QRCode: 'qrcode' }[name];
  const prefix = named ?? folders.get(name);
  expect(css).toMatch(new RegExp(String.raw`\.ant-${prefix}[\s,.:{>-][^}]*\{[^}]*:`));
});

it.each(Object.keys(moduleStubs))('%s, which a stub replaces, is still there', (path) => {
  expect(existsSync(join(packages, path))).toBe(true);
});

it.each(
  Object.entries(importStubs).flatMap(([path, stubs]) => Object.keys(stubs).map((part) => [path, part] as const)),
)('%s still imports %s, which a stub replaces', (path, part) => {
  expect(read(path)).toMatch(new RegExp(`from ['"]${part.replaceAll('.', String.raw`\.`)}['"]`));
});

it('the app uses no part of Ant Design that is left out of the build', () => {
  expect(sources.flatMap((source) => leftOutParts.exec(source)?.[0] ?? [])).toEqual([]);
});

it.each(['<Input.TextArea />', 'const { TextArea } = Input', '<DatePicker.RangePicker />', '<DatePicker showTime />'])(
  'the build would notice %s',
  (source) => {
    expect(source).toMatch(leftOutParts);
  },
);
