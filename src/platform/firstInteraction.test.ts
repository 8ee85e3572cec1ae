import { expect, it, vi } from 'vitest';
import { onFirstInteraction } from './firstInteraction.ts';

it.each(['pointerdown', 'keydown', 'focusin'])('calls back at the first %s, and once', (sign) => {
  const callback = vi.fn<() => void>();
  onFirstInteraction(callback);
  expect(callback).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event(sign));
  document.body.dispatchEvent(new Event(sign));
  document.body.dispatchEvent(new Event('keydown'));
  expect(callback).toHaveBeenCalledTimes(1);
});

it('takes a pointer for moved at its second place: a page drawn under one that rests is reported as a move, too', () => {
  const callback = vi.fn<() => void>();
  onFirstInteraction(callback);
  document.body.dispatchEvent(new MouseEvent('pointermove', { clientX: 5, clientY: 7 }));
  document.body.dispatchEvent(new MouseEvent('pointermove', { clientX: 5, clientY: 7 }));
  expect(callback).not.toHaveBeenCalled();
  document.body.dispatchEvent(new MouseEvent('pointermove', { clientX: 6, clientY: 7 }));
  expect(callback).toHaveBeenCalledTimes(1);
});

it('does not call back after it was stopped', () => {
  const callback = vi.fn<() => void>();
  onFirstInteraction(callback)();
  document.body.dispatchEvent(new Event('keydown'));
  expect(callback).not.toHaveBeenCalled();
});
