/** The names that an analysis gives, whether it is sure of them or asks. */
import type { Analysis } from '../types.ts';

/** The parties that are shown; where they are a question, as many as are asked about first. */
export function namedFirst({ parties, alternatives }: Analysis, count: number): string[] {
  if (parties.length > 0) return parties;
  return alternatives
    .filter(({ field }) => field === 'parties')
    .slice(0, count)
    .map(({ value }) => value);
}
