/** Full page navigation, and what the address bar says. In one object, so that tests can put their own in its place. */
import { appBase } from './appBase.ts';

export const navigation = {
  /** Leaves the page for a path of our own origin; the app starts anew there. */
  go(path: string): void {
    window.location.assign(appBase + path);
  },
  /** Starts the app anew on the same page. */
  reload(): void {
    window.location.reload();
  },
  /** Scrolls the page to its top. */
  toTop(): void {
    window.scrollTo(0, 0);
  },
  /** Scrolls the page down by that many CSS pixels, as far as it goes; up where they are negative. */
  by(pixels: number): void {
    window.scrollBy({ top: pixels, behavior: 'instant' });
  },
  /** What follows the question mark in the address. */
  query(): URLSearchParams {
    return new URLSearchParams(window.location.search);
  },
  /** The path of the address bar, as it is there. */
  pathname(): string {
    return window.location.pathname;
  },
  /** The path shown now, with its query. */
  path(): string {
    return window.location.pathname.slice(appBase.length) + window.location.search;
  },
};
