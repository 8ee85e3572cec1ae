/** How everyday English says when something begins, ends, renews and can be stopped. Words only. */
import { oneOf } from './oneOf.ts';

/** "at 00:01", "at noon". */
const AT_TIME = '(?: (?:at|from) (?:\\d{1,2}[:.]\\d{2}(?: ?[ap]\\.?m\\.?)?|\\d{1,2} ?[ap]m|noon|midnight))?';
/** Right before the first day. */
export const BEGINS = new RegExp(
  `\\b${oneOf(
    'w\\.? ?e\\.? ?f\\.?|from|as from|starting|starts|start|started|begin|begins|beginning|began|commence|commences|commencing|commenced|with effect from|effective',
    'start on site|on site from|kick[- ]?off|first (?:session|visit|delivery|collection|class|lesson|shift)(?: will be| is)?|takes effect|take effect|account (?:is )?opene?[ds]|effective from|effective as of|applies from|apply from|applies as of|goes live|in force from|valid from|run from|runs from|lasts from|as of',
  )}${AT_TIME}(?: (?:on|from|date|as of|is|in force))?(?:,? and including,?)?:?(?: the)? ?$`,
  'i',
);
/** "begins on the day the system is activated," and "from activation on" before the first day. */
export const BEGINS_WITH = new RegExp(
  `\\b(?:${oneOf('begins?', 'starts?', 'commences?', 'runs?', 'lasts?')})\\b(?=[^.;]*\\b(?:day|date)\\b)[^.;]{0,80}, ?$|` +
    `\\bfrom (?:the )?(?:day of |date of )?${oneOf('activation|delivery|installation|connection|handover|go-live|completion|signature')} (?:on|of) ?$`,
  'i',
);
/** Right before the last day. */
export const ENDS = new RegExp(
  `\\b${oneOf(
    'stops on|last day|until|till|through|thru|up ?to|up ?to and including|ends|end|ending|expires|expire|expiring|expiry|expiration|finish|finishes|finishing|terminates|lasts until|concludes',
    '(?<=\\b(?:season|course|term|engagement|exhibition|programme|tour)\\b[^.;]{0,80})clos(?:es|ing)(?: with [^.;,]{3,24})?|the last|the last one|(?:my|our|your|the|its) last day(?: of (?:the |this )?\\w+)? (?:is|will be)|(?:the )?last (?:session|visit|delivery|collection|class|lesson|shift|performance)(?: will be| is)?|finished|returned|back|run to|runs to|is up|is over|lapses|runs out|run out|runs until|be complete|be completed|complete|comes? to an end|continue to|continues to|remains? in force until|until and including|not later than',
  )}(?: (?:on|by|at (?:midnight|noon|\\d{1,2}(?:[:.]\\d\\d)? ?(?:[ap]\\.?m\\.?)?) on|date|at the end of|and including|of))?(?:, and including,)?:?(?: the)? ?$`,
  'i',
);
/** "for twelve months, to" */
export const SO_LONG_TO = /\b(?:years?|months?|weeks?)\)?,? (?:up )?to (?:and including )?$/i;
/** Right before the day on which something was over already. */
export const ENDED = /\b(?:came to an end|ended|expired|ran out|ran (?:until|to))(?: (?:on|at midnight on))? ?$/i;
/** Right before the day on which it begins anew. */
export const RENEWS_ON =
  /\b(?:renews?|renewed|renewal|auto-?renews?|renewing)(?: (?:automatically|again))?(?: (?:on|is|date|is due on|takes place on))*:? ?$/i;
/** What stands between the first and the last day. */
export const RANGE =
  /^\s*(?:,? ?(?:and )?(?:until|to|through|thru|till|up ?to|ending(?: on)?|ends(?: on)?|expir(?:es|ing)(?: on)?|-|–|—|(?:and )?runs (?:to|until))(?: and including)?(?: the)?(?: (?:midnight|noon|\d{1,2}[.:]\d\d)(?: [ap]m)?(?: on)?)?)\s*$/i;
