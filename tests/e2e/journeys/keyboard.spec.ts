import { expect, test } from '../test.ts';
import { jobByKeyboard } from '../verbs/jobByKeyboard.ts';

test('the whole job is done by the keyboard alone, and the focus is never lost', async ({ page }) => {
  expect(await jobByKeyboard(page), 'What lost the focus').toEqual([]);
});
