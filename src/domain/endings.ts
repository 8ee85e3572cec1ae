/** How a contract ends, and for what its amount is paid, in words. */

export const endingLabels = {
  renews: 'Renews by itself',
  ends: 'Ends',
  option: 'Goes on only if an option is used',
  open: 'Runs until notice is given',
  unknown: 'Unknown',
} as const;

export const periodLabels = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
  total: 'in total',
} as const;

/** Why a value that no passage says by itself is there. */
export const inferenceWords = {
  NOTHING_RENEWS: 'nothing in the document renews it',
  AGREEMENT_DAY: 'taken from the agreement’s day',
} as const;

export type Ending = keyof typeof endingLabels;