/** A first day without its year, right before the last one: day and month, or month and day. */
export const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
export const PARTIAL = new RegExp(
  `(?<![\\d/.-])(\\d{1,2}(?:st|nd|rd|th)? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?) ?(?:to|until|till|through|thru|-|–) ?(?:the )?$`,
);
/** A day without its year. */
export const YEARLESS = new RegExp(
  `(?<![\\d/.-])(?:\\d{1,2}(?:st|nd|rd|th)? (?:(?:day )?of )?${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?|(?:first|second|third|fourth|last) (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|day) (?:of|in) ${MONTH})\\b(?!,? ?\\d{4})`,
  'g',
);
/** A time for another purpose: payments, offers, deliveries, other documents. */
export const OTHER_TIME = new RegExp(
  `\\b${oneOf(
    'quot(?:e|ation)s?|offers?|proposals?|(?:this|our|the) (?:loan )?commitment|(?:valid|open) for acceptance|availab\\w*|drawdown|drawn|(?:of|on) each (?:month|quarter|year)|every month|discounts?|payable|paid|payments?|pays? by|invoices?|instalments?|deposits?|respond|reply|apply by|report|interest|warrant(?:y|ies)|guarantee period',
    'pays? (?:\\w+ ){1,3}for|unpaid|overdue|in arrears|complaints?|dated|born|trial|if (?:we|you|they) sign|prices? (?:is|are|will be)? ?(?:fixed|held|valid)|voucher|expire[sd]? card|card ending|was to|copy date|due by|due on|final instalment',
    'estimated|expected|anticipated|provisional(?:ly)?|(?<!\\b(?:a|per|each) )week (?:beginning|commencing|of)|w/c',
    'so elects|if (?:the )?\\w+ (?:exercises|elects|chooses)|deliver the|submit|balance|reviewed|price review|meeting|registered|incorporated|holidays?|licence no|insurance certificate|break|may end|notice(?! that)',
  )}\\b`,
  'i',
);
/** What a day or a period is about, where it is not this contract. */
export const OTHER_SUBJECT = new RegExp(
  `\\b${oneOf(
    "(?:our|renters|\\w+['’]s) (?:\\w+ ){0,3}insurance|(?:owner|landlord|tenant|hirer|renter|supplier|client)['’]s policy|introductory|(?<=^\\W*)policy (?:through|until)|replac\\w+|supersed\\w+|(?:driving|driver.s) licen[cs]e|passport|visa|MOT|WOF|(?:work|parking|residence) permit",
    '(?:medical|fitness|safety|insurance|inspection) certificate',
    "contractor's policy|wage|freeze|fiscal|financial year|work order \\d|(?:extension|extended|renewal|option|optional|further) (?:term|period)|inspect\\w*|audit\\w*",
    'it covers|quarter ending|year ending|month ending|minimum purchases|examine\\w*|hold the (?:goods|keys)|accounts? (?:from|for)|contract year|exclusiv\\w*|pricing period|first refusal|probation\\w*',
  )}\\b`,
  'i',
);
/** It speaks of what comes behind the end, in one way or another. */
export const GOING_ON = new RegExp(
  `\\b${oneOf(
    '(?:move|switch|transfer)\\w*(?: you)?(?: \\w+)? (?:on)?to (?:our|the|a) (?:\\w+ ){0,2}(?:tariff|rate|plan|price)s?',
    'goes? on|going on|in (?:blocks|periods|stretches|steps) of|carr(?:y|ies) on|rolls? (?:on|over)|rolling|(?:year|month|week) (?:by|to|after) (?:year|month|week)|(?:make|made) it longer|stay on|until further notice|again and again',
    '(?:another|one more|a further|one further|an extra|successive) (?:\\w+ )?(?:week|month|quarter|year|term|season|period)s?(?! of (?:this|the))|more (?:weeks|months|quarters|years|terms|seasons)|and so on|renew(?:s|ed|ing|als?)?|next (?:term|year)|first refusal',
    '(?:can|may|might|could|right to|option to) (?:be )?(?:add|extend\\w*|prolong\\w*|continu\\w*)|(?:does not|do not|don.t|doesn.t|neither) (?:\\w+ )?(?:tell|hear|say|give|object|cancel)s?',
  )}\\b`,
  'i',
);
/** A drafted contract may be made longer by choice. */
export const HAS_OPTION =
  /\bshould (?:the \w+|you|it|he|she|they) (?:wish|want) to (?:continue|go on|renew|extend)\b[^.;]{0,60}\b(?:must|shall|has to|have to|needs? to) (?:tell|notify|inform|give|write|say)\b[^.]{0,120}\b(?:if (?:it|you|he|she|they) (?:does|do) not|otherwise|failing which)\b[^.]{0,60}\b(?:ends?|expires?|terminates?)\b|\b(?:may|can|is entitled to)\b[^.;]{0,160}\b(?:ask for|request|require|call for)\b[^.;]{0,120}\b(?:further|new|renewed|another)\b[^.;]{0,120}\b(?:shall|will|must) (?:then )?grant\b|(?<!\bno |\bany )\boptions? (?:to (?:renew|extend)|periods?)\b(?![^.;]{0,80}\b(?:is|are) (?:hereby )?(?:deleted|removed|cancelled|struck|withdrawn))|\b(?:shall|will|must)\b[^.;]{0,160}\brequest\b[^.;]{0,160}\bgrant (?:\w+\s+){1,3}a (?:further|new|renewed) (?:term|lease|tenancy|licen[cs]e)\b|\b(?:take up|exercise) the (?:further|extended|renewal|option) (?:term|period|option)\b|\bmay have (?:this|the) (?:lease|agreement|contract|licen[cs]e|tenancy|term) (?:renewed|extended|prolonged)\b|\bmay (?:renew|extend) (?:this|the) (?:lease|agreement|contract|licen[cs]e|term)\b|\bmay (?:renew|extend|prolong|be (?:renewed|extended))(?: (?:it|this|the)(?: \w+){0,2})?(?: once(?: more)?| twice| again)?,? (?:for|by) (?:up to )?(?:an?|one|two|three|four|five|six|twelve|\d{1,2})\b(?![^.;]{0,60}\b(?:only|solely) (?:by|with|on|upon|if)\b[^.;]{0,20}\b(?:mutual|both|jointly)\b)/i;
