/** The contract's amount: its total, else the fee of one period. Insurance, liability caps, penalties and the like are other amounts. */
import { findMoney, type MoneyMention } from '../money.ts';
import { quoteSpan, type Document, type Reading } from './document.ts';
import { sentenceAt } from './splitSentences.ts';
import type { Analysis } from './types.ts';

export type AmountReading = Reading<number> & { currency: string; period: Analysis['amountPeriod']; score: number };

/** Amounts of another kind, by the words right before. */
const OTHER_BEFORE =
  /\b(?:insurance|insured|coverage|liabilit(?:y|ies)|general aggregate|aggregate limits?|occurrence|exceed(?:s|ing)?|excess of|less than|more than|at least|greater than|below|cap(?:ped)?\b|penalt(?:y|ies)|liquidated|damages|indemnif\w*|deductible|threshold|late (?:fee|charge|payment)|interest|par value|stated value|net worth|assets|net sales|revenues?|gross sales|sales of|deposit|bond|each share|minimum of|maximum of|up to|budget|milestones?|royalt(?:y|ies)|expenses?|travel|fine|capital|judgment|sublimit|sub-limit|lesser of|multiples? of|whole multiple|assignment fee|transfer fee|processing fee|filing fee|indebtedness|ebitda|basket|reimburse\w*|late|per share|share price|purchase price per|advance of|cost of|valued at|savings|rebate|discount|instal?lments? of|bonus(?:es)?|(?:documentation|set-?up|installation|activation|onboarding|application|administrati(?:ve|on)|registration|origination|cancellation|termination|return|inspection|cleaning|delivery|shipping|handling|restocking|reconnection|relocation|training|permit|recording|survey|escrow|commitment|facility) (?:fees?|charges?|costs?)|credit of|hourly|daily|tax(?:es)?)\b[^.;]{0,70}$/i;
const OTHER_AFTER =
  /^ ?each\b|^[^.;]{0,25}\b(?:per (?:\w+ )?(?:share|unit|hour|day|occurrence|claim|copy|user|seat|subscriber|click|spot|mile|ton|gallon|barrel|kg|square foot)|an hour|each occurrence|or more|deductible|coverage|in coverage|of insurance|combined single|aggregate limit|cpm|or less|thereafter|in excess|or (?:any |an? )?(?:whole |integral )?multiples?|and (?:whole |integral )?multiples?)/i;

/** "Total compensation shall not exceed $40,000": the most that is paid for everything is the contract's total. */
const CEILING =
  /\b(?:(?:total|aggregate|maximum|overall|contract|agreement) (?:contract )?(?:compensation|fees?|price|payments?|amounts?|sum|value|costs?|consideration|charges)\b[^.;$]{0,80}\b(?:not|never)(?: to)? exceed(?:ing)?|(?:a |the )?not[- ]to[- ]exceed (?:contract )?(?:price|amount|sum|total|fee|value)(?: of| is| shall be)?)(?: (?:the |a )?(?:sum|amount|total) of)? ?:? ?$/i;
/** The ceiling of something else. */
const NOT_THE_WHOLE =
  /\b(?:liabilit(?:y|ies)|damages|indemnif\w*|expenses?|reimburs\w*|insurance|claims?|penalt(?:y|ies)|losses)\b/i;

const TOTAL =
  /(?:^|[\n|] ?)(?:grand )?total ?:? ?$|\b(?:(?:total|aggregate|full|entire|overall) (?:contract |order |purchase |agreement |project |program |policy )?(?:price|premiums?|value|amounts?|fees?|costs?|consideration|compensation|sum|charges|contract|commitments?|principal(?: amount)?)|contract (?:price|value|sum|amount)|order (?:total|value)|aggregate amount of (?:the |all )?commitments|grand total|total (?:due|payable)|total fees|in the aggregate amount|price of the contract|value of (?:this|the) (?:contract|agreement|order))\b[^.;$]{0,70}$/i;
const WHOLE =
  /\b(?:purchase price|fixed (?:fee|price)|flat fee|lump[- ]sum(?: fee| payment| price)?|one[- ]time (?:fee|payment)|sponsorship fee|licen[sc]e fee|subscription fee|project fee|consulting fee|service fee|endorsement fee|principal (?:amount|sum) of|loan (?:amount|in the amount|of)|sum of|promises? to pay|agrees? to pay|shall pay|will pay|consideration of|fee of|in the amount of|fee is|fee shall be|compensation of|price (?:of|is|shall be)|rent (?:of|is|shall be)|salary (?:of|is|shall be|at))\b[^.;$]{0,60}$/i;
const PERIOD_FEE =
  /\b(?:fees?|rent|salary|retainer|compensation|charges?|price|rate|subscription|payments?|pay|stipend|value|premium)\b/i;
/** A cover bears the amount of a loan above its title. */
const COVER = 6000;

/** All amounts that may be the contract's, best first. Linear. */
export function readAmount(document: Document): AmountReading[] {
  const found: AmountReading[] = [];
  for (const mention of findMoney(document.text)) {
    const reading = mention.amount >= 1 ? scoreAmount(document, mention) : null;
    if (reading) found.push(reading);
  }
  return found.toSorted((a, b) => b.score - a.score || a.start - b.start).slice(0, 40);
}

