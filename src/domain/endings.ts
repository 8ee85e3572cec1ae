/** How a contract ends, in words. */

export const endingLabels = {
  renews: 'Renews by itself',
  ends: 'Ends',
  option: 'Goes on only if an option is used',
  open: 'Runs until notice is given',
  unknown: 'Unknown',
} as const;

export type Ending = keyof typeof endingLabels;
