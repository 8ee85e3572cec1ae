/** Which names are one party's: each is taken once. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { isCouple } from '../mentions/names.ts';
import type { PartyReading } from './partyReading.ts';

/** Each name once; a name within another is the same. */
export function distinct(lexicon: Lexicon, readings: PartyReading[]): PartyReading[] {
  const kept: PartyReading[] = [];
  for (const reading of readings) {
    const own = plain(reading.name.text);
    if (
      !kept.some(({ name }) => isWithin(plain(name.text), own) || isInitialled(lexicon, name.text, reading.name.text))
    )
      kept.push(reading);
  }
  return kept;
}

function isWithin(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

/** "J. Sablon", who signs, beside "M. et Mme Jérôme Sablon". */
function isInitialled(lexicon: Lexicon, name: string, signed: string): boolean {
  const [, first = '', last = ''] = /^(\p{Lu})\. ?(\p{L}[^.\s]+)$/u.exec(signed) ?? [];
  const parts = name.split(' ');
  return (
    first !== '' && parts.includes(last) && (isCouple(lexicon, name) || parts.some((part) => part.startsWith(first)))
  );
}

export function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
