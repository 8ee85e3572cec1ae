/** What shows that an everyday document binds somebody, and what shows that it is another kind of document. Words only. */
import { oneOf } from './oneOf.ts';
import { expression } from '../text/expression.ts';

/** Things that people contract for, or that a contract is called, at the top of a document. */
export const CALLED = new RegExp(
  `\\b${oneOf(
    'agreement|contract|lease|licen[cs]e|tenancy|hire|rental|order|sales order|order form|order confirmation|booking|schedule|policy schedule|key terms|key facts',
    'terms|statement of work|sow|amendment|addendum|assignment|deed|guarantee|memorandum|engagement|sole agency|appointment|retainer|membership|subscription',
    'i ?\\.?o ?\\.?u|owes?|lent|lending|(?:promissory|secured|unsecured|demand|convertible|loan|term|balloon) note|debenture|indenture|bond terms|plan documents?|renewal|quotation|quote|acceptance|maintenance|service plan|sponsorship|loan|supply|permit|cover|placement|confirmation of instructions|variation',
    'commercial details|particulars|heads of terms|letter of intent|proposal|warranty plan|support plan|service order|work order|instruction|non-disclosure|data processing',
  )}\\b`,
  'i',
);
/** It binds those who sign, or says so. */
export const BINDS = new RegExp(
  oneOf(
    '\\bby signing\\b|\\bsigned\\b|\\bsignature\\b|\\b(?:counter)?sign (?:and|below|the|this)|\\baccepted\\b|\\bacceptance\\b|\\bI accept\\b|\\bagreed\\b|\\bagrees? (?:to|that|on|as|with)\\b|\\bexecuted\\b',
    '\\bby placing this order\\b|\\bplease (?:confirm|countersign|accept)\\b|\\byou accept (?:these|our)\\b|\\bgo ahead\\b|\\bforms? part of\\b|\\b(?:happy|pleased) to confirm\\b|\\bconfirms? (?:what|our|the|your)\\b',
    '\\bowes? (?:me|you|my|him|her|M(?:r|rs|s)\\b)|\\bhave it in writing\\b|\\byou.ve said yes\\b|\\bOK (?:by|with) (?:me|us)\\b|\\bhappy with (?:that|this)\\b|\\b(?:I|we) agree\\b|\\bagree,|\\b(?:I|we|[A-Z]\\w+) (?:owes?|promises? to (?:re)?pay)\\b|\\b(?:pay|give) (?:it|this|me|you|him|her|us|them)(?: all)? back\\b|\\bit.s a deal\\b',
    '\\bmemorandum of (?:understanding|agreement)|\\bterms of (?:\\w+ )?(?:service|supply|hire|business|engagement|sale)\\b|\\bterms agreed\\b',
    '\\bplease supply\\b|\\b(?:we|you|I) accept\\b|\\btreat this (?:e-?mail|letter) as\\b|\\ball booked\\b',
    '\\binstruct(?:s|ed|ing)? \\b|\\bhereby\\b|\\border(?:ed)? by\\b|\\bsubject to (?:our|the|these)\\b[^.]{0,40}\\bterms\\b|\\bin agreement\\b|\\bthe agreement between\\b|\\bon (?:the following|these) terms\\b',
  ),
  'gi',
);
/** Duties of one side or the other, in plain words. */
export const DUTIES = new RegExp(
  `\\b(?:I|[Ww]e|[Yy]ou|[Tt]hey)['’]ll\\b|\\b(?:I|we|you|the [a-z]+|[A-Z]\\w+) (?:hereby )?${oneOf(
    'will|shall|must|may not|can.t|cannot|agrees? to|undertakes? to|pays?|supplies|supply|provides?|delivers?|keeps?|lets?|licen[cs]es?|appoints?|grants?|guarantees?|maintains?|takes|insures?|remains?|assigns?',
  )}\\b`,
  'g',
);
/** A subscription speaks of itself: "Your annual Papertrail Team subscription renews". */
export const YOUR_PLAN = new RegExp(
  `\\byour (?:[\\w&'.-]+ ){0,5}${oneOf('subscription|plan|membership|contract|policy|cover|licen[cs]es?|domain|domains|service|services|hosting|agreement|insurance|maintenance|support|lease|tenancy')}\\b`,
  'i',
);
/** A contract is being ended, changed or handed on. */
export const CONCERNS = new RegExp(
  oneOf(
    '\\b(?:processed|completed|actioned) your cancellation\\b',
    '\\b(?:notice|letter)(?: is)? (?:that|of|to) [^.]{0,60}\\b(?:not (?:wish to )?(?:renew|extend|continue)|cancel|terminat|end)',
    '\\b(?:cancel|cancelling|canceling|terminate|terminating|end|ending|not renew|not renewing|stop|stopping|non-renewal of) (?:our|the|this|your|my) (?:[^.]{0,60}\\b)?(?:agreement|contract|lease|subscription|policy|services?|licence|membership|tenancy|cover)',
    '\\b(?:amend|amends|vary|varies|extend|extends|extended|assign|assigns|transfer|transfers|novate)\\b[^.]{0,60}\\b(?:agreement|contract|lease|licen[cs]e|order|term|policy)\\b',
  ),
  'i',
);

