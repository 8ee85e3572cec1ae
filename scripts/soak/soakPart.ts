/** What a part of `npm run soak` is: a function that prints what it finds, and answers whether all is as it must be. */

export type SoakOptions = {
  /** How many rounds; null for the part's own number. */
  rounds: number | null;
  /** The first round, counted from 1: a long part can be run in pieces. */
  from: number;
  /** Where the series of chances began (scripts/soak/randomly.ts), to be printed and used again. */
  seed: number;
};

export type SoakPart = (options: SoakOptions) => Promise<boolean>;
