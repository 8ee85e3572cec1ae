import { expect, it } from 'vitest';
import { minutesToSearchAll } from './searchSimulation.ts';

it('one search takes as long as its own quota at Google lets it', () => {
  // 22 units a mail, 6,000 a minute.
  expect(minutesToSearchAll({ users: 1, mailsEach: 2000, processes: 2 })).toBe(Math.ceil((2000 * 22) / 6000));
});

it('searches that do not fit into the slots wait for a turn', () => {
  const one = minutesToSearchAll({ users: 8, mailsEach: 2000, processes: 2 });
  expect(minutesToSearchAll({ users: 16, mailsEach: 2000, processes: 2 })).toBe(2 * one);
  expect(minutesToSearchAll({ users: 16, mailsEach: 2000, processes: 4 })).toBe(one);
});
