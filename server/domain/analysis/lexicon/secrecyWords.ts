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
    'protect|safeguard|(?:hold|keep|treat|maintain|remain)\\b[^.;]{0,90}\\b(?:confiden\\w+|secret)|bound|obligations?|dut(?:y|ies)|undertakings?|covenants?|promises|restrictions|provisions|commitments|terms of this|applies to disclosures|(?:avoid|against|no) disclosure|not (?:disclose|tell|reveal|divulge|pass on)|controls (?:only )?information',
  )}\\b`,
  'i',
);
/** Right before how long. */
export const BINDS_FOR = new RegExp(
  `\\b${oneOf(
    'remain(?:s)? (?:in (?:full )?(?:force|effect)(?: and effect)?|binding|valid|effective)|continues?(?: in (?:full )?(?:force|effect)(?: and effect)?)?|be (?:binding|effective|valid|in effect)',
    'last|ends?|expires?|lapses?|ceases?|terminates?|apply|applies|extend|survive|(?:made|disclosed) during|disclos(?:e|ure)|tell|reveal|divulge|bind|binding|bound|in (?:\\w+ and )?(?:strict(?:est)? )?(?:confidence|secrecy)|confidential|secret|protect(?:ed)?|of no (?:further|more) (?:force|effect)',
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
    '(?:^|\\n) ?(?:[\\d.]{1,4} )?(?:Initial |M?NDA |Agreement )?(?:Term|Duration)\\b(?! of (?:Conf|Secre|Prot|Non))[^.;\\n]{0,70}$',
    '\\bM?NDA Term:? (?:Expires )?$',
    '\\bthis (?:agreement|letter|undertaking|deed|nda)\\b[^;]*\\b(?:covers?|appl(?:y|ies)|governs?|relates?|extends?)\\b[^;]*\\b(?:disclosed|exchanged|made|furnished|received|disclosures)\\b[^;]{0,40}\\b(?:within|during|in|for|until|between)\\b[^.;]{0,60}$',
    '\\b(?:period|time|term)\\b[^.;]{0,30}\\bduring which\\b[^.;]{0,80}\\b(?:disclos|exchang|shar|furnish)\\w*\\b[^.;]{0,60}\\b(?:is|be|runs?|lasts?|continues?)\\b[^.;]{0,50}$',
    '\\b(?:neither|no)\\b[^.;]{0,60}\\bobligations?\\b[^.;]{0,30}\\b(?:under|hereunder)\\b[^.;]{0,40}\\b(?:after|beyond|later than)\\b[^.;]{0,40}$',
    '(?:^|[,)] |[\\d.]{1,4} )(?:the term of )?this (?:[\\w-]+ ){0,3}(?:agreement|letter|undertaking|deed|nda)(?: (?:shall|will|is|be|in|to|has|then|automatically))* ?(?:terminates?|expires?|ends?|lapses?|continues?|remains?|force|effect|effective|valid|binding|lasts?|runs?|a term)\\b[^.;]{0,60}$',
  ),
  'i',
);
/** A box that nobody ticked. */
export const NOT_TICKED = /(?:\[ ?\]|☐|□|◻|\( \)) ?[^[\]☐☒☑□]{0,40}$/;
/** "runs from the date hereof for": counted from the agreement's own day, which stands before. */
export const FROM_ITS_DAY_FOR =
  /\b(?:from|on|at|with) (?:the )?(?:effective date|date (?:hereof|of this (?:\w+ )?(?:agreement|letter))|its date|signature)(?: and (?:shall |will )?(?:continues?|runs?|lasts?|remains? in (?:force|effect)))? for (?:an? )?(?:(?:period|term) of )?$/i;
/** "…, after which this Agreement ends", "… is not covered by it": behind a time that is the agreement's own by that. */
export const ENDS_THEN = new RegExp(
  oneOf(
    '^[^.;]{0,30}, (?:and|when|after which|at which time|whereupon|on which date|at the end of which) (?:it|this (?:agreement|letter|undertaking|deed|nda)) (?:(?:shall|will|then|automatically) )*(?:terminates?|ends?|expires?|lapses?)\\b',
    '^[^.;]{0,40}\\b(?:is|are|(?:shall|will)(?= not)) not (?:be )?(?:covered|governed|protected|subject)\\b',
  ),
  'i',
);
/** … or the day that "thereof" means. */
export const NAMES_ITS_DAY = /\b(?:effective date|date (?:hereof|of this (?:\w+ )?(?:agreement|letter))|its date)\b/i;
/** "shall not, during a period of": the duty stands on both sides of its time. */
export const MUST_FOR =
  /\b(?:shall|will|may|must|agrees?)(?: not| to)?, (?:for|during|throughout)(?: (?:an?|the|at least))?(?: (?:period|term|duration|time) of)? ?$/i;
export const DOES_IT =
  /^,? (?:not )?(?:hold|keep|treat|maintain|preserve|protect|disclose|divulge|reveal|communicate|use)\b/i;
/** "…, and for a period of": a time before what has to be done in it. */
export const LEADS_TO_DUTY =
  /\b(?:for|during|throughout|over)(?: (?:an?|the|at least|not less than))?(?: (?:period|term|duration|time) of)? ?$/i;
/** Behind that time: what is done with the secrets. */
export const DUTY_BEHIND =
  /^[^.;]{0,120}?\b(?:shall|will|agrees?|undertakes?|must|may|covenants?|neither)\b[^.;]{0,60}?\b(?:hold|keep|treat|maintain|preserve|safeguard|protect|disclos\w+|divulge|reveal|communicate|use)\b[^.;]{0,70}?\b(?:information|materials?|confiden\w*|secre\w*|data|know-how|technology)\b/i;
/** Right behind it: counted from the agreement's own day, not from a disclosure or from its end. */
export const FROM_ITS_DAY = new RegExp(
  `^,? (?:from|of|after|following|commencing (?:on|from)|beginning (?:on|with)|as of|as from) ${oneOf(
    '(?:the )?(?:effective|commencement) date|the date (?:of (?:this|its|agreement|execution|the (?:agreement|letter|last))|hereof|shown|appearing|at the (?:head|top)|given|above|below|first (?:above )?written|first (?:set forth|stated|appearing|given|above)|set (?:forth|out)|stated|on which (?:it|I sign|we sign))|the day (?:on which )?I sign|today|its (?:date|signature|effective)|(?:the date of )?(?:its |the )?(?:signature|signing|execution)\\b',
  )}`,
  'i',
);
