/** Orders and contracts on a form: labels with their values beside or below ("Contract Dates", "Flight Dates", "Gross Amount"). */
import { findDates } from './findDates.ts';
import { readFigures } from '../money.ts';

export type OrderReading = {
  from: { day: string; start: number; end: number } | null;
  to: { day: string; start: number; end: number } | null;
  gross: { amount: number; start: number; end: number } | null;
};

const RANGE_LABEL =
  /\b(?:contract dates?|flight(?: dates?)?|order dates|flight start\/end|schedule dates|campaign dates|term|start\/end dates?|hiatus)\b/gi;

/** Works on the extracted text as it stands: columns and lines matter here. */
export function readOrder(raw: string): OrderReading {
  const reading: OrderReading = { from: null, to: null, gross: null };
  for (const label of raw.matchAll(RANGE_LABEL)) {
    const at = label.index + label[0].length;
    const window = raw.slice(at, at + 600);
    const dates = findDates(window);
    for (let i = 0; i + 1 < dates.length; i += 1) {
      const a = dates[i];
      const b = dates[i + 1];
      if (!a?.day || !b?.day || !/^\s*(?:-|–|to|through|thru)\s*$/i.test(window.slice(a.end, b.start))) continue;
      reading.from = { day: a.day, start: at + a.start, end: at + a.end };
      reading.to = { day: b.day, start: at + a.start, end: at + b.end };
      break;
    }
    if (reading.to) break;
  }
  for (const label of raw.matchAll(
    /\b(?:gross amount|gross total|total gross|order total|contract total|totals?|grand total|gross)\b/gi,
  )) {
    const at = label.index + label[0].length;
    const money = /\$ ?(\d[\d,]{0,14}\.\d{2})/.exec(raw.slice(at, at + 300));
    const amount = money ? readFigures(money[1] as string) : null;
    if (!money || amount === null) continue;
    if (reading.gross === null || amount > reading.gross.amount)
      reading.gross = { amount, start: at + money.index, end: at + money.index + money[0].length };
  }
  return reading;
}
