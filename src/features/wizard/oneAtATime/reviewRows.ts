/** The values of a contract under review as rows, each with the passages that it was read from. */
import type { CalendarDay } from '../../../../contract/calendar.ts';
import { awayInWords } from '../../../domain/deadlines.ts';
import { inferenceWords } from '../../../domain/endings.ts';
import { capitalized, formatDay } from '../../../domain/format.ts';
import type { Evidence } from '../../../api/api.ts';
import type { ViewedPassage } from '../../../ui/document/viewedPassage.ts';
import { endingPassages, isNoticePassed, noticeLabel, passages, shownNoticeDay, shownStart } from '../contractFacts.ts';
import { type FoundContract, hasNoNotice, isEdited, type Reviewed } from '../foundContract.ts';
import {
  amountFields,
  type Shown,
  shownAmount,
  shownDay,
  shownEnding,
  shownLength,
  shownNotice,
  shownParties,
} from '../shownValues.ts';

export type Row = {
  key: string;
  label: string;
  /** Null: not detected. */
  text: string | null;
  /** What the document says, where a person has said otherwise in the database. */
  says: string | null;
  /** A day that has passed. */
  late?: boolean;
  edited: boolean;
  evidence: Evidence[];
};

export function reviewRows(contract: FoundContract, today: CalendarDay): Row[] {
  const { evidence, facts, parties } = contract;
  const deadline = shownNoticeDay(contract);
  const row = (key: string, label: string, shown: Shown, fields: (keyof Reviewed)[], readFrom: string[]): Row => ({
    key,
    label,
    ...shown,
    edited: fields.some((field) => isEdited(contract, field)),
    evidence: passages(evidence, readFrom, parties),
  });
  const fact = (key: string, label: string, text: string) => row(key, label, { text, says: null }, [], [key]);
  const noticeRow = (day: CalendarDay): Row => {
    const late = isNoticePassed(contract, today);
    const text = late ? `${formatDay(day)}, ${awayInWords(day, today)}` : formatDay(day);
    return { ...fact('noticeBy', noticeLabel(contract, today), text), late };
  };
  const start = shownStart(contract);
  const startRow = (day: CalendarDay): Row => {
    const field = facts.effectiveDate ? 'effectiveDate' : 'agreementDate';
    const why = facts.effectiveDate ? null : `${capitalized(inferenceWords.AGREEMENT_DAY)}.`;
    return { ...row('effectiveDate', 'Starts', { text: formatDay(day), says: why }, [], [field]) };
  };
  const notice = shownNotice(contract);
  const renewal = shownLength(contract, 'renewalTerm');
  // What ends, or runs until notice is given, isn't missing a renewal.
  const mayRenew = contract.ending !== 'ends' && contract.ending !== 'open';
  return [
    row('renewalDate', 'Renewal Date', shownDay(contract), ['renewalDate'], ['renewalDate', 'termEnd']),
    ...(deadline ? [noticeRow(deadline)] : []),
    {
      ...row('noticePeriod', 'Notice', notice, ['noticePeriod'], ['noticePeriod', 'noticeBy']),
      edited: hasNoNotice(contract) || isEdited(contract, 'noticePeriod'),
    },
    row('ending', 'How it ends', shownEnding(contract), ['ending'], endingPassages),
    ...(mayRenew || renewal.text !== null || renewal.says !== null
      ? [row('renewalTerm', 'Renews for', renewal, ['renewalTerm'], ['renewalTerm'])]
      : []),
    row('amount', 'Amount', shownAmount(contract), amountFields, amountFields),
    row('parties', 'Parties', shownParties(contract), ['parties'], ['parties']),
    ...(start === null ? [] : [startRow(start)]),
    ...(facts.governingLaw ? [fact('governingLaw', 'Governing law', facts.governingLaw)] : []),
  ];
}

/** Every passage of the rows, and of the other readings, which ask to be looked at. */
export function reviewPassages(contract: FoundContract, today: CalendarDay): ViewedPassage[] {
  return [
    ...reviewRows(contract, today).flatMap(({ key, evidence }) => evidence.map(({ quote }) => ({ id: key, quote }))),
    ...contract.alternatives.map(({ field, quote }) => ({
      id: field === 'termEnd' ? 'renewalDate' : field === 'amountPeriod' ? 'amount' : field,
      quote,
      check: true,
    })),
  ];
}