/** What a contract says of a notice that may be given one day. It is looked for only where the words in question begin: looking back costs much. */
const NOT_IN_CLAUSE =
  '(?<!\\b(?:unless|until|if|may|can|must|shall|either|neither|any|each|each party|without|by|after|before|upon|written|prior)\\b[^.;]{0,60})';
/** It ends a contract that was made before. */
export const ENDING_IT = new RegExp(
  oneOf(
    `\\b(?=confirm|notice)${NOT_IN_CLAUSE}(?<!\\bno )(?:confirmation of|notice of|confirm (?:the |your )?) ?(?:cancellation|termination)`,
    '\\b(?:take|accept|regard|treat) this (?:letter |e-?mail )?as (?:(?:our|my|the|formal|written|required|\\w+ (?:days?|weeks?|months?).{0,2}) )*notice\\b|\\b(?:we|I) (?:hereby |now )?(?:wish|want|would like) to (?:cancel|terminate|end)\\b',
    '\\b[Pp]lease (?:stop|cancel|end|terminate) (?:our|my|it|this)\\b|\\b(?:[Cc]ancell?ing|[Tt]erminating) (?:my|our)\\b|\\b(?:we|I) (?:do not|don.t) want (?:another|a new|a further|any further)\\b',
    '\\b(?:got|received|confirm(?:ing)?|acknowledge) your (?:request|wish) to (?:cancel|end|leave|terminate)\\b|\\bsorry (?:that )?you(?:.re| are) leaving\\b',
    '\\b(?:processed|completed|actioned) your (?:cancellation|request to (?:cancel|end|leave|terminate))\\b|\\byour (?:\\w+ )?(?:subscription|plan|membership|contract|account) (?:has been|is now) cancell?ed\\b',
    '\\bthis (?:letter |e-?mail )?is (?:my|our) (?:(?:formal|written|\\w+[ -](?:days?|weeks?|months?).{0,2}) )*notice\\b',
    '\\b(?:received|had|got|confirm(?:ing)?|acknowledge) your (?:\\w+ )?notice\\b|\\bsorry to (?:see you (?:go|leave)|lose you)\\b|\\b(?:we|I) (?:do not|don.t) (?:wish|want) to renew\\b',
    `\\b(?=giv)${NOT_IN_CLAUSE}(?:gives?|giving) (?:you )?(?:[\\w'’]+ ){0,4}notice (?:under [^.;]{3,24} )?(?:to (?:terminate|cancel|end)|of (?:termination|cancellation)|that \\w+ (?:will|do) not|that (?:we|I) (?:(?:will|wish to|intend to) )?(?:end|terminate|cancel|stop))`,
    '\\b(?:we|I) (?:are|am) (?:writing to )?(?:cancel|terminat|end)(?:l?ing)? (?:my|our|the|your|this)\\b|\\bnotice that (?:we|I) (?:do not|will not|are not|am not|am ending|are ending)\\b',
  ),
  'i',
);

/** Both sides let a contract end before its time. */
export const EARLY_END =
  /\b(?:early (?:end|termination|release)|surrender|cutting short) of (?:your|the|our|this) (?:\w+ )?(?:lease|licen[cs]e|tenancy|contract|agreement|membership|hire)\b/i;

/** "Either of us can stop this by giving two weeks' notice". */
export const STOPPED_BY_NOTICE =
  /\b(?:either|both|each|any)(?: \w+){0,3} (?:can|may|could|is free to) (?:both )?(?:stop|end|terminate|cancel|finish|leave)\b[^.;]{0,80}\bnotice\b|\b(?:when|until) (?:either|one|any)(?: \w+){0,3} gives\b[^.;]{0,60}\bnotice\b|\bnotice (?:on|from|by) (?:either|both|each) (?:sides?|part(?:y|ies))\b/i;

