import { expect, it, vi } from 'vitest';
import { onFirstInteraction } from './firstInteraction.ts';

it.each(['pointermove', 'pointerdown', 'keydown', 'focusin'])('calls back at the first %s, and once', (sign) => {
  const callback = vi.fn<() => void>();
  onFirstInteraction(callback);
  expect(callback).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event(sign));
  document.body.dispatchEvent(new Event(sign));
  document.body.dispatchEvent(new Event('keydown'));
  expect(callback).toHaveBeenCalledTimes(1);
});

it('does not call back after it was stopped', () => {
  const callback = vi.fn<() => void>();
  onFirstInteraction(callback)();
  document.body.dispatchEvent(new Event('keydown'));
  expect(callback).not.toHaveBeenCalled();
});
