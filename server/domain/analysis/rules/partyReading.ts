/** A party as one of the ways of finding them gives it. */
import type { Name } from '../mentions/names.ts';

/** `likelihood`: 0 to 1. */
export type PartyReading = { name: Name; likelihood: number };
