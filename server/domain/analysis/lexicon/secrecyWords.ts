/** How agreements about secrets say how long they bind. Words only. */
import { oneOf } from './oneOf.ts';

/** What such an agreement is called, at its top. */
export const OF_SECRETS = new RegExp(
  `\\b${oneOf(
    'non-?disclosure|nda|non-?circumvention|confidential (?:disclosure|information)',
    'confidentiality (?:agreement|undertaking|letter|deed|statement|and)|secrecy (?:agreement|undertaking|declaration)',
    'proprietary information (?:and inventions? )?agreement',
  )}\\b`,
  'i',
);
/** How a letter begins. */
export const SALUTATION = /(?:^|\n) ?(?:Dear |Ladies and |Gentlemen|To whom)/;
/** … that lets somebody see things before there is a bargain, or keeps them secret. */
export const SHOWS = new RegExp(
  `\\b${oneOf(
    '(?:disclos|furnish|provid|mak|made|given?|giving|deliver|shar|receiv|show)\\w*\\b[^.;]{0,120}\\b(?:information|materials?|data|drawings|documents|records|samples)',
    '(?:evaluation material|confidential information|proprietary information|trade secrets)',
  )}\\b`,
  'i',
);
export const KEEPS =
  /\b(?:evaluation material|(?:keep|kept|hold|held|treat(?:ed)?|maintain(?:ed)?|remain)\b[^.;]{0,90}\b(?:confiden\w+|secre\w+)|condition (?:to|of|for) (?:such|the|our|any|this|its|your|furnishing|receiving|being)\b[^.;]{0,120}\b(?:furnish|disclos|information)\w*)\b/i;
/** The duty is what lasts. */
export const DUTY = new RegExp(
  `\\b${oneOf(
    '(?:hold|keep|treat|maintain|remain)\\b[^.;]{0,90}\\b(?:confiden\\w+|secret)|bound|obligations?|dut(?:y|ies)|undertakings?|covenants?|promises|restrictions|provisions|commitments|terms of this|applies to disclosures|(?:avoid|against|no) disclosure|not (?:disclose|tell|reveal|divulge|pass on)|controls (?:only )?information',
  )}\\b`,
  'i',
);
/** Right before how long. */
export const BINDS_FOR = new RegExp(
  `\\b${oneOf(
    'remain(?:s)? (?:in (?:full )?(?:force|effect)(?: and effect)?|binding|valid|effective)|continues?(?: in (?:full )?(?:force|effect)(?: and effect)?)?|be (?:binding|effective|valid|in effect)',
    'last|ends?|expires?|lapses?|terminates?|apply|applies|extend|survive|(?:made|disclosed) during|disclos(?:e|ure)|tell|reveal|divulge|bind|binding|bound|in (?:strict(?:est)? )?confidence|confidential|secret',
  )}\\b[^.;]{0,90}$`,
  'i',
);
/** A length of something else that such agreements forbid for a time. */
export const FORBIDS =
  /\b(?:solicit\w*|hir(?:e|ing)|employ\w*|acqui\w+|purchas(?:ing|es?(?! (?:and sale )?agreement))|standstill|compet\w+|entice|trade|contact)\b/i;
/** "until the earlier of … and two years from the date of this letter, it shall remain bound". */
export const BOUND_UNTIL = /\buntil the (?:earlier|first)\b[^.;]*\b(?:remain bound|confidentiality obligations)\b/i;
/** "This Agreement shall remain in effect until the earlier of …": its own words, and its length needs no day to count from. */
export const AGREEMENT_FOR = new RegExp(
  oneOf(
    '\\bthis (?:agreement|letter|undertaking|deed)\\b[^;]*\\b(?:in (?:full )?(?:force|effect)|continue)\\b[^;]*\\buntil the (?:earlier|first)\\b',
    '\\bthis (?:letter )?(?:agreement|letter|undertaking|deed)\\b[^;]*\\b(?:of no (?:further|more) (?:force|effect)|cease|terminate|expire|end)\\b[^;]*\\b(?:up)?on the (?:earlier|first)\\b',
    '(?:^|\\n) ?(?:[\\d.]{1,4} )?(?:Initial |M?NDA |Agreement )?(?:Term|Duration)\\b(?! of [A-Z])[^.;\\n]{0,70}$',
    '\\bM?NDA Term:? (?:Expires )?$',
  ),
  'i',
);
/** A box that nobody ticked. */
export const NOT_TICKED = /(?:\[ ?\]|☐|□|◻|\( \)) ?[^[\]☐☒☑□]{0,40}$/;
/** "…, and for a period of": a time before what has to be done in it. */
export const LEADS_TO_DUTY =
  /\b(?:for|during|throughout|over)(?: (?:an?|the|at least|not less than))?(?: (?:period|term|duration|time) of)? ?$/i;
/** Behind that time. */
export const DUTY_BEHIND =
  /^[^.;]{0,120}?\b(?:shall|will|agrees?|undertakes?|must|may|covenants?)\b[^.;]{0,60}?\b(?:hold|keep|treat|maintain|preserve|safeguard|protect|disclos\w+|divulge|reveal|communicate|use|secrecy|confidence|confidential)\b/i;
/** Right behind it: counted from the agreement's own day, not from a disclosure or from its end. */
export const FROM_ITS_DAY = new RegExp(
  `^,? (?:from|after|following|commencing (?:on|from)|beginning (?:on|with)|as of|as from) ${oneOf(
    '(?:the )?(?:effective|commencement) date|the date (?:of (?:this|its|agreement|execution|the (?:agreement|letter|last))|hereof|shown|given|above|below|first (?:above )?written|set (?:forth|out)|stated|on which (?:it|I sign|we sign))|the day (?:on which )?I sign|today|its (?:date|signature|effective)|(?:the date of )?(?:its |the )?(?:signature|signing|execution)\\b',
  )}`,
  'i',
);
