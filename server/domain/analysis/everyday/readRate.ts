/** "Pay. $92.50 per hour", "Weekly rent: £240": what an hour, a day or a week costs, where nothing else is paid. */
import { allMoney } from '../mentions/allMoney.ts';
import { ownDollar } from '../amount/ownDollar.ts';
import { readPeriod } from '../amount/amountPeriod.ts';
import { SIDE_BEFORE, SIDE_SENTENCE, TAXED } from '../lexicon/everydayAmounts.ts';
import type { EverydayAmount } from './readEverydayAmount.ts';

const CONFIDENCE = 0.66;
/** What leads to it in its own line or sentence. */
const PAID =
  /\b(?:pays?|paid|rates?|fees?|rent|rental|price|charge[sd]?|hire|costs?|honorarium|wages?)\b(?:\([^()£$€;]{0,30}\)|[^£$€;(]){0,40}\(?$/i;
const LED = /\b(hourly|daily|weekly)\b(?:\.(?=\d)|[^.;£$€]){0,40}$/i;
const PER = { hourly: 'hour', daily: 'day', weekly: 'week' } as const;
/** What is paid by the hour, day or week. */
export const RATES: ReadonlySet<string | null> = new Set(['hour', 'day', 'week']);
/** Of work, time or trouble beside the price, or of somebody else. */
export const BESIDE =
  /\b(?:late|overdue|extra|additional|overtime|over-?run|outside|beyond|above|after|if|where|unless|stand-?by|call-?outs?|damages|penalt\w+|storage|holding over|deducted|repairs?|royalt\w+|change requests?|on (?:written )?order|weekend|holiday|parking|demurrage|up to|not exceed\w*|minimum|ceiling|(?:trainers|instructors|engineers|technicians|experts|inventors|drivers|musicians) (?:are|will be|shall be) paid)\b/i;

/** What stands behind a rate in its own sentence. */
const CLAUSE = /^(?:\.(?=\d)|[^.;])*/;

/** "£92 an hour, plus pension if you send the form": what is added is another matter. */
function ownClause(tail: string): string {
  return (CLAUSE.exec(tail)?.[0] ?? '').split(/, (?:plus|and) /)[0] as string;
}

/** The one rate of a document; null where there are several, or it is of something beside the price. */
export function readRate(raw: string): EverydayAmount | null {
  const found = allMoney(raw).flatMap(({ amount, currency, start, end }): EverydayAmount[] => {
    const line = raw.lastIndexOf('\n', start) + 1;
    const stop = raw.indexOf('\n', end);
    const close = stop < 0 ? raw.length : stop;
    const before = raw.slice(Math.max(0, start - 160), start).replace(/\s+/g, ' ');
    const sentence = /(?:\.(?=\d)|[^.;])*(?:\. )?[^.;]{0,2}$/.exec(before)?.[0] ?? '';
    const tail = raw.slice(end, close).replace(TAXED, '');
    const led = LED.exec(sentence)?.[1]?.toLowerCase() as keyof typeof PER | undefined;
    const period = led ? PER[led] : readPeriod('', tail);
    if (!RATES.has(period)) return [];
    const isBeside =
      BESIDE.test(`${sentence} ${ownClause(tail).slice(0, 60)}`) ||
      SIDE_BEFORE.test(before) ||
      SIDE_SENTENCE.test(before);
    const isOwn = !isBeside && PAID.test(sentence);
    const own = currency === 'USD' && raw[start] === '$' ? (ownDollar(raw) ?? currency) : currency;
    return [
      {
        value: amount,
        currency: own,
        period,
        start: line,
        end: close,
        confidence: isOwn ? CONFIDENCE : 0,
        working: null,
      },
    ];
  });
  const [rate] = found;
  return rate && rate.confidence > 0 && found.every(({ value }) => value === rate.value) ? rate : null;
}
