/**
 * Accessibility of the state a page is in: axe's rules of WCAG 2.2 AA, and nothing that moves for ever before somebody who asks for less
 * motion. `npm test` looks at one state of each screen (a step of the wizard is one) in one face; `npm run soak -- screens` looks at every state in
 * all four.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
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
type Face = (typeof everyFace)[number];

/** What `npm test` looks at of a state: a part of the page, and in which of the two faces that every rule is looked for in. */
type Look = { part?: Locator; face?: 'wide, light' | 'narrow, dark' };

/** Half as long as the readable form, and taken in twice as fast. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Looks at a state. The page is wide again afterwards. `npm test` looks in one face: narrow and dark where a screen differs most from its wide
 * form, or where the page is narrow already. Where only a part of the page differs from a state that was looked at before, it looks at that part.
 */
export async function expectAccessible(page: Page, state: string, { part, face }: Look = {}): Promise<void> {
  const usual = page.viewportSize()?.width === narrow.width ? 'narrow, dark' : 'wide, light';
  const faces: readonly Face[] = isWhole ? everyFace : everyFace.filter(({ name }) => name === (face ?? usual));
  const found: string[] = [];
  for (const { name, viewport, colorScheme, runOnly } of faces) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const broken = await violations(page, runOnly, isWhole ? undefined : part);
    found.push(...broken.map((violation) => `${state} (${name}): ${violation}`));
  }
  await page.setViewportSize(wide);
  expect.soft(found, state).toEqual([]);
}

/** A further state of a screen that `npm test` looks at: `npm run soak -- screens` looks at it, too. */
export async function expectAccessibleLater(page: Page, state: string): Promise<void> {
  if (isWhole) await expectAccessible(page, state);
}

/** One sentence for every element that breaks a rule. */
async function violations(page: Page, runOnly: Face['runOnly'], part = page.locator('html')): Promise<string[]> {
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
