/** What tells the price of an everyday contract from the sums beside it. Words only. */
import { oneOf } from './oneOf.ts';
import { STATE_CODES, US_STATES } from './places.ts';
import { expression } from '../text/expression.ts';

const REPLACED = '(?: \\w+){0,5} (?:replaced|substituted|superseded) (?:by|with)(?: an? \\w+ of)?';
/** Right behind a sum that gives way to another: "from £1,610 to £1,780". */
export const RAISED = new RegExp(
  `^(?: (?:a|per) (?:month|year|quarter))?"?(?: to|${REPLACED}) "?(?:[£$€]|[A-Z]{3} ?)\\d`,
);
/** Right before the sum of others. */
export const TOTAL_BEFORE = /(?:\btotal(?: of)?:?|=) ?$/i;
/** Right behind a sum that is less than what is paid: "per quarter, GST 9% S$108.00, total S$1,308.00". */
export const TOTALLED =
  /^(?:[^.;\n]|\.\d){0,70}\b(?:tax|VAT|GST|HST|TVA)\b(?:[^.;\n]|\.\d){0,40}(?:\btotal(?: of)?:?|=) (?:[A-Z]{0,2}[£$€] ?|[A-Z]{3} ?)\d/;
const TAX = String.raw`(?:VAT|GST|HST|PST|QST|TVA|(?:sales|service) tax(?:es)?|tax(?:es)?|levies|duty)`;
/** The head of a column of prices without their tax, of the tax, and of prices with it. */
export const WITHOUT_TAX = new RegExp(
  String.raw`\b(?:excl(?:\.|uding|usive)?|exc?\.?|before|net|without|plus)(?: of)? ?${TAX}\b|^(?:net|nett)(?: (?:amount|price|fee|rent))?$`,
  'i',
);
/** Heads of what is paid from now on, and of what was paid until now. */
export const OF_NOW =
  /^(?:this|the|your)? ?(?:new|now|this|renewal|coming|next)(?: (?:renewal|year|term|period|premium|price|rate))?$|^(?:becomes?|will be|revised|amended)$/i;
export const OF_BEFORE =
  /^(?:your |the )?(?:last|previous|expiring|prior|current|old|present|was|before|until now|existing)(?: (?:renewal|year|term|period|premium|price|rate))?$/i;
export const IS_TAX = new RegExp(String.raw`^\(?${TAX}\b(?: amount)?(?: ?[@(]? ?\d+(?:\.\d+)? ?%\)?)?\)?$`, 'i');
export const WITH_TAX = new RegExp(
  String.raw`\b(?:incl(?:\.|uding|usive)?|inc\.?|with|after)(?: of)? ?${TAX}\b|^(?:gross|payable|total|to pay|total (?:due|payable|incl\.?)|amount (?:due|payable))$`,
  'i',
);
/** Before a sum that is not the price: a limit, a statutory fee, one unit of several. */
export const SIDE_BEFORE = new RegExp(
  `\\b${oneOf(
    '(?:exit|cancellation|early[- ]termination|termination|leaving|break|joining|enrol\\w+|registration|activation|connection|documentation|arrangement|call-?out|late|conversion|no-show|replacement|reconnection|transfer|referral) (?:fees?|charges?|payments?)',
    'limited to|(?:serial|machine|equipment|goods|contents)\\b[^.]{0,40},? (?:value|valued at|worth)|overdraft[^.]{0,40}|duty of care|last year|put at|whose (?:\\w+ )?(?:costs?|price|value)|previously|formerly|last invoice|final invoice|scheme costs?|own scheme',
    '(?:each|every|per) (?!month|quarter|year|annum|calendar|other|party|of)\\w+(?: \\w+){0,3} (?:is|are|costs?|at|pays?)',
    'an? (?!month|quarter|year)\\w+(?: of \\w+| \\w+)? costs?\\b',
    '(?:ris\\w+|rose|increas\\w+|go(?:es|ing)? up|reduc\\w+|fall\\w*|drops?|cuts?|more|less|lower\\w*|higher) by',
    '(?:would|could|might) (?:cost|be|come to|save|pay)',
    '(?:(?:you|we|they|I|it|he|she) (?:(?:have|has) )?paid|came to|amounted to|totalled|suggest|recommend)',
  )}[^.;£$€]{0,40}$`,
  'i',
);
/** A sentence about what may be had beside. */
export const SIDE_SENTENCE =
  /\balready (?:been )?(?:paid|advanced|received)\b|\breceived an? (?:grant|award|loan|prize)\b|\bshould you (?:want|wish|like)\b|\bnot (?:part of|included in)\b|\bmay at any time\b|\bpay\b[^.;]{0,60}\binstead\b|\boptional(?:ly)?\b|\bif you (?:also )?(?:want|wish|like)\b/i;
