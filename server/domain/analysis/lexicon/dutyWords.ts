/** What lasts beside a contract or beyond it: duties that survive, warranties, what is kept. Words only. */
import { oneOf } from './oneOf.ts';

const DUTIES = oneOf(
  'confiden\\w*|secrets?|secrecy|(?:non-?)?disclos\\w*|surviv\\w*|warrant(?:s|ed|y|ies)|indemni\\w*|(?:non-?)?compet(?:e|es|ing|ition)|non-?compet\\w*|(?:non-?)?solicit\\w*|entic\\w*',
  'obligations?|dut(?:y|ies)|provisions|restrictions?|covenants?|undertakings?|(?:this|these|those|each) (?:sections?|clauses?|paragraphs?|articles?)',
  'records|books of account|claims?|escrow|spare parts|guarantees? (?:our|the|its|all|that)|(?:maintain|carry|keep|hold)s?\\b[^.;]{0,60}\\binsurance',
);
/** Before how long: the sentence speaks of a duty, a warranty or what is kept. */
export const OF_DUTY = new RegExp(`\\b(?:${DUTIES})\\b`, 'i');
/** … unless the contract itself is what lasts: "and this Agreement shall continue for". */
export const ITSELF_LASTS = new RegExp(
  `(?<!\\b(?:under|of|in|to|by|with) )\\b(?:this|the|our|your) (?:[\\w-]+ ){0,2}?${oneOf('agreement|contract|lease|licen[cs]e|tenancy|hire|rental|plan|policy|cover|subscription|membership|engagement|term')}(?: of (?:this|the) (?:agreement|contract|lease))? ${oneOf('shall|will|is|runs?|lasts?|continues?|starts?|begins?|commences?|remains?|has')}\\b[^.;]{0,80}$`,
  'i',
);
/** Right behind how long: it is counted from the end, or from what was told. */
export const AFTER_ALL =
  /^ (?:thereafter|afterwards?|beyond)\b|^ (?:after|following|from|beyond|past) (?:(?:the|its|any|such|of|date|effective|this|a) ){0,4}(?:expir\w+|terminat\w+|end\b|ends\b|agreement (?:end|expire|terminat)s?|cessation|disclos\w+)/i;
/** What went on before. */
export const SO_FAR = /\b(?:has|have|had) (?:been|worked|known|traded|served|dealt)\b[^.;]*$/i;
export const EXPERIENCE = /^(?:'s?|s')? (?:of )?(?:[a-z]+ )?experience\b/i;
