/** What a paper calls those who do something in it: their labels are those of its sides. */
import { oneOf } from '../lexicon/oneOf.ts';

/** What somebody is called who does something or signs: "The Stock owner insures", "Signed for the Guest". */
const DOER = new RegExp(
  `\\b[Ss]igned (?:by|for|on behalf of) the (\\p{Lu}[\\p{L}-]+)|\\b[Tt]he (\\p{Lu}[\\p{L}-]+(?: [\\p{L}-]+)?) ${oneOf(
    'shall|will|must|may|can|agrees|accepts|pays|keeps|undertakes|checks|gives|has paid|confirms|warrants|supplies|delivers|provides|hires|rents|uses|takes|brings|cleans|collects|returns',
    'insures|maintains|vacates|arranges|sells|buys|does|looks after|is responsible|is entitled',
  )}\\b(?! (?:not )?be\\b)`,
  'gu',
);

/** In small letters. Linear. */
export function doersOf(text: string): Set<string> {
  return new Set([...text.matchAll(DOER)].map((match) => (match[1] ?? match[2] ?? '').toLowerCase()));
}
