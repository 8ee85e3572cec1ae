/** "120 guests at €62.00 per guest       €7,440.00": the one row that says itself what its units come to. */
import { ownDollar } from '../amount/ownDollar.ts';
import { findMoney } from '../../money.ts';
import { periodOf, readPeriod } from '../amount/amountPeriod.ts';
import { splitLines } from '../splitLines.ts';
import { hasOtherPrice } from './otherPrices.ts';
import type { EverydayAmount } from './readEverydayAmount.ts';

const CONFIDENCE = 0.7;
/** A row is not longer. */
const LONGEST = 140;
const COUNT = /(?<![\d.,/])(\d{1,5}) (?:\p{L}[\p{L}-]* ){1,3}(?:at|@|x|×|of) ?$/u;

/** Null where there is no such row, or several. Linear. */
export function readProduct(raw: string): EverydayAmount | null {
  const found: EverydayAmount[] = [];
  for (const { start, end } of splitLines(raw)) {
    const text = raw.slice(start, end).trimEnd();
    const moneys = text.length > LONGEST ? [] : findMoney(text);
    const [unit, whole] = moneys;
    if (!unit || !whole || moneys.length !== 2 || text.length - whole.end > 1) continue;
    const count = Number(COUNT.exec(text.slice(0, unit.start))?.[1] ?? 0);
    if (count < 2 || Math.abs(count * unit.amount - whole.amount) > 0.011) continue;
    const tail = text.slice(unit.end, whole.start);
    const currency = text[whole.start] === '$' && whole.currency === 'USD' ? ownDollar(raw) : whole.currency;
    const period = readPeriod('', tail) ?? periodOf(tail.toLowerCase()) ?? 'total';
    const working = `${count} × ${unit.amount} = ${whole.amount}`;
    found.push({ value: whole.amount, currency, period, start, end, confidence: CONFIDENCE, working });
  }
  const [only] = found;
  const places = found.map(({ start, end }) => ({ start, end }));
  return only && found.length === 1 && !hasOtherPrice(raw, only, places) ? only : null;
}
