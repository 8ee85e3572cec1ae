/** What tells a drafted contract's own price from the sums in the sentences around it. Words only. */
import { oneOf } from './oneOf.ts';

/** The last verb before a sum says whether somebody owes it or has paid it. */
const DONE = oneOf(
  'was|were|paid|bought|sold|purchased|acquired|spent|invested|raised|earned|received|built|developed|funded|advanced|amounted|totalled|came|gave|put',
  '(?<=\\b[A-Z]\\w+ )(?:made|did|wrote|prepared|completed|produced|carried out)(?= )',
  'cost(?= (?:it|the|him|her|them|about|some)\\b)',
  '(?:has|have|had|having) (?:been )?(?:[a-z]+ly )?[a-z]+(?:ed|id|ent|ught|old|ost)',
);
export const VERB = new RegExp(
  `\\b(?:shall|will|must|agrees?|undertakes?|covenants?|is|are|be|being|pays?|sells?|lets?|hires?|grants?|${DONE})\\b`,
  'gi',
);
export const PAST = new RegExp(`^${DONE}$`, 'i');
/** "is hereby sold for", "to be paid": what is done by this paper. */
export const NOW_DONE = /\b(?:is|are|be|being|to be|get) (?:hereby |now |also |then )?$/i;
/** "…, which pays rent of": it is said of something by the way. */
export const RELATIVE = new RegExp(
  `\\b(?:which|who|whom|whose|where)\\b(?![^.;]*\\b(?:shall|will|must|payable|due|is to|are to)\\b)[^.;$€£]{0,60}\\b${oneOf(
    'pays?|is (?:[a-z]+ )?(?:paid|let|leased|rented|sold|hired|charged)|costs?|charges?|earns?|receives?|collects?|yields?',
    'amounts? to|comes? to|is (?:now|currently|presently|at present)|at',
  )}\\b[^.;$€£]{0,60}$`,
  'i',
);
const PAPER = '(?:lease|agreement|contract|licen[cs]e|charter)';
/** Another agreement of these or other people: called another one, or one with its day that is over. */
export const OTHER_PAPER = new RegExp(
  `\\b(?:existing|separate|prior|previous|former|earlier|preceding|another|other|old) (?:\\w+ ){0,2}${oneOf(
    PAPER,
    'tenancy|arrangement|engagement|deal|sponsor|tenant|supplier|owner|employer',
  )}\\b`,
  'i',
);
export const DATED_PAPER = new RegExp(
  `\\b(?:${PAPER}|deed|arrangement)\\b(?:[^.;,]|, (?=Inc|Ltd|LLC)){0,80}\\b(?:of|dated)(?: as of)? ${oneOf(
    '\\d|the \\d|Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec',
  )}`,
);
export const OVER = new RegExp(
  `\\b${oneOf(
    'has been (?:fully )?(?:performed|paid|terminated|completed)|(?:has|have) (?:expired|ended|come to an end|lapsed)',
    '(?:was|were) (?:completed|terminated|ended)|came to an end|ended on|expired',
    '(?:is|are) not affected|(?:remains?|stays?) in force',
  )}\\b`,
  'i',
);
/** "… under a lease to be signed". */
export const UNDER_ANOTHER = new RegExp(
  `^[^.;$€£]{0,80}\\b(?:under (?:an?|another|its|their|his|her) (?:[\\w-]+ ){0,3}${PAPER}|in the form (?:of|attached|set out))\\b`,
  'i',
);
/** "… at a salary of $310,000, ended on August 31". */
export const ENDED =
  /^(?: (?:a|per|each) \w+)?,? (?:(?:which|that) )?(?:(?:has|have|had) )?(?:ended|expired|ceased|been repaid)\b/i;
/** Whoever pays it is another customer, tenant or employer. */
export const ANOTHER = new RegExp(
  `(?:\\b(?:present|current|former|previous|other|another|existing|earlier|last|new)|['’]s) ${oneOf(
    'customers?|tenants?|suppliers?|competitors?|employers?|licensees?|sponsors?|owners?|contractors?|operators?|consultants?',
  )}(?:,? [\\w.&-]+){0,6},? (?:pays?|paid|receives?|gets?|charges?|earns?|is paid|was paid)\\b[^.;]{0,40}$`,
  'i',
);
export const OPERATIVE = /\b(?:shall|will|must|agrees?|hereby|is to|are to)\b/i;
/** What something costs now may be another sum another day. */
export const AT_PRESENT =
  /^(?:at present|currently|(?:at|as of) the date of th|today)|\b(?:is|are) (?:now|at present|presently) ?$/i;