/** Before the price of what is handed over. */
export const IN_RETURN = /\b(?:in (?:return|exchange|consideration) (?:for|of)|consideration of) ?$/i;
/** Behind the sum of all units: "£1,120 for all eight". */
export const FOR_ALL_UNITS = /^ for all (?:\w+)\b/i;
/** Where the message that is answered begins. */
export const ANSWERED =
  /(?:\bOn [^\n]{6,90}\s?[^\n]{0,90}wrote:|-{3,} ?Original Message|^[ \t>]*From: (?=[^\n]+\n[ \t>]*(?:Sent|To|Date):))/gm;
/** What one hour, visit or week costs: "£16 an hour", "40 pounds an hour". */
export const OF_TIME =
  /(?:[£$€] ?\d[\d.,]*|\b\d[\d.,]* (?:pounds|euros?|dollars)) ?(?:an?|per|each|every|\/) ?(?:hour|day|week|fortnight|month|visit|walk|lesson|session|class|night|term|cut|meal|clean)\b/i;
/** The price that replaces another: "from £31.00 to". */
export const NEW_PRICE = new RegExp(
  `(?:\\bfrom (?:[£$€] ?|[A-Z]{3} )[\\d.,]+ to|(?:[£$€] ?|[A-Z]{3} )[\\d.,]*\\d"?${REPLACED}) ?"?$`,
);
/** Words of tax between a price and its period. */
export const TAXED =
  /^ ?\(?(?:\+|plus|and|ex|excl?\.?|exc\.?|excluding|incl?\.?|including|inc) ?(?:VAT|GST|HST|tax(?:es)?)\)?,?(?= )/i;
/** A row that is called a sum of others, one that is no price, and a column of which each row is paid again and again. */
export const SUM_WORD = /\b(?:total|sum|gross|to pay|payable|due|charged?|all in|price|altogether)\b/i;
export const OTHER_SUM =
  /\b(?:sub-?total|per (?:person|head|guest|unit|visit|hour)|deposit|balance|paid|hours|days|limit|cover)\b/i;
export const RHYTHM = /\b(?:month(?:ly)?|quarter(?:ly)?|week(?:ly)?|annual(?:ly)?|yearly|year|annum|M?RC|mo)\b/i;
/** Of a country with a dollar of its own: addresses, post codes and taxes. */
export const OTHER_DOLLAR = expression(
  `\\b${oneOf(
    '[ABCEGHJ-NPRSTVXY]\\d[A-Z] ?\\d[A-Z]\\d|HST|QST|(?:, ?|\\()(?:ON|QC|BC|AB|SK|MB|NS|NB|NL|PEI)(?=\\W)|Ontario|Qu[ée]bec|British Columbia|Alberta|Saskatchewan|Manitoba|Nova Scotia|New Brunswick|Newfoundland',
    '(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT),? (?:\\d{4}\\b|Australia)|ABN|ACN|A[EW][DS]T|New South Wales|Queensland|Tasmania|Pty|Canad(?:a|ian)|Toronto|Montr[ée]al|Calgary|Edmonton|Winnipeg|Saskatoon|Saint John|Auckland|Christchurch|Brisbane|Adelaide|Australian?|New Zealand|Aotearoa|Kia ora|NZBN|NZ|Singapore|Pte|Hong Kong|GST',
  )}\\b|\\b(?:VIC|NSW|QLD)\\b|(?<=\\p{Ll}) (?:ON|QC|BC|AB|SK|MB|NS|NB)(?= *(?:\\n|$))`,
);
/** Of the United States, or it names their dollar. */
export const AMERICAN = new RegExp(
  `\\bUS ?\\$|\\bUSD\\b|\\bU\\.?S\\.?A?\\b|United States|\\b${STATE_CODES} \\d{5}\\b|\\bDelaware\\b`,
);
/** Written as Americans do: the month before its day, a corporation, a state behind its town. */
export const LIKE_AMERICAN = new RegExp(
  oneOf(
    '\\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}\\b',
    '\\b\\d{1,2}\\/(?:1[3-9]|2\\d|3[01])\\/\\d{2,4}\\b',
    '\\b(?:Inc|INC|LLC|L\\.L\\.C|Corp|CORP|PLLC)\\b',
    `, (?:${STATE_CODES}|${US_STATES})\\b`,
  ),
);
/** In the label of a price: "per child per month". */
export const PER_UNIT =
  /\b(?:per|each|every) (?!(?:calendar |contract )?(?:hour|day|week|month|quarter|year|annum)\b)\p{L}+/iu;
