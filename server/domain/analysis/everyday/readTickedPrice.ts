/** Which of several prices is agreed, where the paper lists them and a box is ticked. */
import { readPeriod } from '../amount/amountPeriod.ts';
import { ownDollar } from '../amount/ownDollar.ts';
import { EXTRAS } from '../lexicon/everydayAmounts.ts';
import { findMoney } from '../../money.ts';
import { readCells } from './cells.ts';
import { columnPeriod } from './columnPeriod.ts';
import { hasOtherPrice, isOfUnit, type Place } from './otherPrices.ts';
import { CHOSEN_RATE } from './readChosenRate.ts';
import type { EverydayAmount } from './readEverydayAmount.ts';
import { chosenPrices, type Ticks } from './ticks.ts';

/**
 * The price of the one option that is ticked among several with prices; null where none is, two are, nothing says for how long it is paid, or the
 * text gives another price, too. `text`: without the options that aren't ticked.
 */
export function readTickedPrice(raw: string, text: string, ticks: Ticks): EverydayAmount | null {
  const chosen = chosenPrices(raw, ticks).filter((option) => !EXTRAS.test(labelOf(text, option.start)));
  const found = chosen.flatMap((option) => priceAt(raw, text, option) ?? []);
  if (found.length === 0) return readRowOfTicked(raw, text, ticks);
  const [price] = found;
  return price && found.length === 1 && !hasOtherPrice(text, price, [price]) ? price : null;
}

/** What the options are for: the words before the first of them in its line, or the line above that has no box. */
function labelOf(text: string, at: number): string {
  const top = text.lastIndexOf('\n', at - 1) + 1;
  const own = text.slice(top, at).trim();
  return own === '' ? (text.slice(0, top).trimEnd().split('\n').at(-1) ?? '') : own;
}

function priceAt(raw: string, text: string, { start, end }: Place): EverydayAmount | null {
  const option = raw.slice(start, end);
  const [money] = findMoney(option);
  if (!money || isOfUnit(option.slice(money.end))) return null;
  const period = readPeriod('', option.slice(money.end)) ?? columnPeriod(text, start + money.start, start + money.end);
  if (!period) return null;
  const currency = option[money.start] === '$' && money.currency === 'USD' ? ownDollar(raw) : money.currency;
  return { value: money.amount, currency, period, start, end, confidence: CHOSEN_RATE, working: null };
}

/** "[x] Full day   [ ] Part time", and a row of a price list for each of them. */
function readRowOfTicked(raw: string, text: string, { chosen, others }: Ticks): EverydayAmount | null {
  const names = (options: Ticks['chosen']): string[] =>
    options.map(({ start, end }) => plain(raw.slice(start, end).replace(/^(?:\[[^\]]*\]|\([^)]*\)|[☒☑☐□])/, '')));
  const [ticked, refused] = [names(chosen), names(others)];
  if (ticked.length === 0 || refused.length === 0) return null;
  const found: EverydayAmount[] = [];
  const left: Place[] = [];
  for (const { cells, start, end } of readCells(raw)) {
    const [label, cell] = cells;
    const [money] = cell ? findMoney(cell.text) : [];
    if (!label || !cell || money?.start !== 0) continue;
    const name = plain(label.text);
    const is = (option: string): boolean => name.length >= 4 && (option === name || option.startsWith(`${name} `));
    if (refused.some(is)) left.push({ start, end });
    const price = ticked.some(is) ? priceAt(raw, text, cell) : null;
    if (price) found.push({ ...price, start, end });
  }
  const [price] = found;
  return price && found.length === 1 && left.length > 0 && !hasOtherPrice(text, price, [price, ...left]) ? price : null;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
