import { expect, it } from 'vitest';
import { databaseTrouble } from './databaseTrouble.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

it.each([
  ['full', coded('53100')],
  ['full', new Error('Failed query', { cause: coded('53100') })],
  ['full', coded('ENOSPC')],
  ['away', coded('57P01')],
  ['away', coded('08006')],
  ['away', coded('ECONNREFUSED')],
  ['away', coded('ENOENT', { syscall: 'connect' })],
  ['away', new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') })],
  ['away', new Error('timeout exceeded when trying to connect')],
  [null, coded('23505')],
  [null, coded('ENOENT', { syscall: 'open' })],
  [null, new TypeError('x is undefined')],
  [null, 'text'],
])('the trouble is %s where %o is thrown', (trouble, error) => {
  expect(databaseTrouble(error)).toBe(trouble);
});
