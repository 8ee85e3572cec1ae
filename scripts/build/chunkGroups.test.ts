import { expect, it } from 'vitest';
import { fileFor } from './chunkGroups.ts';
import { reachOf } from './moduleReach.ts';

const file = (...neededBy: string[]) => fileFor(new Set(neededBy));

it('what the page starts with is in one file', () => {
  expect(file('start', 'guest', 'contracts')).toBe('start');
});

it('the sign-in screen loads nothing that only others need', () => {
  expect([file('guest'), file('guest', 'contracts'), file('member'), file('dashboard', 'contracts')]).toEqual([
    'forms',
    'controls',
    'signed-in',
    'signed-in',
  ]);
});

it('the list loads nothing that only the contract page and the wizard share; what it shares with any screen comes with the frame', () => {
  expect([file('contracts'), file('contracts', 'wizard'), file('contract', 'wizard')]).toEqual([
    'contracts',
    'signed-in',
    'documents',
  ]);
});

it('a contract’s page loads no dialog, and a dialog nothing of a contract’s page but the little that both need', () => {
  expect([file('dialogs', 'cancelling', 'wizard'), file('contract', 'dialogs', 'wizard')]).toEqual(['windows', 'bar']);
});

it('what comes after the first paint of every screen, and what the dashboard decides with, does not come with the list', () => {
  expect([file('bar', 'dashboard', 'wizard'), file('dashboard', 'calendar')]).toEqual(['bar', 'bar']);
});

it('what only dynamic imports reach is left to the bundler', () => {
  expect(file()).toBeNull();
});

const modules = {
  '/app/a.js': { code: `import { Button as B } from "antd";`, importedIds: ['/x/antd/es/index.js'] },
  '/app/b.js': { code: `import "./c";`, importedIds: ['/app/c.js'] },
  '/app/c.js': { code: `import { Table } from "antd";`, importedIds: ['/x/antd/es/index.js'] },
  '/x/antd/es/index.js': {
    code: `export { default as Button } from './button';\nexport { default as Table } from './table';`,
    importedIds: ['/x/antd/es/button/index.js', '/x/antd/es/table/index.js'],
  },
};
const get = (id: string) => (id in modules ? { id, ...modules[id as keyof typeof modules] } : null);

it('a screen needs the parts of antd that it names, not all of antd', () => {
  const reach = reachOf({ a: ['/app/a.js'], b: ['/app/b.js'] }, get);
  expect([...(reach.get('/x/antd/es/button/index.js') ?? [])]).toEqual(['a']);
  expect([...(reach.get('/x/antd/es/table/index.js') ?? [])]).toEqual(['b']);
});

it('a screen that was moved fails the build', () => {
  expect(() => reachOf({ a: ['/app/gone.js'] }, get)).toThrow('/app/gone.js is not a module of this build');
});
