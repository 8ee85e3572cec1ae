/** Which sums of a document are those before their tax, and what each comes to with it. */
import { TAX_ADDED, WITH_ITS_TAX } from '../lexicon/anyLanguage.ts';
import type { Context } from '../clauses/context.ts';
import type { SumMention } from '../mentions/sums.ts';
import { expression } from '../text/expression.ts';

type Sum = { mention: SumMention; context: Context };

/** How far a sum and the same with its tax stand apart. */
const BEHIND = 34;
/** … and words of its tax right behind it. */
const NEXT = 16;
/** So much of a sum its tax is at most, and at least where nothing but a word says that it is added. */
const MOST_TAX = 0.3;
const LEAST_TAX = 0.02;
const WITH_TAX = expression(`(?<!\\p{L})${TAX_ADDED}`, 'i');
const ITS_TAX = expression(`(?<!\\p{L})${WITH_ITS_TAX}`, 'i');

/** So many small sums, of tax and costs, can stand between a sum and what it comes to with them. */
const MOST_ADDED = 3;

/** A sum, its tax and its costs in a row, and what they make together: the places of the first, each with that of the last. */
function sumsBeforeTax(amounts: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const [at, net] of amounts.entries())
    for (let added = 0, next = at + 1; next <= at + MOST_ADDED; next += 1) {
      added += amounts[next] ?? Number.POSITIVE_INFINITY;
      if (added >= net * MOST_TAX) break;
      if (Math.abs(net + added - (amounts[next + 1] ?? 0)) < 0.015) found.set(at, next + 1);
    }
  return found;
}

/** "45,75 € HT, soit 54,90 € TTC": the places of sums without their tax, each with that of the sum behind it that has it. */
function pairsWithTax(sums: readonly Sum[]): [number, number][] {
  return sums.flatMap(({ mention, context }, at): [number, number][] => {
    const next = sums[at + 1];
    if (!next || next.mention.start - mention.end > BEHIND) return [];
    // "1 068,00 € HT" over "1 281,60 € TTC".
    if (next.context.unit !== context.unit && next.context.unit.start !== next.mention.start) return [];
    const added = next.mention.amount / mention.amount - 1;
    const isTaxed =
      WITH_TAX.test(next.context.before) ||
      WITH_TAX.test(next.context.after.slice(0, NEXT)) ||
      ITS_TAX.test(next.context.before.replace(/€ ?$/, ''));
    return added > LEAST_TAX && added < MOST_TAX && isTaxed ? [[at, at + 1]] : [];
  });
}

/** The places of sums before their tax, each with that of what it comes to. `taxed`: the one that a tax is added to. */
export function netSums(
  sums: readonly Sum[],
  taxed: { net: SumMention; gross: SumMention } | null,
): ReadonlyMap<number, number> {
  const all = sums.map(({ mention }) => mention);
  return new Map([
    ...sumsBeforeTax(all.map(({ amount }) => amount)),
    ...pairsWithTax(sums),
    ...(taxed ? [[all.indexOf(taxed.net), all.indexOf(taxed.gross)] as const] : []),
  ]);
}
