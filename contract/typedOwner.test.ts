import { expect, it } from 'vitest';
import { typedOwner } from './typedOwner.ts';

it.each([
  ['Dana <dana@example.com>', 'Dana', 'dana@example.com'],
  ['"Ruiz, Dana" <dana@example.com>', 'Ruiz, Dana', 'dana@example.com'],
  ['  <dana@example.com> ', null, 'dana@example.com'],
  ['dana@example.com', null, 'dana@example.com'],
  ['Dana Ruiz', 'Dana Ruiz', null],
  ['Dana <purchasing>', 'Dana <purchasing>', null],
  ['', null, null],
  ['Dana Fox, dana@example.com', 'Dana Fox', 'dana@example.com'],
  ['Dana Fox dana.fox@example.co.uk', 'Dana Fox', 'dana.fox@example.co.uk'],
  ['Dana J. Fox (dana@example.com)', 'Dana J. Fox', 'dana@example.com'],
  ['dana@example.com; Fox, Dana', 'Fox, Dana', 'dana@example.com'],
  ['Dana Jr. - dana@example.com', 'Dana Jr.', 'dana@example.com'],
  ['dana@example.com or kim@example.com', 'dana@example.com or kim@example.com', null],
  ['Dana @ HQ', 'Dana @ HQ', null],
])('an owner typed as %s has its name and its address', (words, name, email) => {
  expect(typedOwner(words)).toEqual({ name, email });
});

it('an address in a field of its own counts first', () => {
  expect(typedOwner('Dana <old@example.com>', 'dana@example.com')).toEqual({ name: 'Dana', email: 'dana@example.com' });
  expect(typedOwner('dana@example.com', 'it@example.com')).toEqual({
    name: 'dana@example.com',
    email: 'it@example.com',
  });
});
