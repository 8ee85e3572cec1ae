/**
 * How a screen is looked at, kept in the address bar. A change shows at once and is written there once it is painted, typing when it
 * pauses: an entry in the browser's history costs more than a search. Typing replaces the entry, other changes add one unless told
 * otherwise, so that Back undoes a step.
 */
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { afterPaint } from '../platform/idle.ts';
import { navigation } from '../platform/navigation.ts';

/** Milliseconds without a key after which the address follows. */
const PAUSE_MS = 500;

/** Returns how to stop. */
function afterPause(act: () => void, pause: number): () => void {
  const timer = setTimeout(act, pause);
  return () => clearTimeout(timer);
}

/** How a view stands in the address; both the same with every drawing. */
export type InAddress<View> = { read: (params: URLSearchParams) => View; write: (view: View) => URLSearchParams };

/** A view that is not in the address yet; void as soon as that is another one than those it was chosen over. */
type Chosen<View> = { view: View; over: readonly string[]; replace: boolean; pause: number };

/** The view, and how to change parts of it. Replacing is for typing, whose address follows after a pause; where nobody types, say `pause: 0`. */
export function useViewInAddress<View extends object>({ read, write }: InAddress<View>) {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [chosen, setChosen] = useState<Chosen<View> | null>(null);
  const written = useMemo(() => read(new URLSearchParams(address)), [read, address]);
  const ahead = chosen?.over.includes(address) ? chosen : null;
  const view = ahead?.view ?? written;

  // `asked`: the addresses that were asked for here and are still on their way. On a busy page two or three can be, and a choice is made
  // over all of them.
  const latest = useRef({ view, address, asked: new Array<string>(), setParams });
  useEffect(() => {
    Object.assign(latest.current, { view, setParams });
  }, [view, setParams]);
  useEffect(() => {
    const { asked } = latest.current;
    latest.current.address = address;
    asked.splice(0, asked.includes(address) ? asked.indexOf(address) + 1 : asked.length);
  }, [address]);

  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    if (!ahead) return undefined;
    const page = navigation.pathname();
    const follow = () => {
      // On the way to another screen whose code is still loading: the address is that screen's already.
      if (navigation.pathname() !== page) return;
      startTransition(() => {
        const next = write(ahead.view);
        setChosen((since) => (since === ahead ? null : since));
        const { asked, setParams: ask } = latest.current;
        if (next.toString() === (asked.at(-1) ?? address)) return;
        asked.push(next.toString());
        ask(next, { replace: ahead.replace, preventScrollReset: true });
      });
    };
    waiting.current = ahead.pause === 0 ? afterPaint(follow) : afterPause(follow, ahead.pause);
    // Whoever else changes the address, or leaves the page, must not find it changed back.
    return () => waiting.current?.();
  }, [ahead, address, write]);

  const change = useCallback(
    (part: Partial<View>, { replace = false, pause = PAUSE_MS }: { replace?: boolean; pause?: number } = {}) => {
      const next = { ...latest.current.view, ...part };
      latest.current.view = next;
      waiting.current?.();
      const { address: from, asked } = latest.current;
      setChosen({ view: next, over: [from, ...asked], replace, pause: replace ? pause : 0 });
    },
    [],
  );
  return { view, change };
}
