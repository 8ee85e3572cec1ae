/** Accessibility of the state a page is in: axe's rules of WCAG 2.2 AA, wide and narrow, light and dark. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/** All four faces of a state. The page is wide and light again afterwards. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const found: string[] = [];
  for (const [size, viewport] of Object.entries({ narrow, wide })) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const broken = await violations(page);
      found.push(...broken.map((violation) => `${state} (${size}, ${colorScheme}): ${violation}`));
    }
  }
  expect.soft(found, state).toEqual([]);
}

/** One sentence for every element that breaks a rule. */
async function violations(page: Page): Promise<string[]> {
  // Colours on their way from one theme to the other belong to neither.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  // The legacy mode looks at this page alone, without a second page to collect the answers of frames; there are none.
  const results = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} at ${target.join(' ')}: ${failureSummary.split('\n').slice(1).join(' ').trim()}`,
    ),
  );
}