/** What the sum is for is none of the main things, or somebody bears it without owing it to the other. */
export const FOR_SIDE = new RegExp(
  `^(?: (?:(?:a|per|each|every) \\w+|monthly|annually))?,? ${oneOf(
    'to (?:cover|defray|meet|offset)|towards? (?!(?:the )?(?:compensation|rent|fees?|price|consideration))',
    'in respect of (?:the )?(?:expenses|costs)|(?:(?:shall|will|must|to) be|is|are) borne by',
  )}\\b`,
  'i',
);

/** Headings of clauses about what is paid, and of clauses about something beside it. */
export const FEE_HEADING = new RegExp(
  `\\b${oneOf(
    'fees?|payments?|prices?|pricing|compensation|remuneration|consideration|rents?|rentals?|hire|charges?|salary|royalt(?:y|ies)',
    'purchase and sale|sale|reimbursement|financial|funding|commercial terms|subscription|premiums?',
  )}\\b`,
  'i',
);
export const SIDE_HEADING = new RegExp(
  `\\b${oneOf(
    'expenses?|third[- ]party|out-of-pocket|insurance|liabilit(?:y|ies)|indemni\\w+|deposits?|security|guarant\\w+|bonds?',
    'terminat\\w+|defaults?|breach|remed(?:y|ies)|delays?|late|warrant\\w+|penalt(?:y|ies)|damages|losses|audits?|records',
    'equipment|demonstration|stock|inventory|storage|training|promotion|marketing|advertising|publicity|travel|tax(?:es)?',
    'utilities|parking|options?|renewals?|extensions?|holding over|holdover|escrow|exclusiv\\w+|compet\\w+|solicit\\w+',
    'confidential\\w+|employees|personnel|staff|definitions|interpretation|milestones?|bonus(?:es)?|victualling|onboarding',
    'set-?up|implementation|migration|installation|delivery|inspection|acceptance|repairs?|alterations?|improvements?',
    'maintenance|previous|prior|earlier|past|background|recitals|existing|tenancies|environment|diligence|prosecution|claims?|disputes?',
    'arbitration|benefits?|vehicles?|relocation|cars?|changes?|additional|extra|minimum|forecasts?|targets?',
    'severance|clawback|equity|perquisites|business cases?|cleaning|bunkers|credits?|service levels?|subcontract\\w*|agents?',
  )}\\b`,
  'i',
);
/** Of a clause without a heading. */
export const IS_SENTENCE = /\b(?:shall|will|must|may|is|are|has|have|agrees?|pays?|grants?)\b/;
/** Where the reasons for a contract begin and end. */
export const REASONS =
  /(?:\n ?|^)(?:whereas|recitals?|background|preliminary|witnesseth|w i t n e s s e t h|preamble|introduction)\b/i;
export const AGREED = new RegExp(
  oneOf(
    '\\bnow,? therefore\\b|\\bnow this (?:deed|agreement) witnesse(?:s|th)\\b',
    '\\b(?:it is|the parties|is) (?:hereby |mutually |now )*agree(?:d)?\\b',
    '\\n ?(?:agreed terms|agreement|operative (?:provisions|part)|terms)\\b|\\n ?(?:article |section |clause )?(?:1|I|one)[.) \\n]',
  ),
  'gi',
);

