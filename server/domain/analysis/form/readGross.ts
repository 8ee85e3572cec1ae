/** The total of a form before commission: a labelled total, or the amount that less its commission is the net. */
import { readFigures } from '../../money.ts';
import { findLabelled, type Cell, type Labelled, type Row } from './cells.ts';
import { everyMatch } from '../../everyMatch.ts';

export type Gross = {
  amount: number;
  currency: string;
  start: number;
  end: number;
  working: string | null;
  confidence: number;
};
type Found = { amount: number; currency: string; start: number; end: number };

/** From the most to the least telling. */
const LABELS: { label: RegExp; below: boolean }[] = [
  {
    label:
      /\b(?:gross ?total|total ?gross|station gross totals?|gross (?:contract |order )?(?:amount|amt|value)(?=:)|(?:order|contract|campaign|invoice) gross|gross amount due)\b/gi,
    below: false,
  },
  {
    label:
      /\b(?:grand ?:?tota[lk]s?|(?:contract|order|campaign) totals?|(?:total )?(?:contract|order) (?:amount|amt|value)(?!s)|total orders?|total cost|total investment|total (?:amount|amt))\b/gi,
    below: false,
  },
  { label: /(?<!\bnet )\btotals?\b(?! (?:spots?|cpp|grp|week|rating|impressions|net|due))/gi, below: false },
  {
    label: /\b(?:gross (?:amount|amt)|gross|total dollars|total amount|amount due|total due|balance due)\b/gi,
    below: true,
  },
];
const MONEY =
  /(?<![\d.,])\(?-?[$€£] ?(\d{1,3}(?:[,.]\d{3}){1,4}(?:[.,]\d{2})?|\d{1,9}(?:[.,]\d{2})?)(?![\d%])|(?<![\d.,/$#-])(\d{1,3}(?:,\d{3}){0,3}\.\d{2})(?![\d%])/g;
/** A sign of money or two figures behind a point, which every match of `MONEY` has. */
const LIKELY = /[$€£]|\.\d\d/;
/** Agency commission in this trade; the gross is what the net is this much less than. */
const COMMISSION = 0.15;
/** Lines between a commission and its gross or net. */
const NEAR = 9;

/** The gross amount of a form, or null. */
export function readGross(rows: Row[]): Gross | null {
  const amounts = rows.map(amountsOf);
  const checked = [...findCommissions(amounts), ...findCommissionsBelow(rows, amounts), ...findColumns(amounts)];
  for (const { label, below } of LABELS) {
    const votes = new Map<number, { found: Found; count: number }>();
    for (const place of findLabelled(rows, label)) {
      const money = firstMoney(place.right) ?? (below ? firstMoney(place.below) : valueUnder(rows, place));
      if (!money) continue;
      const vote = votes.get(money.amount);
      if (vote) vote.count += 1;
      else votes.set(money.amount, { found: money, count: 1 });
    }
    let best: { found: Found; count: number } | null = null;
    for (const vote of votes.values()) {
      if (checked.some(({ amount }) => amount === vote.found.amount))
        return { ...vote.found, working: null, confidence: 0.97 };
      if (!best || vote.count > best.count) best = vote;
    }
    if (best) return { ...best.found, working: null, confidence: 0.85 };
  }
  const largest = checked.toSorted((a, b) => b.amount - a.amount)[0];
  return largest ? { ...largest, confidence: 0.75 } : findSum(amounts);
}

/** The amount under a label that ends its line: nothing but the amount, below it or, where columns were lost, in a line of its own. */
function valueUnder(rows: Row[], { row, next, below }: Labelled): Found | null {
  if (next.length === 0) return null;
  const under = rows[row + 1] ?? [];
  const cell = under.length === 1 ? under[0] : below.find((each) => under.includes(each));
  return cell && /^[$€£\d][$€£\d ,.]*$/.test(cell.text) ? firstMoney([cell]) : null;
}

function firstMoney(cells: Cell[]): Found | null {
  for (const cell of cells.slice(0, 6)) {
    for (const match of everyMatch(cell.text, MONEY)) {
      const found = asAmount(match, cell);
      if (found) return found;
    }
  }
  return null;
}

function asAmount(match: RegExpMatchArray, cell: Cell): Found | null {
  const figures = (match[1] ?? match[2]) as string;
  // A scanned "5,950,00" or "5.950.00" still has two figures of cents.
  const cents = /^(.*)[.,](\d{2})$/.exec(figures);
  const amount = cents ? readFigures(`${(cents[1] as string).replace(/[.,]/g, '')}.${cents[2]}`) : readFigures(figures);
  const at = cell.start + (match.index ?? 0);
  const sign = /[€£]/.exec(match[0])?.[0];
  return amount === null
    ? null
    : { amount, currency: sign === '€' ? 'EUR' : sign === '£' ? 'GBP' : 'USD', start: at, end: at + match[0].length };
}

type Checked = Found & { working: string };

function amountsOf(row: Row): Found[] {
  return row.flatMap((cell) =>
    LIKELY.test(cell.text) ? everyMatch(cell.text, MONEY).flatMap((match) => asAmount(match, cell) ?? []) : [],
  );
}

function isCommission(gross: number, commission: number, net: number): boolean {
  return (
    commission > 0 &&
    Math.abs(gross - commission - net) <= 0.02 &&
    Math.abs(commission - gross * COMMISSION) <= 0.02 + gross * 0.002
  );
}

/** Three amounts of one line of which the second is the commission on the first and the third what remains. */
function findCommissions(amounts: Found[][]): Checked[] {
  const found: Checked[] = [];
  for (const row of amounts) {
    for (let i = 0; i + 2 < row.length; i += 1) {
      const [gross, commission, net] = [row[i] as Found, row[i + 1] as Found, row[i + 2] as Found];
      if (!isCommission(gross.amount, commission.amount, net.amount)) continue;
      found.push({ ...gross, end: net.end, working: showCheck(gross, commission, net) });
    }
  }
  return found;
}

/** The same one under the other: a line "Commission" near the gross and the net. */
function findCommissionsBelow(rows: Row[], amounts: Found[][]): Checked[] {
  const found: Checked[] = [];
  rows.forEach((row, index) => {
    const commission = row.some((cell) => /\bcommission\b/i.test(cell.text)) ? amounts[index]?.[0] : undefined;
    if (!commission) return;
    const near = amounts
      .slice(Math.max(0, index - NEAR), index + NEAR)
      .flat()
      .slice(0, 30);
    for (const gross of near) {
      const net = near.find((other) => isCommission(gross.amount, commission.amount, other.amount));
      if (net) found.push({ ...gross, working: showCheck(gross, commission, net) });
    }
  });
  return found;
}

/** Gross, commission and net in three lines of one column, in this order or from below, where no label can be read. */
function findColumns(amounts: Found[][]): Checked[] {
  const lines = amounts.flatMap((row) => row.at(-1) ?? []);
  const found: Checked[] = [];
  for (let i = 0; i + 2 < lines.length; i += 1) {
    const [first, commission, last] = [lines[i] as Found, lines[i + 1] as Found, lines[i + 2] as Found];
    const [gross, net] = first.amount > last.amount ? [first, last] : [last, first];
    if (isCommission(gross.amount, commission.amount, net.amount))
      found.push({ ...gross, working: showCheck(gross, commission, net) });
  }
  return found;
}

function showCheck(gross: Found, commission: Found, net: Found): string {
  return `${gross.amount} - ${commission.amount} (commission) = ${net.amount}`;
}

/** An amount that is the sum of the line amounts above it, where no label could be read. */
function findSum(amounts: Found[][]): Gross | null {
  let sum = 0;
  let lines = 0;
  let best: Gross | null = null;
  for (const row of amounts) {
    const last = row.at(-1);
    if (!last) continue;
    if (lines >= 2 && Math.abs(last.amount - sum) < 0.005) {
      best = { ...last, working: `sum of ${lines} lines above = ${last.amount}`, confidence: 0.7 };
    }
    sum += last.amount;
    lines += 1;
  }
  return best;
}
