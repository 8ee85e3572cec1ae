/** What else was read from a document, as short sentences for the review. */
import type { Duration } from '../../../contract/calendar.ts';
import type { Evidence } from '../../api/api.ts';
import { formatDay } from '../../domain/format.ts';
import type { FoundContract } from './foundContract.ts';

/** Notice, renewal, start and end of term, as far as they are known. */
export function contractFacts({ facts, renewalDate, detected }: FoundContract): string[] {
  const { autoRenews, effectiveDate, noticeBy, noticePeriod, perpetual, renewalTerm, termEnd } = facts;
  // The deadline was worked out from the date that was read: it says nothing about a corrected one.
  const deadlineHolds = noticeBy && renewalDate === detected.renewalDate;
  return [
    noticePeriod
      ? `Notice of ${duration(noticePeriod)}${deadlineHolds ? `: to be given by ${formatDay(noticeBy)}` : ''}`
      : null,
    autoRenews === true ? `Renews by itself${renewalTerm ? ` for ${duration(renewalTerm)} at a time` : ''}` : null,
    autoRenews === false ? 'Does not renew by itself' : null,
    perpetual ? 'Has no end' : null,
    effectiveDate ? `In effect since ${formatDay(effectiveDate)}` : null,
    termEnd && termEnd !== renewalDate ? `Initial term ends ${formatDay(termEnd)}` : null,
  ].filter((fact) => fact !== null);
}

/** ' per month' and the like, where the amount is that of a period and still the one that was read. */
export function periodText({ amount, detected, facts }: FoundContract): string {
  const { amountPeriod } = facts;
  return amount === detected.amount && amountPeriod && amountPeriod !== 'total' ? ` per ${amountPeriod}` : '';
}

function duration({ n, unit }: Duration): string {
  return `${n} ${n === 1 ? unit : `${unit}s`}`;
}

/** The passages that stand for some fields: each once, and none that says no more than the name of a party. */
export function passages(
  evidence: readonly Evidence[],
  fields: readonly string[],
  parties: readonly string[],
): Evidence[] {
  const seen = new Set<string>();
  const own = evidence.filter(
    ({ field, quote }) => fields.includes(field) && !(field === 'parties' && parties.includes(quote)),
  );
  // The end of the term is read from the same passage as the renewal that follows from it: the one with its working says both.
  const worked = new Set(own.filter(({ working }) => working).map(({ quote }) => quote));
  return own.filter(({ quote, working }) => {
    const again = seen.has(`${quote} ${working ?? ''}`);
    seen.add(`${quote} ${working ?? ''}`);
    return !again && (working || !worked.has(quote));
  });
}

/** How a value follows from its passage, its days written as everywhere else on the screen. */
export function workingText(working: string): string {
  return working.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formatDay(day));
}
