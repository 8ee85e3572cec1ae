/** The amounts of a contract in prose that can be its total or the fee of one period, each with what makes it one. */
import { quoteSpan, type Document, type Reading } from '../document.ts';
import type { Analysis } from '../types.ts';
import { readPeriod } from './amountPeriod.ts';
import { findClauses, type MoneyClause } from './findClauses.ts';
import { isOther } from './otherAmounts.ts';

/** `total`: named as the whole; `periodic`: a fee of one period; `once`: one payment that may not be all; `loose`: an amount of the contract, no more. */
export type AmountRank = 'total' | 'periodic' | 'once' | 'loose';
export type AmountReading = Reading<number> & { currency: string; period: Analysis['amountPeriod']; rank: AmountRank };

const CONFIDENCE: Record<AmountRank, number> = { total: 0.85, periodic: 0.8, once: 0.7, loose: 0.4 };

const FEE =
  /\b(?:fees?|rent|rentals?|salary|wages?|retainers?|compensation|compensated|remuneration|charges?|prices?|subscriptions?|payments?|stipend|premium|consideration|honorarium|guarantee|licen[cs]e|leases?|rents|costs?|grant|dues|tuition|purse)\b/i;
const PAYS =
  /\b(?:(?:shall|will|must|to|agrees? to|may) (?:also )?(?:pay|be paid|receive|remit|compensate|provide|be compensated|be billed|be charged|invoice|bill)|pays|is (?:billed|charged|paid|payable|priced)|costs?|receives?|are (?:billed|charged|payable)|billed|charged)\b/i;
/** How a noun leads to its amount. */
const LINK =
  /(?:(?<![\w-])(?:of|is|are|be|at|being|equals?|equal(?:ing)? to|amounts? to|amounting to|totals?|totall?ing|shall pay|will pay|pays|rate of)(?: (?:the|a|an|sum|amount|total|rate|aggregate|of))*|[:=–—-]|\)|") ?$/i;
const NAMED_TOTAL =
  /\b(?:(?:total|aggregate|full|entire|overall) (?:contract |order |purchase |agreement |project |program |policy |sponsorship |license |licence |net |fixed )*(?:price|premiums?|value|amount|fees?|consideration|compensation|sum|charges|commitments?|principal(?: amount)?|payments?|cost)|contract (?:price|value|sum|amount|total)|(?:order|deal) (?:total|value)|aggregate amount of (?:the |all )?commitments|grand total|total (?:due|payable)|price of the contract|value of (?:this|the) (?:contract|agreement|order)|guaranteed maximum price|quotation|total of payments|an? (?:grand )?total)\b[^.;$]{0,70}$/i;
const BARE_TOTAL = /(?:^|[\n|] ?)(?:grand )?total ?:? ?$/i;
/** "Total compensation shall not exceed $40,000": the most that is paid for everything is the contract's total. */
const CEILING =
  /\b(?:(?:total|aggregate|maximum|overall|contract|agreement) (?:contract )?(?:compensation|fees?|price|payments?|amounts?|sum|value|costs?|consideration|charges)\b[^.;$]{0,80}\b(?:not|never)(?: to)? exceed(?:ing)?|\b(?:pay|paid|compensate) [^.;$]{0,80}\b(?:an? )?(?:total )?(?:amount|sum|fee),?(?: which shall)? not(?: to)? exceed|\b(?:grant|award) [^.;$]{0,40}\bnot(?: to)? exceed|(?:a |the )?not[- ]to[- ]exceed (?:contract )?(?:price|amount|sum|total|fee|value)(?: of| is| shall be)?)(?: (?:the |a )?(?:sum|amount|total) of)? ?:? ?$/i;
/** The ceiling of something else. */
const NOT_THE_WHOLE =
  /\b(?:liabilit(?:y|ies)|damages|indemnif\w*|expenses?|reimburs\w*|insurance|claims?|penalt(?:y|ies)|losses)\b/i;
const LOAN =
  /\b(?:(?:maximum |aggregate |original |total )?principal (?:amount|sum)|loan (?:in the amount)?|promises? to pay|lend to [^.;$]{0,60})\b[^.;$]{0,60}$/i;
const PRICE =
  /\b(?:(?:purchase|sale|selling|stipulated|agreed|contract|guaranteed maximum) price|contract sum)\b[^.;$]{0,70}$/i;
const WHOLE =
  /\b(?:fixed (?:fee|price)|flat fee|lump[- ]sum|one[- ]time|sponsorship fee|licen[sc]e (?:issue )?fee|subscription fee|project fee|consulting fee|service fee|endorsement fee|sum of|fee (?:of|in the amount of|is|shall be|will be|:)|in the amount of|for the amount of|consideration of|compensation (?:of|is|shall be)|price (?:of|is|shall be)|rent (?:of|is|shall be)|salary (?:of|is|shall be|at))\b[^.;$]{0,60}$|\b(?:price|fee|rent|salary|remuneration|compensation) ?: ?$/i;