/** What its row calls the whole. */
export const TOTAL_ROW = /^(?:grand |sub-?)?total\b|\btotal$/i;
/** What may be had on top. */
export const EXTRAS = /\b(?:extras?|add-?ons?|optional|options|insurance|waiver|cover|parking|wi-?fi|as well|also)\b/i;
/** What is paid but once. */
export const ONE_TIME =
  /\b(?:one[- ](?:time|off)|once|set-?up|install(?:ation|ing)?|implementation|joining|deposit|deliver(?:y|ed)|collection|pick-?up|transport|carriage)\b/i;
/** A price that changes with its years. */
export const STEPS =
  /\b(?:year (?:1|2|one|two)|(?:1st|2nd|first|second|third|each subsequent|every subsequent|following) (?:contract )?year|months \d{1,2} ?(?:-|–|to) ?\d{1,2})\b[^\n]{0,40}[£$€\d]/i;
/** … and a sum of more than one period. */
export const OF_TERM = /\b(?:contract|tcv|term|months|years|order|project)\b/i;
/** Of a schedule's heading, or of a row of it. */
export const PRICE_HEAD =
  /\b(?:fees?|charges?|prices?|pricing|rates?|rents?|rentals?|remuneration|payments?|costs?|sums?|consideration|premiums?|order form|commercial terms)\b/i;
/** The head of a column: "Amount (AUD)". */
export const HEAD_CURRENCY =
  /\b(?:amount|rate|price|charge|cost|fee|total)s? \(?(AUD|CAD|CHF|EUR|GBP|INR|NZD|SGD|USD|ZAR)\b/gi;
/** … or "Per month (R)". */
export const HEAD_SIGN =
  /\b(?:amount|rate|price|charge|cost|fee|total|rent|month|year|quarter|week|monthly|quarterly|annual)s? ?\((£|€|[A-Z]{1,2}\$|R|Rs\.?|₹|₦|KSh|RM)\)/gi;
/** In plain words, a rhythm anywhere in the sentence. */
export const EVERY_MONTH = /\b(?:a|per|each|every) month\b|\bmonthly\b/i;
/** Before and right behind a sum that is all there is to pay. */
export const WHOLE_BEFORE =
  /\b(?:that is|i\.e\.,?|making|which (?:is|makes|comes to)) ?$|\b(?:in (?:return|exchange|consideration) (?:for|of)|consideration of) ?$|\b(?:total|in all|(?:contract|purchase|seasonal|agreed|project) price|(?:fixed|single|flat|lump|one-off) (?:fee|price|sum|payment)|len(?:t|ds?|ding)|owes?|borrow(?:s|ed|ing)?|(?:grant|award|loan|prize) of|awarded|(?:quote|quotation|estimate|offer|proposal|sells?|sold|buys?|bought)\b(?:[^.;]|\.(?=\S)){0,80}\bfor)\b/i;
export const WHOLE_BEHIND =
  /^ ?(?:in (?:total|all)|altogether|once)\b|^,? (?:half|a third|one third|30%|50%) (?:of it )?(?:by|on|now|when|at|in advance|up front|to book)\b|^[^.;]{0,40}\b(?:in|by) (?:two|three|four|five|six|ten|twelve|\d+) (?:equal |monthly )*(?:instal?lments|parts|payments)\b/i;
/** Not what the contract costs. */
export const OTHER_PRICE =
  /\b(?:prior|previous|former|old|existing|deposit|excess|set[- ]?up|enrol\w*|registration|activation|connection|documentation|arrangement|waived|one-off|initial (?:rental|payment|fee)|liab\w*|limit(?:ed|s)?|last year|previously|overdraft|cover(?:s|ed)? up|sum insured|admin|late|vat|tax|discount|saving|was|mileage|penalt\w*|up to|not exceed\w*|capped|minimum|insured|travel|expenses|balance|advance of|bonus|budget|turnover|interest|contribut\w*|estimat\w*|approximate\w*|costs? (?:about|around|roughly)|forecast|indicative|target|worth|valued|to (?:the|a) value of|weekly|daily|hourly|fortnightly|per (?:week|day|hour|night|visit))\b/i;
/** Of one unit among many, or of those above a number. */
export const OF_UNIT =
  /^ for (?:each|every) (?!month|quarter|year|annum)\w+|^ ?(?:\+ ?vat )?(?:(?:per|a|each|an) |\/ ?)(?!(?:calendar )?(?:month|quarter|year|annum|mo\b|mth\b|yr))(?:[a-z]+)|^ ?(?:per|\/|each|a) ?(?:user|seat|line|head|visit|hour|day|week|lift|word|person|unit|officer|licen[cs]e|device|insertion|delegate|guest|mile|copy|kwh)|^ (?:a|per) (?:month|year|quarter) for (?:each|every) |^ (?:a|per) (?:month|year|quarter),? (?:each|per|a) ?(?:seat|user|head|person|licen[cs]e|line)?\b(?! month)|^ ?(?:above|below|beyond|thereafter|after that)\b/i;
