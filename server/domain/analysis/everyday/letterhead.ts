/** The name at the top of an everyday document. */
import { TITLE_WORD } from '../lexicon/everydayKinds.ts';
import type { Row } from './cells.ts';
import { cleanName } from './cleanName.ts';
import type { Found } from './found.ts';
import { labelKinds } from './labels.ts';

const FREE = 0.66;

/** "Family Loan", "SUBLETTING OF TWO ROOMS": what it is. */
const CALLED =
  /\b(?:loan|rental|letting|tenancy|grazing|consultancy)$|^(?:loan|rental|sale|use|hire|supply|care|lease|purchase|\p{L}+(?:ing|tion|ance|ment|age)) of\b/iu;

/** The name at the top of a letter, a form or a plan, if a title does not stand there. */
export function letterhead(rows: readonly Row[], named: readonly Found<string>[]): Found<string> | null {
  for (const row of rows.slice(0, 3)) {
    const cell = row.cells[0];
    if (!cell || /:/.test(cell.text) || labelKinds(cell.text).length > 0) continue;
    const known = named.find((name) => cell.text.toLowerCase().startsWith(name.value.toLowerCase()));
    if (known) return known;
    // "WHITBY VAN HIRE - hire form"
    const [text = '', title = ''] = cell.text.split(/ [•|–-] /);
    const isTitle = TITLE_WORD.test(text) && !(TITLE_WORD.test(title) && / \S+ /.test(text));
    if (isTitle || CALLED.test(text) || /\b(?:19|20)\d\d\b/.test(text)) continue;
    const name = cleanName(text);
    if (
      name &&
      /^(?:\p{Lu}[\p{L}'’.&-]*|&|and|of|the|\d+)(?: (?:\p{Lu}[\p{L}'’.&-]*|&|and|of|the|\d+)){0,6}$/u.test(name)
    )
      return { value: name, start: cell.start, end: cell.start + text.length, confidence: FREE, working: null };
  }
  return null;
}