/** Says of something that it ends or renews: whatever it is about stands before it. */
export const STATES = new RegExp(
  `\\b${oneOf(
    'ends|ending|(?:will|shall|to) end|expires?|expiring|finish(?:es|ing)?|terminates|concludes|run(?:s|ning)? (?:out|to|until)|lasts|comes? to an end',
    'valid|renews?|renewed|(?:for|next) renewal|auto-?renews?|renewing|lapses?',
  )}\\b[^.;]{0,30}$`,
  'i',
);
/** What a contract calls itself, or the thing that it is about, where it speaks of its own end. */
export const OWN_SUBJECT = new RegExp(
  `(?:\\b(?:it|this|which|we|I|they|both|these|contract\\w*|agree\\w*|lease|licen[cs]e|letting|tenancy|hir(?:e|ing)|rentals?|polic(?:y|ies)|cover|insurance|subscriptions?|plans?|${oneOf(
    'memberships?|terms?|periods?|engagement|appointment|placement|retainer|service|services|suppl(?:y|ies)|deal|order|arrangement|loan|facility|work|works|project|campaign|season',
    'seasons|sponsorship|commitment|year|years|permit|booking|scheme|programme|program|course|secondment|stay|prices?|rates?|tariff|domains?|account|guarantee|assignment|partnership|visits?',
    'deliver(?:y|ies)|display|adverts?|advertisements?|storage|use|job|role|contractor|duties|months|weeks|everything|extension|renewal|maintenance|support|hosting|fixed|retainer|seats?|agency|duration|option|bailment|warranty plan',
  )})\\b)[^.;]{0,60}$`,
  'i',
);
/** What a sentence calls the contract or its time. */
export const OWN_TERM =
  /\b(?:agreement|contract|term|(?:sub)?lease|licen[cs]e|tenancy|hires?|rental|plan|policy|cover|subscription|membership|engagement)\b/i;
/** … and what was agreed before it. */
export const OF_BEFORE =
  /\b(?:present|current|existing|previous|prior|former|original) (?:\w+ ){0,2}(?:agreement|contract|lease|policy),? dated\b/i;
/** What runs out or is renewed beside a contract. */
export const OTHER_THING =
  /\b(?:certificat\w*|registration|MOT|trade ?marks?|patents?|passports?|visas?|cards?|warrant(?:y|ies)|guaranteed?|previous|old|former|prior|existing|other)\b[^.;]{0,30}$/i;

/** The end of what a paper is made under: "issued under the framework agreement between … and …, which". */
export const OF_FRAMEWORK =
  /\b(?:under|pursuant to|off|from) (?:the|our|your|its|an?) (?:[\w-]+ ){0,3}(?:framework|master|umbrella|head)[- ](?:\w+ ){0,2}(?:agreement|contract|terms|lease|licen[cs]e|arrangement)\b[^.;]{0,160}\b(?:which|that)\b[^.;]{0,40}$/i;
