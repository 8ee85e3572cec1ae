/**
 * What loans call the sum that they lend, and the sums beside it. Words only; all patterns but the titles look at the end of a clause or at what
 * follows it.
 */
import { oneOf } from './oneOf.ts';

/** What a paper that lends is called, at its top. */
export const LOAN_TITLE = new RegExp(
  `\\b${oneOf(
    '(?:credit|loan|facilit(?:y|ies))(?: and (?:security|guaranty|guarantee|pledge))? (?:agreement|letter)',
    'promissory note|(?:loan|credit) commitment|commitment letter|term loan|revolving note',
  )}\\b`,
  'i',
);
/** The whole of what is lent, right before the figures. */
export const LENT = new RegExp(
  `(?:${oneOf(
    '\\b(?:aggregate|total|maximum|combined|initial|original)\\b[^.;$]{0,60}\\b(?:commitments?|facilit(?:y|ies)|credit amounts?|loans?)\\b[^.;$]{0,90}',
    '\\b(?:aggregate|principal|total) (?:amount|sum)\\b[^.;$]{0,90}',
    '\\b(?:commitments?|facilit(?:y|ies)|loans?)\\b[^;$]{0,140}\\b(?:in the aggregate|in total|in all|aggregating|totall?ing)',
    '\\b(?:loans?|facility|facilities|(?:line of )?credit(?: limit| line)?|advances?|commitments?)\\b[^.;$]{0,50}\\b(?:of|for|is|are|total|aggregate|amount|sum|to|being|means)',
    '["(](?:[A-Z][a-z]+ ){0,3}(?:Amounts?|Commitments?|Limit|Line|Facility|Loans?|Credit|Principal|Sum|Ceiling|Notes|Bonds|Debentures)["\')]* (?:shall )?(?:means?|is|be|are)\\b[^.;$]{0,30}',
    '\\ba total of|\\b(?:sums?|amounts?|advances) not (?:exceeding|to exceed)\\b[^.;$]{0,60}|\\bpromises? to pay (?!interest)[^.;$]{0,60}|\\bowes?\\b[^.;$]{0,80}',
    '\\bpromises? to (?:re)?pay\\b(?! interest)[^;$]{0,160} (?:sum|amount) of|\\baggregate (?:unpaid |outstanding )?principal(?: balance| amount)? of|\\bthis (?:[a-z]+ )?note (?:is|shall be) (?:for|in the (?:sum|amount) of)',
    '["(](?:[A-Z][a-z]+ ){0,3}(?:Commitments?|Facility|Credit)["\')]* (?:shall )?means? (?:the|its|an?) (?:obligation|commitment|agreement|undertaking)\\b[^;$]{0,140} (?:up to|(?:not|no) (?:more|greater) than|exceed(?:ing)?|of|is|to)',
    '\\b(?:principal|loans?|advances?)\\b[^.;$]{0,60}\\bat no time exceed',
    '\\b(?:lend|lends|lent|loaned|lending|(?<!may )borrows?|advance|make available)\\b[^.;$]{0,60}|\\b(?:loan|credit) in an amount of ',
  )})[ (:]*$`,
  'i',
);
/** "advances of not more than $400,000 in the aggregate". */
export const NOT_MORE_THAN =
  /\b(?:advances?|loans?|credit|draws?)\b[^;]{0,120}\b(?:not|no) (?:more than|exceeding|to exceed) $/i;
export const IN_ALL_BEHIND = /^,? (?:in the aggregate|in all|in total|at any one time)\b/i;
/** Right before what all lenders lend together. */
export const IN_THE_AGGREGATE = /\b(?:in the aggregate|in total|in all|aggregating|totall?ing)(?: of)?[ (:]*$/i;
/** "$11,000,000, of which $9,000,000 is now outstanding", in an amendment. */
export const OF_WHICH = /\b(?:of|on) which $/i;
export const LESS_OF_WHICH =
  /^,? (?:of|on) which (?:[A-Z]{0,3}[$€£] ?)?[\d,.]+(?: \w+)? (?:of (?:the )?principal )?(?:is|remains)\b/;
export const IS_STILL_OWED =
  /^ ?(?:of (?:the )?principal )?(?:is|remains)(?: (?:now|presently|currently|still|at present|on the date hereof|as of the date hereof))* (?:outstanding|unpaid|owing|owed|due)\b/i;
/** "… $650,000,000 in credit facilities", "$175,000,000 SENIOR SECURED CREDIT FACILITIES". */
export const LENT_AFTER =
  /^[\s)]*(?!under )(?:in |of )?(?:[a-z-]+ ){0,4}(?:(?:credit|loan|term|revolving) (?:facilit(?:y|ies)|commitments?|loans?|agreement)|line of credit)\b/i;
