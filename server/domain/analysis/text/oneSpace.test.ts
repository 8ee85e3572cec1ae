import { expect, it } from 'vitest';
import { oneSpace } from './oneSpace.ts';

it('every run of white space becomes one blank, and nothing else changes', () => {
  expect(oneSpace('Orchard  Ltd\n\tof\u00a0Leeds ')).toBe('Orchard Ltd of Leeds ');
  expect(oneSpace('Orchard Ltd of Leeds')).toBe('Orchard Ltd of Leeds');
  expect(oneSpace('\n')).toBe(' ');
  expect(oneSpace('')).toBe('');
});
