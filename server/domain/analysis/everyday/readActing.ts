/** The two sides of a sentence in which one does something for the other: "X lets the barn to Y", "Y is signed up with X", "X would like you to …". */
import { ROLE } from '../lexicon/everydayLabels.ts';
import { ACTS_FOR, ACTS_ON, JOINED_WITH, LETS_USE } from '../lexicon/acting.ts';
import { TITLE_WORD } from '../lexicon/everydayKinds.ts';
import { endsLegally } from '../parties/legalForms.ts';
import { cleanName, NAME_WORDS } from './cleanName.ts';
import type { Found } from './found.ts';
import { isSame } from './isSame.ts';
import { oneSpace } from '../text/oneSpace.ts';
import { everyMatch } from '../../everyMatch.ts';

const CONFIDENCE = 0.74;
/** The sides are named before the terms. */
const TOP = 2500;

/** A sentence that ends in a legal form. */
const OVER = /(?<=\b(?:Ltd|Limited|LLC|LLP|plc|Inc|GmbH))\. (?=\p{Lu})/u;

/** Both sides, the one that acts first; none where no sentence names two. Linear. */
export function readActing(raw: string): Found<string>[] {
  const top = raw.slice(0, TOP);
  for (const pattern of [ACTS_ON, LETS_USE, ACTS_FOR, JOINED_WITH]) {
    for (const match of everyMatch(top, pattern)) {
      const one = sideOf(match[1]?.split(OVER).at(-1) ?? '');
      const other = sideOf(match[2]?.split(OVER)[0] ?? '');
      if (!one || !other || isSame(one, other)) continue;
      const place = { start: match.index, end: match.index + match[0].length };
      return [one, other].map((value) => ({ value, ...place, confidence: CONFIDENCE, working: null }));
    }
  }
  return [];
}

/** A name of two words at least that is no role and no heading; null where it is none. */
function sideOf(text: string): string | null {
  const plain = oneSpace(text).replace(/^The /, '');
  const name = cleanName(endsLegally(plain) ? plain : plain.replace(/\.$/, ''));
  if (name === null || !/ /.test(name) || !NAME_WORDS.test(name)) return null;
  if (ROLE.test(name.toLowerCase()) || (!endsLegally(name) && TITLE_WORD.test(name))) return null;
  return name;
}
