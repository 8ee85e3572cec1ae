/**
 * Accessibility of the state a page is in: axe's rules of WCAG 2.2 AA, and nothing that moves for ever before somebody who asks for less
 * motion. `npm test` looks at each state wide and light, and narrow and dark, too, where it is the first of its address and heading (a step of the
 * wizard has one of its own) in the run or was reached on a narrow screen. `npm run soak -- screens` looks at every state in all four ways.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { run } from 'axe-core';
import { isWhole } from './whole.ts';

const everyRule = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const;
const coloursOnly = { type: 'rule', values: ['color-contrast'] } as const;
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

const everyFace = [
  { name: 'wide, light', viewport: wide, colorScheme: 'light', runOnly: everyRule },
  { name: 'wide, dark', viewport: wide, colorScheme: 'dark', runOnly: coloursOnly },
  { name: 'narrow, dark', viewport: narrow, colorScheme: 'dark', runOnly: everyRule },
  { name: 'narrow, light', viewport: narrow, colorScheme: 'light', runOnly: coloursOnly },
] as const;
/**
 * Is it the first time in this run that any worker comes to a screen, as an address and a heading? Playwright empties its output folder at the start of a
 * run, and only one of two that make the same folder succeeds.
 */
function isNew(screen: string): boolean {
  const folder = join(test.info().project.outputDir, 'screens');
  mkdirSync(folder, { recursive: true });
  try {
    mkdirSync(join(folder, encodeURIComponent(screen)));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** In an order that changes one thing at a time. */
async function facesOf(page: Page): Promise<(typeof everyFace)[number][]> {
  if (isWhole) return [...everyFace];
  const [path, heading] = await page.evaluate(() => [location.pathname, document.querySelector('h2')?.textContent]);
  const screen = heading === null ? path : `${path} ${heading}`;
  const isFirst = isNew(screen);
  const both = isFirst || page.viewportSize()?.width === narrow.width;
  return everyFace.filter(({ viewport, runOnly }) => runOnly === everyRule && (both || viewport === wide));
}

/** Half as long as the readable form, and taken in twice as fast. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The faces of a state. The page is wide again afterwards. Where only a part of the page differs from a state that was looked at before,
 * `npm test` looks at that part; `npm run soak -- screens` looks at the whole page.
 */
export async function expectAccessible(page: Page, state: string, part?: Locator): Promise<void> {
  const found: string[] = [];
  for (const { name, viewport, colorScheme, runOnly } of await facesOf(page)) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const broken = await violations(page, runOnly, isWhole ? undefined : part);
    found.push(...broken.map((violation) => `${state} (${name}): ${violation}`));
  }
  await page.setViewportSize(wide);
  expect.soft(found, state).toEqual([]);
}

/** A state that differs little from one that `npm test` looks at: `npm run soak -- screens` looks at it, too. */
export async function expectAccessibleLater(page: Page, state: string): Promise<void> {
  if (isWhole) await expectAccessible(page, state);
}

/** One sentence for every element that breaks a rule. */
async function violations(
  page: Page,
  runOnly: (typeof everyFace)[number]['runOnly'],
  part = page.locator('html'),
): Promise<string[]> {
  expect(page.frames(), 'Frames, into which axe would not look').toHaveLength(1);
  const { isLoaded, endless } = await page.evaluate(() => {
    const moving = document.getAnimations();
    // Colours on their way from one theme to the other belong to neither.
    for (const animation of moving) if (animation instanceof CSSTransition) animation.finish();
    return {
      isLoaded: 'axe' in window,
      endless: moving.filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity).length,
    };
  });
  // It stays in a page until the next load.
  if (!isLoaded) await page.evaluate(axeSource);
  const results = await part.evaluate(
    (root, options) => (window as unknown as { axe: { run: typeof run } }).axe.run(root, options),
    {
      runOnly: { ...runOnly, values: [...runOnly.values] },
      resultTypes: ['violations' as const],
    },
  );
  const broken = results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} at ${target.join(' ')}: ${failureSummary.split('\n').slice(1).join(' ').trim()}`,
    ),
  );
  return endless === 0 ? broken : [...broken, `${endless} animations never end, although less motion is asked for`];
}
