/** The contract's amount: its total, else the fee of one period. Insurance, liability caps, penalties and the like are other amounts. */
import { findMoney, type MoneyMention } from '../money.ts';
import { quoteSpan, type Document, type Reading } from './document.ts';
import { sentenceAt } from './splitSentences.ts';
import type { Analysis } from './types.ts';

export type AmountReading = Reading<number> & { currency: string; period: Analysis['amountPeriod']; score: number };

const OTHER_KIND =
  /\b(?:insurance|insured|coverage|liabilit(?:y|ies)|aggregate limit|per occurrence|exceed\w*|excess of|less than|more than|at least|greater than|cap\b|capped|penalt(?:y|ies)|liquidated|damages|indemnif\w*|deductible|threshold|late (?:fee|charge)|interest|par value|stated value|net worth|assets|net sales|revenues?|gross sales|deposit|bond|per (?:share|unit|hour|day|mile|copy|user|seat|subscriber|click|cpm)|each share|\$?\.\d+ per|minimum of|maximum of|up to|budget|milestone|royalt(?:y|ies)|expenses?|travel|fine|capital|judgment|warranty)\b/i;
const TOTAL =
  /\b(?:total (?:contract |order |purchase |agreement )?(?:price|value|amount|fee|fees|cost|consideration|compensation|sum)|contract (?:price|value|sum|amount)|aggregate (?:principal amount|commitments?|consideration|fees?|purchase price|amount of)|purchase price|fixed (?:fee|price)|lump sum|grand total|amount due|total due|gross amount|order total|in consideration|sponsorship fee|license fee|principal (?:amount|sum)|loan amount|total fees)\b/i;
const FEE =
  /\b(?:fees?|pay|paid|payment|rent|salary|retainer|compensation|charge|price|rate|subscription|consideration)\b/i;

/** All amounts that may be the contract's, best first. */
export function readAmount(document: Document): AmountReading[] {
  const found: AmountReading[] = [];
  for (const mention of findMoney(document.text)) {
    if (mention.amount < 1) continue;
    const reading = scoreAmount(document, mention);
    if (reading) found.push(reading);
  }
  return found.sort((a, b) => b.score - a.score || a.start - b.start).slice(0, 12);
}

function scoreAmount(document: Document, mention: MoneyMention): AmountReading | null {
  const sentence = sentenceAt(document.sentences, mention.start);
  const from = sentence ? sentence.start : 0;
  const before = document.text.slice(Math.max(from, mention.start - 160), mention.start);
  const after = document.text.slice(mention.end, mention.end + 70);
  if (
    OTHER_KIND.test(before.slice(-90)) ||
    /^[^.;]{0,25}\b(?:per (?:share|unit|hour|day|occurrence|claim)|or more|deductible|coverage)\b/i.test(after)
  )
    return null;
  let score = 0;
  if (TOTAL.test(before)) score += 4;
  else if (FEE.test(before)) score += 2;
  if (score === 0) return null;
  const span = quoteSpan(document, mention.start, mention.end, sentence);
  const period = readPeriod(`${before.slice(-60)}|${after}`);
  return {
    value: mention.amount,
    currency: mention.currency,
    period: period ?? 'total',
    score,
    ...span,
    working: null,
    confidence: Math.min(0.9, 0.35 + score * 0.1),
  };
}

function readPeriod(around: string): Analysis['amountPeriod'] {
  if (/\b(?:per|each|every|a) (?:calendar )?month\b|\bmonthly\b|\/ ?mo(?:nth)?\b/i.test(around)) return 'month';
  if (/\b(?:per|each|every) (?:calendar )?quarter\b|\bquarterly\b/i.test(around)) return 'quarter';
  if (
    /\b(?:per|each|every|a) (?:calendar |contract )?(?:year|annum)\b|\bannual(?:ly)?\b|\byearly\b|\/ ?y(?:ea)?r\b/i.test(
      around,
    )
  )
    return 'year';
  return null;
}
