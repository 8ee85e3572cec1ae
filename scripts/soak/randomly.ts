/** Chance, for rounds that must not be alike. It is drawn from a seed, so that a round that went wrong can be had again. */

let state = 1;

/** Begins the series that belongs to a seed (a whole number). Without it the series is the one of seed 1. */
export function startSeries(seed: number): void {
  state = seed >>> 0;
}

/** A seed at random. */
export function anySeed(): number {
  return Math.floor(Math.random() * 1_000_000);
}

/** A number from 0 to below 1: Tommy Ettinger's mulberry32. */
function next(): number {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

export function chance(probability: number): boolean {
  return next() < probability;
}

/** A whole number from 0 to below `limit`. */
export function randomBelow(limit: number): number {
  return Math.floor(next() * limit);
}

/** One of several, each as likely as the others. */
export function oneOf<T>(first: T, ...others: T[]): T {
  return others[randomBelow(others.length + 1)] ?? first;
}
