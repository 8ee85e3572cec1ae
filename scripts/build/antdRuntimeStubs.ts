/**
 * What remains of Ant Design's style machinery in a production build: modules that the components still import, doing nothing.
 * Keys of `moduleStubs` match the end of a module's id; keys of `packageStubs` are package names.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { theme as antdTheme, type ThemeConfig } from 'antd';

const noStyles = [
  "const hook = () => () => ['', ''];",
  'export const genStyleHooks = hook;',
  'export const genComponentStyleHook = hook;',
  'export const genSubStyleComponent = () => () => null;',
].join('\n');

export const moduleStubs: Record<string, string> = {
  'antd/es/theme/util/genStyleUtils.js': `${noStyles}
export const genCssVar = (antCls, component) => {
  const prefix = '--' + antCls.replace(/\\./g, '') + '-' + component + '-';
  return [(name) => prefix + name, (name, fallback) => 'var(' + prefix + name + (fallback ? ', ' + fallback : '') + ')'];
};`,
  'antd/es/theme/internal.js': `${noStyles}
import useToken from './useToken';
import { PresetColors } from './interface';
export { defaultConfig, DesignTokenContext } from './context';
export { useToken, PresetColors };
const nothing = () => ({});
export const [calc, genPresetColor, getLineHeight, mergeToken, statistic, statisticToken, useResetIconStyle, useStyleRegister] = Array(8).fill(nothing);`,
  'antd/es/theme/util/useResetIconStyle.js': 'export default () => {};',
  'antd/es/theme/themes/default/theme.js': 'export default {};',
  // The ring that spreads from a pressed button: it is decoration, and paints the page for 0.4 s after each press.
  'antd/es/_util/wave/index.js': 'export default ({ children }) => children ?? null;',
  // Tooltips take the theme's colour here, so the colour picker's arithmetic is not needed.
  'antd/es/tooltip/util.js': "export const parseColor = () => ({ className: '', overlayStyle: {}, arrowStyle: {} });",
};

const leftOut = (name: string) =>
  `export default function LeftOut() { throw new Error('${name} is left out of the build: see scripts/build/antdRuntimeStubs.ts'); }`;

/**
 * Imports of single modules that lead to much code for a feature we do not use, by importing module (the end of its id).
 * To use such a feature after all, remove its line: development works without it, the end-to-end tests run against the build.
 */
export const importStubs: Record<string, Record<string, string>> = {
  // No label of a form field has a tooltip; with it every form would load the tooltip and its positioning.
  'antd/es/form/FormItemLabel.js': { '../tooltip': 'export default ({ children }) => children;' },
  // One bubble that all tooltips share: no page asks for it, and every page would load what positions it.
  'antd/es/config-provider/index.js': { '../tooltip/UniqueProvider': 'export default ({ children }) => children;' },
  // Single days are picked here: no ranges, no times, no weeks.
  'antd/es/date-picker/generatePicker/index.js': {
    './generateRangePicker': `${leftOut('DatePicker.RangePicker').replace('default ', '')}\nexport default () => LeftOut;`,
  },
  '@rc-component/picker/es/PickerPanel/index.js': {
    './DateTimePanel': leftOut('DatePicker with showTime'),
    './TimePanel': leftOut('TimePicker'),
    './WeekPanel': leftOut('DatePicker with picker="week"'),
    './QuarterPanel': leftOut('DatePicker with picker="quarter"'),
  },
  'antd/es/input/index.js': {
    './Group': leftOut('Input.Group'),
    './OTP': leftOut('Input.OTP'),
    './Search': leftOut('Input.Search'),
    './TextArea': leftOut('Input.TextArea'),
  },
  // The text area, which the library's index names beside the field, would come with every field.
  'antd/es/input/Input.js': {
    '@rc-component/input': "export { default } from '@rc-component/input/es/Input.js';",
  },
  // No column has a menu of filters or of selections, nor do rows stand in a tree: the list has filters and boxes of its own.
  'antd/es/table/hooks/useFilter/index.js': {
    './FilterDropdown': `${leftOut('The filter menu of a table column')} export const flattenKeys = () => [];`,
  },
  // The list has a choice of page sizes of its own, which comes later, and no column's head has a tooltip.
  'antd/es/pagination/Pagination.js': { '../select': leftOut('Pagination with showSizeChanger') },
  'antd/es/table/InternalTable.js': { './RcTable/VirtualTable': leftOut('Table with virtual') },
  'antd/es/table/hooks/useSorter.js': { '../../tooltip': leftOut('Table with showSorterTooltip') },
  'antd/es/table/hooks/useSelection.js': {
    '../../dropdown': leftOut('The selection menu of a table'),
    '../../radio': leftOut('The radio button of a table row'),
  },
};

/** How the app would name a part that is left out; a build that finds one in the app's own code fails. */
export const leftOutParts = new RegExp(
  [
    String.raw`\bInput\.(?:Group|OTP|Search|TextArea)\b`,
    String.raw`\{[^{}]*\b(?:Group|OTP|Search|TextArea)\b[^{}]*\} = Input\b`,
    String.raw`\bDatePicker\.(?:Range|Week|Quarter|Time)Picker\b`,
    String.raw`<DatePicker[^>]*\bshowTime\b`,
    String.raw`\bshowTime: `,
    String.raw`\bTimePicker\b`,
  ].join('|'),
);

export const packageStubs: Record<string, string> = {
  '@ant-design/cssinjs': `import { createContext, createElement, Fragment } from 'react';
export const StyleContext = createContext({});
export const StyleProvider = ({ children }) => createElement(Fragment, null, children);
const nothing = () => ({});
export const createTheme = nothing, createCache = nothing, useStyleRegister = nothing, useCacheToken = nothing;
export const useCSSVarRegister = nothing, getComputedToken = nothing;
export const token2CSSVar = nothing, unit = (value) => typeof value === 'number' ? value + 'px' : value;
export class Keyframes {}`,
};

const esFolder = join(dirname(createRequire(import.meta.url).resolve('antd/package.json')), 'es');

/** The text of Ant Design's own modules that read design tokens in script. */
function tokenReaders(): string {
  return readdirSync(esFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !/[\\/](style|theme)[\\/]|^theme/.test(file))
    .map((file) => readFileSync(join(esFolder, file), 'utf8'))
    .filter((text) => text.includes('useToken'))
    .join('\n');
}

/**
 * A few components read design tokens in script (z-indexes, motion, and the break points, whose names they put together): they
 * get those of the light theme, computed at build time.
 */
export function tokenStub(light: ThemeConfig): string {
  const words = new Set(tokenReaders().match(/\w+/g));
  const token = Object.entries(antdTheme.getDesignToken(light)).filter(
    ([name]) => words.has(name) || name.startsWith('screen'),
  );
  return [
    `const token = ${JSON.stringify(Object.fromEntries(token))};`,
    'export const unitless = {};',
    'export const ignore = {};',
    'export const getComputedToken = () => token;',
    "export default function useToken() { return [null, token, '', token, { prefix: 'ant', key: '' }, true]; }",
  ].join('\n');
}
