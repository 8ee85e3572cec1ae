/** Amounts that are never the contract's: insurance, caps, penalties, thresholds, prices of one unit, what is paid only if something happens. */
import { RAISED } from '../lexicon/everydayAmounts.ts';
import { isPastOrAnothers } from './besidePrice.ts';
import type { MoneyClause } from './findClauses.ts';

/** Kinds that spoil their whole sentence up to the amount. */
const ANYWHERE =
  /\b(?:insurance|insure[ds]?|insurer|coverage(?! (?:stipend|fee|services))|liabilit(?:y|ies)|indemni\w+|damages|penalt(?:y|ies)|letters? of credit|net worth|par value|stated value|registered capital|share capital|working capital|contribute|capital contribution|initial public offering|purchases? (?:a|at least|not less than|the following|an aggregate)[^.;]{0,25}minimum|minimum (?:purchase|order|quantit)|in breach|whichever is|for example|by way of example|e\.g\.|such as|severance|offering price|(?:retail|list|resale|wholesale|street|dealer|distributor|reseller|trade|transfer|unit) (?:selling )?prices?|net sales (?:of|are|exceed|reach)|milestones?|upon (?:the )?(?:first )?(?:achievement|regulatory approval|termination|expiration|cancellation|completion of (?:the|a) (?:first|phase))|shares of|stock options?|warrants?)\b/i;

/** Kinds that speak of this amount when they stand in its own clause. */
const IN_CLAUSE =
  /\b(?:worth(?= ?$)|put at(?= ?$)|whose (?:\w+ )?(?:costs?|price|value)|valued at(?= ?$)|general aggregate|aggregate limits?|occurrence|exceed(?:s|ing)?|excess of|less than|more than|at least|greater (?:than|of)|not less|below|over|under(?= ?$)|above|cap(?:ped)?|liquidated|deductible|threshold|interest|(?:total|net|daily|managed) assets|assets (?:of|under|up to)|revenues?|gross sales|sales of|deposits?|bond|shares?|stock|options?|investment|minimum(?! guarantee| (?:annual |monthly )?rent)|maximum of|up to|budget(?:ed)?|royalt(?:y|ies)|out-of-pocket|travel|fine|capital|judgment|sublimit|sub-limit|lesser of|lower of|higher of|multiples? of|whole multiple|indebtedness|ebitda|basket|reimburse\w*|advance of|valued at|savings|rebates?|discount(?:ed)?|credits? of|credited|will credit|shall credit|instal?lments?|bonus(?:es)?|hourly|daily|weekly|per (?:hour|day|week)|tax(?:es)?|expected|expects?|intends?|hopes?|in the range of|some(?= ?$)|estimated?|estimates|approximate\w*|about|around|roughly|projected|forecast|anticipated|allowance|additional|extra|further|second|subsequent|example|increas(?:e|ed|es|ing)|decreas(?:e|ed|es|ing)|reduc(?:e|ed|es|ing|tion)|(?<!non-)refund(?:ed|able)?(?= (?:of|fee|deposit))|invoices? (?:of|over|above|under|exceeding)|(?<!the )orders? of|orders|of which|(?:has|have|had) (?:already )?(?:paid|received|invested|contributed)|(?<!(?:be|is|are|and|been|not) )paid (?:rent|(?:an? )?(?:\w+ )?(?:fee|sum|salary))|prior agreement|previous(?:ly)?|one-(?:twelfth|half|third|quarter|fourth)|percent(?:age)?|transactions?|balance|proceeds|fair (?:market )?value|market value|surrender|face amount|denominations?|holdback|escrow\w*|budget|spend|expenditures?|expend|loss(?:es)?|claims?(?= (?:of|for|in|under|above|over|by|against|up|that|which|is|are|shall|may|made|will|must)|[,)]| ?$)|retention|fraction|portion of|remaining|final|half of)\b/i;