/** A further time that somebody may grant or refuse: a question for a person, no right and no renewal. */
export const BY_MERCY =
  /\bneed not\b|\bwould (?:be (?:glad|happy|pleased)|like) to\b|\b(?:sole|absolute|own|entire) discretion\b/i;
/** A period with a name of its own, which is not the term: (the "Inspection Period"). */
export const NAMED_PERIOD =
  /^ ?\((?:the |each an? )?"(?!(?:the )?(?:Initial|Term|Contract|Licen|Lease|Hire|Service|Subscription|Agreement|Engagement|Event|Cover|Policy))/i;
/** Right before how long it lasts. */
export const LASTS = new RegExp(
  `\\b${oneOf(
    'for|lasts?|lasting|minimum|minimum of|minimum term|minimum term of|minimum period|period of|term of|term is|length of|initial|initial period of|initial term of|runs for|run for|is',
    'committed for|made for|agreed for|is for|duration of|duration is|duration|contract|agreement|committed to|commitment of|continues for|continue for|in force for|valid for|cover for|fixed|over|hire for|carry on for|at least|term|the first',
  )}:?(?: (?:a|an|the|at least|initially|first|further))?(?: (?:fixed|initial|minimum|first|firm|committed|non-cancellable|period of|term of|total of))* ?$`,
  'i',
);
/** It goes on by itself. */
export const GOES_ON = new RegExp(
  oneOf(
    '\\b(?:with no|without (?:an? |any )?|failing|in the absence of|unless we (?:have|receive|get) an? )(?: ?(?:valid|such|timely|written))* ?notice\\b[^.;]{0,60}\\bfor (?:another|a further|(?:\\w+ )?(?:more|further)|\\w+ (?:more|further)) (?:\\w+ )?(?:weeks?|months?|years?|terms?|seasons?)\\b',
    '\\brenew (?:it|your \\w+|the \\w+) unless\\b|\\brenew(?:s|ing) (?:for|by) [^.;]{3,40}\\bunless\\b|\\b(?:more|further) (?:years?|months?)\\b[^.]{0,12}\\band so on\\b',
    '\\brenews? (?:itself|automatically|each|every|yearly|annually|monthly|for|on|year|month|by)\\b',
    '\\bautomatic(?:ally)?(?: be)?,?(?: \\w+){0,2} (?:renew|extend|roll|continue)',
    "\\bauto[- ]?renew|\\bwe(?:'ll| will) renew (?:it|your|the)\\b|\\bthen (?:on )?in (?:blocks|periods|stretches|terms|steps) of\\b",
    '\\b(?:carr(?:y|ies)|rolls?|goes|go|runs?) (?:on|over|forward)\\b[^.]{0,20}\\b(?:year to|month to|month by|from|for (?:a )?(?:another|further)|another|monthly|until|yearly)',
    '\\b(?:continues?|continue|is extended|be extended|is then extended|extends|rolls|will be renewed|is renewed|be renewed|renewed|renewing)\\b[^.]{0,60}\\b(?:further|another|successive|at a time|from year|month[- ]to[- ]month|each time|every year|yearly|year[- ]to[- ]year|month by month|monthly|annually|each year|equal periods)',
    '\\b(?:goes?|carr(?:y|ies)|runs?|rolls?) (?:on|over) (?:by|for) (?:an?|one|two|three) (?:further )?(?:years?|months?|quarters?|terms?) at a time\\b',
    '\\ba new (?:\\w+ )?(?:year|term|period|season) follows\\b|\\b(?:years?|months?|quarters?) at a time\\b,? unless\\b|\\bthen\\b[^.]{0,40}\\b(?:at a time|each time)|\\b(?:is|be|are) (?:then )?(?:prolonged|extended|renewed) (?:by|for)\\b',
    '\\b(?:keeps? (?:going|running|on)|goes|runs|rolls|continues) (?:on )?(?:from )?(?:month|year|week|quarter|season|term)[ -](?:by|to|after)[ -]',
    '\\brolling\\b[^.]{0,30}\\b(?:month|contract|basis|annual|year|quarter)',
    '\\b(?:after that|after which|thereafter|and then|afterwards),? (?:it (?:is|runs|continues) )?(?:on a )?(?:from )?(?:month[ -](?:to|by)|year[ -](?:to|by)|week[ -](?:to|by)|monthly|yearly)\\b',
    '\\b(?:after that|thereafter|afterwards|and then),? for (?:a |another |one )(?:further |more |additional )?(?:year|month|quarter|term|season)s?\\b[^.;]{0,20}\\b(?:each time|at a time|unless|and so on)\\b',
    '\\bthen,? (?:it (?:is|runs) )?(?:from )?(?:year|month|week|quarter) (?:by|to) |\\bcarr(?:y|ies) on (?:\\w+ ){0,2}for the next\\b',
    "\\b(?:should|if) (?:we|the \\w+) (?:do(?:es)? not|don['’]t|doesn['’]t|not) hear\\b[^;]*\\b(?:you|it)(?:['’]ll| will|['’]s| (?:is|are))? (?:then )?(?:go(?:es)?|move[sd]?|roll[s]?|put|switched) (?:on ?to|over to|on to|on)\\b",
    '\\btacit(?:ly)? renew|\\bevergreen\\b|\\bset to renew\\b|\\bwill renew\\b|\\bautomatic\\b[,;] ?\\d|\\brolls? (?:on|over)\\b',
  ),
  'i',
);
/**
 * Behind the length of a term, in its own line: "24 months, renewing for 12 months", "2 years, then renewed for 1 year unless cancelled".
 * A noun ("24 months, renewal 12 months") doesn't say that it renews by itself, and neither does what somebody must wish or agree to.
 */
export const RENEWING =
  /\b(?:years?|months?|weeks?|days?|quarters?|seasons?)\)?[,;]? ?[-–(]? ?(?:and |with )?(?:then |thereafter |afterwards )?(?:(?:it|which) )?(?:is |automatically )?(?:renewing|(?:renewed|extended)(?=[^.;]{0,80}\bunless\b)|(?<=then )(?:renewed|extended)) (?:automatically )?(?:for|by|every|each|in)\b(?![^]*\b(?:if|upon|request\w*|consent\w*|agree\w*|approv\w*|wish\w*|subject|discretion)\b)/i;
/** The same of one that does not: in a letter it would speak of another contract. */
export const NOT_RENEWING = /\bnot (?:automatically )?renewing\b/i;
/** A further time, but only if somebody acts or agrees. */
export const BY_CHOICE = new RegExp(
  oneOf(
    "\\boption (?:to(?! (?:buy|purchase|acquire|terminate|cancel|break))|of)\\b|\\b(?:may|can) (?:be )?(?:renew|extend|go on|carry on|continue)|\\b(?:may|can)\\b[^.;,]{0,70}\\b(?:renew|extend|prolong) (?:it|this|the|its)\\b|\\bhas the (?:right|option)|(?<!\\bno )\\brights? of (?:renewal|extension)|\\bat (?:the )?[A-Za-z]+['’]s (?:choice|option|election)\\b|\\bmay ask (?:for|to)|\\bmay stay (?:on )?(?:for|until)\\b|\\bmay (?:ask|require|want) (?:you|us|the \\w+) to (?:stay|go on|carry on|continue|come back)\\b|\\bif (?:both|the parties|we both|mutually|you wish to renew)|\\bagain\\b[^.;]{0,80}\\bif (?:you|the \\w+) (?:asks?|wants?|wish(?:es)?|books?)\\b",
    "\\bif you(?:[’']d like| (?:want|wish|would like))\\b[^.;]{0,50}\\bfor (?:another|a further|one more|\\w+ more) (?:\\w+ )?(?:weeks?|months?|years?|seasons?|terms?)\\b[^.;]{0,60}\\b(?:send|sign|return|tell|let|write|notify|confirm|reply|fill)\\b",
    '\\b(?:wanting|wishing to have|who wants) (?:it|one|this|that)\\b[^.;]*\\b(?:notify|notifies|notice|tell|write)|\\bmay agree (?:in writing )?to (?:renew|extend)|\\bmay take up (?:the|another|a further)\\b|\\bby (?:mutual |written )?agreement\\b|\\bsubject to (?:agreement|contract|review)|\\bextension requires|\\bcan be (?:renewed|extended)|\\b(?:can|may) (?:have|keep|take|use) (?:it|this|them|the \\w+) for (?:(?:\\w+ )?(?:more|further|extra|another) (?:\\w+ )?(?:years?|months?|seasons?|terms?)|\\w+ (?:years|months|seasons|terms) (?:more|longer))|\\brenewable (?:by|on|with|at)|\\bmay choose to|\\bcan (?:make it longer|extend|renew|prolong)\\b',
  ),
  'i',
);
/** "It then continues month to month", "Thereafter this Agreement renews for one year at a time", in a drafted contract, and nobody who only stays on. */
export const ROLLS_ON =
  /(?:^|\. )\W*(?:\d{1,2}(?:\.\d)?[.)]? *)?(?:(?:it|(?:this|the) (?:agreement|contract|term|lease|licen[cs]e|subscription|engagement)) (?:will |shall )?(?:then|thereafter|afterwards)|(?:thereafter|after (?:that|this)|afterwards),? (?:it|(?:this|the) (?:agreement|contract|term|lease|licen[cs]e|subscription|engagement)))\b(?![^.;]*\b(?:may|if|hold\w*|possession|consent|request)\b)[^.;]*\b(?:(?:month|year)[- ](?:to|by)[- ](?:month|year)|at a time|successive)\b/i;
