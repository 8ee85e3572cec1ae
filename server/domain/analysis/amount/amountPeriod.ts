/** Of which period an amount is: "per month", "a quarterly fee of", "annually". */
import type { Analysis } from '../types.ts';

export type Period = Analysis['amountPeriod'];

const UNITS: [NonNullable<Period>, RegExp][] = [
  ['month', /\bmonth(?:ly)?\b|\bmo\b|\bmth\b|\bp\.?c\.?m\b|p\/m/i],
  ['quarter', /\bquarter(?:ly)?\b/i],
  ['year', /\b(?:years?|yearly|annum|annual(?:ly)?|annuali[sz]ed|yr)\b|p\.a\.|^pa$/i],
  ['hour', /\bhour(?:ly)?\b/i],
  ['day', /\bda(?:y|ily)\b/i],
  ['week', /\bweek(?:ly)?\b/i],
];
/** "per", "each", "for every", "a", "/". */
const EACH =
  '(?:(?:for |in |during )?(?:per|each|every|any one)|(?<= )an?|/) ?(?:full )?(?:calendar |contract |lease |policy |fiscal |license |licence |program |one[- ])?';
const BEHIND = new RegExp(
  `^[ ,()]*(?:or )?((?:${EACH}(?:(?:hour|day|week|month|quarter|year|annum)\\b|mo\\b|mth\\b|yr\\b)(?!'s))|(?<!semi-|half-)(?:hourly|weekly|monthly|quarterly|annually|yearly|p\\.a\\.|pa\\b|pcm\\b|p\\.?c\\.?m\\.|p/m\\b|a month|a year|for the (?:month|quarter|year)(?= ?[,.;(]|$)|on an annuali[sz]ed basis))`,
  'i',
);
const PAYABLE =
  /^ (?:which (?:is|shall be) )?(?:payable|billed|due|paid|invoiced) (monthly|quarterly|annually|yearly)\b/i;
const NOUN =
  '(?:fees?|rent|rentals?|salary|wages?|retainers?|compensation|remuneration|charges?|prices?|rate|subscriptions?|payments?|pay|stipend|premium|guarantee|amount|cost|consideration|value|instal?lments?)';
const LED = new RegExp(
  `(?<!semi-|bi-|half-)\\b(monthly|quarterly|annual|yearly|per annum|annualized)\\b(?: [\\w'"().,/-]{1,20}){0,4}? ?\\(?${NOUN}\\b`,
  'i',
);
const EARLIER = new RegExp(
  `\\b${NOUN}\\b(?: (?:is|shall be|of|will be|are|billed|charged|payable))? ?\\(?(?:${EACH}(month|quarter|year|annum)|(monthly|quarterly|annual|yearly))\\b`,
  'i',
);
const FIRST = /\b(?:each|every) (?:calendar |contract |lease )?(month|quarter|year)\b/i;

/** "28,500/- (Rupees twenty eight thousand five hundred only) per month": the sum again, in words. */
export const IN_WORDS =
  /^ ?(?:\((?:(?:Kenya |Uganda |Ghana )?(?:Rupees|Shillings|Cedis|Naira|Taka) [^()\d]{3,80}|[^()\d]{3,90}? (?:only|dollars|pounds|euros?|taka|shillings|naira|cedis|pesos|pula|rand|kwacha|dirhams|ringgit))\))/i;

/** What follows right away counts before what leads to the amount, and that before how it is payable. */
export function readPeriod(lead: string, rest: string): Period {
  const tail = rest.replace(IN_WORDS, '').replace(/^ (?:gross|net)\b/i, '');
  const behind = BEHIND.exec(tail)?.[1];
  if (behind !== undefined) return unitOf(behind);
  const led = LED.exec(lead)?.[1] ?? /\b(?:per annum|annually|monthly|quarterly)(?= (?:of|is|at) ?$)/i.exec(lead)?.[0];
  if (led !== undefined) return unitOf(led);
  const earlier = EARLIER.exec(lead) ?? FIRST.exec(lead);
  if (earlier) return unitOf(earlier[0]);
  const payable = PAYABLE.exec(tail)?.[1];
  if (payable !== undefined) return unitOf(payable);
  // "in the amount of $5,000 on the first day of each month", "$1,250,000 (the "Guarantee") each year during the term"
  const later =
    /^[^.;$%]{0,60}?\b(?:(?:on|by|before) the (?:[\w()]+ ){1,4}(?:day )?of (?:each and every|each|every) (?:calendar )?(?:month|quarter|year)|during each (?:contract |calendar )?(?:month|quarter|year)|for the (?:(?:19|20)\d\d(?:[-–/]\d{2,4})? )?(?:school|academic|calendar|fiscal) year)\b/i.exec(
      tail,
    );
  return later ? unitOf(later[0].slice(-40)) : null;
}

/** What a label or a heading in small letters says: "monthly charge", "price per year". */
export function periodOf(label: string): Period {
  if (/\b(?:monthly|(?:per|each|a) month)\b/.test(label)) return 'month';
  if (/\b(?:quarterly|(?:per|each|a) quarter)\b/.test(label)) return 'quarter';
  return /\b(?:annual|yearly|(?:per|for the|each|a) (?:year|annum))\b/.test(label) ? 'year' : null;
}

function unitOf(words: string): Period {
  return UNITS.find(([, unit]) => unit.test(words))?.[0] ?? null;
}