/** One side tells the other of a change that needs no answer. */
export const ANNOUNCES = new RegExp(
  oneOf(
    "\\b(?:do not|don't) (?:need|have) to do anything\\b|\\bno action is (?:needed|required)\\b|\\b(?:there.s |there is )?nothing (?:for you )?to do\\b",
    '\\b(?:your|our) (?:\\w+ ){0,2}(?:prices?|charges?|fees?|rates?|premium|rent|payments?) (?:(?:is|are) (?:changing|going up|increasing|rising)|(?:will )?(?:rises?|changes?|increases?|goes up|go up))\\b',
  ),
  'i',
);
/** Whoever writes waits for an answer: nothing is agreed yet. */
export const ASKS =
  /\b(?:can|could|would|will) you (?:please |just )?(?:reply|confirm|sign|let (?:me|us) know)\b|\bplease (?:reply|confirm|let (?:me|us) know)\b/i;
/** It tells of a renewal to come. */
export const RENEWAL_NOTICE = new RegExp(
  oneOf(
    '\\b(?:current|present) (?:term|period|contract|policy|plan)\\b[^.]{0,120}\\b(?:ends?|expires?|comes? to an end|runs out)\\b',
    '\\b(?:coming up|due|up) for renewal\\b',
    '\\b[Yy]our [^.]{0,60}\\b(?:expires|ends|renews|runs out)\\b',
    '\\b(?:will|is set to|are set to|set to|due to) (?:automatically |auto-?)?renew\\b|\\bruns out\\b',
  ),
  'i',
);

