import { expect, test } from '../test.ts';
import { watchBrowser } from '../watchBrowser.ts';

test('the watch over the browser hears everything that must fail a test', async ({ browser, baseURL }) => {
  const watch = watchBrowser(baseURL ?? '');
  const context = await browser.newContext();
  watch.add(context);
  watch.expect(/never said/);
  const page = await context.newPage();
  await page.goto('/login');
  await page.evaluate(async () => {
    await fetch('http://127.0.0.1:9/other-origin').catch(() => undefined);
    // eslint-disable-next-line no-console -- it is the console that is watched.
    console.warn('a warning');
    setTimeout(() => {
      throw new Error('an uncaught error');
    });
  });
  await expect
    .poll(() => watch.problems().join('\n'))
    .toMatch(
      /Content Security Policy[\s\S]*a warning[\s\S]*uncaught: Error: an uncaught error[\s\S]*not heard: \/never said\//,
    );
  await context.close();
});

test('the watch over the browser notices a request to another origin', async ({ browser, baseURL }) => {
  const watch = watchBrowser('http://localhost:1');
  const context = await browser.newContext();
  watch.add(context);
  const page = await context.newPage();
  await page.goto(`${baseURL}/login`);
  expect(watch.problems()[0]).toBe(`request to another origin: GET ${baseURL}/login`);
  await context.close();
});
