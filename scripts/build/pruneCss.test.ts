import { expect, it } from 'vitest';
import { pruneCss } from './pruneCss.ts';

const prune = (css: string, scripts = '') => pruneCss(new Map([['a.css', css]]), scripts).get('a.css');

it.each([
  '.ant-steps-filled',
  '.ant-tag-filled',
  '.ant-picker-outlined',
  '.ant-picker-cell-in-view',
  '.ant-btn-variant-solid',
])('keeps %s, which its component has by default', (selector) => {
  expect(prune(`${selector} { color: red }`)).toBe(`${selector} { color: red }`);
});

it.each([
  '.ant-input-filled',
  '.ant-picker-borderless',
  '.ant-btn-variant-filled',
  '.ant-rtl',
  '.ant-btn-color-pink',
  '.ant-col-24',
  '.ant-picker-time-panel-column',
  '.ant-col-xl-order-3',
])('drops %s, which no page has', (selector) => {
  expect(prune(`${selector} { color: red }`)).toBe('');
  expect(prune(`${selector}, .ant-form { color: red }`)).toBe('.ant-form { color: red }');
});

it('drops variables that neither a rule nor a script reads, and those that only such variables read', () => {
  const css = ':root { --ant-a: 1; --ant-b: var(--ant-a); --ant-c: 2; --ant-d: 3 } .x { top: var(--ant-c) }';
  expect(prune(css, "style('--ant-d')")).toBe(':root { --ant-c: 2; --ant-d: 3 } .x { top: var(--ant-c) }');
});
