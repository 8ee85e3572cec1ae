/** How contracts say that an option to renew is used, and by when. Words only. */
import { oneOf } from './oneOf.ts';

export const USES_OPTION = new RegExp(
  `\\b${oneOf(
    'option|options|right|may|entitled|elects?|exercis\\w*|request|(?:gives?|given) [^.]{0,40}\\bnotice to renew',
  )}\\b[^.]{0,120}\\b(?:renew|extend|extension|renewal)|\\b(?:renew|extend)\\w*[^.]{0,160}\\bby (?:giving|written|serving|notifying|telling|informing|letter|notice)|\\b(?:ask for|requests?|call for)\\b[^.]{0,80}\\b(?:further|new|renewed) (?:tenancy|lease|term|licen[cs]e|period)|\\b(?:exercis\\w*|use) (?:it|the option|such option|this option|its option)|\\boptions? (?:shall|must|may|can|will|is to) be (?:exercised|used)`,
  'i',
);
export const BEFORE_END =
  /^(?:'s?|s')?,? ?(?:(?:written|prior|advance|clear)[ ,]+)*(?:notice\b[^.;]{0,50}\b)?(?:prior to|before|preceding|in advance of|ahead of)\b[^.;]{0,60}\b(?:ends?|expir\w+|term|\d{4})\b/i;
/** Behind a day, "if all rights are used", "(including both options)": nobody has used them yet. */
export const IF_ALL_USED = new RegExp(
  `^,?\\s*\\(?(?:${oneOf(
    '(?:if|assuming|provided|where|once|should)(?: that)? (?:all|both|every|each|the|any) (?:\\p{L}+ ){0,3}(?:rights?|options?|renewals?|extensions?)\\b[^.;\\n]{0,30}\\b(?:used|exercised|taken|granted|invoked)',
    '(?:including|with|assuming) (?:all|both|every|any) (?:\\p{L}+ ){0,3}(?:rights?|options?|renewals?|extensions?)',
  )})(?!\\p{L})`,
  'iu',
);

const RENEWABLE = /\b(?:rights?|options?) (?:of renewal|to renew)\b|\brenewal (?:dates?|rights?|options?)\b/i;
/** So many characters behind a day its condition begins. */
const BESIDE = 120;

/** "Final Expiry Date ⟨day⟩ if all rights are used": an end behind every option, of which the present term knows nothing. */
export function isEndOfOptions(text: string, label: string, end: number): boolean {
  return IF_ALL_USED.test(text.slice(end, end + BESIDE)) || (/\bfinal expir/i.test(label) && RENEWABLE.test(text));
}
