/** Notices come and go above the screen, and what is being read or edited stays where it is in the window. */
import { type RefObject, useEffect } from 'react';
import { navigation } from '../../platform/navigation.ts';

/**
 * Gives the notices a place at the top of the page, and moves the page on by as much: they then lie over its top, and scrolling up shows what
 * is beneath. `list` stands in the page's main part, which learns the height (`--notices-height`).
 */
export function useKeepPlace(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const notices = list.current;
    const page = notices?.closest('main');
    if (!notices || !page) return undefined;
    let before = 0;
    // Told after the page is laid out and before it is painted: nothing is seen in between.
    const observer = new ResizeObserver(() => {
      const height = notices.offsetHeight;
      if (height === before) return;
      page.style.setProperty('--notices-height', `${height}px`);
      navigation.by(height - before);
      before = height;
    });
    observer.observe(notices);
    return () => observer.disconnect();
  }, [list]);
}
