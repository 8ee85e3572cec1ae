/** What a preamble says of a person beside the name: "aged about 61 years, Occupation: Business, S/o Late Shri Arun Kelkar". */
import { oneOf } from '../lexicon/oneOf.ts';
import { expression } from '../text/expression.ts';

const TITLE = String.raw`(?:(?:[Ll]ate|LATE|Mr|Mrs|Ms|Dr|Sh|Shri|Sri|Smt|Kum|Mst)\.? )*`;
const NAME = String.raw`[A-Z][\p{L}.'’-]*(?: [A-Z](?!/)[\p{L}.'’-]*){0,4}`;
const PARTICULAR = oneOf(
  String.raw`[Aa]ged?:?(?: about)? \d{2}(?: [Yy](?:ears|rs\.?))?(?: old)?|[Oo]ccupation ?:? [A-Z]\p{L}+(?: [a-z]\p{L}+)?`,
  String.raw`(?:PAN|C?NIC|AADHAAR|Aadhaar|NRIC|ID|[Pp]assport|TIN|LLPIN|CIN)(?: (?:[Nn]o|[Nn]umber|[Cc]ard)\.?)* ?:? ?(?=[A-Z-]*\d)[A-Z\d-]{5,24}`,
  `(?:[Ss]on|[Dd]aughter|[Ww]ife|[Ww]idow|[Hh]usband) of ${TITLE}${NAME}|[SDWHC]/[oO]\\.?:? ?${TITLE}${NAME}`,
  String.raw`(?:an )?(?:adult,? )?Indian [Ii]nhabitant|by (?:faith|religion|caste|profession|occupation),?:? [A-Z]?\p{L}+|[Rr]/(?:o|at)\b\.?:?`,
);
const PARTICULARS = expression(`,?(?: ${PARTICULAR},?)+`, 'g');
/** In the words that are known to follow a person's name. */
const RESIDING = ', residing at';

/** Same length as the passage; its persons reside, and nothing else is said of them. */
export function maskParticulars(passage: string): string {
  return passage.replace(PARTICULARS, (found) =>
    (found.length < RESIDING.length ? ',' : RESIDING).padEnd(found.length),
  );
}
