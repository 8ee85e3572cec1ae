/** What else was read from a document, as short sentences for the review. */
import type { CalendarDay, Duration } from '../../../contract/calendar.ts';
import { firstDay } from '../../../contract/inferred.ts';
import type { Evidence } from '../../api/api.ts';
import { awayInWords } from '../../domain/deadlines.ts';
import { actByLabel, passedLabel } from '../../domain/decisions.ts';
import { formatDay, lowered } from '../../domain/format.ts';
import { endingLabels, inferenceWords } from '../../domain/endings.ts';
import { type FoundContract, isEdited } from './foundContract.ts';
import { isYours } from './heldValues.ts';
import { isUnsure, unsureFields } from './unsure.ts';

export type Fact = {
  text: string;
  /** A day to act that has passed. */ late?: boolean;
  /** Read less surely than others. */ unsure?: boolean;
};

/** Notice, renewal, start and end of term, governing law, as far as they are known and not said by the values themselves. */
export function contractFacts(contract: FoundContract, today: CalendarDay): Fact[] {
  const { facts, renewalDate, ending } = contract;
  const { autoRenews, governingLaw, termEnd } = facts;
  const saysNo = autoRenews === false && (ending === 'ends' || ending === null);
  return [
    noticeFact(contract, today),
    renewalFact(contract),
    saysNo ? { text: 'Does not renew by itself' } : null,
    startFact(contract, today),
    termEnd && termEnd !== renewalDate ? { text: `Initial term ends ${formatDay(termEnd)}` } : null,
    governingLaw ? { text: `Governing law: ${governingLaw}` } : null,
  ].filter((fact) => fact !== null);
}

function noticeFact(contract: FoundContract, today: CalendarDay): Fact | null {
  const { noticePeriod } = contract;
  const deadline = shownNoticeDay(contract);
  const late = isNoticePassed(contract, today);
  const unsure = isUnsure(contract, unsureFields.notice);
  if (deadline === null) return noticePeriod && { text: `Notice of ${duration(noticePeriod)}`, unsure };
  const day = late ? `${formatDay(deadline)}, ${awayInWords(deadline, today)}` : formatDay(deadline);
  if (noticePeriod)
    return { text: `Notice of ${duration(noticePeriod)}, ${late ? 'was due' : 'due by'} ${day}`, late, unsure };
  return { text: `${noticeLabel(contract, today)} ${day}`, late, unsure };
}

/** Where its term begins, as it will be stored; a day that only follows from the agreement's says so. */
function startFact(contract: FoundContract, today: CalendarDay): Fact | null {
  const day = shownStart(contract);
  if (day === null) return null;
  const why = contract.facts.effectiveDate ? '' : ` (${inferenceWords.AGREEMENT_DAY})`;
  return { text: `In effect ${day > today ? 'from' : 'since'} ${formatDay(day)}${why}` };
}

/** The end may have been counted from another day than the agreement's: then that day says where the term begins. */
export function shownStart({ facts, alternatives, evidence }: FoundContract): string | null {
  if (facts.effectiveDate) return facts.effectiveDate;
  const counted = evidence.find(({ field }) => field === 'termEnd')?.working ?? '';
  const day = firstDay({ ...facts, alternatives });
  return day !== null && /^\d{4}-/.test(counted) && !counted.startsWith(day) ? null : day;
}

function renewalFact(contract: FoundContract): Fact | null {
  const { ending, renewalTerm } = contract;
  if (!renewalTerm) return null;
  const length = duration(renewalTerm);
  const text = ending === 'renews' ? `Renews for ${length} at a time` : `Renewal term: ${length}`;
  return { text, unsure: isUnsure(contract, unsureFields.renewalTerm) };
}

/** What is to be done by the notice day: `Give notice by`, `Use option by`, and of a day that has passed `Notice was due`. */
export function noticeLabel(contract: FoundContract, today: CalendarDay): string {
  const kind = contract.ending === 'option' ? 'option' : 'notice';
  return isNoticePassed(contract, today) ? passedLabel(kind) : actByLabel(kind);
}

