import { expect, it } from 'vitest';
import { countRule, lengthOf, lengthRule, readTypedLength } from './typedLength.ts';

it.each([
  ['30', { n: 30, unit: 'month' }],
  ['30 days', { n: 30, unit: 'day' }],
  ['20 working days', { n: 20, unit: 'workingDay' }],
  ['5 Business Days', { n: 5, unit: 'workingDay' }],
  [' 1 Year ', { n: 1, unit: 'year' }],
  ['0', { n: 0, unit: 'month' }],
  ['', null],
] as const)('%s is typed as a length', (text, length) => {
  expect(readTypedLength(text, 'month')).toEqual(length);
  expect(lengthOf(readTypedLength(text, 'month'))).toEqual(length);
});

const problem = (rule: { validator: (rule: unknown, value: never) => Promise<void> }, value: unknown) =>
  rule.validator(null, value as never).then(
    () => 'taken',
    (error: Error) => error.message,
  );

it.each(['-3', '1.5', 'abc', 'about 30 days', '30 days or so', '1e3'])(
  '%s is no length: it stays as it was typed, and a sentence says what is one',
  async (text) => {
    const typed = readTypedLength(text, 'day');
    expect(typed).toEqual({ n: text, unit: 'day' });
    expect(lengthOf(typed)).toBeNull();
    expect(await problem(lengthRule(0), typed)).toBe('Enter a whole number of 0 or more, like 30.');
  },
);

it('nothing renews for no time, and nothing is longer than can be kept', async () => {
  expect(await problem(lengthRule(0), { n: 0, unit: 'day' })).toBe('taken');
  expect(await problem(lengthRule(1), { n: 0, unit: 'day' })).toBe('Enter a whole number of 1 or more, like 30.');
  expect(await problem(lengthRule(1), { n: 100_001, unit: 'day' })).toBe('Enter at most 100,000.');
  expect(await problem(countRule({ least: 0, most: 1000 }), '2 times')).toBe(
    'Enter a whole number of 0 or more, like 3.',
  );
});
