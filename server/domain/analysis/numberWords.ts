/** Numbers and ordinals in English words, as contracts spell them: "twenty-five", "one hundred and eighty", "twenty-first". */

const SMALL: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const ORDINALS: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
  thirtieth: 30,
  fortieth: 40,
  fiftieth: 50,
  sixtieth: 60,
  seventieth: 70,
  eightieth: 80,
  ninetieth: 90,
};

const small = Object.keys(SMALL).join('|');
const tens = Object.keys(TENS).join('|');
const ordinals = Object.keys(ORDINALS).join('|');
const below100 = `(?:(?:${tens})(?:[- ]{1,2}(?:${small}))?|${small})`;

/** Source of a regular expression for a cardinal below 1000 in words (no anchors, no groups that capture). */
export const CARDINAL_WORDS = `(?:(?:(?:${small}|a)[ -]?hundred(?:[ -](?:and )?${below100})?)|${below100})`;
/** … and for the last word of one. */
export const LAST_NUMBER_WORDS = `(?:${small}|${tens}|hundred)`;
/** Source of a regular expression for an ordinal in words. */
export const ORDINAL_WORDS = `(?:(?:${tens})[- ](?:${ordinals})|${ordinals})`;

/** The value of a cardinal below 1000 in words, or null. */
export function readCardinal(words: string): number | null {
  let total = 0;
  let seen = false;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    if (word === '' || word === 'and') continue;
    if (word === 'hundred') total = (total || 1) * 100;
    else if (word === 'a') total += 1;
    else if (word in SMALL) total += SMALL[word] as number;
    else if (word in TENS) total += TENS[word] as number;
    else return null;
    seen = true;
  }
  return seen ? total : null;
}

/** The value of an ordinal in words ("twenty-first") or figures ("21st", also split as "21s t"), or null. */
export function readOrdinal(text: string): number | null {
  const figures = /^(\d{1,3}) ?(?:s ?t|n ?d|r ?d|t ?h)?$/i.exec(text.trim());
  if (figures) return Number(figures[1]);
  let total = 0;
  let seen = false;
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    if (word in ORDINALS) {
      total += ORDINALS[word] as number;
      seen = true;
    } else if (word in TENS) total += TENS[word] as number;
    else if (word !== '') return null;
  }
  return seen ? total : null;
}

/** A year in words ("two thousand and five", "nineteen hundred ninety-eight", "one thousand nine hundred and ninety-six", "twenty nineteen"), or null. */
export function readYearWords(words: string): number | null {
  const text = words
    .toLowerCase()
    .replace(/\band\b/g, ' ')
    .replace(/[\s-]+/g, ' ')
    .trim();
  const thousand = /^two thousand(?: (.{1,30}))?$/.exec(text);
  if (thousand) {
    const rest = thousand[1] ? readCardinal(thousand[1]) : 0;
    return rest === null || rest > 99 ? null : 2000 + rest;
  }
  const century = /^(nineteen|twenty)(?: hundred)? (.{1,30})$/.exec(
    text.replace(/^one thousand,? nine hundred/, 'nineteen'),
  );
  if (century) {
    const rest = readCardinal(century[2] as string);
    return rest === null || rest > 99 || rest < 10 ? null : (century[1] === 'nineteen' ? 1900 : 2000) + rest;
  }
  return null;
}