/** Has the last day to act gone by, of a term that has not ended yet? What only ends needs nobody to act. */
export function isNoticePassed(contract: FoundContract, today: CalendarDay): boolean {
  const { ending, renewalDate } = contract;
  const deadline = shownNoticeDay(contract);
  if (deadline === null || deadline >= today || ending === 'ends' || ending === 'open') return false;
  return renewalDate === null || renewalDate >= today;
}

/** How it ends; null where that isn't known. That it ends at all is an inference where its document only names the day. */
export function endingText(contract: FoundContract): string | null {
  const { ending, facts, detected, held } = contract;
  if (ending === null) return null;
  const isRead = !isEdited(contract, 'ending') && (held === null || held.documentSays.ending === detected.ending);
  const isInferred = ending === 'ends' && (facts.autoRenews ?? null) === null && isRead && !isYours(contract, 'ending');
  return isInferred ? `${endingLabels.ends} (${inferenceWords.NOTHING_RENEWS})` : endingLabels[ending];
}

/** The passages that say how it ends. */
export const endingPassages = ['ending', 'autoRenews', 'perpetual'];

/** The last day to give notice; null where it isn't known, or was worked out from values that have been corrected. */
export function shownNoticeDay(contract: FoundContract): string | null {
  const holds = !isEdited(contract, 'renewalDate') && !isEdited(contract, 'noticePeriod');
  return holds ? (contract.facts.noticeBy ?? null) : null;
}

/** ' per month' and the like, where the amount is that of a period. */
export function periodText({ amountPeriod }: Pick<FoundContract, 'amountPeriod'>): string {
  return amountPeriod && amountPeriod !== 'total' ? ` per ${amountPeriod}` : '';
}

function duration({ n, unit }: Duration): string {
  return `${n} ${n === 1 ? unit : `${unit}s`}`;
}

/** The passages that stand for some fields: each once, and none that says no more than the name of a party, in capitals or not. */
export function passages(
  evidence: readonly Evidence[],
  fields: readonly string[],
  parties: readonly string[],
): Evidence[] {
  const seen = new Set<string>();
  const names = new Set(parties.map((party) => party.toLowerCase()));
  const own = evidence.filter(
    ({ field, quote }) => fields.includes(field) && !(field === 'parties' && names.has(quote.toLowerCase())),
  );
  // The end of the term is read from the same passage as the renewal that follows from it: the one with its working says both.
  const worked = new Set(own.filter(({ working }) => working).map(({ quote }) => quote));
  return own.filter(({ quote, working }) => {
    const again = seen.has(`${quote} ${working ?? ''}`);
    seen.add(`${quote} ${working ?? ''}`);
    return !again && (working || !worked.has(quote));
  });
}

/** How a value follows from its passage, its days written as everywhere else on the screen; null where it only says the day again. */
export function workingText(working: string | null | undefined): string | null {
  if (!working || /^end of the term = [^ ]+$/.test(working)) return null;
  // A day that is named by itself, `2026-03-01 (2026-03-01)`, is said once.
  return working
    .replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formatDay(day))
    .replaceAll(/([A-Z][a-z]{2} \d{1,2}, \d{4}) \(\1\)/g, '$1');
}

/** `Renews Jan 3, 2027` only where it renews by itself; what ends, ends. A day that has passed is nothing to come. */
export function endText({ renewalDate, ending }: Pick<FoundContract, 'renewalDate' | 'ending'>, today: string): string {
  if (!renewalDate) return ending === 'open' ? 'Has no end' : 'No renewal date detected';
  if (renewalDate < today) return `Term ended ${formatDay(renewalDate)}`;
  const does = ending === 'renews' ? 'Renews' : ending === 'ends' ? 'Ends' : 'The term ends';
  return `${does} ${formatDay(renewalDate)}`;
}

/** What is to be done by when, of a contract whose end nobody knows; null of any other. */
export function writtenDayText(contract: FoundContract, today: string): string | null {
  const { renewalDate, ending } = contract;
  const day = shownNoticeDay(contract);
  if (renewalDate || ending === 'open' || day === null) return null;
  return `No renewal date, ${lowered(noticeLabel(contract, today))} ${formatDay(day)}`;
}
