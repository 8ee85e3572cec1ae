/** English words for last days without their year: "by the end of June", "by the third working day of July", "before the last quarter begins". */
import { MONTH } from './everydayWords.ts';
import { oneOf } from './oneOf.ts';

const OF_MONTH = `(?:the )?(?:(?:calendar )?month of )?(${MONTH})\\b(?!,? ?(?:of )?\\d)`;

/** Until the last day of a month, whether one has to be there by then or before. */
export const END_OF_MONTH = new RegExp(`\\b(?:(?:the )?end[ -](?:of )?|(?:the )?last day of )${OF_MONTH}`, 'g');

export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ORDINAL = `(${oneOf(ORDINALS.join('|'), '\\d{1,2}(?:st|nd|rd|th)')})`;
export const WORKING_DAY = new RegExp(
  `\\b(?:the )?${ORDINAL} (?:working|business|banking|bank|week)[ -]?day (?:of|in) ${OF_MONTH}`,
  'gi',
);

const YEARS =
  '(?:contract(?:ual)?|agreement|lease|policy|service|subscription|membership|calendar|then[- ]current|current|relevant)';
/** "Before the last quarter of the term begins", "prior to the commencement of the final quarter of the contract year". */
export const LAST_QUARTER = new RegExp(
  `\\b(?:before|prior to|ahead of) (?:the (?:start|beginning|commencement|first day) of )?the (?:last|final|fourth) quarter(?: of (?:the|a|each|every|any|its) (?:${YEARS} )?(year|term|period|initial term|renewal term))?\\b`,
  'gi',
);
/** "Before the end of the second contract year", "by the end of the second year of the term". */
export const END_OF_YEAR_OF_TERM = new RegExp(
  `\\b(?:the )?(?:end|expiry|expiration|close) of (?:the )?${ORDINAL} (?:(?:contract(?:ual)?|agreement|lease|service|subscription) year|year of (?:the|this|its) (?:[\\w-]{1,12} )?(?:term|agreement|contract|lease))\\b`,
  'gi',
);
/** The contract may be ended by some day of any year: "notice to terminate may be given before 30 June in any year". */
export const ENDED_EACH_YEAR =
  /\b(?:terminat\w+|cancel(?:s|led|lation)?\b|determined?\b|may give (?:[\w']+ ){0,4}notice\b|notice (?:may|must|shall|can) be given)[^.;]{0,100}\b(?:by|before|prior to|later than|on or before) [^.;]{0,40}(?<=\d(?:st|nd|rd|th)?|[a-z]) (?:of|in) (?:any|each|every)(?: given)? (?:calendar |contract )?year\b/i;
/** "Of any year", "in each contract year". */
export const IN_EACH_YEAR =
  /\b(?:of|in|during) (?:any|each|every)(?: given)? (?:calendar |contract |subsequent )?year\b/i;