/** The believed amount; null where none is sure enough or two equally sure ones differ. */
export function chooseAmount(readings: AmountReading[]): { chosen: AmountReading | null; others: AmountReading[] } {
  const best = readings[0];
  if (!best) return { chosen: null, others: [] };
  const rivals = readings.filter(
    (other) => other.score === best.score && (other.value !== best.value || other.currency !== best.currency),
  );
  const chosen = best.score >= SURE && rivals.length === 0 ? best : null;
  const others = readings.filter(
    (other, index) =>
      other !== chosen &&
      other.value !== chosen?.value &&
      readings.findIndex((first) => first.value === other.value) === index,
  );
  return { chosen, others: others.slice(0, 4) };
}

/** "Total premium: " right before the amount. */
const LABEL = /(?<=^|[\n.;:|\d] ?)[A-Z][\w ()/-]{2,40}: ?$/;

/** From this score on an amount is believed. */
const SURE = 3;

function scoreAmount(document: Document, mention: MoneyMention): AmountReading | null {
  const sentence = sentenceAt(document.sentences, mention.start);
  const from = sentence ? sentence.start : 0;
  const sentenceBefore = document.text.slice(Math.max(from, mention.start - 160), mention.start);
  // A row of a table: its own label counts, not the row above.
  const before = LABEL.exec(sentenceBefore)?.[0] ?? sentenceBefore;
  const after = document.text.slice(mention.end, mention.end + 80);
  const ceiling = CEILING.test(before) && !NOT_THE_WHOLE.test(before.slice(-120));
  if ((OTHER_BEFORE.test(before) && !ceiling) || OTHER_AFTER.test(after)) return null;
  const period = readPeriod(before.slice(-70), after.slice(0, 60));
  let score = 0;
  if (ceiling || TOTAL.test(before)) score = 5;
  else if (period !== null && (PERIOD_FEE.test(before) || /^ ?\/|^ per /.test(after))) score = 3;
  else if (WHOLE.test(before)) score = 3;
  else if (mention.start < COVER && standsAlone(document, mention)) score = 4;
  else if (PERIOD_FEE.test(before)) score = 1;
  if (score === 0) return null;
  const span = quoteSpan(document, mention.start, mention.end, sentence);
  const kept =
    TOTAL.test(before) && !/\b(?:monthly|annual|per)\b/i.test(before.slice(-40)) ? 'total' : (period ?? 'total');
  return {
    value: mention.amount,
    currency: mention.currency,
    period: kept,
    score,
    ...span,
    working: null,
    confidence: Math.min(0.92, 0.4 + score * 0.09),
  };
}

/** An amount on a line of its own, above a title. */
function standsAlone(document: Document, mention: MoneyMention): boolean {
  const at = document.origin[mention.start] as number;
  const end = (document.origin[mention.end - 1] as number) + 1;
  const line = document.raw.slice(
    document.raw.lastIndexOf('\n', at) + 1,
    (document.raw.indexOf('\n', end) + 1 || end + 1) - 1,
  );
  return (
    line.length < 400 &&
    line.replace(/\s+/g, ' ').trim().length <= mention.end - mention.start + 3 &&
    /^[^a-z]{0,80}\b(?:AGREEMENT|NOTE|FACILITY|LOAN|CONTRACT)\b/.test(
      document.text.slice(mention.end, mention.end + 120).trim(),
    )
  );
}

type Period = Analysis['amountPeriod'];

/** Of which period an amount is: what follows it right away counts before what stands before it; a schedule of instalments does not. */
function readPeriod(before: string, after: string): Period {
  const behind =
    /^(?:,? ?(?:\([^)]{0,40}\)|(?:plus|excluding|exclusive of|including|inclusive of) (?:[A-Z]{2,4}|taxes|tax)|[A-Z]{3}\b))*,? ?(?:(?:payable|billed|due|paid|invoiced) )?((?:per|each|every|an?|\/) ?(?:calendar |contract )?(?:month|mo\b|quarter|year|yr\b|annum)|monthly|quarterly|annually|yearly)\b/i.exec(
      after,
    );
  if (behind) return periodOf(behind[1] as string);
  const clause = (after.split(/[.;$%]/)[0] as string).replace(/\b(?:in|payable|paid|due)\b.*$/i, '');
  return periodOf(before) ?? (after.includes('%') ? null : periodOf(clause));
}

function periodOf(words: string): Period {
  if (/\b(?:per|each|every|a) (?:calendar )?month\b|(?<!semi-?|bi-?)\bmonthly\b|\/ ?mo(?:nth)?\b/i.test(words))
    return 'month';
  if (/\b(?:per|each|every) (?:calendar )?quarter\b|\bquarterly\b|\/ ?quarter\b/i.test(words)) return 'quarter';
  if (
    /\b(?:per|each|every|a) (?:calendar |contract )?(?:year|annum)\b|\bannual(?:ly)?\b|\byearly\b|\/ ?y(?:ea)?r\b/i.test(
      words,
    )
  )
    return 'year';
  return null;
}
