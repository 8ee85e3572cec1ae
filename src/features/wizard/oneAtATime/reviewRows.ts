/** The values of a contract under review as rows, each with the passages that it was read from. */
import { formatDay, formatMoney } from '../../../domain/format.ts';
import { showDuration } from '../../../../contract/showDay.ts';
import type { Evidence } from '../../../api/api.ts';
import type { ViewedPassage } from '../../../ui/document/viewedPassage.ts';
import { endingPassages, endingText, passages, periodText, shownNoticeDay } from '../contractFacts.ts';
import { type FoundContract, isEdited, type Reviewed } from '../foundContract.ts';

export type Row = {
  key: string;
  label: string;
  /** Null: not detected. */
  text: string | null;
  edited: boolean;
  evidence: Evidence[];
};

export function reviewRows(contract: FoundContract): Row[] {
  const { renewalDate, noticePeriod, renewalTerm, amount, currency, parties, evidence, facts } = contract;
  const deadline = shownNoticeDay(contract);
  const row = (
    key: string,
    label: string,
    text: string | null,
    fields: (keyof Reviewed)[],
    readFrom: string[],
  ): Row => ({
    key,
    label,
    text,
    edited: fields.some((field) => isEdited(contract, field)),
    evidence: passages(evidence, readFrom, parties),
  });
  return [
    row(
      'renewalDate',
      'Renewal Date',
      renewalDate && formatDay(renewalDate),
      ['renewalDate'],
      ['renewalDate', 'termEnd'],
    ),
    ...(deadline ? [row('noticeBy', 'Give notice by', formatDay(deadline), [], ['noticeBy'])] : []),
    row(
      'noticePeriod',
      'Notice',
      noticePeriod && showDuration(noticePeriod),
      ['noticePeriod'],
      ['noticePeriod', 'noticeBy'],
    ),
    row('ending', 'How it ends', endingText(contract), ['ending'], endingPassages),
    row('renewalTerm', 'Renews for', renewalTerm && showDuration(renewalTerm), ['renewalTerm'], ['renewalTerm']),
    row(
      'amount',
      'Amount',
      amount === null ? null : `${formatMoney(amount, currency)}${periodText(contract)}`,
      ['amount', 'currency', 'amountPeriod'],
      ['amount', 'currency', 'amountPeriod'],
    ),
    row('parties', 'Parties', parties.length > 0 ? parties.join(', ') : null, ['parties'], ['parties']),
    ...(facts.governingLaw ? [row('governingLaw', 'Governing law', facts.governingLaw, [], ['governingLaw'])] : []),
  ];
}

/** Every passage of the rows, and of the other readings, which ask to be looked at. */
export function reviewPassages(contract: FoundContract): ViewedPassage[] {
  return [
    ...reviewRows(contract).flatMap(({ key, evidence }) => evidence.map(({ quote }) => ({ id: key, quote }))),
    ...contract.alternatives.map(({ field, quote }) => ({
      id: field === 'termEnd' ? 'renewalDate' : field === 'amountPeriod' ? 'amount' : field,
      quote,
      check: true,
    })),
  ];
}
