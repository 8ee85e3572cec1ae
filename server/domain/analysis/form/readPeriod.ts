/** The days a form says it runs: "Flight Dates 05/05/20 - 05/11/20", "Contract Dates", "Period". */
import { findDates, type DateMention } from '../findDates.ts';
import { findLabelled, type Cell, type Row } from './cells.ts';

export type Period = { from: string | null; to: string; start: number; end: number };

/** Labels from the most to the least telling. An invoice's own period stands in only where no flight is given. */
const LABELS = [
  /\b(?:order |contract |campaign )?flight(?: dates?| period)?(?: start\/end)?\b|\b[a-z]{0,2}ontract dates?\b|\b(?:schedule|order|campaign|run|air|effective|broadcast|service|subscription|coverage|policy|rental|lease) (?:dates|period|term)\b|\b(?:schedule|order|campaign|run|service|coverage) date\b|\bstart ?[/-] ?end dates?\b|\bdates?(?=:)/gi,
  /\bsch\w{3,6} dates?\b|\bstar\w{0,2}\/?end dates?\b/gi,
  /\b(?:contract |billing |invoice )?period\b/gi,
];
const JOIN =
  /^\s*(?:-|–|—|to|through|thru|until|and)?\s*(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s*)?$/i;

/** The period of a form, or null. The most frequent reading of the best label that has one. */
export function readPeriod(rows: Row[]): Period | null {
  for (const label of LABELS) {
    const votes = new Map<string, { period: Period; count: number }>();
    for (const { right, below, beside, next } of findLabelled(rows, label)) {
      const period =
        readRange(right.slice(0, 3)) ??
        readRange(below.slice(0, 4)) ??
        readRange(beside.slice(0, 3)) ??
        readRange(next);
      if (!period) continue;
      const key = `${period.from} ${period.to}`;
      const vote = votes.get(key);
      if (vote) vote.count += 1;
      else votes.set(key, { period, count: 1 });
    }
    let best: { period: Period; count: number } | null = null;
    for (const vote of votes.values()) {
      const better =
        !best ||
        (vote.period.from !== null && best.period.from === null) ||
        ((vote.period.from === null) === (best.period.from === null) && vote.count > best.count);
      if (better) best = vote;
    }
    if (best) return best.period;
  }
  return null;
}

/** "A - B" in one cell or in neighbouring ones; "? - B" with an unreadable first day gives only the end. */
function readRange(cells: Cell[]): Period | null {
  for (let i = 0; i < cells.length; i += 1) {
    const cell = cells[i] as Cell;
    const dates = findDates(cell.text);
    for (let j = 0; j < dates.length; j += 1) {
      const a = dates[j] as DateMention;
      const b = dates[j + 1];
      if (a.day && b?.day && JOIN.test(cell.text.slice(a.end, b.start)) && a.day <= b.day)
        return range(a.day, b.day, cell.start + a.start, cell.start + b.end);
      if (a.day && j === 0 && /^[^\s]{4,12} ?[-–] ?$/.test(cell.text.slice(0, a.start)))
        return range(null, a.day, cell.start, cell.start + a.end);
    }
    const last = dates.at(-1);
    const next = cells[i + 1];
    if (!last?.day || !next || !/^\s*[-–]?\s*$/.test(cell.text.slice(last.end))) continue;
    const first = findDates(next.text)[0];
    const joined = /[-–]\s*$/.test(cell.text) || /^[-–]/.test(next.text);
    if (joined && first?.day && first.start <= 2 && last.day <= first.day)
      return range(last.day, first.day, cell.start + last.start, next.start + first.end);
  }
  return null;
}

function range(from: string | null, to: string, start: number, end: number): Period {
  return { from, to, start, end };
}