/** "$75,000 - Sponsorship Fee", "$10,000 monthly retainer". */
const NOUN_AFTER =
  /^ ?[-–]? ?(?:monthly |annual |quarterly )?(?:sponsorship|licen[sc]e|subscription|service|consulting|management|maintenance|hosting|retainer|base|project) ?(?:fee|salary|rent|charge|price)?\b/i;
const SIDE_TOTAL = /\b(?:monthly|annual|annually|yearly|quarterly|per)\b/i;
/** Loans are lent up to their amount. */
const UP_TO = /\b(?:up to|maximum|not exceeding|not to exceed)\b/gi;
/** "Total Payment to Orchard $4,000,000": a row of a table without a link. */
const TOTAL_TO =
  /\b(?:total|aggregate) (?:net )?(?:payments?|price|fees?|cost|amount|value)(?: (?:to|for) [\w.&'-]+(?: [\w.&'-]+){0,3})? ?$/i;
/** "… shall be increased to $8,500 per month": the fee changes. */
const CHANGED = /(?<!may )\bbe (?:increased|raised|reduced|adjusted) to ?$/i;
/** In a franchise the continuing fee is the royalty; a monthly fee for software, a fund or a listing is beside it. */
const FRANCHISE_FEE = /\b(?:royalty|franchise|continuing|service|management)(?: (?:service )?fee)?\b/i;
/** "$24,000 for the entire term". */
const FOR_TERM =
  /^,? (?:for|over|during) (?:(?:the|its) (?:entire |whole |full |complete |initial )?(?:(?:contract|lease) )?(?:term|duration)\b|(?:a period of )?\w+ (?:\(\d+\) )?(?:years|months)\b)/i;
const TERM_FEE = /\b(?:fees?|price|rent|charges?|compensation) for the (?:entire |whole |full |initial )?term\b/i;
/** A cover bears the amount of a loan above its title. */
const COVER = 6000;

/** What a paper pays beside a payment once: by sales, by events, by pieces. */
const PAYS_MORE =
  /\broyalt(?:y|ies) (?:of|at|equal|rate|payments?|shall|will|on|to|fee)|\b(?:pay|paid|payable|continuing|earned|running|minimum) [^.;]{0,40}\broyalt(?:y|ies)\b(?![- ]free)|\bmilestone payments?\b|\bcommissions? (?:of|at|equal|rate|payable|shall)|(?:%|percent) of (?:[\w-]+ ){0,3}(?:sales|revenues?|receipts|profits?|proceeds)\b|(?:[$€£]|USD|EUR|RMB) ?\d[\d.,]* (?:per|for each|for every) (?!month|quarter|year|annum|calendar|diem|share)\w/i;

/** What the opening says of the paper as a whole. */
type Paper = { loan: boolean; franchise: boolean };
const OPENING = 4000;
const LONG = 60_000;

/** All amounts that may be the contract's, best first. Linear. */
export function readAmount(document: Document): AmountReading[] {
  const clauses = findClauses(document).filter((clause) => clause.amount >= 1);
  const parts = new Set<number>();
  const opening = document.text.slice(0, OPENING);
  const paper: Paper = {
    loan: /\b(?:loans?|lend\w*|promissory|credit (?:agreement|facility)|borrowers?|principal sum)\b/i.test(opening),
    franchise: /\bfranchis/i.test(opening),
  };
  const found: AmountReading[] = [];
  for (const clause of clauses) {
    const split = partsOf(clause);
    const reading = parts.has(clause.start) ? null : readClause(document, paper, clause, split.length > 0);
    if (!reading) continue;
    if (reading.rank !== 'loose') for (const part of split) parts.add(part);
    found.push(reading);
  }
  // One payment beside others is not the whole, and in a long paper there are others.
  if (document.text.length > LONG || (found.some(({ rank }) => rank === 'once') && PAYS_MORE.test(document.text)))
    for (const reading of found) if (reading.rank === 'once') demote(reading);
  const order: AmountRank[] = ['total', 'periodic', 'once', 'loose'];
  return found.toSorted((a, b) => order.indexOf(a.rank) - order.indexOf(b.rank) || a.start - b.start).slice(0, 60);
}

function demote(reading: AmountReading): void {
  reading.rank = 'loose';
  reading.confidence = CONFIDENCE.loose;
}

