/** After a change of screen the focus goes to the screen, and the page to its top: keyboards and screen readers start there. */
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { navigation } from '../../platform/navigation.ts';

export function useFocusOnNavigation(screen: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    screen.current?.focus();
    navigation.toTop();
  }, [pathname, screen]);
}
