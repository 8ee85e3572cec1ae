/** A sum, its tax, and what both come to: the last is what is paid, wherever a document puts it. */

type Sum = { amount: number; start: number; end: number };

/** More sums are a list, in which the first ones do. */
const MOST = 80;
/** The sum, its tax and what they come to stand within so many sums and characters. */
const NEXT = 3;
const NEAR = 400;
const LEAST_TAX = 0.02;
const MOST_TAX = 0.3;
const TAX =
  /(?<!\p{L})(?:v\.?a\.?t|[ghpq]st|ipt|(?:sales )?tax(?:es)?|b\.?t\.?w|mwst|ust|\p{L}*steuer|h?tva|tva?c|ttc|ht|iva|i\.v\.a|impuestos|igic|(?:stamp |document )?duty|lev(?:y|ies))(?!\p{L})/iu;
const PERCENT = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?) ?%/g;
/** What is paid once beside the price, or is given back. */
const BESIDE =
  /\b(?:deposit|bond|set-?up|one-?off|late|penalt\w+|damages|excess|kaution|dépôt|caution|fianza|borg|waarborg)\b/iu;

/** The one sum that a tax is added to, and what it comes to; null where there is none, or there are several. Linear. */
export function taxedSum<S extends Sum>(text: string, sums: readonly S[]): { net: S; gross: S } | null {
  const few = sums.slice(0, MOST);
  const pairs = few.flatMap((net, at) =>
    few.slice(at + 1, at + 1 + NEXT).flatMap((gross, between) => {
      const added = few.slice(at + 1, at + 1 + between).reduce((sum, { amount }) => sum + amount, 0);
      return isTaxed(text, net, gross, added) ? [{ net, gross }] : [];
    }),
  );
  const last = pairs.filter(({ gross }) => !pairs.some(({ net }) => net.amount === gross.amount));
  return new Set(last.map(({ gross }) => gross.amount)).size === 1 ? (last[0] ?? null) : null;
}

/** The net price and the tax of which a sum is made; none where it is another sum. */
export function taxedParts<S extends Sum>(text: string, sums: readonly S[], gross: unknown): number[] {
  const pair = taxedSum(text, sums);
  return pair && pair.gross.amount === gross
    ? [pair.net.amount, Math.round((pair.gross.amount - pair.net.amount) * 100) / 100]
    : [];
}

function isTaxed(text: string, net: Sum, gross: Sum, added: number): boolean {
  const share = gross.amount / net.amount - 1;
  if (share < LEAST_TAX || share > MOST_TAX || gross.start - net.start > NEAR) return false;
  const [begin, stop] = [text.lastIndexOf('\n', net.start) + 1, text.indexOf('\n', gross.end)];
  const passage = text.slice(begin, stop < 0 ? undefined : Math.min(stop, gross.end + NEAR));
  if (
    !TAX.test(passage.slice(net.end - begin, gross.end - begin + 30)) ||
    BESIDE.test(passage.slice(0, gross.end - begin + 10))
  )
    return false;
  const shares = [...passage.matchAll(PERCENT)].map(([, percent = '']) => Number(percent.replace(',', '.')) / 100);
  return [added, ...shares.map((percent) => net.amount * percent)].some(
    (tax) => Math.abs(net.amount + tax - gross.amount) < 0.011,
  );
}
