/** How loans, notes and bonds say on which day all of them is due. Words only. */
import { oneOf } from './oneOf.ts';

/** What a paper that owes money is called at its top, besides what `LOAN_TITLE` names. */
export const DEBT_TITLE = new RegExp(
  `\\b${oneOf(
    'offer of (?:financing|credit|loans?)|(?:financing|loan|credit) offer|(?:credit|loan|facility|facilities|bond|note|mortgage|debenture)s? (?:and \\w+ )?(?:agreement|letter|terms|deed|contract|offer|instrument|indenture)',
    '(?:promissory|purchase money|straight|interest[- ]only|commercial|(?:fixed|variable|adjustable) rate|real estate|convertible|secured|unsecured|subordinated|senior|term|demand|mortgage|loan|revolving|grid|balloon|instal?lment|bridge) (?:promissory |loan |secured )?notes?\\b',
    '(?:term|bridge|revolving|committed|bilateral|syndicated|loan|credit|bank|overdraft|shareholder|intercompany|intra-?group) (?:loans?|facility|facilities)',
    '(?:supplemental |trust )?indenture|financ(?:e contract|ing (?:and \\w+ )?agreement)|lines? of credit|(?:note|bond) (?:purchase|subscription) (?:agreement|deed)|acknowledge?ment of (?:debt|indebtedness)|(?:vendor|seller) (?:finance|loan) agreement|loan, [^\\n]{3,40} agreement|debentures?|bonds? due|notes? due|loan (?:to|from|between)|deed of trust|mortgage deed|charge agreement',
    '(?<=^|\\n ?)(?:(?:open-end|first|second|leasehold|real estate) )*(?:mortgage(?= ?\\n|[, ]+(?:security agreement|assignment|and )\\b)|note(?= ?\\n))',
  )}\\b`,
  'i',
);
/** … and what is no such paper, though it may speak of one: any other agreement that is named before. */
export const OTHER_TITLE = new RegExp(
  `\\b(?!${oneOf('modification', 'amendment', 'amending', 'extension', 'renewal', 'forbearance', 'assumption', 'supplemental', 'this', 'the', 'that', 'an?', 'and', 'of', 'letter', 'said', 'our', 'restated', 'amended')}\\b)[\\w-]+ ${oneOf(
    'agreement|contract|lease|licen[cs]e',
  )}\\b|\\b${oneOf('tenancy|lease|invoice|quotation|order form|proposal|(?:trust|settlement|separation) (?:deed|letter)')}\\b`,
  'i',
);
/** … and what secures, ranks or passes on the debt of another paper. */
export const ABOUT_DEBT =
  /\b(?:guarant(?:y|ee)|intercreditor|subordination|pledge|participation|indemnity|assignment|estoppel|payoff|release)\b/i;