/** It has no last day, in so many words. */
export const NO_END =
  /\bno (?:fixed |set |agreed )?(?:end|expiry|term)\b|\bno (?:fixed|set|agreed) (?:length|duration|period)\b|\bwithout (?:a |any )?(?:fixed |set )?(?:end|term|limit)\b|\bindefinite\b|\bopen[- ]ended\b/i;
/** It goes on only by a new bargain of both: no renewal, and nobody's right. */
export const ANEW = new RegExp(
  oneOf(
    '\\b(?:if|should) (?:we|you|both|either)\\b[^.;]{0,60}\\b(?:go on|carry on|continue|pleased)\\b[^.;]{0,60}\\b(?:sign|write|make|fill in) (?:a|another) (?:new|fresh) \\w+',
    '\\bfill in (?:a|another) (?:new|fresh) form\\b[^.;]{0,40}\\bif you want to (?:go on|carry on|continue)\\b',
    '\\b(?=new|fresh)(?<!\\b(?:unless|until|if)\\b[^.;]{0,60})(?:new|fresh) (?:contract|agreement|lease|tenancy|form|order) (?:is|must be|has to be|needs to be|will (?:have to )?be) (?:signed|agreed|made|concluded|needed)\\b',
    '\\b(?:must|(?:will )?have to|has to|needs? to) sign (?:a|another) (?:new |fresh )?(?:contract|agreement|lease|form)\\b',
    '\\b(?:renew|exten|prolong|continu|re-?engage)\\w*\\b[^.;]{0,40}\\bonly (?:by|through|with|under|if|where|when|on)\\b[^.;]*\\b(?:new|fresh|another|separate|addend\\w+|amendment|mutual|both|parties|all)\\b',
    '\\b(?:new one|new season|second \\w+|(?:renewal|extension|continuation|prolongation|re-?engagement)s?)\\b[^.;]{0,30}\\b(?:needs?|requires?|takes|subject of) (?:a|an) (?:new|fresh|separate|further) (?:\\w+ )?(?:contract|agreement|letter|order|tender|lease|form)\\b',
  ),
  'i',
);
/** It has no last day. */
export const OPEN = new RegExp(
  oneOf(
    '\\bwithout (?:a |any )?(?:fixed |set )?(?:end|limit of time|time limit)\\b|\\b(?:type of (?:contract|employment)|contract type|status)\\b[^.;]{0,24}\\bpermanent\\b|\\bpermanent (?:employment|contract|post|position|job|role)\\b',
    '\\bno (?:time limit|limit of time|lock[- ]?in)\\b|\\bno (?:fixed|set|agreed) (?:end|term|length|duration|period)|\\bindefinite|\\bopen[- ]ended|\\brolling\\b|\\bmonth[- ]to[- ]month|\\bno (?:minimum|end|expiry) (?:term|date)|\\bno minimum\\b(?! (?:order|charge|spend|purchase|quantit))|\\bongoing basis|\\b(?:enrol\\w+|membership|agreement|contract|service|booking|plan|arrangement) is ongoing\\b',
    '\\b(?:after that|thereafter|afterwards|from then on|after (?:the|this|that) (?:[\\w-]+ )?(?:period|term|time)),? (?:(?:either|you|we|they|it|the|each|one|any)\\b[^.;]{0,30} )?(?:can|may) (?:then )?(?:stop|end|cancel|terminate|leave|be (?:stopped|ended|cancelled|terminated))\\b[^.;]{0,40}\\b(?:any ?time|notice)\\b',
    '\\b(?:until|unless)(?: it is| they are| and until)? (?:it |they |this agreement |the contract )?(?:terminated|ended|cancelled|replaced|stopped|brought to an end)',
    '\\b(?:(?:un)?till?|when) (?:either|one|any|you|we|the \\w+ or (?:the )?\\w+|the client|the customer)(?: \\w+){0,4} (?:ends?|terminates?|cancels?|stops?|gives?|tells?|says?)',
  ),
  'i',
);
/** The end is put off: "the end date of 31 July 2026 becomes". */
export const MOVED = new RegExp(
  `(?:\\b(?:has|have) (?:now |automatically )?been (?:renewed|extended|prolonged)(?: for [^.]{0,24}?)? (?:to|until|till|through)|\\b${oneOf('end|expir\\w+|term\\w*|contract|agreement|lease|completion')}\\b(?:[^.]|\\.(?= ?\\d)){0,80}\\b${oneOf(
    'becomes',
    'moves(?: from [^.]{0,24})? to',
    '(?:is|are|be) (?:now )?(?:extended|moved|changed|put back)(?: from [^.]{0,24})? (?:to|until|through|up ?to)',
    'extends (?:to|until)',
  )})(?: and including)? ?$`,
  'i',
);
/** Right before the day on which it was made. */
export const SIGNS = new RegExp(
  `\\b${oneOf(
    'signed|sign|agreed|agree|made|dated|entered into|executed|concluded|accepted|issued|order dated|order of|contract of|agreement of|letter of|have|hereby agree|signed by both sides',
  )}(?:,)?(?: (?:with you|(?:on|over|by) (?:the )?(?:e-?mail|(?:tele)?phone)|on|as of|this|in [A-Z]\\w+ on|at [A-Z]\\w+ on|the|and dated|by both sides on|and effective(?: as of)?))*,? ?$`,
  'i',
);
/** As long as the time before. */
export const SAME_LENGTH = /\b(?:equal|same|like|identical) (?:periods?|terms?|lengths?|durations?)\b/i;

