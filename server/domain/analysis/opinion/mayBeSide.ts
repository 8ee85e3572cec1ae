/** What looks like a name in German, French, Spanish or Dutch, and can be a side in the place of others. */
import { LINE_LEADS } from '../lexicon/anyLanguage.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { patternOf, says } from '../lexicon/patterns.ts';
import { OWNED } from '../lexicon/sidesAnyLanguage.ts';
import { hasForm, isKnown } from '../mentions/names.ts';
import type { Sheet } from './mentions.ts';
import { expression } from '../text/expression.ts';

/** Neither a heading, a role nor a sentence's beginning; and no other one where two bodies are. */
export function mayBeSide(value: string, names: readonly string[], lexicon: Lexicon): boolean {
  if (hasForm(lexicon, value)) return true;
  if (signsFor(value, names)) return false;
  if (names.length >= 2 && names.every((name) => isKnown(lexicon, name)) && !isKnown(lexicon, value)) return false;
  const role = patternOf(lexicon, 'role alone', () => expression(`^(?:${lexicon.parties.roles})$`, 'i'));
  const { titles, orders, cancellations, others } = lexicon.kind;
  const isTitle = says(lexicon, 'any title', [titles, orders, cancellations, others].join('|'), value);
  return !isTitle && !NO_NAME.test(value) && !role.test(value);
}

/** "A. B. Tejero" is how Ana Belén Tejero Gil signs. */
function signsFor(value: string, names: readonly string[]): boolean {
  const [, first, surname = ''] = /^(\p{Lu})\.? ?(?:\p{Lu}\.? ?)?(\p{Lu}[\p{L}'’-]+)$/u.exec(value) ?? [];
  return first !== undefined && names.some((name) => name.startsWith(first) && name.split(' ').includes(surname));
}

/** "Den Zählerstand", "Ihre Kündigung". */
const NO_NAME = expression(`^(?:${LINE_LEADS}|${OWNED}) `, 'i');

/** "Petersen, Noah" was turned: nobody knows how likely it is by its own words. */
export function leastOf(name: string, { lexicon, text }: Sheet, least: number): number {
  return lexicon !== null && !text.includes(name) ? 0 : least;
}

/** In small letters. */
export function isWithin(one: string, other: string): boolean {
  return other.toLowerCase().includes(one.toLowerCase());
}
