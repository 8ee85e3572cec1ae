/** Who is bound, where all names of a short document and the fitted weights of each, and of both together, say more than the rules have read. */
import type { Findings } from '../findings.ts';
import { OPPOSED, type Found } from '../everyday/found.ts';
import { isSame } from '../everyday/isSame.ts';
import { HANDED_ON } from '../lexicon/everydayStages.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { UNREAD } from './likely.ts';
import { likelySides, type LikelySides, type Weighed } from './likelySides.ts';
import type { Sheet } from './mentions.ts';
import type { NamedSide } from './nameSigns.ts';
import { kindOf } from './possibleNames.ts';

/** So likely are two sides that are shown in place of none or of others, and where the rules ask about both (docs/decisions/0026). */
const SIDES = { shown: 0.9, asked: 0.5 };
/** By so much likelier a side is somebody in place of whom the rules read another: a firm, or anybody else. */
const RIVAL = { firm: 2, other: 5 };
/** How likely a name is that stands for nothing. */
const LEAST = -9;
const UNSURE = 0.4;

/**
 * The names that the rules read; the two that are likely the sides where they read none, or by far likelier than theirs; none where somebody else is
 * likelier than one of theirs: then they are asked about.
 */
export function settleParties(findings: Findings, opinion: Sheet | null, names: string[]): string[] {
  const isSure = names.length > 0 && findings.isSure('parties', OPPOSED);
  if (opinion === null || (isSure && opinion.lexicon !== null)) return names;
  const likely = likelySides(opinion);
  if (likely === null) return names;
  const { sides, likelihood } = likely;
  const areRead = sides.every(({ value }) => names.some((name) => isOne(value, name)));
  // A third person is often a side beside somebody else, as both parents are; a third body hardly ever.
  const third = names.filter((name) => !sides.some(({ value }) => isOne(value, name)));
  if (areRead && (likelihood <= SIDES.shown || !third.some((name) => isBody(name, opinion.lexicon)))) return names;
  const asked = findings.alternatives.flatMap(({ field, value }) => (field === 'parties' ? [value] : []));
  const areAsked = names.length === 0 && sides.every(({ value }) => asked.some((one) => isOne(value, one)));
  const isLikely = likelihood > (areAsked ? SIDES.asked : SIDES.shown) && !HANDED_ON.test(opinion.text);
  const rival = isLikely || isSure || names.length === 0 ? null : rivalOf(names, likely);
  if (!isLikely && rival === null) return names;
  findings.withdraw('parties', names);
  const take = (name: NamedSide, confidence: number): string[] =>
    [findings.takeFound('parties', foundName(opinion, name, confidence))].flatMap((value) => value ?? []);
  if (rival !== null) take(rival, UNSURE);
  // A third that the rules read, too, may be one.
  return rival === null && !areRead ? sides.flatMap((side) => take(side, UNREAD)) : [];
}

function isBody(name: string, lexicon: Lexicon | null): boolean {
  return ['F', 'B'].includes(kindOf(lexicon, name));
}

/** Who is by a margin likelier a side than the least likely of the names; null: nobody. */
function rivalOf(names: readonly string[], { names: all }: LikelySides): NamedSide | null {
  const own = names.map((name) =>
    Math.max(LEAST, ...all.flatMap(({ value, weight }) => (isSpelling(value, name) ? [weight] : []))),
  );
  const least = Math.min(...own);
  const rivals = all.filter(
    ({ value, kind, weight }) =>
      weight - least > (kind === 'F' ? RIVAL.firm : RIVAL.other) && !names.some((name) => isOne(value, name)),
  );
  return rivals.reduce<Weighed | null>((one, other) => (one && one.weight >= other.weight ? one : other), null);
}

/** "Petersen, Noah" and "Noah Petersen" are spellings of one name. */
function isSpelling(one: string, other: string): boolean {
  return isSame(one, other) || inOrder(one) === inOrder(other);
}

function isOne(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return isSpelling(one, other) || a.includes(b) || b.includes(a);
}

function inOrder(name: string): string {
  return name.split(/[ ,]+/).toSorted().join(' ');
}

/** "Elm FC (a Community Interest Company": what kind of body somebody is, behind the name. */
const OPENED = /,? *\([^)]*$/;
/** "VvE Residentie Parkzicht te Zwijndorp": where it is. */
const AT_TOWN = / te \p{Lu}[\p{L}-]+$/u;

/** A name with the line that it is written in. */
function foundName({ lines, text, lexicon }: Sheet, { value, places }: NamedSide, confidence: number): Found<string> {
  const place = places.find(({ start, end }) => text.slice(start, end) === value) ?? places[0];
  const { start, end } = lines[place?.line ?? 0] ?? { start: 0, end: text.length };
  return {
    value: lexicon?.language === 'nl' ? value.replace(OPENED, '').replace(AT_TOWN, '') : value.replace(OPENED, ''),
    start,
    end,
    confidence,
    working: null,
  };
}