/** Right before the day on which a loan is paid back. */
export const MATURES = new RegExp(
  `\\b${oneOf(
    '(?:due|payable|repayable|repaid|paid back|paid)(?: and payable)? in full|fully repaid|final (?:payment|repayment|instalment)',
    'last (?:payment|repayment|instalment)|and the last(?: one)?|matures?|maturity(?: date)?',
    "what(?:[’']s| is) left|the (?:rest|remainder|remaining balance)(?: of it)?",
  )}(?: (?:is|falls|due|will be|on|by|date|not later than|no later than))*:? ?$`,
  'i',
);
/** What is lent. */
export const LENT = /\b(?:loan|lends?|lender|borrower|principal|promissory|credit facility|facility letter)\b/i;
/** A document that the day behind it belongs to: "debenture dated 9 March 2019", "under our terms of 14 May 2024". */
export const OTHER_DATED = new RegExp(
  `\\bunder (?:the|our|your|their) [^.;]{0,60}\\bof ?$|\\b${oneOf(
    'agreement|contract|lease|deed|order|debenture|mortgage|charge|guarantee|licen[cs]e|quotation|quote|proposal|report|policy|invoice|plan|terms(?: of business)?',
  )}\\b[^]{0,120}\\bdated`,
  'i',
);
/** A new time behind the one that is running: "a new fixed term from … to …". */
export const NEW_TERM =
  /\b(?:new (?:fixed |initial )?(?:term|period|tenancy|contract|lease|licen[cs]e)|renew (?:it|this|your \w+|the \w+) for the (?:term|period))\b[^.]{0,40}$/i;
/** Right before the day on which whoever supplies it stops: "will stop cleaning the shop on". */
export const STOPS_ON =
  /\b(?:will|shall|should|is to) (?:therefore )?(?:stop|cease|end|finish|be (?:switched off|disconnected|closed|cancelled|terminated|ended))\b[^.;]{0,80} on ?$/i;
/** One side ends it, whatever else its sentence says of notice. */
export const WE_END =
  /\b(?:we|I) (?:hereby )?(?:end|terminate|cancel|stop) (?:the|our|my|this|your)\b[^.;]{0,60} (?:on|as of|as from|with effect from|with effect on) ?$/i;
