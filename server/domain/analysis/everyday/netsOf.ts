/** Sums before their tax, and taxes, beside the sum that both come to. */
import type { MoneyMention } from '../../money.ts';
import { everyMatch } from '../../everyMatch.ts';

const TAX = /\b(?:vat|[ics]?gst|hst|pst|tax)\b/i;
const PERCENT = /(?<![\d.])(\d{1,2}(?:\.\d{1,3})?) ?%/g;
/** More sums in one passage are a table. */
const MOST = 12;

/** "$2,300 a month plus GST of $345, so $2,645": what of a sentence is a sum before its tax, or the tax. */
export function netsOf(text: string, moneys: readonly MoneyMention[]): ReadonlySet<number> {
  if (moneys.length < 2 || !TAX.test(text)) return new Set();
  const all = moneys.slice(0, MOST).map(({ amount }) => amount);
  const shares = everyMatch(text, PERCENT).map(([, percent]) => Number(percent) / 100);
  return new Set(
    all.flatMap((net) => {
      const taxes = [...all.filter((tax) => tax < net), ...shares.map((share) => net * share)];
      const paid = taxes.filter((tax) => all.some((gross) => Math.abs(net + tax - gross) < 0.011));
      return paid.length > 0 ? [net, ...paid] : [];
    }),
  );
}
