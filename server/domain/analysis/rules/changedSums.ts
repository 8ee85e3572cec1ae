/** Sums of an agreement that changes another one: what was paid until now, by how much it is more or less, and what is paid from now on. */
import { BY_SUM, CHANGED, EACH, FROM_SUM, INSTEAD_OF, REPLACED_BY, TAX_TAILS, TO_SUM } from '../lexicon/anyLanguage.ts';
import { expression } from '../text/expression.ts';

const SIGN = '(?:[€$]|CHF|EUR)?';
const MONEY = '(?:[€$]|CHF|EUR|euros?|pesos)';
const VERB = expression(`(?<!\\p{L})${CHANGED}`, 'i');
/** "von", "augmentée de", "um", right before a sum. */
const FROM = expression(`(?<!\\p{L})${FROM_SUM} ?${SIGN} ?$`, 'i');
const BY = expression(`(?<!\\p{L})(?:${BY_SUM}|${CHANGED}\\p{L}* (?:de|en|por)) ?${SIGN} ?$`, 'i');
/** "auf 340 EUR" behind one, perhaps with the verb before it: "wird auf 340 EUR". */
const ON_TO = expression(
  `^ ?(?:${TAX_TAILS} )?(?:${EACH} \\p{L}+ )?(?:[^.;:\\d]{0,50} )?${TO_SUM} (?:\\p{L}+ )?${SIGN} ?\\d`,
  'i',
);
const CHANGED_TO = expression(`(?<!\\p{L})${CHANGED}\\p{L}*(?: \\S+){0,4} ${TO_SUM} ?${SIGN} ?$`, 'i');
const REPLACED = expression(
  `^(?:[^.;\\n]|\\.(?=\\d)){0,45}?(?<!\\p{L})${REPLACED_BY} (?:[\\p{L}'’]+ ){0,4}"?(?:${MONEY} ?\\d|\\d[\\d.,'’ ]* ?${MONEY})`,
  'i',
);
const INSTEAD = expression(`(?<!\\p{L})${INSTEAD_OF}(?: \\p{L}+){0,3} ?:? ?${SIGN} ?$`, 'i');
const NEAR = 60;
const BEHIND = 90;

/** The sum that another takes the place of, "est portée de 1.350 € à 1.425 €", or the difference, "um 40 EUR erhöht". */
export function isFormer(text: string, { start, end }: { start: number; end: number }): boolean {
  const before = sentenceEnd(text.slice(Math.max(0, start - NEAR), start));
  const behind = text.slice(end, end + BEHIND);
  if (REPLACED.test(behind) || INSTEAD.test(before)) return true;
  const isChanged = VERB.test(before) || VERB.test(sentenceStart(behind));
  return isChanged && (BY.test(before) || (FROM.test(before) && ON_TO.test(behind)));
}

/** "wordt verhoogd tot": the sum behind is what is paid, not the most of it. */
export function isChangedTo(before: string): boolean {
  return CHANGED_TO.test(before);
}

function sentenceEnd(text: string): string {
  return text.slice(text.search(/(?:[^.;\n]|\.(?=\d))*$/));
}

function sentenceStart(text: string): string {
  return /^(?:[^.;\n]|\.(?=\d))*/.exec(text)?.[0] ?? '';
}
