/** What a paper calls those who do something in it: their labels are those of its sides. */
import { ROLE } from '../lexicon/everydayLabels.ts';
import { oneOf } from '../lexicon/oneOf.ts';
import { endsLegally } from '../parties/legalForms.ts';
import { expression } from '../text/expression.ts';
import { everyMatch } from '../../everyMatch.ts';

/** What somebody is called who does something or signs: "The Stock owner insures", "Signed for the Guest". */
const DOER = expression(
  `\\b(?:[Ss]igned (?:by|for|on behalf of)|(?<=^[ \\t]*|\\s{2,})[Ff]or) the (\\p{L}[\\p{L}-]+)(?=:|\\b)(?! (?:provider|owner|company|manager|holder|user)s?\\b)|\\b[Tt]he (\\p{Lu}[\\p{L}-]+(?: [\\p{L}-]+)?) ${oneOf(
    'shall|will|must|may|can|agrees|accepts|pays|keeps|undertakes|checks|gives|has paid|confirms|warrants|supplies|delivers|provides|hires|rents|uses|takes|brings|cleans|collects|returns',
    'insures|maintains|vacates|arranges|sells|buys|does|looks after|is responsible|is entitled',
  )}\\b(?! (?:not )?be\\b)`,
  'g',
);

/** "Association          Contractor" over the lines on which both sign. */
const SIGNING =
  /^[ \t]*(?:[Ff]or (?:the )?)?(\p{Lu}[\p{L} ]{2,24}?):?(?: {3,}|\t+)(?:[Ff]or (?:the )?)?(\p{Lu}[\p{L} ]{2,24}?):?[ \t]*$/gmu;

/** In small letters. Linear. */
export function doersOf(text: string): Set<string> {
  const signing = everyMatch(text.slice(text.length / 2), SIGNING)
    .map(([, one = '', other = '']) => [one, other])
    .filter((pair) => pair.some((label) => ROLE.test(label.toLowerCase())));
  // "For the Customer      For Tillwren Software Ltd": a firm's name is no label.
  const called = signing.flat().filter((label) => !endsLegally(label));
  return new Set([
    ...called.map((label) => label.toLowerCase()),
    ...everyMatch(text, DOER).map((match) => (match[1] ?? match[2] ?? '').toLowerCase()),
  ]);
}
