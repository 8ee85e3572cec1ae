/** How contracts say how long before its end a contract is stopped, and that notice takes effect only at the end of a period. Words only. */
import type { PeriodEnd } from '../../../../contract/calendar.ts';
import { oneOf } from './oneOf.ts';

const END =
  '\\b(?:to|at|on|as of|with|by|from|for) (?:the )?(?:end|last day|close) of (?:a|an|any|the|each|every|that|such|the relevant|the then current|the following)';

/** The widest first. A "year" or "quarter" without "calendar" may be the contract's own. */
export const NOTICE_TO_END_OF: readonly (readonly [RegExp, PeriodEnd])[] = [
  [new RegExp(`${END} calendar (?:year)\\b`, 'i'), 'year'],
  [new RegExp(`${END} calendar half[- ]year\\b`, 'i'), 'half-year'],
  [new RegExp(`${END} (?:calendar )?quarter\\b`, 'i'), 'quarter'],
  [new RegExp(`${END} (?:calendar )?month\\b`, 'i'), 'month'],
  // "Three full calendar months' notice" runs through whole months.
  [/\b(?:full|whole|complete|entire|clear) calendar months?\b/i, 'month'],
];
/** Right behind how long before. */
export const BEHIND =
  /^(?:['’]s?|s['’])?,? ?(?:(?:clear|calendar|written|prior|advance|or more)[ ,]+)*(?:(?:written )?notice|warning|before|prior|in advance|ahead|in writing|beforehand|of notice)/i;
/** The sentence is about ending the agreement by notice. */
export const ENDS_BY_NOTICE = new RegExp(
  oneOf(
    '\\bnotice\\b[^.]{0,160}\\b(?:terminat|end|cancel|expir|effect)',
    '\\b(?:terminat|cancel|end(?!\\w* of\\b))\\w*\\b[^.]{0,160}\\bnotice\\b',
  ),
  'i',
);
/** A time within the month or quarter that has to do with payments and reports. */
export const OTHER_END = /\b(?:invoic|pay|paid|report|deliver|statement|rent\b|fees?\b|royalt)/i;
/** Somebody tells the other side something. */
export const SPEAKS_UP = new RegExp(
  `\\b${oneOf(
    'tells?|telling|told|lets? (?:us|me|the \\w+|him|her|them|each other) know|letting (?:us|me|the \\w+) know|inform\\w*|notif\\w+|notices?|writes?|writing to|in writing|says? so|hears?',
    '(?:letter|e-?mail|notice|message|form)(?: \\w+){0,3} (?:must|has to|have to|should|needs? to) (?:be (?:with us|in our hands|received)|reach|arrive)|in (?:his|her|its|their|our) hands|by (?:letter|e-?mail)',
    'must (?:have|receive|get) (?:your|the|a) (?:\\w+ ){0,2}(?:letter|e-?mail|notice|message|form)|replies|reply|cancel\\w*|opt(?:s|ing)?[- ]out|(?:switch|turn) (?:\\w+ )?off|exercis\\w+|give notice',
  )}\\b`,
  'i',
);
/** … that the contract stops, or that it goes on. */
export const STOPS_OR_EXTENDS = new RegExp(
  `\\b${oneOf(
    'cancel\\w*|terminat\\w+|end(?:s|ing)? (?:it|this|the)|stop(?:s|ping)?|leav(?:e|es|ing)|(?:not|n.t) (?:want|wish|renew|continue|carry on|go on|extend)|rather not|non-renewal',
    'renew\\w*|exten[ds]\\w*|prolong\\w*|option|right (?:shall|must|may|will|is to|has to) be (?:exercised|used)|opt[- ]out|make it longer|(?:is )?yours again|takes? (?:it|this|that) up|carr(?:y|ies) over|go(?:es)? on|carry on|stay (?:on|for)|another (?:year|season|term)|more (?:years?|months?|seasons?|terms?)|(?:years|months|seasons|terms) more|further (?:year|season|term|period)',
  )}\\b`,
  'i',
);
/** "For this renewal": what stands before it says what notice is. */
export const THIS_TIME =
  /\b(?:for|at|on) (?:this|the (?:present|current|coming|forthcoming|upcoming|next)) (?:renewal|expiry|anniversary|time|occasion|year)\b|\bthis (?:renewal(?=:)|time|year)\b/i;
