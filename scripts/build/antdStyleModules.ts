/**
 * Ant Design makes its styles in the browser, from style modules (`antd/es/button/style/index.js`). In a production build
 * those modules are replaced by stubs, and what they would have made is written to CSS files instead.
 * This file knows the modules: which there are, what they export, and the class prefix each is used with.
 */

/** Matches the id of a style module; the first group is its path below `antd/es/`. */
export const styleModule = /[\\/]antd[\\/]es[\\/]((?:[\w-]+[\\/])*style(?:[\\/][\w-]+)*)\.js$/;

/** How an export is called: a hook answers class names, a component renders nothing, anything else only serves other styles. */
type ExportKind = 'hook' | 'component' | 'other';

/** Class prefixes that are not simply the folder's name, after `antd/es/*\/Component.js` of antd 6. */
const prefixes: Record<string, string[]> = {
  'button/style/index': ['ant-btn'],
  'button/style/compact': ['ant-btn'],
  'calendar/style/index': ['ant-picker', 'ant-picker-calendar'],
  'date-picker/style/index': ['ant-picker'],
  'form/style/explain': ['ant-form-item-explain'],
  'form/style/fallbackCmp': ['ant-form'],
  'input/style/search': ['ant-input-search'],
  'input/style/otp': ['ant-otp'],
  'layout/style/sider': ['ant-layout-sider'],
  'qr-code/style/index': ['ant-qrcode'],
  'space/style/addon': ['ant-space-addon'],
  'space/style/compact': ['ant-space-compact'],
};

/** The arguments an export's style hook is called with: `[prefixCls, rootCls?]`. */
export function hookArguments(path: string, exportName: string): string[] {
  if (exportName === 'useRowStyle') return ['ant-row'];
  if (exportName === 'useColStyle') return ['ant-col'];
  const folder = path.split('/').at(-3) ?? path.split('/')[0] ?? '';
  return (
    prefixes[path] ?? [`ant-${path.includes('/') ? path.slice(0, path.indexOf('/style')).split('/').at(-1) : folder}`]
  );
}

function kindOf(expression: string): ExportKind {
  if (expression.startsWith('genSubStyleComponent(')) return 'component';
  return /^gen(StyleHooks|ComponentStyleHook)\(/.test(expression) ? 'hook' : 'other';
}

/** The exports of a style module's source by name ("default" included), in the order of the source. */
export function exportsOf(source: string): Map<string, ExportKind> {
  const found = new Map<string, ExportKind>();
  const fallback = /export default (\S[^\n]*)/.exec(source)?.[1];
  if (fallback !== undefined) {
    const kind = kindOf(fallback);
    // A default that wraps a hook made in the same file (Menu, Tooltip) is called as a hook itself.
    found.set('default', kind === 'other' && source.includes('genStyleHooks(') ? 'hook' : kind);
  }
  for (const [, name = '', expression = ''] of source.matchAll(/export (?:const|function) (\w+)(?: = (\S[^\n]*))?/g)) {
    found.set(name, kindOf(expression));
  }
  for (const [, list = ''] of source.matchAll(/export \{([^}]*)\}/g)) {
    for (const item of list.split(',')) {
      const name = item.trim().split(' as ').at(-1);
      if (name !== undefined && name !== '' && !found.has(name)) found.set(name, 'other');
    }
  }
  return found;
}

/** What stands in for a style module: hooks that answer no classes of their own, and the CSS file they would have made. */
export function stubOf(path: string, source: string): string {
  const kinds = exportsOf(source);
  const made = [...kinds.values()].some((kind) => kind !== 'other');
  const lines = made ? [`import 'virtual:antd-css/${path}.css';`] : [];
  for (const [name, kind] of kinds) {
    const value = { hook: "() => ['', '']", component: '() => null', other: '() => ({})' }[kind];
    lines.push(name === 'default' ? `export default ${value};` : `export const ${name} = ${value};`);
  }
  return lines.join('\n');
}
