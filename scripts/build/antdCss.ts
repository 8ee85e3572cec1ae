/** Runs Ant Design's style modules at build time and answers the CSS they would have made in the browser, for the light and the dark theme. */
import { createRequire } from 'node:module';
import type { ThemeConfig } from 'antd';
import type { ComponentType } from 'react';
import { exportsOf, hookArguments } from './antdStyleModules.ts';

const require = createRequire(import.meta.url);
/* eslint-disable typescript/consistent-type-imports -- the CommonJS builds, so that one instance of cssinjs serves all */
const { createElement, Fragment } = require('react') as typeof import('react');
const { renderToString } = require('react-dom/server') as typeof import('react-dom/server');
const { createCache, extractStyle, StyleProvider } =
  require('@ant-design/cssinjs') as typeof import('@ant-design/cssinjs');
const { ConfigProvider } = require('antd') as typeof import('antd');
/* eslint-enable typescript/consistent-type-imports */

type StyleHook = (...args: string[]) => unknown;
type StyleComponent = ComponentType<{ prefixCls: string }>;
/** An export of a style module, and how it is used. */
type StyleExport =
  | { kind: 'hook'; use: StyleHook; args: string[] }
  | { kind: 'component'; use: StyleComponent; args: string[] };
type Cache = ReturnType<typeof createCache>;

/** The scope that cssinjs writes variables under; replaced by `:root` afterwards. */
const scope = 'static-styles';

function render(theme: ThemeConfig, exports: StyleExport[]): Cache {
  const cache = createCache();
  const Probe = ({ made }: { made: StyleExport }) => {
    if (made.kind === 'component') return createElement(made.use, { prefixCls: made.args[0] ?? '' });
    made.use(...made.args);
    return null;
  };
  const probes = exports.map((made, key) => createElement(Probe, { made, key }));
  const config = createElement(
    ConfigProvider,
    { theme: { ...theme, hashed: false, cssVar: { key: scope } } },
    createElement(Fragment, null, probes),
  );
  renderToString(createElement(StyleProvider, { cache, layer: true }, config));
  return cache;
}

/** Keeps only what one module made: the shared reset and the icons' style come with every module. */
function ownPart(cache: Cache, shared: boolean): Cache {
  for (const key of cache.cache.keys()) {
    const isShared = key.includes('%Shared%') || key.includes('%ant-design-icons%') || key.startsWith('token%');
    if (isShared !== shared) cache.cache.delete(key);
  }
  return cache;
}

/** Every component's variables have names of their own, so they may all stand on the root. */
function onRoot(css: string): string {
  return css.replaceAll(new RegExp(String.raw`\.${scope}(\.[\w-]+)?(?=[\s,{])`, 'g'), ':root');
}

function cssOf(themes: Themes, exports: StyleExport[], shared: boolean): string {
  const light = ownPart(render(themes.light, exports), shared);
  const dark = ownPart(render(themes.dark, exports), shared);
  const variables = (cache: Cache) => onRoot(extractStyle(cache, { plain: true, types: ['token', 'cssVar'] }));
  const rules = extractStyle(light, { plain: true, types: ['style'] });
  const [day, night] = [variables(light), variables(dark)];
  return `${rules}\n@layer antd{${day}}\n${night === day ? '' : `@media screen and (prefers-color-scheme:dark){@layer antd{${night}}}`}`;
}

export type Themes = { light: ThemeConfig; dark: ThemeConfig };

/** The CSS of one style module, `path` as in `button/style/index`, `source` its text. */
export function moduleCss(path: string, source: string, themes: Themes): string {
  const module = require(`antd/lib/${path}`) as Record<string, unknown>;
  const exports = [...exportsOf(source)].flatMap(([name, kind]) => {
    const use = module[name];
    return kind === 'other' || use === undefined ? [] : [{ use, kind, args: hookArguments(path, name) } as StyleExport];
  });
  return cssOf(themes, exports, false);
}

/** What all modules share: the design tokens as variables, links, and icons. */
export function sharedCss(themes: Themes): string {
  const button = require('antd/lib/button/style') as { default: StyleHook };
  return cssOf(themes, [{ use: button.default, args: ['ant-btn'], kind: 'hook' }], true);
}
