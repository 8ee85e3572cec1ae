import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const any = () => true;

/** Gives out everything that waits, one at a time; each costs what `cost` says. */
function order(turns: Turns<string>, cost: (user: string) => number = () => 1): string[] {
  const given: string[] = [];
  for (let next = turns.next(any); next; next = turns.next(any)) {
    given.push(next.work);
    turns.done(next.user, cost(next.user));
  }
  return given;
}

test('a user with one thing to do waits for one thing of a user with many', () => {
  const turns = new Turns<string>();
  for (const work of ['a1', 'a2', 'a3', 'a4']) turns.add('a', work);
  const first = turns.next(any);
  turns.add('b', 'b1');
  turns.done(first?.user ?? '', 1);
  expect(order(turns)).toEqual(['b1', 'a2', 'a3', 'a4']);
});

test('users share the time, not the number: who has slow things gets fewer of them done', () => {
  const turns = new Turns<string>();
  for (const number of [1, 2, 3]) turns.add('slow', `s${number}`);
  for (const number of [1, 2, 3, 4]) turns.add('quick', `q${number}`);
  expect(order(turns, (user) => (user === 'slow' ? 20 : 1))).toEqual(['s1', 'q1', 'q2', 'q3', 'q4', 's2', 's3']);
});

test('what a person waits for comes before what the same user has waiting', () => {
  const turns = new Turns<string>();
  turns.add('a', 'search');
  turns.add('a', 'download', true);
  expect(order(turns)).toEqual(['download', 'search']);
});

test('of a user who has enough at work, nothing is given out', () => {
  const turns = new Turns<string>();
  for (const work of ['a1', 'a2']) turns.add('a', work);
  turns.next(any);
  expect(turns.next((running) => running === 0)).toBeUndefined();
  turns.add('b', 'b1');
  expect(turns.next((running) => running === 0)?.work).toBe('b1');
});
