/** What shows that an everyday document binds somebody, and what shows that it is another kind of document. Words only. */
import { oneOf } from './oneOf.ts';

/** Things that people contract for, or that a contract is called, at the top of a document. */
export const CALLED = new RegExp(
  `\\b${oneOf(
    'agreement|contract|lease|licen[cs]e|tenancy|hire|rental|order|sales order|order form|order confirmation|booking|schedule|policy schedule|key terms|key facts',
    'terms|statement of work|sow|amendment|addendum|assignment|deed|guarantee|memorandum|engagement|sole agency|appointment|retainer|membership|subscription',
    'plan documents?|renewal|quotation|quote|acceptance|maintenance|service plan|sponsorship|loan|supply|permit|cover|placement|confirmation of instructions|variation',
    'commercial details|particulars|heads of terms|letter of intent|proposal|warranty plan|support plan|service order|work order|instruction|non-disclosure|data processing',
  )}\\b`,
  'i',
);
/** It binds those who sign, or says so. */
export const BINDS = new RegExp(
  oneOf(
    '\\bby signing\\b|\\bsigned\\b|\\bsignature\\b|\\b(?:counter)?sign (?:and|below|the|this)|\\baccepted\\b|\\bacceptance\\b|\\bI accept\\b|\\bagreed\\b|\\bagrees? (?:to|that|on|as|with)\\b|\\bexecuted\\b',
    '\\bby placing this order\\b|\\bplease (?:confirm|countersign|accept)\\b|\\byou accept (?:these|our)\\b|\\bgo ahead\\b|\\bforms? part of\\b|\\b(?:happy|pleased) to confirm\\b|\\bconfirms? (?:what|our|the|your)\\b',
    '\\bagree,|\\bmemorandum of (?:understanding|agreement)|\\bterms of (?:\\w+ )?(?:service|supply|hire|business|engagement|sale)\\b|\\bterms agreed\\b',
    '\\binstruct(?:s|ed|ing)? \\b|\\bhereby\\b|\\border(?:ed)? by\\b|\\bsubject to (?:our|the|these)\\b[^.]{0,40}\\bterms\\b|\\bin agreement\\b|\\bthe agreement between\\b|\\bon (?:the following|these) terms\\b',
  ),
  'gi',
);
/** Duties of one side or the other, in plain words. */
export const DUTIES = new RegExp(
  `\\b(?:we|you|the [a-z]+|[A-Z]\\w+) (?:hereby )?${oneOf(
    'will|shall|must|may not|agrees? to|undertakes? to|pays?|supplies|supply|provides?|delivers?|keeps?|lets?|licen[cs]es?|appoints?|grants?|guarantees?|maintains?|takes|insures?|remains?|assigns?',
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
    '\\b(?:notice|letter)(?: is)? (?:that|of|to) [^.]{0,60}\\b(?:not (?:wish to )?(?:renew|extend|continue)|cancel|terminat|end)',
    '\\b(?:cancel|terminate|end|not renew|non-renewal of) (?:our|the|this|your) [^.]{0,60}\\b(?:agreement|contract|lease|subscription|policy|service|licence|membership)',
    '\\b(?:amend|amends|vary|varies|extend|extends|extended|assign|assigns|transfer|transfers|novate)\\b[^.]{0,60}\\b(?:agreement|contract|lease|licen[cs]e|order|term|policy)\\b',
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
    'a document about a contract',
    /\b(?:the|our|their|The|Our) (?:\w+ ){0,2}(?:contract|agreement|lease) with (?:the )?[A-Z]\w+/,
  ],
  [
    'an invoice or a receipt',
    /\b(?:tax )?invoice (?:no|number|date|#)|\bINVOICE\b|\breceipt (?:from|#|no|number|for your)|\bamount paid\b|\bdate paid\b|\bremittance advice\b|\bpayment received\b/,
  ],
  ['a statement of account', /\bstatement of account\b|\bclosing balance\b|\bopening balance\b/i],
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
    /\bwe(?:'|’)re hiring\b|\bapply (?:with|by|now|online)\b|\bcurriculum vitae\b|\bemployment history\b|\bwork experience\b|\breferences (?:available|on request)|\bvacancy\b|\bjob description\b/i,
  ],
  [
    'a press release',
    /\bfor immediate release\b|\btoday announced\b|\bpress contact\b|\bmedia contact\b|\bis pleased to announce\b/i,
  ],
  [
    'a policy of an organisation',
    /\bthis (?:policy|procedure|handbook|guidance) (?:applies|explains|sets out|is reviewed|covers|describes)|\bpolicy owner\b|\bemployees are expected\b|\ball (?:staff|employees) (?:must|should|are)\b/i,
  ],
  [
    'an article or a guide',
    /\b(?:things|tips|questions|ways|steps) to\b|\bhere(?:'s| is| are) (?:what|how|why)\b|\bask a lawyer\b|\bmany (?:leases|contracts|companies|suppliers|people)\b|\bhow to\b|\bwhat is an?\b/i,
  ],
  [
    'an offer nobody has accepted',
    /\bif you(?:'d| would)? (?:like|want|wish)(?: us)? to (?:go ahead|proceed|accept)|\bwe look forward to (?:your order|hearing)|\bthanks for asking us to quote\b|\bthe quote is good\b|\bwe propose\b|\brequest for (?:proposals?|quotations?)\b/i,
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
