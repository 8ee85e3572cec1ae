/**
 * Accessibility of the state a page is in: axe's rules of WCAG 2.2 AA, wide and light, narrow and dark. The colours of the other scheme at
 * each size are looked at by `npm run soak -- screens`: both schemes have been seen by then, and nothing but colours can differ.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
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
/** In an order that changes one thing at a time. */
const faces = everyFace.filter(({ runOnly }) => isWhole || runOnly === everyRule);

/** The faces of a state. The page is wide and light again afterwards. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const found: string[] = [];
  for (const { name, viewport, colorScheme, runOnly } of faces) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const broken = await violations(page, runOnly);
    found.push(...broken.map((violation) => `${state} (${name}): ${violation}`));
  }
  await page.setViewportSize(wide);
  expect.soft(found, state).toEqual([]);
}

/** One sentence for every element that breaks a rule. */
async function violations(page: Page, runOnly: (typeof faces)[number]['runOnly']): Promise<string[]> {
  const isLoaded = await page.evaluate(() => {
    // Colours on their way from one theme to the other belong to neither.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    return 'axe' in window;
  });
  // The legacy mode looks at this page alone, without a second page to collect the answers of frames; there are none. axe stays in a page
  // until the next load: sending its half megabyte again for every face took as long as its work.
  const results = await new AxeBuilder({ page, ...(isLoaded && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .options({ runOnly: { ...runOnly, values: [...runOnly.values] }, resultTypes: ['violations'] })
    .analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} at ${target.join(' ')}: ${failureSummary.split('\n').slice(1).join(' ').trim()}`,
    ),
  );
}
