/** The labels of everyday English forms, schedules and key terms, and the roles that stand as labels. Words only. */
import { oneOf } from './oneOf.ts';

const THING = oneOf(
  'contract|contractual|call[- ]off|agreement|services?|hire|lease|rental|subscription|licen[cs]e|permit|cover|supply|policy|tenancy|initial|minimum|first|your|this',
  'scheme|season|course|monitoring|rent|grant|booking|employment|membership|project|sow|framework|appointment|engagement|plan|order|term|insurance|placement|maintenance|support|hosting|renewal|current|fixed',
);
const OF = `(?: of (?:the |this )?(?:${THING}|(?:initial|first|current|fixed|minimum) (?:term|period)))?`;
const BEFORE = `(?:the )?(?:${THING} ){0,3}`;

/** A label as a whole: small letters, without colon, number or brackets. */
const label = (...heads: string[]): RegExp => new RegExp(`^${BEFORE}${oneOf(...heads)}${OF}$`);

/** What begins or ends besides: prices, payments, offers, hours. */
const BESIDE =
  'notice|payments?|prices?|rates?|tariffs?|billing|invoic\\w*|trial|cooling|probation\\w*|claims?|interest|reviews?|warranty|guarantee|offer|quote|quotation|option|vat|tax|accounts?|financial|work|day|shift|hours?';

export const START = label(
  `(?!${BESIDE})[a-z]+ (?:starts?|start date|commences|commencement date|begins)`,
  'arrival|arrival date|check[- ]in|out|out on|date out|out date|ready for service|goes live|goes live on|live on|rent commencement|delivery and rent commencement|start|starts|starts on|start date|starting|starting on|starting date|started|commencement|commencement date|commences|commences on',
  'commencing|effective|effective date|effective from|begins|begins on|beginning|begin date|from|inception|inception date|valid from',
  `(?:[a-z]+ and )?(?:start|beginning|commencement) of (?!${BESIDE})[a-z]+`,
  'go[- ]live|go[- ]live date|activation date|connection date|first collection|first (?:day|lesson|class|session|issue|insertion|edition)|first visit|move[- ]in|move[- ]in date|takes effect',
  '(?:connection|delivery|activation|installation|handover|moving|start|switch) day|date (?:fitted|installed|connected|activated)|delivery and first (?:rental|payment)|first (?:rental|rent|premium)(?: due)?|member since|connected|activated|commissioned|supply starts|switch date|installed on|installation date|installed|delivered on|live from|on hire|hire from|term start|term begins|with effect from|in force from|delivery date|delivery / hire start|handover|on hire date|install date|date of delivery|date of installation|commissioned|commissioning date|start on site|kick[- ]?off|first delivery|access from|collected|collected on|collection and start|(?:prices?|rates?|tariff) (?:(?:are|is) )?(?:fixed|held|guaranteed) from|date of commencement|cover starts|date of hire',
);
export const END = label(
  `(?!${BESIDE})[a-z]+ (?:ends?|end date|expires|expiry date|finishes)`,
  'termination|departure|departure date|check[- ]out|back|back on|due back|date (?:due )?back|due back date|date in|date due in|due in|due in date|end|ends|ends on|end date|ending|expiry|expiry date|expires|expires on|expiration|expiration date|termination date|finish|finish date',
  'finishes|until|to|through|(?:cover |contract |plan )?(?:runs|lasts|good|paid) (?:to|until|through|till)|off hire|hire to|term end|term ends|new end date|new expiry date|valid to|valid until|completion|completion date|last day|date of expiry|cover ends|runs until|off hire date|in force until|return date|date of return|last delivery|last visit|(?:last|final) (?:day|lesson|class|session|issue|insertion|edition)|commitment ends|(?:prices?|rates?|tariff) (?:(?:are|is) )?(?:fixed|held|guaranteed) until',
);
export const RENEWS_ON = label(
  'renewal dates?|renews on|next renewal|next renewal date|renewal due|renewal due date|date of renewal|auto[- ]renewal date|anniversary|anniversary date',
);
export const LENGTH = label(
  'minimum (?:hire|rental|subscription|contract|service|lease|order)|fixed for|fixed term|fixed time|term|length|duration|period|minimum term|minimum period|minimum contract period|initial term|initial period|commitment|hire period|lasts|runs for',
  '(?:period|dates|term) of (?:performance|appointment|engagement|placement|stay|use)|performance period|contract length|cover lasts|how long|period of insurance|period of cover|(?<!\\brenewal )dates|validity|contract term|contract period|term and dates|season|seasons|term in months',
  '(?!notice|payment|trial|cooling|probation\\w*|cancellation|claim|billing|account\\w*|accounting|tax|review|grace|warranty|rent|confiden|secrecy|surviv|retention|guarantee|restrict|limitation|indemnity|compet|tail)[a-z]+ period|minimum rental period|minimum hire period|minimum duration|duration in months|term months|in force|campaign dates|project dates|minimum commitment|period of hire|period covered|fixed period',
);
export const RENEWAL = label(
  'successor terms?|renewal|renewals|renews|auto[- ]?renewal|automatic renewal|renewal term|renewal terms|renewal period|extension|extensions|at the end',
  'after (?:the |that )?(?:minimum|initial|fixed|first) (?:term|period)|after the term|after that|afterwards|thereafter|rollover|end of term|end of contract|what happens at the end|option|options|options? to renew|renewal options?|options? to extend|extension options?|rights? of renewal|rights? to renew|renewal rights?|further terms?|option (?:terms?|periods?)',
);
export const NOTICE = label(
  'notice by either (?:side|party)|notice (?:on |from )?either (?:side|party)|notice|notice period|notice to cancel|notice to end|notice to terminate|notice required|cancellation|cancellation notice|cancellation period',
  'to cancel|to opt[- ]out|opt(?:ing)?[- ]out|(?:to )?stop(?: it)?|to stop (?:the |this )?(?:auto[- ]?)?renewal|stopping|leaving|to leave|cancelling|termination|termination notice|non[- ]renewal notice|notice of non[- ]renewal|ending|how to cancel|period of notice|break|break clause',
);
export const SIGNED = label(
  'date|dated|signed|signed on|date signed|signature date|date of signature|date of signing|agreement date|contract date|date of agreement|date of contract',
  'ordered|bought(?: on)?|purchased(?: on)?|placed|order taken|order received|(?:date )?(?:you|we) (?:ordered|accepted|signed|agreed)(?: on)?|order confirmed|ordered on|date of order|order date|order placed|date of this agreement|date of this contract|date made|made|made on|booking date|quote date|issue date',
  'confirmed|date of issue|issued|date issued|(?:sheet|form|document|letter|deed|schedule) date|date of booking|accepted on|acceptance date|date accepted|date of lease|executed|signing date',
);