/** Other kinds of documents, each by what only it says. */
export const OTHER_KINDS: [string, RegExp][] = [
  [
    'an invitation or an advertisement',
    /\bjoin us\b|\bbook (?:now|your place)\b|\bplaces are limited\b|\bearly bird\b|\bregister (?:now|here|today)\b|\bspecial offer\b|\bsign up (?:now|today)\b/i,
  ],
  [
    'a report or an agenda',
    /\bboard paper\b|\b(?:is|are) asked to (?:approve|note)\b|\brecommend(?:s|ed)? that\b|\bagenda\b|\bany other business\b|\bexecutive summary\b|\bbriefing\b/i,
  ],
  [
    'a complaint',
    /^(?:subject|re) ?: ?(?:formal )?complaint\b|\b(?:I am|we are|I.m|we.re) (?:very )?(?:unhappy|dissatisfied|disappointed)\b|\bcomplain(?:t|ing)? about\b/im,
  ],
  [
    'a document about a contract',
    /\b(?:the|our|their|The|Our) (?:\w+ ){0,2}(?:contract|agreement|lease|insurance|policy|subscription|deal) with (?:the )?[A-Z]\w+/,
  ],
  [
    'an invoice or a receipt',
    /(?<!\b(?:from|of|after|within|the|each|every|an|our|your|on) )\b(?:tax )?invoice (?:no|number|date|#)|\bINVOICE\b|\breceipt (?:from|#|no|number|for your)|\bamount paid\b|\bdate paid\b|\bremittance advice\b|\bpayment received\b/,
  ],
  [
    'a message to staff',
    /^[ \t>]*to ?: *(?:all (?:staff|employees|colleagues|users|teams?|residents)|everyone|staff|committee|board|trustees|(?:leadership|management|executive|senior|project) (?:team|group))\b|^(?:(?:hi|hello|hey) both|(?:hi|hello|dear|hey) (?:all|everyone|team|folks|committee|colleagues))\b|\bshould we (?:switch|renew|stay|cancel|go)\b|\bwhat (?:do )?you(?: all)? think\b/im,
  ],
  [
    'a certificate or a reference',
    /\bthis is to certify\b|\bwe (?:hereby )?certify that\b|\bcertificate of (?:employment|completion|attendance)\b/i,
  ],
  [
    'a statement of account',
    /\bprevious balance\b|\bbalance (?:brought )?forward\b|\bstatement of account\b|\bclosing balance\b|\bopening balance\b/i,
  ],
  ['a delivery note', /\bdelivery note\b|\bpacking (?:list|slip)\b|\breceived in good condition\b/i],
  [
    'minutes or notes of a meeting',
    /\bminutes of (?:the |a )?|\bin attendance\b|\bapologies:|\baction items?\b|\bnotes (?:from|of) (?:the |our |a )?(?:call|meeting)|\bnext steps\b|\bactions?: [A-Z]{2}\b|\battendees:/i,
  ],
  [
    'a newsletter',
    /\bnewsletter\b|\bview (?:this (?:e-?mail )?)?in (?:your )?browser\b|\bin this issue\b|\bjoined our mailing list\b|\bread more\b/i,
  ],
  [
    'a job advertisement or a CV',
    /\b(?:we(?:'|’)re|we are|now) hiring\b|\bapply (?:with|by|now|online)\b|\bhow to apply\b|\bcover(?:ing)? letter and (?:your |a )?(?:cv|r[ée]sum[ée])\b|\bsend (?:us )?(?:a|your) (?:cv|r[ée]sum[ée]|cover)|\binterviews will be held\b|\bapplicants?,? (?:should|must|chosen|from)\b|\bcurriculum vitae\b|\bemployment history\b|\bwork experience\b|\breferences (?:available|on request)|\bvacancy\b|\bjob description\b/i,
  ],
  [
    'advice',
    /\blegally privileged\b|\bprivileged and confidential\b|\byou(?:['’]ve| have)? asked (?:me |us )?(?:whether|if|for (?:my|our) (?:advice|opinion|view))\b|\b(?:for|of) this advice\b|\bthis advice (?:is|may)\b|\bin (?:my|our) opinion\b|\bwe advise (?:against|you (?:to|not))\b/i,
  ],
  [
    'a press release',
    /\bfor immediate release\b|\btoday announced\b|\bpress contact\b|\bmedia contact\b|\bis pleased to announce\b|\bsaid (?:chief executive|managing director|chairman|[A-Z]\w+ [A-Z]\w+,)|\bfor more information,? contact\b|[,.]” (?:he|she|they) said\b|[,.]["”’'] (?:[A-Z]\w+ ){0,3}(?:[A-Z]\w+ said|(?:he|she) said)\b|\b(?:council|company|firm|mayor|minister|spokes\w+) said (?:on|yesterday|today|last)\b/i,
  ],
  [
    'a policy of an organisation',
    /\bthis (?:policy|procedure|handbook|guidance) (?:applies|explains|sets out|is reviewed|covers|describes)|\bpolicy owner\b|\bwhy we have this policy\b|\bpolicy\b[^\n]{0,60}\bversion \d|^[ \t]*(?:next review|review date) ?:|\bdocument history\b|\bemployees are expected\b|\ball (?:staff|employees) (?:must|should|are)\b/im,
  ],
  [
    'an article or a guide',
    /\b(?:things|tips|questions|ways|steps) to\b|\bhere(?:'s| is| are) (?:what|how|why)\b(?! (?:we|was|has been|you and) )|\bask a lawyer\b|\bmany (?:leases|contracts|companies|suppliers|people)\b|\bhow to\b|\bwhat is an?\b/i,
  ],
  [
    'an offer nobody has accepted',
    /\bif you(?:'d| would)? (?:like|want|wish)(?: us)? to (?:go ahead|proceed|accept)|\bwe look forward to (?:your order|hearing)|\bthanks for asking us to quote\b|\b(?:could|can|would) you (?:please |kindly )?(?:quote|price (?:us|this|it)|(?:give|send|let) (?:me|us) (?:have )?(?:a |your |some )?(?:quot\w+|prices?))\b|\bwould like (?:a |some )?(?:prices?|quot\w+) for\b|\bthe quote is good\b|\bwe propose\b|\brequest for (?:proposals?|quotations?)\b|\binvitation to (?:quote|tender|bid)\b|\binvites? (?:quotations|tenders|bids|proposals)\b|\bwithout any (?:commitment|obligation)\b|\bnothing(?:['’]s| is) decided\b|\bwhat would (?:it|that|this) cost\b/i,
  ],
  [
    'a reminder of an appointment',
    /\breminder of your appointment\b|\byour (?:appointment|reservation|flight|delivery) (?:is|on)\b|\bbooking reference\b|\btrack your\b/i,
  ],
];

/** Few of these make no drafted contract, many do. */
export const SHALL = /\bshall\b/g;
/** The register of drafted contracts, whose sentences the readers of prose know better. */
export const FORMAL = new RegExp(
  `\\b${oneOf(
    'hereby|herein|hereto|hereof|hereunder|whereas|witnesseth|by and between|in witness whereof|hereinafter|thereof',
    '[Tt]his (?:[A-Z]\\w+ )?(?:Agreement|Lease|License|Licence|Contract|Amendment|Addendum|Deed|Sublease|Note|Plan)|[Tt]he (?:Parties|Term|Agreement|Effective Date)',
    'THIS (?:[A-Z]+ )?(?:AGREEMENT|LEASE|CONTRACT)',
  )}\\b`,
);

/** Words of a heading, not of a name. */
export const TITLE_WORD = new RegExp(
  `^\\d|\\b${oneOf(
    'hi|hello|dear|thank|thanks|between|and|parties|agreement|contract|order|form|schedule|lease|licen[cs]e|quotation|quote|letter|notice|policy|terms',
    'invoice|deed|booking|plan|page|memorandum|statement|amendment|key|subject|from|date|summary|assignment|guarantee|membership|confirmation|retainer',
    'maintenance|renewal|hire|your|warehousing|sponsorship|particulars|glance|re|ref|attn|private|confidential|by email|transfer',
  )}\\b`,
  'i',
);
/** A line of an address: a number before a street, a street, a post code, a person to whose attention it goes. */
export const ADDRESS_LINE = new RegExp(
  oneOf(
    '^(?:unit |suite |flat |floor |apt\\.? |p\\.?o\\.? box |the )?\\d+[a-z]?[ ,].*[a-z]',
    `\\b${oneOf('street|st|road|rd|avenue|ave|lane|way|walk|close|court|drive|dr|place|square|terrace|park|house|blvd|boulevard|mews|crescent|quay|hill|gate|row|box \\d+')}\\.?(?:,|$)`,
    '^the (?:mall|green|square|parade|quay|strand|maltings|arcade|crescent|terrace)$',
    '^(?:calle|rua|rue|via|viale|avenida|plaza|paseo|strada)\\b|(?:stra[sß]+e|weg|allee|platz|gasse|straat|laan) \\d+[a-z]?$',
    '\\b[1-9]\\d{2} ?\\d{3}$|\\b(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT) \\d{4}$',
    '\\b[a-z]{1,2}\\d[a-z\\d]? \\d[a-z]{2}$|\\b[A-Z]{2} \\d{5}\\b|^attn\\b|^unit \\w|^suite \\w|^attention\\b|^for the attention\\b|^fao\\b',
  ),
  'i',
);
/** Parts of a company that write its emails. */
export const DEPARTMENTS = new RegExp(
  `\\b${oneOf(
    'billing|support|accounts?|sales|team|no-?reply|notifications?|customer (?:service|care|success|support)|subscriptions?|renewals?|info|admin|help ?desk|orders|bookings?|office',
    'payments|onboarding|finance|procurement|invoicing|reservations|hello|factura\\w*|atenci[oó]n|kunden\\w*|klanten\\w*|clientes?|abos?|administra\\w*',
  )}\\b`,
  'gi',
);
/** A name that is a part of a company: "Membership Dept", "SME Renewals", "Customer Service Team". */
export const PART = new RegExp(
  `\\b(?:${oneOf(
    'dept\\.?|department|team|desk|renewals|billing|support|accounts|customer (?:services?|care|success|relations)|sales|admin|administration|bookings?|reservations|complaints',
    'finance|procurement|purchasing|enquiries|human resources|HR|notice|customer notice',
  )})$`,
  'i',
);
/** What stands under a name at the end of an email and is no organisation: posts, greetings, telephones, streets. */
export const NO_SIGNATURE = new RegExp(
  `\\d{4}|@|\\bwww\\b|\\b${oneOf(
    'managers?|directors?|head of|officer|assistant|executive|partner|owner|founder|president|secretary|buyer|consultant|lead|coordinator|procurement|sales|accounts|operations|facilities',
    'regards|thanks|cheers|sent from|tel|mob|phone|direct|street|road|avenue|lane|hi|hello|dear|all|everyone|customer',
  )}\\b`,
  'i',
);

/** A day, where a number before words looks like a house in a street. */
export const DAY_LINE = /^\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{4}$/i;
/** Words that make a name one of a part of a company or of a line to sign on. */
export const NO_PARTY =
  /^(?:the )?(?:\w+ ){0,2}team$|^(?:your?|our|we|us|I|it|ihre?|unsere?|sie)\b|\b(?:dept\.?|department)$|^(?:signed|accepted|executed|agreed)\b|\bsigned (?:for|by)\b|^\d+[a-z]? /i;
/** What a company calls a part of itself, or a plan that it sells. */
export const PLAN_WORD =
  /^(?:business|pro|plus|premium|basic|team|teams|enterprise|starter|standard|billing|support)\b/i;
/** A first line that is what a contract is called, and no more. */
export const TITLED = expression(
  `^(?:[\\p{L}&'’-]+ ){0,6}${oneOf('agreement|contract|licen[cs]e|lease|deed|undertaking|order form|purchase order|statement of work')}(?: (?:for|of|no\\.?) [^.]{2,50})?$`,
  'i',
);
/** A right to go on that was used, or was the last. */
export const NO_MORE = new RegExp(
  oneOf(
    '\\bno (?:further|more|other) (?:extension|renewal)s?\\b|\\b(?:using|exercising|have exercised|hereby exercises?) (?:this|our|its|the|that) (?:right|option)\\b',
  ),
  'i',
);
