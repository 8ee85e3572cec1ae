/** Which of the readings of a sum is what the contract costs: a form's gross, the prose's, or a plain document's. */
import { writeSumIn } from '../../../contract/otherReading.ts';
import { formerSums } from './amount/amendedAmount.ts';
import { chooseAmount } from './amount/chooseAmount.ts';
import { readAmount, type AmountReading } from './amount/readAmount.ts';
import { readLoan } from './amount/readLoan.ts';
import type { Document } from './document.ts';
import { RATES } from './everyday/readRate.ts';
import type { EverydayAmount } from './everyday/readEverydayAmount.ts';
import { MAIL } from './everyday/renewalNotice.ts';
import type { Everyday } from './everyday/readEveryday.ts';
import type { Findings } from './findings.ts';
import type { FormReading } from './form/readForm.ts';
import {
  AMERICAN,
  ANSWERED,
  LIKE_AMERICAN,
  OF_UNIT,
  OTHER_DOLLAR,
  RAISED,
  SIDE_BEFORE,
  SIDE_SENTENCE,
  TOTALLED,
} from './lexicon/everydayAmounts.ts';
import { ENDING_IT } from './lexicon/everydayKinds.ts';
import { isOfDebt } from './term/isOfLoan.ts';
import type { Analysis } from './types.ts';

/** Nothing that is kept track of costs less than one: that is the price of a unit, or a levy. */
const LEAST = 1;
/** A heading right before. */
const UNDER_LIABILITY = /\b(?:liability|indemnity|insurance)[:.]?\s*$/i;
/** Shown to a person as what might be. */
const UNSURE = 0.5;

/** `form`: null where the document is none. The evidence goes into `findings`. */
export function takeAmount(
  findings: Findings,
  document: Document,
  form: FormReading | null,
  everyday: Everyday | null,
): Pick<Analysis, 'amount' | 'currency' | 'amountPeriod'> {
  if (form?.gross) {
    findings.quote('amount', form.gross, form.gross.confidence, form.gross.working);
    const said = everyday?.amount?.value === form.gross.amount ? everyday.amount : null;
    return {
      amount: form.gross.amount,
      currency: said?.currency ?? form.gross.currency,
      amountPeriod: said?.period ?? 'total',
    };
  }
  const nameless = everyday !== null && isNameless(everyday);
  const readings = readAmount(document);
  const lent = readLoan(document);
  const owes = isOfDebt(document);
  const { chosen: best, others } = chooseAmount(readings, lent, owes);
  const read = best && best.value >= LEAST ? best : null;
  // A labelled total before what is only one of the sums that are paid.
  const isLess =
    everyday &&
    read &&
    best !== lent &&
    ((everyday.amount !== null && everyday.nets.has(read.value)) ||
      isUnderLiability(document.text, read.start) ||
      isSidePayment(document, read, everyday) ||
      isSurer(everyday, read.confidence) ||
      isOfYear(everyday, read) ||
      isAnswered(everyday, document.origin[read.start] as number));
  const chosen = isLess ? null : read;
  const written = (sum: { currency: string } | null) => writeSumIn(sum && shown(sum.currency, nameless));
  const amount = findings.take('amount', chosen, written(chosen));
  for (const other of others) findings.offer('amount', other, written(other));
  if (amount === null || !chosen) {
    // The sums of a letter that ends a contract are what is left to settle.
    const stated = everyday && !ENDING_IT.test(everyday.text) && !isCap(everyday) ? everyday.amount : null;
    const given = stated && formerSums(document).has(stated.value) ? null : stated;
    const isBeside = readings.some(({ value, later }) => later === true && value === given?.value);
    const isDoubted = owes || (isBeside && given?.open === false);
    const said = given && given.value >= LEAST ? doubted(given, everyday as Everyday, isDoubted) : null;
    const value = findings.takeFound('amount', said, written(said));
    return value === null || !said
      ? { amount: null, currency: null, amountPeriod: null }
      : { amount: value, currency: shown(said.currency, nameless), amountPeriod: said.period };
  }
  return { amount, currency: shown(chosen.currency, nameless), amountPeriod: chosen.period };
}

