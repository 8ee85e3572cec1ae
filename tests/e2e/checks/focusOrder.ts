/** Walks with the Tab key, and looks at every stop on the way. */
import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has between two things: the lines of a day and of the panel are links, with a menu each. */
const MOST_STOPS = 250;

type Stop = {
  name: string;
  region: 'main' | 'dialog' | 'frame' | 'browser';
  top: number;
  bottom: number;
  left: number;
  right: number;
  seen: boolean;
};
type Look = Stop & {
  /** The stop before this one, where it looks the same without the focus. */ unmarked: string | null;
};

/**
 * Presses Tab until the target has the focus. Every stop on the way must be on screen and look different with the focus than
 * without, and within the page's main part the stops must follow the reading order: never back up to an earlier line.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const stops: Look[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(lookAtFocus));
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(target, `Reached by Tab, by way of ${stops.map(({ name }) => name).join(' > ')}`).toBeFocused();
  const unseen = stops.filter(({ seen }) => !seen).map(({ name }) => name);
  expect(unseen, 'Stops that cannot be seen').toEqual([]);
  const unmarked = stops.flatMap((stop) => stop.unmarked ?? []);
  expect(unmarked, 'Stops that look the same without the focus').toEqual([]);
  const inMain = stops.filter(({ region }) => region === 'main');
  // Reading goes on at the top of the next column to the right.
  const jumps = inMain.filter(({ bottom, left }, index) => {
    const before = inMain[index - 1];
    return before && bottom <= before.top && left < before.right;
  });
  expect(
    jumps.map(({ name }) => name),
    'Stops that jump back up the page',
  ).toEqual([]);
}

/** From the next load on: what had the focus when it was removed, disabled or hidden, and left it to nothing for more than a moment. */
export async function watchLostFocus(page: Page): Promise<string[]> {
  const lost: string[] = [];
  await page.exposeFunction('focusWasLost', (name: string) => lost.push(name));
  await page.addInitScript(() => {
    const { focusWasLost } = window as unknown as { focusWasLost: (name: string) => void };
    let last: Element | null = null;
    let frames = 0;
    const look = () => {
      const now = document.activeElement;
      if (now && now !== document.body) [last, frames] = [now, 0];
      else if (last?.isConnected && !last.matches(':disabled') && last.checkVisibility()) last = null;
      else if (last && ++frames === 5) focusWasLost(last.getAttribute('aria-label') ?? last.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return lost;
}

/** Runs in the page: what has the focus now, and whether the stop before it has changed its looks. */
function lookAtFocus(): Look {
  const memory = window as unknown as { lastStop?: { element: Element; name: string; looks: string } };
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  // The mark may be on a box around the control, or on one drawn beside it: an input's frame, a checkbox.
  // eslint-disable-next-line unicorn/consistent-function-scoping -- what runs in the page takes nothing along.
  const frames = (of: Element) => [of, of.parentElement, of.parentElement?.parentElement];
  const looks = (of: Element) => {
    return [...frames(of), ...(of.parentElement?.children ?? [])]
      .filter((box) => box instanceof Element)
      .map((box) => getComputedStyle(box))
      .map((style) => [style.outline, style.boxShadow, style.borderColor, style.backgroundColor].join())
      .join('\n');
  };
  const element = document.activeElement ?? document.body;
  const last = memory.lastStop;
  // Two stops in one frame (a password and its eye) keep the frame's mark.
  const left = last?.element.isConnected && !frames(last.element).some((frame) => frame?.contains(element));
  const unmarked = left && looks(last.element) === last.looks ? last.name : null;
  const inPage = element !== document.body && element !== document.documentElement;
  const around = element.closest('label');
  const words = element.textContent.trim() || around?.textContent.trim() || '';
  const label = element.getAttribute('aria-label') ?? words.slice(0, 40);
  const name = `${element.tagName.toLowerCase()} "${label || element.id}"`;
  if (inPage) memory.lastStop = { element, name, looks: looks(element) };
  else delete memory.lastStop;
  // A radio may be drawn by its label alone, which shows the focus then.
  const own = element.getBoundingClientRect();
  const box = own.width === 0 && around ? around.getBoundingClientRect() : own;
  const inWindow = box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth;
  const region = element.closest('[role="dialog"]') ? 'dialog' : element.closest('main') ? 'main' : 'frame';
  const seen = !inPage || (box.right > box.left && box.bottom > box.top && inWindow);
  const [top, bottom] = [box.top + window.scrollY, box.bottom + window.scrollY];
  return { name, region: inPage ? region : 'browser', top, bottom, left: box.left, right: box.right, seen, unmarked };
}