/** Does a contract pay beside a payment once: a share of sales, or on milestones? */
export const PAYS_SHARE = new RegExp(
  oneOf(
    '\\broyalt(?:y|ies) (?:of|at|equal|rate|payments?|shall|will|on|to|fee)',
    '\\b(?:pay|paid|payable|continuing|earned|running|minimum) [^.;]{0,40}\\broyalt(?:y|ies)\\b(?![- ]free)',
    '\\bmilestone payments?\\b|\\bmilestones (?:as|set|in|listed|below|upon)\\b',
    '\\bcommissions? (?:of|at|equal|rate|payable|shall)|(?:%|percent) of (?:[\\w-]+ ){0,3}(?:sales|revenues?|receipts|profits?|proceeds)\\b',
  ),
  'gi',
);
/** "No royalty is payable." */
export const NO_SHARE = /\b(?:no|without|free of|nor) (?:[\w-]+ ){0,4}(?:royalt(?:y|ies)|commissions?)\b[^.;]{0,60}/gi;
export const OF_UNITS = /^ (?:per|for each|for every) (?!month|quarter|year|annum|calendar|diem|share)\w/i;
/** The price of pieces is named as what is owed … */
export const UNITS_OWED =
  /\b(?:pays?|paid|payable|prices?|fees?|charg(?:e|es|ed)|rates?|billed|costs?|royalt(?:y|ies))\b/i;
/** … and is none of what comes on top, or only under a condition. */
export const ON_TOP = new RegExp(
  `\\b${oneOf(
    'additional|further|extra|above|beyond|outside|more than|excess|exceed\\w*|late|delay\\w*|if|unless|overtime',
    'chang(?:e|es|ed)|options?|missing|short|shortfall|insurance|coverage|liabilit(?:y|ies)|limit(?:ed)?|deduct(?:ed)?',
    'credit(?:ed)?|storage|stored|damag\\w+|now|at present|members|guests|others',
  )}\\b`,
  'i',
);

/** A price that is said not to change, or to be the only one. */
export const FIXED = new RegExp(
  `\\b(?:(?:fixed|firm|single|flat|all-in|all-inclusive|inclusive|lump[- ]sum|sole) (?:and (?:final|firm|fixed|inclusive) |, )?${oneOf(
    '(?:[\\w-]+ )?(?:price|fee|sum|amount|payment|charge|consideration|compensation)',
  )}|lump[- ]sum)\\b[^.;$]{0,60}$`,
  'i',
);
/** … for what is done once at the beginning, or beside. */
export const AT_FIRST = new RegExp(
  `\\b${oneOf(
    'onboard\\w*|set(?:ting)?[- ]?up|install\\w*|implement\\w*|migrat\\w*|mov(?:e|ing)|train\\w*|mobili[sz]\\w*|joining|entry',
    'initial|activat\\w*|commission(?:ing|ed)|configur\\w*|transition|kick-?off|start-?up|if|extra|additional|further',
  )}\\b`,
  'i',
);
const WHOLE_PAY = '(?:consideration|compensation|payment|remuneration)';
/** What is paid for is the whole of what the other side does. */
export const FOR_ALL_OF_IT = new RegExp(
  `\\b${oneOf(
    'for all (?:of )?(?:the|its|such|these) (?:work|services|rights|research|deliverables|goods|assets)',
    `(?:in|as) (?:full|sole|total|complete|entire) (?:and (?:complete|final|sole|only) )?${WHOLE_PAY} (?:for|of)`,
    `(?:full|sole|entire|total|complete) ${WHOLE_PAY} for`,
  )}\\b`,
  'i',
);
/** Somebody has to pay it. */
export const OWED = new RegExp(
  oneOf(
    '\\b(?:shall|will|must|agrees? to|is to|are to|undertakes? to|covenants? to) (?:\\w+ly |also )?(?:pay|be paid|remit|compensate|be compensated|receive|be entitled to)\\b',
    '\\b(?:rent|fee|salary|price|charge|retainer|subscription|hire) (?:of|for) (?:the|this) [^.;$]{0,40}\\b(?:shall|will) be\\b',
  ),
  'i',
);
/** A ship, a rig: its hire is a sum for each day. */
export const HIRES = /\b(?:charter(?: ?party)?|drilling|rig|vessel)\b[^\n]{0,30}\b(?:agreement|contract|party)\b/i;
/** "… $72,000 on signing; $96,000 on delivery": parts of a sum. */
export const PARTS_FOLLOW = /\bas follows ?:? ?(?:\([a-z1]+\) ?)?$/i;
export const PART_BEHIND = new RegExp(
  `^,? (?:(?:is |are |being )?(?:due|payable|paid|to be paid) )?(?:on|upon|at|by|within|in|when) ${oneOf(
    '[^.;$€£]{3,80}[;,](?: and)? (?:[^.;$€£]{0,30} )?[A-Z]{0,3}[$€£]\\d',
  )}`,
);
/** A paper that sells or settles something: what is paid again and again in it is beside its price. */
export const SELLS = /\b(?:purchase|sale|settlement|separation|release|assignment(?! instructions)|easement)\b/i;
export const SELLS_NOTHING =
  /\b(?:leas\w+|licen[cs]\w+|servic\w+|subscription|orders?|rental|maintenance|supply|employment|hire)\b/i;
