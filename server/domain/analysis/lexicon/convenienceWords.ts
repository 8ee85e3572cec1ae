/** How contracts say that a side may end them by notice, without a reason. Words only. */
import { oneOf } from './oneOf.ts';

const NOUN =
  '(?:[Aa]greement|[Cc]ontract|(?:[Ss]ub)?[Ll]ease|[Ll]icen[cs]e|[Dd]eed|[Ee]ngagement|[Aa]ppointment|[Aa]rrangement|[Ee]mployment|[Ss]ervices|[Rr]etainer|[Rr]elationship|[Tt]erm|[Mm]andate|[Tt]enancy|[Aa]lliance)\\b';
/** "this Supply Agreement", "the Consultant's engagement hereunder"; "the Escrow Agreement" is another one. */
const OWN = oneOf(
  `[Tt]his (?:present |whole of this |(?:[A-Z][a-z]+ ){0,2})${NOUN}`,
  `(?:[Tt]he(?: term of (?:this|the))?|his|her|its|their|his or her|(?:[Tt]he )?[A-Z][a-z]+['’]s) ${NOUN}(?! (?:fees?|date|agent|period|payments?|of (?:any|an?|such|each)))`,
  '[Ii]t\\b|the same\\b',
);
const ENDS = oneOf(
  'terminat(?:es?|ing|ed)|cancel(?:s|led|ling)?|end|ends|ended|ending|determin(?:e|ed|ing)|discontinu(?:e|es|ed|ing)|rescind|withdraw(?:s|ing)? from|resign from|dissolve',
);
const CLOSES = "(?:bring|put|brings|bringing) (?:[\\w’']+ ){1,4}?(?:to (?:an end|a close|an early end)|an end to)";

/** Somebody ends this agreement, or it is ended. */
export const ENDS_IT = new RegExp(
  oneOf(
    `\\b${ENDS}(?: (?:early|sooner|(?:all|the whole) (?:or (?:any )?part )?of|in its entirety|its participation in|or cancel|or terminate|and cancel))? ${OWN}`,
    `\\b${OWN}[^.;]{0,120}\\b(?:be|is|being|sooner|earlier|unless|until|and until|or) (?:\\w+ )?(?:terminated|cancell?ed|ended|determined|dissolved|terminable|brought to an end|discontinued)\\b`,
    `\\b${CLOSES}`,
    '\\b(?:may|can|to) (?:[\\w,]+ ){0,4}(?:terminate|withdraw)(?: early)?(?:,| (?:at any time|early|for|without|with or|hereunder|upon|on|by|in its))(?! (?:\\w+ ){0,4}(?:any|each|such|all) (?!reason|cause|time|notice|other|such))',
    'subject to (?:earlier |prior |sooner )?termination by|(?:[Ww]ithout [Cc]ause|[Ff]or [Cc]onvenience)[.:,] [Bb]y ',
    'terminat(?:e|ion) (?:without cause|for (?:its |their )?convenience|at will)(?! (?:any|an?|such|each|all|one)\\b)',
  ),
);
/** Whoever does may do so. */
export const MAY_END = new RegExp(
  `\\b${oneOf(
    'may|can|right|rights|entitled|option|privilege|reserves?|free to|power|elects?|at liberty|terminable|cancell?able|unless (?:\\w+ )?(?:sooner |earlier |previously )?(?:terminated|cancell?ed)',
    '(?:sooner|earlier|until|unless|until it is) (?:terminated|cancell?ed|determined)|(?:will|shall) be terminated by either|subject to (?:earlier |prior |sooner )?termination|(?:without cause|for convenience)[.:,] by',
  )}\\b`,
  'i',
);
/** A reason that is none. */
export const NO_REASON = new RegExp(
  `\\b${oneOf(
    '(?:for|with|upon) (?:(?:any|no|or|cause) )+(?:reason|cause)(?: (?:whatsoever|or (?:for )?no reason(?: at all)?|at all))?',
    'with(?: or with)?out (?:any )?(?:cause|reason|breach|fault|penalty|liability)(?: or (?:penalty|cause|liability))*|without (?:having|need) (?:to|of) [^,.;]{0,40}reasons?|without (?:giving|stating|assigning) (?:any )?(?:reasons?|cause)',
    'other than (?:for )?(?:cause|breach|default|\\w+ breach)|in addition to [^.;,]{0,80}\\b(?:cause|default|breach)\\b[^.;,]{0,40}|(?:notwithstanding|without (?:limiting|prejudice to)) [^,;]{0,80},',
    'without regard to [^,;.]{0,60}|regardless of [^,;.]{0,60}|when(?:ever)? [^,;.]{0,90}\\bbest interests?\\b',
    'payment of [^.;,]{0,40}(?:fees?|charges)|in whole or in part|(?:either )?(?:with respect to|in respect of|as to) [^,;.]{0,60} or (?:in its entirety|as a whole)',
    '(?:in its entirety|as a whole) or (?:with respect to|in respect of|as to|on an?) [^,;.]{0,80}',
  )}`,
  'gi',
);
/** Words of freedom: where such a notice stands beside others, it is the one. */
export const FREELY =
  /\b(?:at any time|convenience|without (?:any )?(?:cause|reason)|with or without|at will|for (?:any|no)(?: or (?:any|no))? reason|sole(?: and absolute)? discretion|for any cause)\b/i;
