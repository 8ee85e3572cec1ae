/** The first day of a term that is counted from what happens: "36 Monate ab dem Bereitstellungstermin". */
import { COUNTED_FROM, DAY_OF } from '../lexicon/anyLanguage.ts';
import { lower } from '../lexicon/patterns.ts';
import type { DayReading } from '../rules/days.ts';
import type { LengthReading } from '../rules/lengths.ts';
import { expression } from '../text/expression.ts';

const EVENT = expression(`^ ?${COUNTED_FROM}[ '](?:${DAY_OF}[ '])?(?<event>\\p{L}{5,})`);
/** So many letters of an event are its own at least, and so many at most its ending; and how near it stands before its day. */
const STEM = 5;
const NEXT = 30;

/** "se activará el 10 de abril", counted from "la activación": what stands right before a day. */
function near({ context }: DayReading): string {
  return lower(context.before.slice(-NEXT));
}

/** "wird am 1. März 2025 bereitgestellt (Bereitstellungstermin)", "36 Monate ab dem Bereitstellungstermin": a day whose name the term is counted from. */
export function fromNamed(days: readonly DayReading[], lengths: readonly LengthReading[]): DayReading | null {
  for (const { role, context } of lengths) {
    const event = role === 'term' ? EVENT.exec(lower(context.after))?.groups?.event : undefined;
    const day = event && days.find((one) => IN_BRACKETS.exec(lower(one.context.after))?.groups?.name === event);
    if (day) return { ...day, likelihood: 0.8 };
  }
  return null;
}
const IN_BRACKETS = expression(`^[^.;()]{0,60}\\([^()]{0,20}?"?(?<name>\\p{L}{5,}) ?"?\\)`);

/** "Plaatsing: 15 september 2025", "36 maanden vanaf plaatsing": the day of what the term is counted from. */
export function fromEvent(days: readonly DayReading[], lengths: readonly LengthReading[]): DayReading | null {
  for (const { role, context } of lengths) {
    const event = role === 'term' ? EVENT.exec(lower(context.after))?.groups?.event : undefined;
    const stem = event?.slice(0, Math.max(STEM, event.length - STEM));
    const day =
      stem && days.find((one) => (one.context.labelled ? lower(one.context.before) : near(one)).includes(stem));
    if (day) return { ...day, likelihood: 0.75 };
  }
  return null;
}