const PARTY = oneOf(
  'supplier|customer|client|provider|service provider|contractor|sub-?contractor|vendor|buyer|seller|purchaser|landlord|tenant|lessor|lessee',
  'licensor|licensee|owner|hirer|insurer|insured|policy ?holder|named insured|insured party|borrower|lender|employer|employee|consultant|company',
  'agent|agency|principal|franchisor|franchisee|distributor|manufacturer|operator|authority|venue|advertiser|publisher|publication|sponsor|club',
  'account holder|plan holder|permit holder|licence holder|member|occupant|occupier|collector|carrier|host|first party|second party|third party',
  'party (?:a|b|c|1|2|3|one|two|three)|assignor|assignee|guarantor|incoming tenant|outgoing tenant|new tenant|controller|processor|discloser',
  'recipient|disclosing party|receiving party|reseller|partner|merchant|school|council|hospital|university|charity|trust|processor|subscriber',
  'data controller|data processor|freelancer|artist|author|producer|band|performer|studio|broker|underwriter|beneficiary|donor|grantee|grantor|bank',
  'association|trustees|foundation|cooperative|partnership|childminder|nanny|carer|yard|marina|boatyard|stables?|kennels?|nursery|clinic|practice|salon|gym|society|academy|grazier|keeper|berth ?holder|(?!policy|process|product|account|budget|data|risk|contract)[a-z]+ owner|landholder|speaker|entertainer|teacher|instructor|musician|funder|grant holder|trading name|(?!(?:present|current|previous|former|last|losing) )[a-z]+ (?:provider|company|supplier)|trader|stallholder|exhibitor|caterer|trainer|coach|tutor|photographer|cleaner|parent|guardian|transferor|transferee|creditor|debtor|garage|grower|farmer|storage provider|warehouse|depositor|charterer|builder|homeowner|home owner|engineer|resident|lodger|brand|creator|renter|storer|(?:bill |fee )?payer',
);
/** Who a document is for or from. */
const SIDE = oneOf(
  'prepared for|prepared by|supplied by|supplied to|bill to|billed to|sold to|rented to|let to|booked (?:by|for)|ship to|issued to|issued by|provided by|provided to|leased to|leased by|hired to|invoice to',
  'account name|your name|name|business|company name|organi[sz]ation|from|to|for|between|and|quote for|order for|ordered by|who we are|who you are|business name|you|us|for the attention of|contracting party|(?:contracting|legal) entity|other party|parties|(?:your|personal) details|about you',
);
export const ROLE = new RegExp(
  `^(?:the |your |our |to |full |legal |incoming |outgoing |new |old |original |existing )?(?:name of (?:the )?)?(?:service |legal |main |full )?(?:${PARTY}|${SIDE})(?:\\(s\\)|s)?(?:'s)?(?: (?:legal )?name| details| company| legal entity| entity| organi[sz]ation| (?:full )?name (?:and|&) address| and address)?$`,
);
/** The side that pays, or receives; the other one often stands only in the letterhead. */
export const PAYING_ROLE = new RegExp(
  `^(?:the |your )?(?:name of (?:the )?)?(?:${oneOf(
    'you|account name|business|company name|organi[sz]ation|customer|client|buyer|purchaser|tenant|lessee|licensee|hirer|renter|insured|policy ?holder|named insured|borrower|account holder|plan holder|permit holder',
    'licence holder|member|occupant|occupier|subscriber|advertiser|prepared for|supplied to|bill to|billed to|sold to|rented to|let to|booked (?:by|for)|order for|hired to|issued to|leased to|ordered by|quote for|school|parent|guardian|contracting party|grazier|berth ?holder|boat owner|exhibitor|stallholder|franchisee|resident|homeowner|storer|(?:bill |fee )?payer|(?:your|personal) details|about you',
  )})(?:\\(s\\)|s)?(?:'s)?(?: (?:legal )?name| details| company| (?:full )?name (?:and|&) address| and address)?$`,
);

