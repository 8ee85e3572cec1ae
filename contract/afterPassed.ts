/**
 * What became of a term whose last day to act went by undecided, in words: whether it renewed, or will, until when it then runs, and
 * when one can act again. The one place that says so: screens, emails and the calendar feed all read it from here.
 */
import type { CalendarDay } from './calendar.ts';
import type { ActByKind, Ending } from './cycle.ts';
import { showDay } from './showDay.ts';

/** The term that runs instead, or will; null where none follows, or its length is not known. */
export type NextTerm = { cycleEnd: CalendarDay; actBy: CalendarDay | null; kind: ActByKind | null };
type Passed = {
  cycleEnd: CalendarDay;
  kind: ActByKind | null;
  next?: NextTerm | null | undefined;
  /** `cycleEnd` is the last day to act, and no end. */
  endUnknown?: boolean | undefined;
  /** What became of the notice, where it was decided to cancel. */
  notice?: 'unsent' | 'late' | undefined;
};

/** What happens by itself where only the last day to act is known, and not when the term ends. */
export function withoutEnd(ending: Ending | undefined): string {
  if (ending === 'open') return 'goes on until notice is given';
  if (ending === 'renews') return 'renews on a day that isn’t known';
  if (ending === 'unknown' || ending === undefined) return 'ends or renews: which, and when, isn’t known';
  return 'ends on a day that isn’t known';
}

/** `renewed Dec 18, 2026`; before that day `renews Dec 18, 2026`. */
export function outcomeOfPassed(passed: Passed, ending: Ending | undefined, today: CalendarDay): string {
  const { cycleEnd, kind, endUnknown } = passed;
  if (endUnknown) return withoutEnd(ending);
  const over = cycleEnd < today;
  const day = showDay(cycleEnd);
  if (kind === 'option') return `${over ? 'ended' : 'ends'} ${day}`;
  if (ending === 'unknown') return `${over ? 'ended or renewed' : 'ends or renews'} ${day}: which isn’t known`;
  return `${over ? 'renewed' : 'renews'} ${day}`;
}

/** `renewed Dec 18, 2026, runs until Dec 18, 2027`; before that day `renews Dec 18, 2026, then runs until Dec 18, 2027`. */
export function afterPassed(passed: Passed, ending: Ending | undefined, today: CalendarDay): string {
  const { cycleEnd, kind, next } = passed;
  const outcome = outcomeOfPassed(passed, ending, today);
  if (kind === 'option' || ending === 'unknown' || passed.endUnknown) return outcome;
  if (!next) return cycleEnd < today ? `${outcome}, until when isn’t known` : outcome;
  const runs = cycleEnd >= today ? 'then runs' : next.cycleEnd < today ? 'ran' : 'runs';
  return `${outcome}, ${runs} until ${showDay(next.cycleEnd)}`;
}

/** When one can act again: `next notice by Nov 18, 2027`. Empty where it ends then, or no such day lies ahead. */
export function nextChance({ next }: Passed, today: CalendarDay): string {
  if (!next?.actBy || next.kind === 'end' || next.actBy < today) return '';
  return `next notice by ${showDay(next.actBy)}`;
}

/** Both in a sentence: `It renewed Dec 18, 2026, runs until Dec 18, 2027; next notice by Nov 18, 2027.` */
export function afterPassedSentence(passed: Passed, ending: Ending | undefined, today: CalendarDay): string {
  const next = nextChance(passed, today);
  return `It ${afterPassed(passed, ending, today)}${next === '' ? '' : `; ${next}`}.`;
}

/** Why its day passed although it was decided to cancel; empty where nothing was decided. */
export function whyPassed({ notice }: Pick<Passed, 'notice'>): string {
  if (notice === undefined) return '';
  return `The decision was to cancel, and ${notice === 'unsent' ? 'no notice is recorded as sent' : 'notice was sent too late'}.`;
}
