import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keepFocus.ts';

const page = document.createElement('div');
const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
/** Two frames: what changed has been looked at by then. */
const frames = () => vi.advanceTimersByTimeAsync(40);
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page.innerHTML =
    '<main><section><p class="row"><button class="a">A</button></p><p><button class="b">B</button></p></section></main>';
  document.body.append(page);
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
});

test('what is removed leaves the focus to what stood before or around it, which is no stop of the Tab key afterwards', async () => {
  find('.a').focus();
  find('.row').remove();
  await frames();
  expect(find('section')).toHaveFocus();
  find('.b').focus();
  expect(find('section')).not.toHaveAttribute('tabindex');
  find('section').insertAdjacentHTML('afterbegin', '<p class="first">First</p>');
  find('.b').parentElement?.remove();
  await frames();
  expect(find('.first')).toHaveFocus();
  find('.first').innerHTML = '<button class="c">C</button><button class="d">D</button>';
  find('.d').focus();
  find('.d').remove();
  await frames();
  expect(find('.first')).toHaveFocus();
});

test('what is moved with the focus in it has it again in its new place', async () => {
  find('.a').focus();
  find('section').append(find('.row'));
  await frames();
  expect(find('.a')).toHaveFocus();
  find('.a').blur();
  await frames();
  expect(document.body).toHaveFocus();
});

test('a control that is disabled for a while has the focus again, unless it has gone elsewhere meanwhile', async () => {
  find('.a').focus();
  find('.a').toggleAttribute('disabled', true);
  await frames();
  expect(find('.row')).toHaveFocus();
  find('.a').toggleAttribute('disabled', false);
  await frames();
  expect(find('.a')).toHaveFocus();
  find('.a').toggleAttribute('disabled', true);
  await frames();
  find('.b').focus();
  find('.a').toggleAttribute('disabled', false);
  await frames();
  expect(find('.b')).toHaveFocus();
});

test('a dialog that goes away leaves the focus to what opened it, or to what stood around that', async () => {
  find('.a').focus();
  const dialog = document.createElement('div');
  dialog.innerHTML = '<button class="ok">OK</button>';
  document.body.append(dialog);
  find('.ok').focus();
  find('.row').remove();
  dialog.remove();
  await frames();
  expect(find('section')).toHaveFocus();
});

test('whoever leaves everything by hand is left alone, and a screen that gives the focus itself is, too', async () => {
  find('.a').focus();
  find('.a').blur();
  await frames();
  find('.row').remove();
  await frames();
  expect(document.body).toHaveFocus();
  find('.b').focus();
  find('section').innerHTML = '<h2 tabindex="-1">Next</h2>';
  requestAnimationFrame(() => find('h2').focus());
  await frames();
  expect(find('h2')).toHaveFocus();
});