/** "Seller shall sell the warehouse to Purchaser for". */
export const SOLD_FOR =
  /\b(?:sells?|buys?|purchases?|transfers?|assigns?|conveys?)\b[^.;$€£]{1,120}\bfor(?: (?:the|a) (?:sum|price|purchase price) of)? ?$/i;
/** "… in six installments", "by four half-yearly payments": the sum before is what they make together. */
export const IN_PARTS_BEHIND = new RegExp(
  `^(?: (?:for|in) [^.;,$€£]{1,40})?,? (?:(?:which (?:is|shall be) )?(?:payable|paid|to be paid|due) )?(?:in|by) ${oneOf(
    '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|equal|\\d{1,2})',
  )} (?:\\(\\d+\\) )?(?:[a-z-]+ ){0,2}(?:instal?lments|payments|parts|portions|tranches|stages)\\b`,
  'i',
);
/** "£385,000 for the goodwill, £42,000 for the fittings": a sum of which nothing says that it is all. */
export const ANOTHER_PART = /^ for [^.;$€£]{3,60}[,;]? ?(?:and )?[A-Z]{0,3}[$€£][\d,.]+ for /;
/** A share of something is owed. */
export const SHARE_OWED = new RegExp(
  `\\b(?:pays?|paid|receives?|entitled|commission|royalty|fee)\\b[^.;$€£]{0,80}${oneOf(
    '\\b\\d+(?:\\.\\d+)? ?%|\\bper ?cent\\b',
  )}(?: \\([^()]{1,12}\\))? of\\b`,
  'gi',
);
/** What every such share is written with, and how far from it the share begins and ends at most. */
export const SHARE = /%|per ?cent/gi;
export const SHARE_REACH = 160;
export const OTHER_SHARE =
  /\b(?:interest|discount|deposit|late|rais\w+|increas\w+|adjust\w+|retain\w*|index|bonus|tax\w*|expenses|budget|salary|shares|stock|cost|liab\w+|on signing|if|payable on)\b/i;
/** What a fee for the whole of something is called, paid by the period. */
export const MAIN_FEE = new RegExp(
  `\\b(?:rent|salary|retainer|${oneOf(
    '(?:access|licen[cs]e|subscription|service|management|consulting|membership|maintenance|hosting|base|basic|fixed)',
  )} (?:fee|charge|rent|compensation))\\b[^.;$€£]{0,60}$`,
  'i',
);
/** Who owes it, in words with capitals: "Hospital shall pay". */
export const PAYER =
  /\b([A-Z]\w+(?: [A-Z]\w+)?) (?:shall|will|must|agrees? to|undertakes? to)(?: \w+ly| also| further)? (?:pay|remit|compensate)\b/;
/** A paper in which goods, orders or leads are paid by the piece or by a share: a sum that is paid once in it is beside its price. */
export const BY_PIECE = new RegExp(
  `\\b${oneOf(
    'suppl(?:y|ies)|manufactur\\w+|distribut\\w+|distributorship|resell\\w+|sales (?:agency|representation|representative)|processing|joint venture',
    'referral|affiliate|consignment|throughput|gathering|lead generation|staffing|brokerage|joint development',
    'collaboration|co-?marketing|co-?promotion|co-?branding|growing|multiplication|interconnection|cooperative|(?:power|grape|gas|crop|milk) purchase',
  )}\\b`,
  'i',
);
/** What is made or moved for the work, and paid beside it. */
export const SIDE_THING =
  /\b(?:pays?|paid) for (?:the )?(?:tooling|dies|mou?lds|samples|plates|freight|carriage|fuel|power|repairs|materials|parts|stock)\b/i;
