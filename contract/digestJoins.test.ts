import { expect, it } from 'vitest';
import { joinLines, joinNotes, type OfferedJoin } from './digestJoins.ts';
import type { Line } from './letter.ts';

const offer = (id: string, more: Partial<OfferedJoin> = {}): OfferedJoin => ({
  id,
  name: `Letter ${id}`,
  into: { id: 'lease', name: 'Lease', inTrash: false },
  about: { kind: 'renewal' },
  ...more,
});
const words = (line: Line) => line.map((span) => (typeof span === 'string' ? span : span.text)).join('');

it('both contracts of an offer are told of the other one, and one in the trash is said to lie there', () => {
  const inTrash = offer('b', { into: { id: 'old', name: 'Old lease', inTrash: true }, about: { kind: 'amendment' } });
  expect(Object.fromEntries(joinLines([offer('a'), inTrash]))).toEqual({
    a: ['It looks like news of the renewal of “Lease”. Look at both before you act.'],
    lease: ['Please check: “Letter a” looks like news of the renewal of this contract, and may change this day.'],
    b: ['It looks like an amendment of “Old lease”, which is in the trash. Look at both before you act.'],
  });
});

it('three offers are named, and the rest are counted', () => {
  const notes = joinNotes(
    ['a', 'b', 'c', 'd'].map((id) => offer(id)),
    (id) => `/contracts/${id}`,
  );
  const named = ['a', 'b', 'c'].map(
    (id) => `May belong together: “Letter ${id}” looks like news of the renewal of “Lease”. See what would change`,
  );
  expect(notes.map(words)).toEqual([...named, '1 more contract may belong to another one: its page says so.']);
});
