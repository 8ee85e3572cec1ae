/** Files that are dropped anywhere on the page. The answer says whether some are held above it just now. */
import { useEffect, useRef, useState } from 'react';
import { onPageDrag } from '../../platform/pageEvents.ts';

/** Whoever takes files now: the last of them. */
const takers: symbol[] = [];

/** `lastly`: only where nothing else on the screen takes files. */
export function useDropAnywhere(onFiles: (files: File[]) => void, { lastly = false } = {}): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    // Entering a child leaves its parent: only when as many were left as entered have the files gone.
    let depth = 0;
    const own = Symbol('taker of files');
    if (lastly) takers.unshift(own);
    else takers.push(own);
    const carriesFiles = (event: DragEvent) =>
      takers.at(-1) === own && (event.dataTransfer?.types.includes('Files') ?? false);
    const enter = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth += 1;
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setIsOver(false);
    };
    const over = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setIsOver(false);
      take.current([...(event.dataTransfer?.files ?? [])]);
    };
    const stop = onPageDrag({ dragenter: enter, dragleave: leave, dragover: over, drop });
    return () => {
      takers.splice(takers.indexOf(own), 1);
      stop();
    };
  }, [lastly]);
  return isOver;
}
