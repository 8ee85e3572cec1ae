/** Whether pictures have arrived on the screen: an address that leads nowhere, or a page that could not be unpacked, leaves them blank. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The picture's dots are there. */
export async function expectDrawn(picture: Locator): Promise<void> {
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
}

/** The page has ink. */
export async function expectInk(page: Locator): Promise<void> {
  await expect.poll(() => page.locator('canvas').evaluate(darkDots)).toBeGreaterThan(500);
}

function darkDots(drawn: HTMLElement | SVGElement): number {
  const canvas = drawn as HTMLCanvasElement;
  const dots = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  return dots.filter((shade, index) => index % 4 === 0 && shade < 100).length;
}

/** A PDF that brings no fonts along is drawn with those of pdf.js, and not with what this system has in place of Times. */
export async function expectStandardFonts(page: Page): Promise<void> {
  const loaded = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(({ family, status }) => /\bg_d\d+_f\d+/.test(family) && status === 'loaded').length,
    );
  await expect.poll(loaded).toBeGreaterThan(0);
}
