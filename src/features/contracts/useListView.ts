/**
 * The list's view in the address bar. A change shows at once and is written there once it is painted, typing when it pauses: an
 * entry in the browser's history costs more than the search itself. Typing replaces the entry, everything else adds one, so that
 * Back undoes a step.
 */
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { navigation } from '../../platform/navigation.ts';
import { type ListView, readListView, writeListView } from './listView.ts';

/** Milliseconds without a key after which the address follows. */
const PAUSE_MS = 500;

/** A view that is not in the address yet; void as soon as that is another one than those it was chosen over. */
type Chosen = { view: ListView; over: readonly string[]; replace: boolean };

export function useListView() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const written = useMemo(() => readListView(new URLSearchParams(address)), [address]);
  const ahead = chosen?.over.includes(address) ? chosen : null;
  const view = ahead?.view ?? written;

  const latest = useRef({ view, addresses: [address], setParams });
  useEffect(() => {
    latest.current = { view, addresses: [address], setParams };
  }, [view, address, setParams]);

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!ahead) return undefined;
    const page = navigation.pathname();
    const write = () => {
      // On the way to another screen whose code is still loading: the address is that screen's already.
      if (navigation.pathname() !== page) return;
      startTransition(() => {
        const next = writeListView(ahead.view);
        // What is chosen until the address is there is to stay, before and after.
        latest.current.addresses = [address, next.toString()];
        setChosen((since) => (since === ahead ? null : since));
        latest.current.setParams(next, { replace: ahead.replace, preventScrollReset: true });
      });
    };
    pause.current = setTimeout(write, ahead.replace ? PAUSE_MS : 0);
    // Whoever else changes the address, or leaves the page, must not find it changed back.
    return () => clearTimeout(pause.current);
  }, [ahead, address]);

  const change = useCallback((part: Partial<ListView>, { replace = false } = {}) => {
    const next = { ...latest.current.view, ...part };
    latest.current.view = next;
    clearTimeout(pause.current);
    setChosen({ view: next, over: latest.current.addresses, replace });
  }, []);
  return { view, change };
}
