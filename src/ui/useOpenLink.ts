/**
 * Links whose targets change with every key of a search. React Router's `Link` resolves its target anew each time it is drawn, which took a
 * tenth of a key's time; one handler for all of them does what it does: within the app, except where the user asks the browser.
 */
import { type MouseEvent, useCallback } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

/** `root` stands before a path of the app in its address; `open` answers a click on such a link. */
export function useOpenLink(): { root: string; open: (event: MouseEvent, path: string) => void } {
  const navigate = useNavigate();
  const root = useHref('/').replace(/\/$/, '');
  const open = useCallback(
    (event: MouseEvent, path: string) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      void navigate(path);
    },
    [navigate],
  );
  return { root, open };
}

/** Whether a click on a link asks for nothing special of the browser, such as another tab. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
