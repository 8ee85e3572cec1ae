/** "25 seats at €30 per seat per month": what so many units cost in one period. */
import { findMoney } from '../../money.ts';
import type { EverydayAmount } from './readEverydayAmount.ts';
import type { Sentence } from './sentences.ts';

const UNIT = '(seat|user|licen[cs]e|device|employee|line|space|desk|site|vehicle|unit)';
const COUNT = new RegExp(`(?<![\\d.,])(\\d{1,5}) (?:[a-z]+ ){0,2}${UNIT}s?\\b[^.\\d]{0,30}$`, 'i');
const EACH = new RegExp(`^ ?(?:per|each|a|/) ?${UNIT},? ?(?:per|each|a|/) ?(month|quarter|year|annum)\\b`, 'i');

/** The product, where one sentence counts the units and says what each costs; null where several do. */
export function readUnitPrice(sentences: readonly Sentence[]): EverydayAmount | null {
  const found: EverydayAmount[] = [];
  for (const { text, start, end } of sentences) {
    for (const money of findMoney(text)) {
      const count = COUNT.exec(text.slice(Math.max(0, money.start - 80), money.start));
      const each = EACH.exec(text.slice(money.end, money.end + 60));
      if (!count || !each || count[2]?.toLowerCase() !== each[1]?.toLowerCase()) continue;
      const value = Math.round(Number(count[1]) * money.amount * 100) / 100;
      const unit = each[2]?.toLowerCase();
      const period = unit === 'month' ? 'month' : unit === 'quarter' ? 'quarter' : 'year';
      const working = `${count[1]} × ${money.amount} = ${value}`;
      found.push({ value, currency: money.currency, period, start, end, confidence: 0.7, working });
    }
  }
  return found.length === 1 ? (found[0] as EverydayAmount) : null;
}
