/** What looks like a name in German, French, Spanish or Dutch, and can be a side in the place of others. */
import { LINE_LEADS } from '../lexicon/anyLanguage.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { patternOf, says } from '../lexicon/patterns.ts';
import { OWNED } from '../lexicon/sidesAnyLanguage.ts';
import { hasForm, isKnown } from '../mentions/names.ts';

/** Neither a heading, a role nor a sentence's beginning; and no other one where two bodies are. */
export function mayBeSide(value: string, names: readonly string[], lexicon: Lexicon): boolean {
  if (hasForm(lexicon, value)) return true;
  if (names.length >= 2 && names.every((name) => isKnown(lexicon, name)) && !isKnown(lexicon, value)) return false;
  const role = patternOf(lexicon, 'role alone', () => new RegExp(`^(?:${lexicon.parties.roles})$`, 'iu'));
  const { titles, orders, cancellations, others } = lexicon.kind;
  const isTitle = says(lexicon, 'any title', [titles, orders, cancellations, others].join('|'), value);
  return !isTitle && !NO_NAME.test(value) && !role.test(value);
}

/** "Den Zählerstand", "Ihre Kündigung". */
const NO_NAME = new RegExp(`^(?:${LINE_LEADS}|${OWNED}) `, 'iu');