/** What has to have happened first, or who else and what else is ended. */
export const ON_CONDITION = new RegExp(
  `\\b${oneOf(
    'if|in (?:the )?(?:event|case)|should|whenever|where|because|due to|as a result|by reason of|for failure|failure|fails?|failed|breach\\w*|default\\w*|cause|good reason|cured?|uncured|insolven\\w*|bankrupt\\w*|non-?payment|misconduct',
    'disputes?|proceedings?|(?:in|during) an?y? (?:\\w+ ){0,2}(?:year|month|quarter|period|season)|chang\\w+ (?:of|in) (?:control|law|ownership|management)|casualty|condemn\\w*|force majeure|material(?:ly)?|violat\\w*|illegal\\w*|unlawful\\w*|occurrence|disabilit\\w*|death',
    '(?:following|after|upon) (?:(?:a|an|any|such)(?! (?:\\w+ ){0,3}(?:notice|period|term))|the (?!(?:[\\w()]+ ){0,4}(?:term|period|anniversary|years?|months?|date|day|expir\\w+|end|effective|giving|delivery|receipt|commencement)\\b))',
    'for (?:a|the) (?:limited )?period of [^.;]{1,40}\\bdays\\W{0,3} (?:following|after|from)|shall (?:provide|state) that',
    '(?:within|during) (?:the )?(?:first|initial|trial|probation\\w*|\\w+ (?:\\(\\d+\\) )?(?:days|months))|trial|probation\\w*|hold(?:ing)?[ -]?over|statements? of work|purchase orders?|work orders?|task orders?|insurance|polic(?:y|ies)|coverage|sublicen\\w+|employees?',
    'effective (?:as of|on|at) the (?:end|last day|expiration|close) of the|(?:on|at|as of) (?:the )?(?:end of the )?\\w+(?: \\(\\d+\\w*\\))? anniversary',
    '(?:with respect to|as to|in respect of|insofar as|on an?) (?:an?|any|one|such|the|each|particular|\\w+-by)(?! party)',
  )}\\b`,
  'i',
);
/** Words after how long before, of a notice. */
export const NOTICE_AFTER =
  /^ ?(?:\([^)]{0,24}\) ?)?(?:['’]s?|s['’])? after (?:giving|serving|delivering|delivery of|having given) (?:[a-z]+ ){0,4}notice\b|^ ?(?:\([^)]{0,24}\) ?)?(?:['’]s?|s['’])?(?:,? or (?:more|longer)[,]?)?[ -]{0,2}(?:(?:calendar|advance|advanced|prior|written|previous|clear|formal|registered|of|in)[ ,]{1,2}){0,4}(?:notice|notification|warning)\b/i;
/** … and before it: "by notice in writing of at least". */
export const NOTICE_BEFORE =
  /\b(?:notice|notification)(?: in writing)?(?: to [^.;,]{0,30})?,? $|\b(?:notice|notification|notif(?:y|ying|ies)|inform(?:s|ing)?|advis(?:e|es|ing))\b[^.;]{0,90}?\b(?:of|at least|not? (?:less|fewer|later) than|a minimum of|by|which shall be|effective|takes? effect|taking effect) (?:at least |not? (?:less|fewer) than |a (?:minimum|period) of )?$/i;
/** … behind that notice: "sixty days in advance", "before the date of termination". */
export const AHEAD_OF_IT =
  /^ ?(?:['’]s?|s['’])?,? ?(?:(?:written|prior) )?(?:in advance|beforehand|advance|(?:prior to|before|after|from|in advance of|following)\b[^.;]{0,60}\b(?:termination|terminate|effective|effect|notice|cancellation|receipt|end of (?:any|a|each)|date specified|withdrawal)\b|notice)/i;
/** A sentence that begins so is about a case. */
export const OF_A_CASE =
  /^(?:[\w.()]{1,8} ){0,2}(?:If|In (?:the )?(?:event|case)|Should|Whenever|Where|Upon (?:a|an|any|the) (?!expir|giving))\b/;
/** "ninety days after either party gives the other notice of termination": who may do so, and that it ends, is said in one. */
export const AFTER_NOTICE =
  /^ ?(?:['’]s?)? ?(?:after|following|from) (?:the (?:date|day) (?:on which|that) )?(?:either|any|one|a) (?:of the )?part(?:y|ies) (?:has |shall have )?(?:give|serve|deliver|sen)[^.;]{0,60}\bnotice (?:of|to) (?:its |his )?(?:intention to )?(?:terminat|cancel)/i;
