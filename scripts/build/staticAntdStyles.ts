/**
 * Vite plugin: Ant Design's styles as static CSS. The style of a component lands in the CSS of the chunk that uses the
 * component, both themes as CSS variables (dark by `prefers-color-scheme`), and no style is made in the browser.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { moduleCss, sharedCss, type Themes } from './antdCss.ts';
import { importStubs, leftOutParts, moduleStubs, packageStubs, tokenStub } from './antdRuntimeStubs.ts';
import { pruneCss } from './pruneCss.ts';
import { stubOf, styleModule } from './antdStyleModules.ts';

const virtual = 'virtual:antd-css/';
const resolved = `\0${virtual}`;
const require = createRequire(import.meta.url);

const byEnd = <Stub>(stubs: Record<string, Stub>, id: string) =>
  Object.entries(stubs).find(([path]) => id.replaceAll('\\', '/').endsWith(path))?.[1];

export function staticAntdStyles(themes: Themes): Plugin {
  return {
    name: 'static-antd-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer !== undefined && byEnd(importStubs, importer)?.[id] !== undefined) return `\0stub:${id}:${importer}`;
      return id.startsWith(virtual) || id in packageStubs ? `\0${id}` : null;
    },
    load(rawId) {
      const id = rawId.split('?')[0] ?? rawId;
      if (id.startsWith(resolved)) {
        const path = id.slice(resolved.length, -'.css'.length);
        if (path === 'shared') return sharedCss(themes);
        return moduleCss(path, readFileSync(require.resolve(`antd/es/${path}.js`), 'utf8'), themes);
      }
      if (id.startsWith('\0stub:')) return byEnd(importStubs, id)?.[id.split(':')[1] ?? ''] ?? null;
      if (id.startsWith('\0') && id.slice(1) in packageStubs) return packageStubs[id.slice(1)];
      if (/[\\/]antd[\\/]es[\\/]theme[\\/]useToken\.js$/.test(id)) {
        return `import '${virtual}shared.css';\n${tokenStub(themes.light)}`;
      }
      const stub = byEnd(moduleStubs, id);
      if (stub !== undefined) return stub;
      const path = styleModule.exec(id)?.[1]?.replaceAll('\\', '/');
      return path === undefined ? null : stubOf(path, readFileSync(id, 'utf8'));
    },
    transform(code, id) {
      const [name] = /[\\/]node_modules[\\/]/.test(id) ? [] : (leftOutParts.exec(code) ?? []);
      if (name === undefined) return null;
      return this.error(`${id}: ${name} is left out of the build. See scripts/build/antdRuntimeStubs.ts.`);
    },
    generateBundle(_options, bundle) {
      const outputs = Object.values(bundle);
      const scripts = outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('\n');
      const sheets = outputs
        .filter((output) => output.type === 'asset')
        .filter(({ fileName }) => fileName.endsWith('.css'));
      const pruned = pruneCss(new Map(sheets.map(({ fileName, source }) => [fileName, String(source)])), scripts);
      for (const sheet of sheets) sheet.source = pruned.get(sheet.fileName) ?? sheet.source;
    },
  };
}
