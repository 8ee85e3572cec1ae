/** Files that are dropped anywhere on the page. `isOver`: some are held above it just now. */
import { useEffect, useRef, useState } from 'react';
import { onPageDrag } from '../../platform/pageEvents.ts';

export function useDropAnywhere(onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    // Entering a child leaves its parent: only when as many were left as entered have the files gone.
    let depth = 0;
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
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
    return onPageDrag({ dragenter: enter, dragleave: leave, dragover: over, drop });
  }, []);
  return isOver;
}