/** Right before the last day for it; "30 days before" is no day of its own. */
export const LAST_DAY =
  /(?:\b(?:by|no later than|not later than|on or before|last day|deadline|latest date)\b|\blast da(?:y|te) (?:by|on) which [^.;:]{3,90} is\b|\b(?:between|(?:window|period) (?:of|from|between)) (?:the )?(?:\d{1,2}\w{0,2} \w{3,9}|\w{3,9} \d{1,2})(?:,? \d{4})? (?:and|to|through|until|-|–)|\bnotice (?:on )?any (?:day|time) [^.;:]{0,40}\bup to(?: and including)?\b|(?<!\b(?:days?|weeks?|months?|years?)(?:['’]s?)? (?:(?:written |prior )*notice )?)\bbefore)(?: (?:to|for) [^.;:]{3,40})?(?: is)?:?(?: (?:[A-Z]\w+ Day|the (?:start|end|beginning) of [^.;:,\d]{3,30}),)?(?: \w+day,?)?(?: the)? ?$/i;
/** Until then, for this renewal; but not what is paid or covered. */
export const PAYS_OR_COVERS = /\b(?:pay\w*|remit\w*|premiums?|prices?|fees?|rates?|cover\w*|runs?|instal\w+)\b/i;
export const LAST_DAY_THIS_TIME = /(?:\b(?:until|up to)(?: and including)?|\b(?:renewal|time|year):)(?: the)? ?$/i;
/** Somebody stops it. */
export const STOPS = new RegExp(
  oneOf(
    '\\bnotice\\b|\\b(?:write|writing) to\\b|\\bcall us\\b|\\bcall or write\\b|\\bcancel\\w*|\\bterminat\\w*|\\b(?:tell|tells|told|let|lets|inform|informs|notify|notifies|advise|telling) (?:us|you|the|each|one|our|it|them|in)',
    "\\bwarning\\b|\\bin writing\\b|\\bnon-renewal\\b|\\bopt out\\b|\\b(?:turn|switch)(?:ed)? (?:\\w+ )?off\\b|\\b(?:e-?mail|contact|phone|ring|message|text) us\\b|\\bshould (?:we|the \\w+) not hear\\b|\\b(?:post|send) us\\b|\\b(?:do not|don['’]t) (?:hear from you|(?:want|wish))\\b|\\bto (?:end|stop) (?:it|this|the)|\\bsays? otherwise|\\b(?:need|have|want|like) to know\\b",
  ),
  'i',
);
/** A window, of which the nearer edge is how long before at least: "not more than 180 and not less than 90 days before", "180 days and no more than 365 days before". */
const FAR = '(?:no|not) (?:more|earlier|longer|sooner) than';
const NEAR = '(?:(?:no|not) (?:less|fewer|later) than|at least)';
export const WINDOW = new RegExp(
  `\\b${FAR} [\\w-]+(?: \\(\\d+\\))?(?: (?:day|week|month|year)s?)?,? (?:and|but|nor|or) (?=${NEAR})| (?:and|but|nor|or) ${FAR} [\\w-]+(?: \\(\\d+\\))? (?:day|week|month|year)s?\\b(?= (?:before|prior|ahead|in advance|notice))`,
  'gi',
);
/** A notice about something else. */
export const OTHER_NOTICE = new RegExp(
  `\\b${oneOf(
    'breach|default|prices?|increas\\w*|chang\\w*|vary|varied|rates|insur(?:ances?|es?|ing)|invoices?|payment|paid|refund|cooling|inspect\\w*|event|appointments?|audit|late|remed\\w*|deliver\\w*',
    'withdraw(?! (?:from (?:and|or|this agreement|the agreement)\\b|(?:and|or) terminate|by giving|on giving|upon giving))|(?<!\\bwithout )cause|insolven\\w*|absence|holiday|visit|maintenance window|defects?|errors?|complaints?|copy|booking|guests|numbers|rent review|access|enter|premises|renew the|exercise|use (?:it|the option)',
    '(?:compel|requir|oblig|request)\\w*\\b[^.;]{0,40} (?<!non-)disclos\\w*|sub-?contract\\w*|assign\\w*|data|personal|recall|within',
  )}\\b`,
  'i',
);
/** "We may raise the fee at renewal on 90 days' notice": the notice of a new price. */
const CHANGES = '(?:increase|raise|adjust|change|revise|review|vary|put up|rise|go(?:es)? up)(?:s|d|ing)?';
const PRICE = '(?:prices?|fees?|charges?|rents?|rates?|tariffs?|premiums?)';
export const OF_PRICE = new RegExp(
  `\\b(?:${CHANGES} (?:the|our|its|your|all|any|these|those|this)?(?: \\w+){0,2} ?${PRICE}\\b|${PRICE}\\b[^.;]{0,60}\\b(?:be|is|are|may|can|will) (?:\\w+ )?${CHANGES}\\b)` +
    '(?![^]*\\b(?:cancel|terminat|ends?\\b|leav|stop))',
  'i',
);
/** What may be paid instead says nothing of the notice. */
export const IN_LIEU =
  /,? (?:or|with) (?:a )?(?:payment|pay|salary|wages|rent|fees?)(?: of [^,.;]{3,30})? in (?:lieu|place)(?: (?:of|thereof)(?: (?:such |that |the )?notice)?)?/gi;
/** Somebody leaves, or says that he will. */
export const OF_LEAVING =
  /\b(?:cancel|terminat|end|stop|renew|leav|notice|warning|quit|know|tell|hear|say\b|wish|want)/i;
/** Whoever supplies something announces it. */
export const WE_TELL =
  /^\W*(?:we|the supplier|the provider|the company) (?:\w+ )?(?:tell|let|inform|notif\w+|write)\b/i;
/** Of somebody who stays behind the end: "as a periodic tenant, which either may end with 20 days' notice". */
export const OF_STAYING = /\bperiodic (?:tenan\w+|basis)\b/i;
