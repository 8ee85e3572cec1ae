/** The currency of a sum that is in doubt. */
import { allMoney } from './mentions/allMoney.ts';
import { readOtherSum } from '../../../contract/otherReading.ts';
import { AMERICAN } from './lexicon/everydayAmounts.ts';
import type { Analysis } from './types.ts';

const LIKELY = 0.5;
/** So many sums say whose money a contract is in, whichever of them is its price. */
const FEW = 2;
/** Countries whose money has a name that another country's has, too, and what tells them. */
const SHARED: readonly [named: string, own: string, place: RegExp][] = [
  ['INR', 'PKR', /\b(?:PKR|Pakistan|Lahore|Karachi|Islamabad|Rawalpindi|Faisalabad|Peshawar|CNIC)\b/],
  ['INR', 'LKR', /\b(?:LKR|Sri Lanka|Colombo|Kandy)\b/],
  ['INR', 'NPR', /\b(?:NPR|Nepal|Kathmandu|Lalitpur|Pokhara)\b/],
  ['INR', 'MUR', /\b(?:MUR|Mauritius|Port Louis)\b/],
  ['BWP', 'PHP', /\b(?:PHP|Philippines|Manila|Quezon|Cebu|Davao|Makati)\b/],
];
const NAMES_IT: Readonly<Record<string, RegExp>> = {
  INR: /₹|\bINR\b|\bIndia\b/,
  BWP: /\bBWP\b|\bpula\b|\bBotswana\b/i,
};

/** "Rs." in Lahore are the rupees of Pakistan. */
export function withOwnRupees(found: Analysis, text: string): Analysis {
  const { currency } = found;
  if (currency === null || NAMES_IT[currency]?.test(text) !== false) return found;
  const [own, ...others] = SHARED.filter(([named, , place]) => named === currency && place.test(text));
  return own && others.length === 0 ? { ...found, currency: own[1] } : found;
}

/** Which of several sums is the price may be a question while their currency is none. */
export function withAgreedCurrency(found: Analysis, text: string): Analysis {
  if (found.amount !== null || found.currency !== null) return found;
  const all = allMoney(text);
  const asked = found.alternatives.filter(({ field }) => field === 'amount');
  // One sum of which nothing is said may be a fine or a fee beside.
  if (all.length < FEW && asked.length < 2 && asked.every(({ confidence }) => confidence < LIKELY)) return found;
  const sums = asked.length > 0 ? asked.map(({ value }) => readOtherSum(value)) : all;
  const [currency = null, ...others] = new Set(sums.map((sum) => sum?.currency ?? null));
  const isAnyDollar = currency === 'USD' && !AMERICAN.test(text);
  const isMixed = all.some((sum) => sum.currency !== currency && text[sum.start] !== '$');
  return others.length > 0 || isAnyDollar || isMixed ? found : { ...found, currency };
}