/** Fees for an act or an event rather than for the contract. */
const SIDE_FEE =
  /\b(?:late|assignment|transfer|processing|filing|documentation|set-?up|installation|activation|onboarding|application|administrati(?:ve|on)|registration|origination|cancellation|termination|return|inspection|cleaning(?= fee)|delivery|shipping|handling|restocking|reconnection|relocation|training|permit|recording|survey|escrow|commitment(?= fee)|facility(?= fee)|break-?up|reversal|chargeback|nsf|insufficient funds|non-?attendance|audit|expedit\w+|renewal|successor|standby|advertising|marketing fund|parking|success|finder'?s|closing|exit|appearance|consent|legal|attorneys'?|counsel|arbitrators?'?|trustee'?s?|custodian|reviewer|(?:successor )?servicer|agent'?s?|minimum|service call|emergency|support call|overage|review|change|rush|initial franchise|upgrade|optional|transmittal) (?:(?!an? |the )[a-z]+ ){0,1}(?:fees?|charges?|costs?|payments?|price)\b/i;

/** "per hour", "for each season", "each": the price of one of something that is no period. */
const PER_UNIT =
  /^[ ,]*(?:\+ ?vat,? )?(?:(?:inclusive|exclusive) of [A-Z]{2,4},? )?(?:(?:plus )?(?!(?:on|due|payable|paid) )[a-z]+ ){0,1}?(?:(?:for |in )?(?:per|each|every)|\/) ?(?!(?:full |calendar |contract |lease |policy |fiscal |licen[sc]e |program |one[- ])*(?:(?:month|quarter|year|annum|mo|yr)\b|contract-))[a-z0-9]|^[ ,]*(?:an?|the) (?:hour|day|week|unit|share|copy|user|seat|head|person|piece|ton|tonne|mile|night|visit|session|word|page|spot|call)\b|^ ?(?:each\b(?! (?:calendar |contract |lease )?(?:month|quarter|year))|apiece\b)/i;
/** "The fee for each transponder is". */
const PRICE_OF_EACH =
  /\b(?:fees?|prices?|rents?|charges?|costs?|rates?) (?:for|of|per) (?:each|every|any|one|an?) (?!month|quarter|year|annum|calendar|contract|part)[^.;]{0,40}\b(?:is|are|be|at) ?$/i;
/** "… for each location it pays". */
const FOR_EACH =
  /\bfor (?:each|every|any) (?!month|quarter|year|annum|calendar|contract|lease)[^.;]{0,50}\b(?:pays?|is|are|be|must|receives?)\b[^.;]{0,25}$/i;
const AFTER =
  /^ of (?!which|this)[a-z]|^ or such other (?:price|amount|sum)\b|^[ ,]*(?:per|each|a|for each) (?:month|quarter|year),? (?:per|for each) [a-z]|^[^.;]{0,40}\boptional\b|^[^.;]{0,60}, if\b|^[^.;]{0,90}\b(?:fails?|failure|is (?:late|delayed)|remains? (?:unpaid|outstanding|uncured)|until cured)\b|^[^.;]{0,40}\bfor (?:clients|customers|users|accounts|locations) (?:with|that|who)\b|^[^.;]{0,80}\bdeemed to (?:be|have been) (?:paid|contributed)\b|^[^.;]{0,30}\b(?:good and valuable|in hand paid)\b|^ (?:(?:per \w+|each \w+|monthly|annually) )?(?:as|for|towards?) (?:an? |its |the |his |her )?(?:[\w-]+ ){0,3}(?:allowance|deposit|reimbursement|bonus)\b|^ (?!and\b)(?:[\w-]+ ){0,2}(?:allowance|deposit|reimbursement|bonus)\b|^[^.;]{0,50}\b(?:together with|plus|versus|vs\.?) (?:the (?:value|cost|greater|amount)|an? (?:amount|percentage|share|royalty|commission|bonus)|\d+ ?(?:%|percent))|^[^.;]{0,30}\b(?:per (?:rentable |usable )?(?:share|unit|hour|day|week|occurrence|claim|copy|user|seat|subscriber|click|spot|mile|ton|tonne|gallon|barrel|kg|kilogram|square (?:foot|meter|metre)|event|transaction|employee|person|accident)|an hour|each occurrence|each time|or (?:more|less)\b|deductible|coverage(?! (?:stipend|fee|services))|in coverage|of insurance|combined single|aggregate limit|cpm|in excess|or (?:any |an? )?(?:whole |integral )?multiples?|and (?:whole |integral )?multiples?|whichever|for (?:each|every|any) (?!(?:full |calendar |contract |lease |fiscal )?(?:month|quarter|year))\w)/i;
/** What is sold may be shares; its whole price is a price all the same. */
const SALE = /\b(?:aggregate|total) (?:purchase |sale )?price\b|\bpurchase price for (?:the|all)\b/i;
const SHARES = /\bshares?\b/gi;
/** A salary is stated as the least that is paid. */
const FLOOR = /(?<=\bsalary (?:\w+ ){0,3})(?:of |at (?:an? )?(?:annual )?rate of )?(?:not|no) less than/i;
/** "12% of the list price (currently $4,800)". */
const SHARE_OF = /\d ?%[^.;]{0,60}$/;
/** "whose contract price was $22,600,000": another contract's, or one that is over. */
const PAST = /\b(?:was|were|had been)(?: originally| then)? ?$/i;
/** "… for $500 per month and has not been ordered". */
const NOT_ORDERED =
  /^[^.;]{0,50}\b(?:has|have|is|was|are)(?: been)? not (?:been )?(?:ordered|included|selected|elected)\b/i;
/** "between $49 and $399 a month". */
const RANGE = /\b(?:between|range of|range from) [A-Z]{0,3}[$€£]? ?[\d.,]+(?: [a-z]+)? (?:and|to|-) $/;
/** "in four half-yearly payments of": parts of a sum. */
const IN_PARTS =
  /\bin (?:an? |\d{1,2} |(?!equal|monthly|quarterly|advance|arrears?)[a-z-]+ )(?:\(\d+\) )?(?:equal |consecutive |successive )*(?:[a-z-]+ )?(?:payments|parts|tranches) of $/i;
/** "Rent in equal monthly installments of": what is paid each time is the rent. */
const EACH_TIME =
  /(?<=\b(?:rent|rental|salary|fee|retainer)\b[^.;$€£\d]{0,60}\bin (?:equal |consecutive |successive )*(?:monthly|quarterly) (?:equal |consecutive |successive )*)instal?lments(?= of ?$)/i;
/** "12 x $2,500". */
const TIMES = /\d ?(?:x|×|\*|@) ?$/i;
const IF =
  /^(?:on (?:an?|any|the) (?:termination|default|breach|sale|change)|for (?:clients|customers|users|members|accounts) (?:with|that|who)|if|in the event|in case|should|where|when(?:ever)?|unless|for example|upon (?:any )?(?:termination|expir\w+|cancellation|receipt of fda|achiev\w+)|after termination|to the extent|in no event|for (?:each|every|any) (?!month|quarter|year|calendar)|for an? (?![^.;]{0,40}\b(?:fee|price|sum|rent|period|term|consideration|payment|charge|salary|total|cost)\b)[^.;]{3,40} (?:pays?|shall|will|must))\b/i;
const CONDITION =
  /\b(?:if|in the event|in case|in which case|provided that|unless|upon (?:any |the )?(?:termination|expiration|cancellation|failure|request|achiev\w+)|may cancel|may terminate|may be (?:increased|charged)|we (?:may|have the right to) charge|may charge|right to charge|reserve the right)\b[^.;]{0,160}$/i;

/** Whether the amount is of another kind than a contract's value or fee. */
export function isOther(clause: MoneyClause): boolean {
  return (
    PER_UNIT.test(clause.behind) ||
    AFTER.test(clause.behind) ||
    TIMES.test(clause.lead) ||
    PRICE_OF_EACH.test(clause.lead) ||
    FOR_EACH.test(clause.lead) ||
    IN_PARTS.test(clause.lead) ||
    RANGE.test(clause.wide) ||
    PAST.test(clause.lead) ||
    NOT_ORDERED.test(clause.tail) ||
    isPastOrAnothers(clause) ||
    RAISED.test(clause.tail) ||
    IN_CLAUSE.test(ownKind(clause.lead)) ||
    SHARE_OF.test(clause.lead) ||
    SIDE_FEE.test(clause.lead) ||
    IF.test(clause.opening) ||
    CONDITION.test(clause.wide) ||
    ANYWHERE.test(ownPart(clause.wide))
  );
}

/** The lead without the words that would speak against it but belong to its own kind. */
function ownKind(lead: string): string {
  return (SALE.test(lead) ? lead.replace(SHARES, '') : lead).replace(FLOOR, '').replace(EACH_TIME, '');
}

const STATED = /\b(?:prices?|fees?|rent|salary|charges?)\b[^;]{0,60}\b(?:is|are|shall be|will be)\b/i;

/** "Damages are capped at $1; the price is $2": a part of a sentence that states a fee of its own stands for itself. */
function ownPart(wide: string): string {
  const part = wide.slice(wide.lastIndexOf(';') + 1);
  return part.length < wide.length && STATED.test(part) ? part : wide;
}
