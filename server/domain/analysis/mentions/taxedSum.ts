/** A sum, its tax, and what both come to: the last is what is paid, wherever a document puts it. */
import { expression } from '../text/expression.ts';
import { everyMatch } from '../../everyMatch.ts';

type Sum = { amount: number; start: number; end: number };

/** More sums are a list, in which the first ones do. */
const MOST = 80;
/** The sum, its tax and what they come to stand within so many sums and characters. */
const NEXT = 3;
const NEAR = 400;
const LEAST_TAX = 0.02;
const MOST_TAX = 0.3;
const TAX =
  /(?<!\p{L})(?:v\.?a\.?t|[hpq]st|(?:[ics]|ut)?gst|ipt|(?:sales )?tax(?:es)?|b\.?t\.?w|mwst|ust|\p{L}*steuer|h?tva|tva?c|ttc|ht|iva|i\.v\.a|impuestos|igic|(?:stamp |document )?duty|lev(?:y|ies))(?!\p{L})/iu;
/** The price before its tax and with it, as they are written beside the two sums or over their columns. */
const NAME = '(?:v\\.?a\\.?t|[hpq]st|(?:[ics]|ut)?gst|tax(?:es)?|b\\.?t\\.?w|mwst|ust|tva|iva|i\\.v\\.a)';
const BEFORE_TAX = expression(
  `(?:\\b(?:plus|ex|exc|excl\\w*|exkl\\w*|before|net of|zzgl|zuzüglich|hors|más|sin)\\.?|\\+) ?${NAME}(?!\\p{L})|(?<!\\p{L})(?:netto|ht)(?!\\p{L})`,
  'i',
);
const WITH_TAX = expression(
  `\\b(?:inc|incl\\w*|inkl\\w*|with|con|mit)\\.? ?(?:\\d{1,2}(?:[.,]\\d{1,2})? ?% ?)?${NAME}(?!\\p{L})|${NAME} inclu|(?<!\\p{L})(?:brutto|ttc|tvac|in all|altogether|all told|insgesamt|en tout|en total|in totaal)(?!\\p{L})`,
  'i',
);
/** Right between the two, and nothing else. */
const ADDED = expression(
  `^(?: (?:per|a|par|por|pro|je) \\p{L}+)? ?(?:\\+|plus) (?:\\d{1,2}(?:[.,]\\d)? ?% )?${NAME}(?: (?:per|a) \\p{L}+| \\p{L}+ly)?(?: ?=|,? ?\\(?(?:i\\.? ?e\\.?|that is|making|d\\. ?h\\.|das sind|soit|es decir|dus|dat is),?) ?\\S{0,4} ?$`,
  'i',
);
/** So far behind a sum it is said that its tax is in it. */
const BEHIND = 24;
/** Lines above a row in which its columns have their heads. */
const ABOVE = 2;
const PERCENT = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?) ?%/g;
/** … and that of a tax, not the interest or how much a rent is raised. */
const TAX_RATE = expression(
  `(?<![\\d.,])(?:(?<=${NAME}[^\\d\\n%]{0,12})(\\d{1,2}(?:[.,]\\d{1,3})?) ?%|(\\d{1,2}(?:[.,]\\d{1,3})?) ?%(?=[^\\d\\n%]{0,8}${NAME}))`,
  'gi',
);
/** What is paid once beside the price, or is given back. */
const BESIDE =
  /\b(?:deposit|bond|set-?up|one-?off|late|penalt\w+|damages|excess|kaution|dépôt|caution|fianza|borg|waarborg)\b/iu;

/** The one sum that a tax is added to, and what it comes to; null where there is none, or there are several. Linear. */
export function taxedSum<S extends Sum>(text: string, sums: readonly S[]): { net: S; gross: S } | null {
  const few = sums.slice(0, MOST);
  const pairs = few.flatMap((net, at) =>
    few.slice(at + 1, at + 1 + NEXT).flatMap((gross, between) => {
      const rows = few.slice(at + 1, at + 1 + between);
      const added = rows.reduce((sum, { amount }) => sum + amount, 0);
      return isTaxed(text, net, gross, added) || isWhole(text, net, gross, rows) ? [{ net, gross }] : [];
    }),
  );
  const last = pairs.filter(({ gross }) => !pairs.some(({ net }) => net.amount === gross.amount));
  return new Set(last.map(({ gross }) => gross.amount)).size === 1 ? (last[0] ?? null) : null;
}

