import { expect, it, vi } from 'vitest';
import { forgetAll, remembered, rememberedLong } from './remembered.ts';

it('works a short text out once, until everything is forgotten, and keeps no long one', () => {
  const read = vi.fn<(text: string) => number | null>((text) => (text === '' ? null : text.length));
  const asked = remembered<number | null>(read);
  const long = 'x'.repeat(5000);
  expect([asked('Orchard Ltd'), asked('Orchard Ltd'), asked(''), asked('')]).toEqual([11, 11, null, null]);
  expect(read).toHaveBeenCalledTimes(2);
  expect([asked(long), asked(long)]).toEqual([5000, 5000]);
  expect(read).toHaveBeenCalledTimes(4);
  forgetAll();
  expect(asked('Orchard Ltd')).toBe(11);
  expect(read).toHaveBeenCalledTimes(5);
});

it('works the long texts of one document out once, however often they are asked about by turns, and no short one', () => {
  const read = vi.fn<(text: string) => number>((text) => text.length);
  const asked = rememberedLong(read);
  const [raw, folded] = ['x'.repeat(5000), 'y'.repeat(4000)];
  expect([asked(raw), asked(folded), asked(raw), asked(folded)]).toEqual([5000, 4000, 5000, 4000]);
  expect(read).toHaveBeenCalledTimes(2);
  expect([asked('x'), asked('x')]).toEqual([1, 1]);
  expect(read).toHaveBeenCalledTimes(4);
  forgetAll();
  expect(asked(raw)).toBe(5000);
  expect(read).toHaveBeenCalledTimes(5);
});
