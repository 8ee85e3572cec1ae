/** Chance, for rounds that must not be alike. */

export function chance(probability: number): boolean {
  return Math.random() < probability;
}

/** A whole number from 0 to below `limit`. */
export function randomBelow(limit: number): number {
  return Math.floor(Math.random() * limit);
}

/** One of several, each as likely as the others. */
export function oneOf<T>(first: T, ...others: T[]): T {
  return others[randomBelow(others.length + 1)] ?? first;
}
