/** What an hour, a day or a week costs, where a contract has no other price: "48,00 € pro Stunde", "Uurtarief: € 82,50". */
import { contextsOf, type Context } from '../clauses/context.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lower, patternOf, anywhere, says } from '../lexicon/patterns.ts';
import type { SumMention } from '../mentions/sums.ts';
import type { Paper } from '../text/paper.ts';
import type { AmountChoice } from '../decide/chooseAmount.ts';

/** So far behind the sum it is said. */
const BEHIND = 28;
const CONFIDENCE = 0.66;

/** Null where there is none, several, or it is the price of something beside. */
export function readRate(paper: Paper, lexicon: Lexicon, mentions: readonly SumMention[]): AmountChoice | null {
  const rates = contextsOf(paper, lexicon, mentions).flatMap(({ mention, context }) => {
    const period = periodOf(lexicon, context);
    return period ? [{ mention, context, period }] : [];
  });
  const [rate] = rates;
  if (!rate || rates.some(({ mention }) => mention.amount !== rate.mention.amount)) return null;
  const { sentence, before, heading, labelled, unit } = rate.context;
  if (says(lexicon, 'beside a rate', lexicon.money.besideRate, sentence)) return null;
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
    others: [],
  };
}

/** Said right behind the sum, else by the label before it. */
function periodOf(lexicon: Lexicon, { before, after, labelled }: Context): 'hour' | 'day' | 'week' | null {
  const near = lower(after.slice(0, BEHIND)).split(/[;.] /)[0] ?? '';
  const places = labelled ? [near, lower(before)] : [near];
  for (const place of places)
    for (const [source, period] of lexicon.money.rates)
      if (patternOf(lexicon, `rate ${period}`, () => anywhere(source)).test(place)) return period;
  return null;
}
