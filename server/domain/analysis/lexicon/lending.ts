/** How people write down that one of them lent the other money. Words only. */
import { oneOf } from './oneOf.ts';
import { expression } from '../text/expression.ts';

const PERSON = String.raw`\p{Lu}[\p{L}'’-]*\.?(?: \p{Lu}(?:\.|[\p{L}'’-]+)){1,3}`;
const PEOPLE = `((?:Mr |Mrs |Ms |Dr )?${PERSON}(?: and ${PERSON})?)`;
/** ", of 12 Protea Street," or " of Duluth, Minnesota,". */
const HOME = String.raw`(?:,? of [^.;]{3,60}?)?,? (?:hereby |today |just |do |am |are |is |has |have )*`;
/** "my brother", "Mrs". */
const WHOM = String.raw`(?:(?:my|our|his|her|their) (?:\p{Ll}+[ -]){1,3}|to |from )*`;

export const OWES_TO = expression(
  `\\b(?:I, |We, )?${PEOPLE}${HOME}${oneOf('owes?', 'owing', 'borrow(?:s|ed|ing)?(?: [^.;]{1,40}?)? from', 'promises? to (?:re)?pay(?: back)?(?: to)?')} ${WHOM}${PEOPLE}`,
);
export const LENDS_TO = expression(
  `\\b(?:I, |We, )?${PEOPLE}${HOME}${oneOf('lend(?:s|ing)?', 'lent', 'loan(?:s|ed|ing)')} (?:[£$€R]?[\\d., ]+ )?${WHOM}${PEOPLE}`,
);
