/** What an hour, a day or a week costs, where a contract has no other price: "48,00 € pro Stunde", "Uurtarief: € 82,50". */
import { AMOUNTS_TO } from '../lexicon/anyLanguage.ts';
import { contextsOf, type Context } from '../clauses/context.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lower, patternOf, anywhere, says } from '../lexicon/patterns.ts';
import type { SumMention } from '../mentions/sums.ts';
import type { Paper } from '../text/paper.ts';
import { netSums } from './netSums.ts';
import type { AmountChoice } from '../decide/chooseAmount.ts';
import { expression } from '../text/expression.ts';

/** So far behind the sum it is said. */
const BEHIND = 28;
const CONFIDENCE = 0.66;
/** "Het uurtarief bedraagt € 98,00": what is said right before it. */
const RIGHT_BEFORE = expression(`\\p{L}+(?: \\p{L}+){0,3} ${AMOUNTS_TO}[ :€$]*$`);

/** Null where there is none, several, or it is the price of something beside. */
export function readRate(
  paper: Paper,
  lexicon: Lexicon,
  mentions: readonly SumMention[],
): (AmountChoice & { isGross: boolean; isLabelled: boolean }) | null {
  const sums = contextsOf(paper, lexicon, mentions);
  const net = netSums(sums, null);
  const rates = sums.flatMap(({ mention, context }, index) => {
    const period = net.has(index) ? null : periodOf(lexicon, context);
    const isBeside = says(lexicon, 'beside a rate', lexicon.money.besideRate, context.sentence);
    return period ? [{ mention, context, period, isBeside, isGross: [...net.values()].includes(index) }] : [];
  });
  const own = rates.filter(({ isBeside }) => !isBeside);
  // A price with its tax is that of the contract, whatever an hour more costs.
  const [rate] = own.some(({ isGross }) => isGross) ? own.filter(({ isGross }) => isGross) : rates;
  const among = rate?.isGross ? own : rates;
  if (!rate || rate.isBeside || among.some(({ mention }) => mention.amount !== rate.mention.amount)) return null;
  const { sentence, before, heading, labelled, unit } = rate.context;
  const isPrice = says(lexicon, 'fee', lexicon.money.fee, `${heading} ${sentence} ${before}`);
  if (!isPrice && !labelled) return null;
  return {
    currency: rate.mention.currency,
    period: rate.period,
    chosen: {
      value: rate.mention.amount,
      start: unit.start,
      end: Math.min(unit.end, unit.start + 600),
      working: null,
      confidence: CONFIDENCE,
    },
    isTicked: false,
    others: [],
    isGross: rate.isGross,
    isLabelled: labelled && isPrice,
  };
}

/** Said right behind the sum, else by the label before it. */
function periodOf(lexicon: Lexicon, { before, after, labelled }: Context): 'hour' | 'day' | 'week' | null {
  const near = lower(after.slice(0, BEHIND)).split(/[;.] /)[0] ?? '';
  const places = labelled ? [near, lower(before)] : [near, RIGHT_BEFORE.exec(lower(before))?.[0] ?? ''];
  for (const place of places)
    for (const [source, period] of lexicon.money.rates)
      if (patternOf(lexicon, `rate ${period}`, () => anywhere(source)).test(place)) return period;
  return null;
}