/** The last word of what the day is called. */
export const DAY_NAME =
  /\b(?:(?:Maturity|Termination|Repayment|Expiry|Expiration|Due|Redemption|Payment|End) Date|(?:Final|Stated|Scheduled) Maturity(?! Date)|Maturity(?=(?: of (?:the )?[A-Z][\w ]{2,30})? ?:)|Maturity(?=" means))/gi;
/** The words of the name before it. */
export const NAME_BEFORE = /(?:(?<![\w.])[A-Z][\w'/&-]{0,20} |(?<=["(])the |[A-Z\d]{1,3} ){0,6}$/;
/** Days of other things, of a part of what is owed, or of a time before or after. */
export const OTHER_DAY = new RegExp(
  `\\b${oneOf(
    'existing|original|extended|previous|prior|current|interest|interim|letters? of credit|l/?c|option|lease|hedg\\w+|swap',
    'availability|warrants?|early|optional|mandatory|monthly|quarterly|first|each|anticipated|scheduled payment|principal payment',
    'drawdown|draw|funding|offer|latest|outside|commitment letter|fee|coupon|incremental|extension',
  )}\\b`,
  'i',
);
/** A loan beside, unless the paper is called so. */
export const OTHER_LOAN = /\b(?:abl|senior|subordinated|junior|mezzanine|bridge|first lien|second lien)\b/i;
/** Names that need "Final" before them: each of many days is called so. */
export const MANY_DAYS = /\b(?:Payment|Due|Redemption|End) Date$/i;
/** When nothing more is lent; what is lent may be due later. */
export const COMMITTED = /\bcommitments?\b/i;
/** One loan of several. */
export const PART_NAME =
  /\b(?:revolving|revolver|term|tranche|facility [A-Z\d]+|[A-D]|series|swing ?line|delayed|bridge|class|non-revolving|operating)\b/i;
/** Behind a name that is given its day. */
export const MEANS_DAY =
  /^[,"')]{0,3}(?: ?\([^()]{3,60}\))?(?: of (?:the )?[A-Z][\w ]{2,30}(?=:| means\b| is\b))?(?:,? (?:when used )?(?:in (?:relation|reference) to|with (?:respect|reference) to|for) [^.;,]{3,80},)? ?(?::|=|\||(?:(?:shall|will) )?(?:means?|be|remains?)\b|is\b|falls on\b| (?=\d{1,2} [a-z]{3,9} \d{4}\b|[a-z]{3,9} \d{1,2}, \d{4}\b))(?: ?:)? ?/i;
/** What is only said of each loan, or leads to other words. */
export const OF_EACH =
  /^(?:each|any|every|all|(?:in relation to|with respect to|as to|for) (?:any|an?|each) (?!of\b)|not|extended|defined|the meaning|has|presently|currently)\b/i;
/** What only reserves another day. */
export const RESERVED = new RegExp(
  `\\b${oneOf(
    '(?:or|and),? (?:such|any|if|on such|at such|when|as)\\b|provided\\b|as (?:the same|it|such|that|so|may|this|from time)\\b|as (?:extended|accelerated)|unless',
    'subject to|if (?:such|that|the) (?:day|date)|except\\b|on which (?:date|day)|(?:but )?if not a',
  )}`,
  'i',
);
/** One of several days, whichever comes first: more than one of them in figures is no one day. */
export const FIRST_OF_DAYS = /\b(?:earlier|earliest|sooner|soonest|first to occur)\b/i;
/** Right before a day that is another's. */
export const DAY_OF_OTHER =
  /\b(?:dated(?: as of)?|made on|notice of|agreement of|before|prior to|commencing|beginning)(?: on| the)? ?$/i;
/** Right before a day that something is counted from. */
export const COUNTED_FROM = /\b(?:after|from|following|anniversary of|since)(?: the| and including)? ?$/i;
/** Behind a length of time that is counted from a day. */
export const FROM_DAY = /^["')]{0,2},? ?(?:from|after|following|of)(?: and (?:including|excluding|after))?,? (?=\S)/i;
/** "the day immediately before". */
export const DAY_BEFORE =
  /\b(?:day|date)(?: (?:that|which) is)?(?: (?:immediately|falling|one day))* (?:prior to|before|preceding) (?:the )?(?:date (?:that|which) is )?$/i;

const NO_PART =
  '(?:(?!\\b(?:instal?ments?|first|beginning|commencing|starting|as follows|quarterly|monthly|existing|days|each|interest only)\\b)[^.;])';
const WHOLE = oneOf(
  '(?:all|any|entire|whole|full|unpaid|outstanding|remaining|principal|total)\\b[^.;]{0,60}?\\b(?:balance|debt|principal|amounts?|sums?|indebtedness|loans?|advances?|money|moneys|obligations|interest)',
  '(?:whole|full|entire) (?:sum|amount|[€£$] ?[\\d,]+)|everything|balance|principal(?: amount| sum)?|loans?|this note|the notes?|the bonds?|the debentures?|the facility|indebtedness|the advances?',
);
const BY = '(?:on or before|on|by|within|not later than|no later than|at)(?: the)?';
/** … which may be left out: "are due January 15, 2029". */
const OPT_BY = `(?: ${BY})?`;
const IN_ONE =
  '(?: (?:for (?:re)?payment|together|in full|in cash|at par|in one (?:payment|amount|sum|instal?ment|lump sum)|in a (?:single|lump|one)[ -](?:[a-z]+ ){0,2}(?:payment|sum|instal?ment|amount)|and payable|with [^.;,]{3,70}|at (?:its|their|the) principal amount|as a (?:bullet|balloon)(?: payment)?),?)*';
/** Right before the day on which all is due. */
export const DUE_BEFORE: readonly RegExp[] = [
  new RegExp(
    `\\b${WHOLE}\\b${NO_PART}{0,170}\\b(?:due|payable|repayable|repaid|paid(?: back)?|redeemed|matures?|returned)${IN_ONE},?${OPT_BY} $`,
    'i',
  ),
  new RegExp(
    `\\b(?:repay|redeem|clear|pay(?: back)?|return|refund)\\b${NO_PART}{0,20}\\b${WHOLE}\\b${NO_PART}{0,120}${IN_ONE},? ${BY} $`,
    'i',
  ),
  new RegExp(
    `\\b(?:final|last|balloon|bullet)\\b[^.;]{0,20}\\b(?:payments?|instal?l?ments?|repayment|maturity|redemption)\\b(?:(?!\\b(?:first|each)\\b)[^.;]){0,110}\\b${BY} $`,
    'i',
  ),
  /\bmaturity(?: date)?(?: of (?:the|this) [a-z ]{3,24})? (?:is|are|be) (?:hereby )?(?:extended|changed|moved|postponed|deferred|advanced)\b[^.;]{0,60} to $/i,
  /\bwith the (?:full|entire|whole|unpaid|remaining) (?:debt|balance|principal|amount|indebtedness)\b[^.;]{0,60}\b(?:due(?: and payable)?|payable)(?: in full)? on $/i,
  /\b(?:one|a single) payment of [^;]{3,40} (?:due|payable|on|due on|payable on) $/i,
  /\band (?:the|all|any) (?:(?:entire|whole|remaining|unpaid|full) )*(?:balance|remainder|rest)(?: (?:of [^.;]{3,40}|remaining|(?:then )?(?:unpaid|outstanding|remaining)))?,? on $/i,
  /(?:\b(?:and|with)|,) the (?:last|final)(?: of (?:which|them|these))?(?: (?:one|such|instal?l?ment|payment))?,?(?: (?:(?:which )?(?:shall|will|must) be (?:paid|in [^.;,]{3,90},)|of (?:whatever|what|all)[^.;,]{3,60},|being|falling|is|to be (?:made|paid)|due|payable|of [^.;]{3,30}))* on $/i,
  /\b(?:whatever|what|anything|all|any (?:balance|amount)|the (?:rest|balance))\b[^.;]{0,30}\b(?:owing|owed|outstanding|unpaid)(?: then)? on $/i,
  new RegExp(`\\bpromises? to (?:re)?pay\\b${NO_PART}{0,200} (?:on|on or before|no later than) $`, 'i'),
  /\b(?:notes?|bonds?|debentures?)(?:,? (?:[\d.,]+% )?series(?! due)(?: [\w-]+)?|,? [\d.,]+% series)?,? due $/i,
  /\b(?:loan|note|notes|bonds?|debentures?|facility|advances?)\b[^.;]{0,60}\bmatur(?:es?|ing)(?: at par| in full)?(?:,? (?:on|in))? $/i,
];
/** "On or before ⟨day⟩, for value received, … promises to pay". */
export const ON_DAY = /(?:^|[.;\n]) ?(?:on or before|on|no later than|not later than) $/i;
export const PROMISES = /^,? [^;]{0,160}\bpromises? to (?:re)?pay\b/i;
/** Of a loan that is offered. */
export const OFFERED_UNTIL =
  /\b(?:[Tt]his|[Oo]ur) (?:commitment|offer|proposal|term sheet|letter)(?: letter)? (?:shall |will )?(?:automatically )?(?:expires?|lapses?|terminates?|is open|remains open|is valid)\b|\b[Tt]he (?:commitment|offer) (?:shall |will )?(?:expires?|lapses?|terminates?) on [^.;]{6,30} (?:if|unless)\b/;
/** Between such words and the day: "the earlier of (i)", "the date that is". */
export const BEFORE_DAY =
  /(?<=\b(?:on|by|before|than|at) )(?:the )?(?:(?:earlier|earliest|sooner)(?: to occur)? of:? ?(?:\(?[aix1]\) ?)?(?:the )?)?(?:(?:date|day) (?:that is |which is |falling |occurring )?)?$|(?<=\bon )the last day of the [a-z ]{3,30}, (?:namely|being|that is|i\.e\.),? $/i;
/** A word of each of them. */
export const DUE_WORD = /\b(?:due|payable|repay\w*|repaid|paid|pay|redeem\w*|matures?|return\w*)\b/i;
/** Right behind it. */
export const DUE_AFTER = new RegExp(
  `^,? (?:${oneOf(
    `(?:when|at which time|on which (?:date|day)|whereupon|upon which(?: date)?) [^.;]{0,90}\\b(?:balance|principal|whole|entire|all|full|loan|note)\\b[^.;]{0,90}\\b(?:due|payable|paid|repaid|mature)`,
    'I still owe\\b',
    '(?:a|one|the) (?:single )?(?:final|last|balloon|lump|bullet)\\b[^.;]{0,40}\\b(?:payment|instal?l?ment)',
    '\\(?(?:being )?the (?:final |stated )?maturity(?: date)?\\b',
  )})`,
  'i',
);
/** What is owed under another paper, or only under a condition. */
export const OTHER_DEBT =
  /\b(?:existing|refinanc\w+|(?:postponement|subordination) of|(?:subordinated?|junior) (?:[a-z]+ ){0,5}to (?:the|any|all|certain)|dated(?! (?:the )?same (?:date|day)| (?:of )?even)|original note|lease|prior|other indebtedness|permitted|guarantee of|under (?:a|an|the|that) (?:[\w-]+ ){0,3}(?:agreement|facility|note) (?:with|between|provided)|owed to|shares|if (?!not\b|any\b)|in the event|may (?:be )?(?:repay|prepa|redeem|extend|elect|request)\w*|option|prepay\w*|drawn|undrawn|cancelled)\b/i;