/** The last row of who lends how much. */
export const LENT_TOTAL =
  /\b(?:commitments?|facilit(?:y|ies)|tranches?)\b[^]{0,400}\btotal(?: (?:commitments?|facilities|loans?))? ?:? ?$/i;
/** "… to the company's account as a loan". */
export const AS_LOAN = /^[^.;$\d]{0,60}\bas a loan\b/i;
/** "means the $250,000,000 Credit Agreement dated": another paper's name. */
export const NAMES_OTHER = /\bmeans (?:the|its|that)(?: [A-Z]\w+'s)? $/;
export const IS_DATED = /^[^.;]{0,80}\b(?:agreement|indenture|note|letter),? dated\b/i;
/** A definition of another paper of debt by its day, or by a name that tells it from this one: no sum in it is what this one lends. */
export const DEFINES_OTHER = new RegExp(
  `"[^"]{3,60}" (?:shall )?means? (?:the|that(?: certain)?|its|an?)\\b(?:${oneOf(
    '[^.;$"]{0,120}\\b(?:[Aa]greement|[Ii]ndenture|[Nn]ote|[Ff]acility|[Ll]etter),? (?:dated|made|entered)\\b',
    '[^.;$"]{0,40}\'s (?:[^.;$" ]+ ){0,6}(?:Notes|Debentures|Bonds|Loan)',
  )})|"${oneOf(
    '(?:Pre-?petition|Existing|Prior|Old|Predecessor|Intercompany|Seller|Refinanced)',
  )} (?:[\\w-]+ ){0,3}(?:Agreement|Loans?|Facility|Facilities|Notes?|Debt|Indebtedness|Debentures)" (?:shall )?means?\\b`,
);
/** "lent to Borrower $1,000,000 on March 30, 2015": one of the sums of which the debt came about. */
export const LENT_THEN = /\b(?:has|have|had) (?:lent|advanced|loaned)\b/i;
export const ON_DAY = /^,? on (?:or about )?(?:[A-Z][a-z]+ \d|the \d|\d)/;
/** "(the "Facility")". */
export const LENT_NAME =
  /^(?:(?:[A-Z][a-z]+ )?(?:Loans?|Facility|Facilities|Commitments?|Line of Credit|Credit Line)|(?:Maximum |Total )?(?:Loan|Facility|Credit|Commitment|Principal) (?:Amount|Limit|Sum))$/;
/** The heads of a note's first row. */
export const LENT_HEADS =
  /\bPrincipal\b[^.;$\d]{0,60}\bMaturity\b[^;$\d]{0,60}$|(?:^|\n) ?(?:Principal|Loan|Facility|Credit|Note)(?: (?:Amount|Sum|Limit))?(?: (?:financed|lent|borrowed))?(?: of (?:the )?(?:loan|note|facility))? ?: ?(?:up to )?$|(?:^|\n) ?(?:\(?[\da-z]{1,3}[.)] ?)?Amount ?: ?(?:up to )?$|(?:^|\n) ?Total (?:credit|facilit(?:y|ies)|loans?|commitments?)(?: available)? ?: ?$|(?:^|\n) ?(?:Amount|Sum) (?:financed|borrowed|lent|of (?:the )?(?:loan|credit|facility|advance)) ?: ?$/i;
/** Said to be the whole of several. */
export const LENT_IN_ALL =
  /\b(?:aggregate|total)\b[^.;$]{0,40}\b(?:commitments?|facilit(?:y|ies)|loans)\b[^.;$]{0,90}$|\bincrease[sd]?\b[^.;$]{0,80} to $/i;
/** One of several sums that are lent. */
export const LENT_IN_PART =
  /\b(?:tranche|notes? (?:[A-D]|[1-4])\b|series [A-D\d]+|facility (?:[A-D]|[1-4I]{1,3})\b|term|revolv\w+|delayed draw|ddtl|bridge|swing ?line)\b/i;
/** Sums of a loan that are not what is lent. */
export const BESIDE_LOAN = new RegExp(
  `\\b${oneOf(
    'incremental|accordion|additional|expansion|sub-?limit|swing ?line|letters? of credit|l/?c\\b',
    'minimum|multiples?|in amounts of|at least|less than|greater of|lesser of',
    '(?<!(?:not|never|no time)(?: to)? )exceed(?:s|ing)?',
    'existing|previous|initial nominal|denominations?|(?<!any (?:one )?time )outstanding(?! (?:not|shall|at any|from time))|prior (?:loan|credit|facility)|threshold|basket',
    'permitted|material|notional|net worth|liquidity|ebitda|insurance',
    'guarant(?:y|ee|eed)(?! agreement)',
    'fees?|instal?lments?|purchase price|price|cost|equity|capital|deposit|reserves?|hypothec',
    'mortgage|appraised|value(?! received)|assets|budget|judgment|bond|dividends?|proceeds|(?<!(?:agrees?|promises?) to )repay|restricted',
    'also owe[sd]?|hedg\\w+|refinanc\\w+|interim|postpone\\w+ of|subordinat(?:ed? to|ion of)|(?:junior|senior|secondary) to|ranks? (?:behind|after|below)|behind',
    'draws?|each(?! case)|every|any(?! (?:one )?time)|may\\b[^.;$]{0,40}\\b(?:elect|request|increase)',
    'increase\\w* (?:in|of|by)|raised by|reduced? by|borrowing base|availability',
    'bridge(?= commitments)',
  )}\\b[^;$]{0,140}$`,
  'i',
);
/** What another paper lent before. */
export const LENT_BEFORE = new RegExp(
  `\\b${oneOf(
    'existing (?:credit|loan)|thereunder|from another|(?:bank|lenders?|parties) (?:made|are parties)',
    'under (?:a|an|the|that) (?:certain )?(?:[a-z]+ ){0,3}agreement,? dated|(?<!\\bI )(?:has|have) (?:received|borrowed)',
    '(?:replac|restat|supersed)\\w* (?:in (?:full|its entirety) )?(?:a|an|the|that|any|our|your) (?:certain )?(?:[\\w-]+ ){0,5}(?:note|agreement|term sheet|letter|loan|facility)',
  )}\\b[^;$]{0,300}$`,
  'i',
);
/** "in place of" a sum: how an amendment says what is lent from now on, and what no longer is. */
export const LENT_NOW = new RegExp(
  `\\b(?:commitments?|facility|loans?|principal|credit|line|note)\\b[^;]{0,160}\\b(?:${oneOf(
    '(?:increas|rais|reduc|decreas|chang|amend)\\w*\\b(?! by(?! [A-Z]{0,3}[$€£][\\d,.]+,? to))[^;()]{0,80} to',
    '(?:replac|delet|strik)\\w*\\b[^;]{0,80}\\b(?:with|substituting|inserting|replaced by)(?: (?:in (?:its|their|the) (?:place|stead|lieu)(?: thereof)?|in lieu thereof|therefor))?',
  )}),?(?: (?:the )?(?:new )?(?:figure|amount|words?|reference to|sum of))? "?$`,
  'i',
);
export const LENT_NO_MORE =
  /\b(?:(?:replac|delet|strik)(?:ing|ed|es?)(?: out)?|from)(?: the)?(?: (?:figure|amount|words?|reference to|sum of))? "?$/i;
/** A paper of securities, and what stands behind their sum. */
export const SECURITIES = /\b(?:indenture|bonds?|notes?|debentures?)\b/i;
export const ISSUED_AFTER = /^[\s)]*(?:in )?(?:aggregate |total )?(?:principal|nominal) amount of\b/i;
/** What somebody else lends, or another paper. */
export const LENT_BY_OTHER =
  /^[^.;$\d]{0,40}\b(?:(?:provided|made|made available|granted|extended) by (?!the |Borrower|Maker|Company|Issuer|Lender|Bank\b)[A-Z]|under the (?:Original|Existing|Prior|Senior)\b|under (?:the|an?|its|that) (?:[\w&'-]+ ){0,4}(?:[Aa]greement|[Nn]ote|[Ii]ndenture|[Ll]etter),? dated)/;
/** "the Aggregate Commitments shall not exceed": how far they may grow, as often as what they are. */
export const LENT_AT_MOST = /\b(?:shall|may|will|would|does|do)\b[^.;$]{0,20} (?:not|never) exceed[^.;$]{0,30}$/i;

const OWED = oneOf(
  '(?:this|the|such) (?:[a-z]+ )?(?:note|loans?|facility|advances?)',
  '(?:all|the|any|entire) (?:[a-z]+ ){0,3}(?:amounts?|principal|sums?|money|indebtedness|balance)',
);
const NOT_IN_PARTS = '(?:(?!\\b(?:instal?ments?|first|beginning|commencing|quarterly|monthly|existing|days)\\b)[^.;])';
/** "The Note shall mature sixty months from", "shall repay the balance on": right before the day on which all of a loan is due. */
export const MATURES = new RegExp(
  `\\b${OWED}\\b${NOT_IN_PARTS}{0,110}\\b(?:matures?|be (?:(?:re)?paid(?: back)?|returned)|due and payable)\\b${NOT_IN_PARTS}{0,50}$` +
    `|\\b(?:repay|pay back|return|refund) ${OWED}\\b${NOT_IN_PARTS}{0,60}$`,
  'i',
);
/** What an amendment says was lent until it. */
export const LENT_SO_FAR = new RegExp(
  `\\b${oneOf(
    'presently|currently|at present|heretofore|originally|formerly|previously|to date|provid(?:ed|es|ing) for|immediately (?:before|prior to)|(?:was|were)(?= $)',
    '(?:was|were|(?:has|have|had) been) (?:later |then |since |subsequently )?(?:made|rais|increas|reduc|decreas)\\w*',
  )}\\b[^;$]{0,80}$`,
  'i',
);
/** Right before a sum of which another is made, in one sentence: "consisting of a revolving facility of". */
export const LENT_AS_PART =
  /\b(?:consist(?:s|ing)? of|compris(?:es?|ed|ing)(?: of)?|composed of|made up of|divided (?:in|into|among|between)|of which|includ(?:es|ing))\b[^.;$]{0,90}$/i;
/** … and behind one: "$20,000,000, being the portion of the Commitments available". */
export const PART_OF_LENT = /^,? (?:being|which is|as) (?:the |an? )?(?:portion|part|share)\b/i;
/** The definition of a loan beside. */
export const OTHERS_NAME =
  /"((?:Senior|Junior|First Lien|Second Lien|Subordinated|Mezzanine|Bridge|ABL|Revolver)\b)[^"]{0,40}" (?:shall )?means?\b[^"]{0,300}$/;
/** Which of several loans a sum is of: the last such words before it. */
export const PART_KINDS =
  /\b(?:(?:facility|tranche|series|term loan|loan|note|class) ([a-d]|[1-4]|i{1,3}|one|two|three)|(term|revolv|delayed draw|acquisition|working capital|capex|capital expenditure|operating|construction|equipment|bridge)\w*(?=(?: [a-z]+){0,2} (?:loans?|facility|commitments?|line|credit|advances?|tranche|limit)\b))\b/gi;
/** "the outstanding principal amount of the Term Loan is": what an amendment says is still lent. */
export const LENT_STILL =
  /\b(?:outstanding|unpaid) principal (?:amount|balance|sum)\b[^.;$]{0,60}\b(?:is|of|being)[ (:]*$/i;
/** "in two advances of $30,000,000 each". */
export const OF_EACH_LOAN = /^(?: \([^()]{0,60}\))? each\b/i;
/** A total of several credits that has a row of its own. */
export const LENT_TOTAL_HEAD = /(?:^|\n) ?total (?:credit|facilit(?:y|ies)|loans?|commitments?)\b[^\n]{0,20}: ?$/i;