/** Labels that nobody but one of the two sides has: who gives, and who takes. */
export const OPPOSITE = [
  'supplier|(?:service )?provider|contractor|vendor|seller|landlord|lessor|licensor|owner|lender|consultant|assignor|transferor|franchisor|employer|insurer|operator|artist|agency|trainer|freelancer',
  'customer|client|guest|buyer|purchaser|tenant|lessee|licensee|hirer|borrower|assignee|transferee|franchisee|employee|insured|policy ?holder|sponsor|distributor|subscriber|company',
].map((roles) => new RegExp(`^(?:the |your |our )?(?:${roles})s?(?: name)?$`));

export const TOTAL = label(
  'total|total price|total (?:order|subscription|lease|hire|purchase|project) (?:value|price|amount)|total value|total contract value|contract value|contract price|contract sum|total fee|total fees|total cost|total due|total amount',
  'grand total|all in|in all|altogether|tcv|price|value|amount|fixed price|fixed fee|total payable|total for the term|order total|order value|sum|loan amount|principal|principal amount',
  'amount payable|(?:revolving|aggregate|loan) commitments?|total charge|total charges|contract total|total inc\\.? vat|total ex\\.? vat|total investment|purchase price|project fee|amount of loan|agreed price|agreed sum|total premium',
  'total for the year|total net|net total|total rents?|total rentals?|lump sum|facility|facility amount|consideration|amount of the loan|sponsorship fee|hire charge|advance|grant|grant amount',
);
export const FEE = label(
  'fee|fees|charge|charges|rent|rental|rentals|rate|cost|costs|premium|subscription|price|payment|payments|salary|retainer|you pay|instalment|remuneration',
  'investment|licence fee|subscription fee|service fee|service charge|management fee|hire rate|basic rent|initial rent|support fee|membership fee|pay|dues|membership dues',
  '(?:fee|charge|rent|rental|price|cost) for (?:the )?(?!late|lost|extra|additional|each|every|any|missed|damage|early)[a-z]+(?: [a-z]+){0,2}',
);
