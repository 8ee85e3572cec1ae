/** The user's own day, and the next one when midnight passes while the page stays open. */
import { useSyncExternalStore } from 'react';
import { type CalendarDay, localDay } from '../../contract/calendar.ts';
import { currentTime } from '../platform/clock.ts';
import { onVisibilityChange } from '../platform/pageEvents.ts';

const checkInterval = 30_000;

function onDayChange(callback: () => void): () => void {
  const timer = setInterval(callback, checkInterval);
  // A laptop that slept through midnight shows the new day as soon as it is looked at.
  const stop = onVisibilityChange(callback);
  return () => {
    clearInterval(timer);
    stop();
  };
}

export function useToday(): CalendarDay {
  return useSyncExternalStore(onDayChange, () => localDay(currentTime()));
}
