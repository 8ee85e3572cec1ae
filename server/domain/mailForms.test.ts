import { expect, it } from 'vitest';
import { bulkContract } from '../../sandbox/bulkContract.ts';
import { textOfForms } from './mailForms.ts';

const { text } = bulkContract(1, 1);
const stub =
  'Hello, this message was made with pictures and colours. Open https://news.example/view/8213 ' +
  `in a browser ${'to look at it properly, please. '.repeat(6)}`;

it('of two forms that say the same the plain one is read, whatever its greeting', () => {
  expect(textOfForms(text, `${text} Unsubscribe`)).toBe(text);
});

it('a plain part of some 260 bytes that only points at the HTML does not stand for it', () => {
  expect(stub.length).toBeGreaterThan(250);
  expect(textOfForms(stub, text)).toContain(text);
});

it('where the HTML holds all of the plain part and more, it is read by itself', () => {
  expect(textOfForms(text.slice(0, 300), text)).toBe(text);
});

it('an empty form gives way to the other', () => {
  expect(textOfForms('', text)).toBe(text);
  expect(textOfForms(text, ' ')).toBe(text);
});
