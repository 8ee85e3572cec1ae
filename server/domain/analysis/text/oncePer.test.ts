import { expect, it, vi } from 'vitest';
import { oncePer } from './oncePer.ts';

it('reads each object once, whatever the answer is, and another one by itself', () => {
  const read = vi.fn<(document: { text: string }) => string | null>(({ text }) => text || null);
  const asked = oncePer(read);
  const [paper, empty] = [{ text: 'Lease' }, { text: '' }];
  expect([asked(paper), asked(paper), asked(empty), asked(empty)]).toEqual(['Lease', 'Lease', null, null]);
  expect(read).toHaveBeenCalledTimes(2);
  expect(asked({ text: 'Lease' })).toBe('Lease');
  expect(read).toHaveBeenCalledTimes(3);
});
