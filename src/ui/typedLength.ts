/** Lengths of time and whole numbers as people type them, and the sentences for what is not understood. */
import type { Duration } from '../../contract/calendar.ts';
import { durationLimits } from '../../contract/limits.gen.ts';

/** `n` is what was typed where that is no whole number: "1.5", "-3", "about 30". */
export type TypedLength = { n: number | string; unit: Duration['unit'] };

/** The whole number that was typed; undefined for anything else. */
export function readCount(text: string): number | undefined {
  const plain = text.trim();
  return /^\d{1,15}$/.test(plain) ? Number(plain) : undefined;
}

/** `30`, in the unit that is chosen, or with a unit of its own: `30 days`, `20 working days`, `1 year`. What says no length stays as it was typed. */
export function readTypedLength(text: string, unit: Duration['unit']): TypedLength | null {
  const plain = text.trim();
  if (plain === '') return null;
  const [, digits = plain, named] =
    /^(\d{1,15})\s*((?:(?:business|working)\s+)?day|week|month|year)s?$/i.exec(plain) ?? [];
  const own = named === undefined || !/\s/.test(named) ? named?.toLowerCase() : 'workingDay';
  return { n: readCount(digits) ?? text, unit: (own as Duration['unit'] | undefined) ?? unit };
}

/** The length that is meant; null where there is none, or what was typed says none. */
export function lengthOf(typed: TypedLength | null | undefined): Duration | null {
  return typed && typeof typed.n === 'number' ? { n: typed.n, unit: typed.unit } : null;
}

type Bounds = { least: number; most?: number };

function problemOf(n: unknown, { least, most = durationLimits.n.maximum }: Bounds): string | null {
  if (n === null || n === undefined || n === '') return null;
  if (typeof n === 'number' && n > most) return `Enter at most ${most.toLocaleString('en-US')}.`;
  if (typeof n === 'number' && n >= least) return null;
  return `Enter a whole number of ${least} or more, like ${most < 10_000 ? 3 : 30}.`;
}

const settle = (problem: string | null) => (problem === null ? Promise.resolve() : Promise.reject(new Error(problem)));

/** For the Form.Item around a CountField: what is no whole number within bounds keeps the form from being sent. */
export const countRule = (bounds: Bounds) => ({
  validator: (_rule: unknown, value: unknown) => settle(problemOf(value, bounds)),
});

/** The same around a LengthField. Nothing renews for no time, but a notice of 0 days may be agreed: `least` says so. */
export const lengthRule = (least: number) => ({
  validator: (_rule: unknown, value: TypedLength | null | undefined) => settle(problemOf(value?.n, { least })),
});