/** Of a contract that renews by itself a total is mostly that of one of its terms: for what it is paid is a question then. */
export function doubtPeriod<T extends Pick<Analysis, 'amountPeriod' | 'renewalTerm' | 'ending'>>(
  findings: Findings,
  read: T,
): T {
  const place = findings.evidence.find(({ field }) => field === 'amount');
  if (read.amountPeriod !== 'total' || read.ending !== 'renews' || !place) return read;
  const { start, end } = place;
  for (const value of ['total', read.renewalTerm?.unit === 'month' && read.renewalTerm.n === 1 ? 'month' : 'year'])
    findings.takeFound('amountPeriod', { value, start, end, confidence: UNSURE, working: null });
  return { ...read, amountPeriod: null };
}

/** A sum under the heading of another matter is its most, and not the price. */
function isUnderLiability(text: string, at: number): boolean {
  return UNDER_LIABILITY.test(text.slice(Math.max(0, at - 40), at));
}

function isCap({ amount, text }: Everyday): boolean {
  return amount !== null && isUnderLiability(text, amount.start);
}

/**
 * What a sentence of a single mail says of a sum is a question: it may be of a fee, a line or a bill among others. So are a loan's other
 * sums, and what a sentence says of a fee beside a price by the piece.
 */
function doubted(amount: EverydayAmount, { text }: Everyday, isDoubted: boolean): EverydayAmount {
  const isSpoken = amount.open === false && MAIL.test(text) && text.slice(text.indexOf('\n\n')).search(ANSWERED) < 0;
  return isSpoken || isDoubted ? { ...amount, confidence: UNSURE } : amount;
}

/** Does a "$" say nothing of whose dollar it is? */
function isNameless({ formal, text }: Everyday): boolean {
  return !AMERICAN.test(text) && (OTHER_DOLLAR.test(text) || (!formal && !LIKE_AMERICAN.test(text)));
}

/** `nameless`: it comes from a country with a dollar of its own, and does not say whose dollar it means. */
function shown(currency: string, nameless: boolean): string | null {
  return nameless && currency === 'USD' ? null : currency;
}

/** How the currency of a sum in a document is shown. */
export function currencyIn(everyday: Everyday | null): (currency: string) => string | null {
  const nameless = everyday !== null && isNameless(everyday);
  return (currency) => shown(currency, nameless);
}

/** Does a newer message of the thread say what is paid? */
function isAnswered({ amount, text }: Everyday, at: number): boolean {
  return amount !== null && amount.start < at && text.slice(amount.start, at).search(ANSWERED) >= 0;
}

/** A labelled total is believed before a fee of a sentence, in plain documents. */
function isSurer({ amount, formal }: Everyday, confidence: number): boolean {
  return amount !== null && (amount.confidence > confidence || (!formal && amount.total === true));
}

/** "Annual rent $86,400, monthly rent $7,200": the year's, in plain documents. */
function isOfYear({ amount, formal }: Everyday, { value, period }: AmountReading): boolean {
  const isBoth = !formal && amount?.period === 'year' && period === 'month';
  return isBoth && Math.abs(amount.value - 12 * value) < 0.5;
}

/** In plain documents: a fee that stands beside the price, or one that nobody has asked for yet. */
function isSidePayment(
  document: Document,
  { value, period, start, end }: AmountReading,
  { formal, text }: Everyday,
): boolean {
  const quote = document.text.slice(start, end);
  const plain = value.toLocaleString('en').replace('.', '\\.');
  const figures = new RegExp(`(?<![\\d.,])${plain}${Number.isInteger(value) ? '(?:\\.00)?' : '0?'}(?!\\d)`).exec(quote);
  const behind = figures ? quote.slice(figures.index + figures[0].length) : '';
  if (RAISED.test(behind) || TOTALLED.test(behind)) return true;
  if (formal) return false;
  if (OF_UNIT.test(behind) && !RATES.has(period)) return true;
  const before = figures ? quote.slice(Math.max(0, figures.index - 80), figures.index).replace(/[£$€ ]+$/, ' ') : '';
  return ENDING_IT.test(text) || SIDE_BEFORE.test(before) || SIDE_SENTENCE.test(quote);
}
