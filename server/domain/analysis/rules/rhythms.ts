/** How often a sum is paid. */
import { EACH, NO_UNIT } from '../lexicon/anyLanguage.ts';
import type { Context } from '../clauses/context.ts';
import type { Lexicon, Rhythm } from '../lexicon/lexicon.ts';
import { everyMatch } from '../../everyMatch.ts';
import { anywhere, lower, patternOf, says } from '../lexicon/patterns.ts';
import { expression } from '../text/expression.ts';

/** So far behind a sum its rhythm or its purpose stands. */
export const BEHIND = 34;
/** … and its rhythm alone within so many. */
const NEXT = 16;
/** Of one of many, whatever it is: "19,80 € je kg". */
const UNIT_BEHIND = expression(`^ ?${EACH} (?!${NO_UNIT}\\p{L}*)\\p{L}`);
/** … for a time and each: "48,50 € par mois et par salarié". */
const EACH_TOO = expression(
  `^[^.;,(]{0,14}(?:${EACH}|al|/) ?(?:${NO_UNIT})\\p{L}*(?: (?:und|et|y|en))? (?:${EACH}) (?!(?:${NO_UNIT}))\\p{L}{3}`,
);
/** "USD 620 (dólares estadounidenses seiscientos veinte) mensuales". */
const IN_WORDS = /^ ?\([\p{L} ,/-]{4,90}\)/u;

/** How often the sum is paid: said right behind it, else by the nearest word before it. */
export function rhythmOf(lexicon: Lexicon, context: Context): Rhythm | null {
  const words = IN_WORDS.exec(context.after)?.[0] ?? '';
  const isSaid = words === '' || rhythmIn(lexicon, words) !== null;
  const near = lower(context.after.slice(isSaid ? 0 : words.length).slice(0, BEHIND));
  const behind = near.split(/[,;] /)[0] ?? '';
  if (EACH_TOO.test(near)) return 'other';
  // "Prime annuelle : 612,40 € (fractionnement semestriel)": a label says it more surely than what brackets add.
  const label = context.labelled && near.startsWith(' (') ? rhythmIn(lexicon, context.before) : null;
  if (label !== null) return label;
  const found = lexicon.money.rhythms.flatMap(([source, rhythm]) => {
    const match = patternOf(lexicon, `rhythm ${rhythm}`, () => rhythmPattern(source)).exec(behind);
    return match ? [{ rhythm, at: match.index }] : [];
  });
  if (found.length === 0 && UNIT_BEHIND.test(near)) return 'other';
  const [first] = found.toSorted((one, other) => one.at - other.at);
  if (first) return first.rhythm;
  const before = lexicon.money.rhythms.flatMap(([source, rhythm]) => {
    const match = everyMatch(
      lower(context.before),
      patternOf(lexicon, `rhythm ${rhythm}`, () => rhythmPattern(source)),
    ).at(-1);
    return match ? [{ rhythm, at: match.index }] : [];
  });
  const nearest = before.toSorted((one, other) => other.at - one.at)[0]?.rhythm;
  if (nearest) return nearest;
  return rhythmIn(lexicon, near);
}

/** The last rhythm that a text names. */
export function lastRhythmIn(lexicon: Lexicon, text: string): Rhythm | null {
  const found = lexicon.money.rhythms.flatMap(([source, rhythm]) => {
    const all = everyMatch(
      lower(text),
      patternOf(lexicon, `rhythm ${rhythm}`, () => rhythmPattern(source)),
    );
    return all.map(({ index }) => ({ rhythm, index }));
  });
  return found.toSorted((one, other) => other.index - one.index)[0]?.rhythm ?? null;
}

/** The rhythm that a text names. */
export function rhythmIn(lexicon: Lexicon, text: string): Rhythm | null {
  const found = lexicon.money.rhythms.find(([source, rhythm]) =>
    patternOf(lexicon, `rhythm ${rhythm}`, () => rhythmPattern(source)).test(lower(text)),
  );
  return found?.[1] ?? null;
}

/** Words of a rhythm, and "/mois" right behind a sum. */
export function rhythmPattern(source: string): RegExp {
  const slashed = source
    .split('|')
    .filter((part) => part.startsWith('/ ?'))
    .join('|');
  return new RegExp(
    slashed === '' ? anywhere(source).source : `${anywhere(source).source}|(?:${slashed})(?![a-z])`,
    'g',
  );
}

/** "Preis: 6.500,00 €", and nothing in the paper is paid by the month or year, nor this by the week, day or hour. */
export function isPaidOnce(lexicon: Lexicon, { labelled, before }: Context, text: string): boolean {
  const { fee, rhythms, rates } = lexicon.money;
  return (
    labelled &&
    says(lexicon, 'fee', fee, before) &&
    !rates.some(([source, period]) => says(lexicon, `rate ${period}`, source, before)) &&
    !rhythms.some(([source, rhythm]) => rhythm !== 'other' && says(lexicon, `any ${rhythm}`, source, text))
  );
}

/** Does its rhythm follow right behind the sum? */
export function isPaidBehind(lexicon: Lexicon, context: Context): boolean {
  const near = lower(context.after.slice(0, NEXT));
  return lexicon.money.rhythms.some(
    ([source, rhythm]) =>
      rhythm !== 'other' && patternOf(lexicon, `rhythm ${rhythm}`, () => rhythmPattern(source)).exec(near) !== null,
  );
}
