/**
 * The list's view in the address bar. A change shows at once and is written there once it is painted, typing when it pauses: an
 * entry in the browser's history costs more than the search itself. Typing replaces the entry, everything else adds one, so that
 * Back undoes a step.
 */
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListView, readListView, writeListView } from './listView.ts';

/** Milliseconds without a key after which the address follows. */
const PAUSE_MS = 500;

/** A view that is not in the address yet; void as soon as that is another one than it was chosen over. */
type Chosen = { view: ListView; over: string; replace: boolean };

export function useListView() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const written = useMemo(() => readListView(new URLSearchParams(address)), [address]);
  const ahead = chosen?.over === address ? chosen : null;
  const view = ahead?.view ?? written;

  const latest = useRef({ view, address, setParams });
  useEffect(() => {
    latest.current = { view, address, setParams };
  }, [view, address, setParams]);

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!ahead) return undefined;
    const write = () =>
      startTransition(() => {
        const next = writeListView(ahead.view);
        const over = next.toString();
        latest.current.address = over;
        // What was chosen since then is to stay, over the address that this makes.
        setChosen((since) => (since === ahead || !since ? null : { ...since, over }));
        latest.current.setParams(next, { replace: ahead.replace, preventScrollReset: true });
      });
    pause.current = setTimeout(write, ahead.replace ? PAUSE_MS : 0);
    // Whoever else changes the address, or leaves the page, must not find it changed back.
    return () => clearTimeout(pause.current);
  }, [ahead]);

  const change = useCallback((part: Partial<ListView>, { replace = false } = {}) => {
    const next = { ...latest.current.view, ...part };
    latest.current.view = next;
    clearTimeout(pause.current);
    // Never at the cost of the key that was just pressed.
    startTransition(() => setChosen({ view: next, over: latest.current.address, replace }));
  }, []);
  return { view, change, typing: ahead?.replace === true };
}
