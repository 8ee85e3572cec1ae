/** Where names begin and end, told by the rest of the paper: cut at an "and" of their own, run together with another, or with words before them. */
import type { Reading } from '../document.ts';
import { endsLegally, legalFormAt } from './legalForms.ts';
import { nameCore } from './nameCore.ts';
import { hasSuffix, isName } from './partyName.ts';
import { isPlaceOrTime } from './places.ts';

/** Up to so many words stand before an "and", and before a name that they are no part of. */
const MOST_WORDS = 4;
/** So many characters of a paper are looked at, its beginning and its end; of a name so many mentions are counted. */
const LOOKED_AT = 400_000;
const MANY = 200;
const BEFORE = /(?:^|[\s"(:])((?:[A-Z][\w'’.-]+,? ){1,4})(?:and|AND|And) $/;

export type Bounds = {
  /** "Orchard Motors and Mills Corp." where "Mills Corp." was read and nobody ever speaks of "Orchard Motors" alone. */
  whole: (reading: Reading<string>) => Reading<string>;
  /** The names in a reading that the paper has each alone elsewhere: of two that ran together, of one with other words before it. */
  apart: (reading: Reading<string>) => Reading<string>[];
};

/** What stands before a name and behind it where nothing else belongs to it: a mark, or a word in small letters but for "the". */
const AHEAD =
  /(?:^|(?<!\b[A-Z])\.|[,;:()"\u2014]) ?$|(?:^|[\s(])(?!the )(?:[a-z]{2,}|AND|BETWEEN|AMONG|BY|WITH|TO|And|Between|By) $/;
const BEHIND = /^(?:$|[.,;:()"]| (?:[a-z]|AND|OF|BY|WITH)|'s )/;

/** "Savings and Loan Association", "Holdings, Inc.": how names end, not how they begin. */
const GENERIC =
  /^(?:savings|loan|associations?|trust|bank|compan(?:y|ies)|corporation|insurance|life|services?|group|international|holdings?|management|capital|partners|investments?|securities|solutions|systems|technolog(?:y|ies)|limited|medical|mutual|development|research|industries|enterprises|institute|school|hospital|center|foundation|fund|university)\b/i;

/** Counts names in `text`, whatever their case and the lines they are broken over. */
export function nameBounds(text: string): Bounds {
  let flat: string | null = null;
  let small = '';
  const flatten = (): string => {
    if (flat !== null) return flat;
    const looked = text.length > LOOKED_AT ? `${text.slice(0, LOOKED_AT / 2)}\n${text.slice(-LOOKED_AT / 2)}` : text;
    flat = looked.replaceAll('\n', ' ');
    small = flat.toLowerCase();
    return flat;
  };
  const count = (passage: string, most = MANY): number => {
    flatten();
    const key = passage.toLowerCase();
    if (key === '') return 0;
    let times = 0;
    for (let at = small.indexOf(key); at >= 0 && times < most; at = small.indexOf(key, at + key.length)) times += 1;
    return times;
  };
  /** How often, up to twice, the name stands where nothing before it or behind it may belong to it; behind `except` it does not count. */
  const alone = (name: string, except = ''): number => {
    const all = flatten();
    const key = name.toLowerCase();
    if (key === '') return 0;
    let times = 0;
    for (let at = small.indexOf(key); at >= 0 && times < 2; at = small.indexOf(key, at + key.length)) {
      const before = all.slice(Math.max(0, at - 12), at);
      if (!AHEAD.test(before) || (except !== '' && before.toLowerCase().endsWith(` ${except.toLowerCase()} `)))
        continue;
      const behind = all.slice(at + key.length, at + key.length + 40);
      if (BEHIND.test(behind) && legalFormAt(behind.replace(/^[, ]+/, '')) === 0) times += 1;
    }
    return times;
  };
  const whole = (reading: Reading<string>): Reading<string> => {
    const { value, start } = reading;
    if (!hasSuffix(value) || !text.startsWith(value, start)) return reading;
    const words = (BEFORE.exec(text.slice(Math.max(0, start - 70), start))?.[1] ?? '').trim().split(' ');
    for (let length = Math.min(MOST_WORDS, words.length); words[0] !== '' && length > 0; length -= 1) {
      const front = words.slice(-length).join(' ');
      const from = start - `${front} and `.length;
      const joined = text.slice(from, start + value.length);
      // "the University of Tarn and Orchard, Inc.", "Elm Street, Boston, MA and Orchard, Inc.": the front goes on to the left, or is an address.
      const goesOn = /(?:\b(?:of|for|at|in) (?:the )?|[,\d] )$/i.test(text.slice(Math.max(0, from - 8), from));
      const isPlace = front.split(', ').some((part) => isPlaceOrTime(part) || /^[A-Z]{2}$/.test(part));
      if (goesOn || isPlace || endsLegally(front) || !joined.startsWith(front) || !isName(joined)) continue;
      const times = count(joined);
      if (times >= 2 && times === count(front)) return { ...reading, value: joined, start: from };
    }
    return reading;
  };
  /** The words as names that each stand alone elsewhere; null where some do not. */
  const namesIn = (words: string[]): string[] | null => {
    for (let index = 1; index < words.length; index += 1) {
      const right = words.slice(index).join(' ');
      if (!isStart(right) || alone(right, words[index - 1]) === 0) continue;
      const left = withoutJoin(words.slice(0, index).join(' '));
      const names = isWhole(left) && alone(left) > 0 ? [left] : namesIn(left.split(' '));
      if (names) return [...names, right];
    }
    return null;
  };
  /** What a reading of these words holds; null: the one name that it is. */
  const partsOf = (value: string): string[] | null => {
    const words = value.split(' ');
    if (words.length < 3 || words.length > 20 || !hasSuffix(value)) return null;
    if (!/ (?:and|&) /i.test(value) && count(value, 2) > 1) return null;
    const names = namesIn(words);
    if (names) return names;
    if (count(value, 2) > 1) return null;
    for (let index = 1; index <= MOST_WORDS && index < words.length; index += 1) {
      const right = words.slice(index).join(' ');
      if (isStart(right) && alone(right, words[index - 1]) >= 2) return [right];
    }
    return null;
  };
  // Most names are proposed by several readers.
  const known = new Map<string, string[] | null>();
  const apart = (reading: Reading<string>): Reading<string>[] => {
    const { value, start } = reading;
    // "… Philadelphia, Pennsylvania and Jane Fell": the end of an address.
    const place = /^(.{2,30}?) (?:and|AND) (?=[A-Z])/.exec(value);
    if (place && isPlaceOrTime(place[1] as string) && /,\s$/.test(text.slice(Math.max(0, start - 2), start)))
      return [{ ...reading, value: value.slice(place[0].length), start: start + place[0].length }];
    let names = known.get(value);
    if (names === undefined) known.set(value, (names = partsOf(value)));
    return names?.map((name) => ({ ...reading, value: name, ...spanIn(reading, name) })) ?? [reading];
  };
  return { whole, apart };
}

/** Could a name begin here, and is there one? */
function isStart(right: string): boolean {
  return (
    /^[A-Z0-9]/.test(right) && !GENERIC.test(right) && hasSuffix(right) && nameCore(right).length >= 4 && isName(right)
  );
}

const withoutJoin = (left: string): string => left.replace(/[\s,-]*(?:\b(?:and|AND|And)|&)?[\s-]*$/, '');
const isWhole = (name: string): boolean => (name.includes(' ') || endsLegally(name)) && isName(name);

function spanIn({ value, start }: Reading<string>, name: string): { start: number; end: number } {
  const at = start + Math.max(0, value.indexOf(name));
  return { start: at, end: at + name.length };
}
