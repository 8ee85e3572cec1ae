import { afterEach, expect, it, vi } from 'vitest';
import { comparablePieces, comparableText, hasLetters } from './comparableText.ts';
import { isSameLetter } from './sameLetter.ts';
import { DEEPEST_LETTER, splitQuotedMail } from './splitQuotedMail.ts';

afterEach(() => vi.restoreAllMocks());

/** How often a pattern is tried while a body is taken apart. */
function tests(body: string): number {
  const test = vi.spyOn(RegExp.prototype, 'test');
  splitQuotedMail(body);
  const count = test.mock.calls.length;
  test.mockRestore();
  return count;
}

it.each([
  ['header lines', 'To: a@b.example\n'],
  ['header lines below a first word', 'To: a@b.example\n', 'Hello\n\n'],
  ['blank lines after forward marks', '-----Original Message-----\n\n\n\n\n'],
  ['quotes in quotes', '> > > Hello\n'],
  ['rules', '________________\n'],
])('a body of %s costs twice as much when it is twice as long', (_what, line, before = '') => {
  const once = tests(before + line.repeat(2000));
  expect(tests(before + line.repeat(4000))).toBeLessThan(2.1 * once);
});

it('a body of marks alone has only so many letters', () => {
  const body = Array.from({ length: 1000 }, (_, depth) => `${'>'.repeat(depth)} words of letter ${depth}`).join('\n');
  const segments = splitQuotedMail(body);
  expect(segments).toHaveLength(DEEPEST_LETTER + 1);
  expect(segments.at(-1)?.text).toContain('words of letter 999');
});

it('a line of megabytes is kept as it is', () => {
  const line = `on ${'wrote '.repeat(200_000)}:`;
  expect(splitQuotedMail(line)).toEqual([{ depth: 0, text: line }]);
});

it('a text that grows when it is normalised is never held as a whole, and no more is looked at than asked for', () => {
  const text = '\u{FDFA}'.repeat(100_000);
  let longest = 0;
  for (const piece of comparablePieces(text)) longest = Math.max(longest, piece.length);
  expect(longest).toBeLessThan(20 * 16_384);
  const normalize = vi.spyOn(String.prototype, 'normalize');
  expect(hasLetters(text, 400)).toBe(true);
  expect(comparableText(text, 50_000)).toBeNull();
  expect(normalize).toHaveBeenCalledTimes(2);
});

it('pieces of a text say the same as the whole', () => {
  const text = 'A ﬁne Agreement, Änderung e\u0301té 2026.\n'.repeat(3000);
  const whole = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
  expect([...comparablePieces(text)].join('')).toBe(whole);
});

it('letters made to be slow to compare are compared once over', () => {
  const charCodeAt = vi.spyOn(String.prototype, 'charCodeAt');
  const shorter = `${'a'.repeat(9000)}b`;
  expect(isSameLetter('a'.repeat(10_000), shorter)).toBe(false);
  expect(charCodeAt.mock.calls.length).toBeLessThan(10 * 20_000);
  charCodeAt.mockRestore();
  expect(isSameLetter(`x${shorter}y`, shorter)).toBe(true);
  expect(isSameLetter(shorter.repeat(2), shorter)).toBe(false);
});