function readClause(document: Document, paper: Paper, clause: MoneyClause, isSum: boolean): AmountReading | null {
  const { lead, tail } = clause;
  const period = readPeriod(lead, tail);
  const rank = rankOf(document, paper, clause, period, isSum);
  if (rank === null) return null;
  return {
    value: clause.amount,
    currency: clause.currency,
    period: rank === 'periodic' ? period : 'total',
    rank,
    ...quoteSpan(document, clause.start, clause.end, clause.sentence),
    working: null,
    confidence: CONFIDENCE[rank],
  };
}

function rankOf(
  document: Document,
  paper: Paper,
  clause: MoneyClause,
  period: Analysis['amountPeriod'],
  isSum: boolean,
): AmountRank | null {
  const { lead, tail } = clause;
  if (CEILING.test(lead) && !NOT_THE_WHOLE.test(lead.slice(-120))) return period === null ? 'total' : 'loose';
  if (LOAN.test(lead) && !isOther({ ...clause, lead: lead.replace(UP_TO, '') })) return paper.loan ? 'total' : 'loose';
  if (clause.start < COVER && standsAlone(document, clause)) return 'total';
  if (period !== null && CHANGED.test(lead)) return 'periodic';
  if (isOther(clause)) return null;
  if (/^[ )]*= ?$/.test(lead) && /\b(?:total|fees?|price)\b/i.test(clause.wide)) return 'total';
  if (TOTAL_TO.test(lead)) return period === null ? 'total' : 'periodic';
  const linked = LINK.test(lead) || FEE.test(lead.slice(-20)) || PAYS.test(lead.slice(-40));
  if (linked && (NAMED_TOTAL.test(lead) || BARE_TOTAL.test(lead)))
    return period !== null && SIDE_TOTAL.test(lead.slice(-60) + tail.slice(0, 20)) ? 'periodic' : 'total';
  if (linked && PRICE.test(lead)) return 'total';
  const direct = linked || readPeriod('', tail) !== null;
  if ((FEE.test(lead) || PAYS.test(lead)) && linked && (FOR_TERM.test(tail) || TERM_FEE.test(lead))) return 'total';
  if (
    period !== null &&
    direct &&
    /\band ?$/.test(lead) &&
    readPeriod('', tail) !== null &&
    (FEE.test(clause.wide) || PAYS.test(clause.wide))
  )
    return 'periodic';
  if (period !== null && direct && (FEE.test(lead) || PAYS.test(lead) || /: ?$/.test(lead) || lead.trim().length < 3))
    return changes(clause) || (paper.franchise && !FRANCHISE_FEE.test(lead)) ? 'loose' : 'periodic';
  const whole = (linked && (WHOLE.test(lead) || PAYS.test(lead))) || NOUN_AFTER.test(tail);
  if (isSum && linked && WHOLE.test(lead) && FEE.test(lead)) return 'total';
  if (isSum && NOUN_AFTER.test(tail)) return 'total';
  if (whole) return changes(clause) && !isSum ? 'loose' : 'once';
  return FEE.test(lead.slice(-40)) ? 'loose' : null;
}

/** "… of $5,000 for the first six months and $6,500 thereafter". */
function changes({ tail, following }: MoneyClause): boolean {
  const rest = tail.replace(/\(e\.g\.[^)]{0,200}\)?/g, '');
  return following.length > 0 && /[$€£¥]/.test(rest) && STEPS.test(rest);
}
const STEPS =
  /\b(?:thereafter|(?:second|next|following|third) (?:\w+ )?(?:years?|months?|six|twelve)|(?:in|for|during) (?:the )?(?:contract|lease|license|calendar|fiscal|program) year|(?:in|for) (?:19|20)\d\d)\b|\b(?:19|20)\d\d ?[:–-] ?[$€£]|\byear (?:[2-9]|two|three|four|five)\b/i;

/** The places of the amounts that follow and add up to this one: its instalments. Empty where none do. */
function partsOf(clause: MoneyClause): number[] {
  let sum = 0;
  const parts: number[] = [];
  for (const part of clause.following) {
    sum += part.amount;
    parts.push(part.start);
    if (parts.length >= 2 && Math.abs(sum - clause.amount) < 0.005) return parts;
    if (sum > clause.amount) return [];
  }
  return [];
}

/** An amount on a line of its own, above a title. */
function standsAlone(document: Document, clause: MoneyClause): boolean {
  const at = document.origin[clause.start] as number;
  const end = (document.origin[clause.end - 1] as number) + 1;
  const line = document.raw.slice(
    document.raw.lastIndexOf('\n', at) + 1,
    (document.raw.indexOf('\n', end) + 1 || end + 1) - 1,
  );
  return (
    line.length < 400 &&
    line.replace(/\s+/g, ' ').trim().length <= clause.end - clause.start + 3 &&
    /^[^a-z]{0,80}\b(?:AGREEMENT|NOTE|FACILITY|LOAN|CONTRACT)\b/.test(
      document.text.slice(clause.end, clause.end + 120).trim(),
    )
  );
}