/** What a sum is made of: the price before its tax and the tax, or the rows above it; none where it is another sum. */
export function partsOf<S extends Sum>(text: string, sums: readonly S[], whole: unknown): number[] {
  return [...taxedParts(text, sums, whole), ...addedParts(sums, whole)];
}

function taxedParts<S extends Sum>(text: string, sums: readonly S[], gross: unknown): number[] {
  const pair = taxedSum(text, sums);
  return pair && pair.gross.amount === gross
    ? [pair.net.amount, Math.round((pair.gross.amount - pair.net.amount) * 100) / 100]
    : [];
}

/** The sums right before one that it is the sum of, two at least. */
function addedParts<S extends Sum>(sums: readonly S[], whole: unknown): number[] {
  for (const [at, { amount }] of sums.slice(0, MOST).entries()) {
    if (amount !== whole) continue;
    for (let from = at - 1, added = 0; from >= 0; from -= 1) {
      added += sums[from]?.amount ?? 0;
      if (added > amount + 0.011) break;
      if (at - from >= 2 && Math.abs(added - amount) < 0.011) return sums.slice(from, at).map((part) => part.amount);
    }
  }
  return [];
}

function isTaxed(text: string, net: Sum, gross: Sum, added: number): boolean {
  const share = gross.amount / net.amount - 1;
  if (share < LEAST_TAX || share > MOST_TAX || gross.start - net.start > NEAR) return false;
  const [begin, stop] = [text.lastIndexOf('\n', net.start) + 1, text.indexOf('\n', gross.end)];
  const passage = text.slice(begin, stop < 0 ? undefined : Math.min(stop, gross.end + NEAR));
  const between = text.slice(net.end, gross.start);
  if (BESIDE.test(passage.slice(0, gross.end - begin + 10))) return false;
  // "$170.00 per month + GST = $187.00 per month"
  if (ADDED.test(between)) return true;
  const isBeside =
    BEFORE_TAX.test(between) && WITH_TAX.test(`${between.slice(-BEHIND)}#${text.slice(gross.end, gross.end + BEHIND)}`);
  if (isBeside || hasColumns(text.slice(0, begin), between)) {
    const told = everyMatch(text.slice(Math.max(0, begin - NEAR), gross.end + NEAR), TAX_RATE).map(asShare);
    if (told.length === 0 || told.some((one) => Math.abs(one - share) < 0.002)) return true;
  }
  if (!TAX.test(passage.slice(net.end - begin, gross.end - begin + 30))) return false;
  const shares = everyMatch(passage, PERCENT).map(asShare);
  return [added, ...shares.map((percent) => net.amount * percent)].some(
    (tax) => Math.abs(net.amount + tax - gross.amount) < 0.011,
  );
}

/** "Huurprijs 4.800, voorschot 400, btw 21% 1.092, totaal 6.292": each in a line of its own, the tax last and on all of them. */
function isWhole(text: string, net: Sum, gross: Sum, rows: readonly Sum[]): boolean {
  const tax = rows.at(-1);
  if (!tax || rows.length < 2 || gross.start - net.start > NEAR) return false;
  const bare = net.amount + rows.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0);
  if (Math.abs(bare + tax.amount - gross.amount) > 0.011) return false;
  const line = text.slice(text.lastIndexOf('\n', tax.start) + 1, tax.start);
  const shares = everyMatch(line, PERCENT).map(asShare);
  return TAX.test(line) && shares.some((share) => Math.abs(bare * share - tax.amount) < 0.011);
}

function asShare([, percent, behind = '']: RegExpExecArray): number {
  return Number((percent ?? behind).replace(',', '.')) / 100;
}

/** Is this a row under "exkl. MWST     inkl. 8.1 % MWST", with nothing between its sums? */
function hasColumns(above: string, between: string): boolean {
  if (!/^ +\S{0,4} ?$/.test(between)) return false;
  const head = above
    .split('\n')
    .slice(-1 - ABOVE)
    .join('\n');
  const before = BEFORE_TAX.exec(head);
  return before !== null && WITH_TAX.test(head.slice(before.index + before[0].length));
}
