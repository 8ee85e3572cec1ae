/** The questions that a contract's readings leave open: a value with more than one reading, of which a person chooses. */
import { showOtherSum } from '../../../../contract/otherReading.ts';
import { formatDay } from '../../../domain/format.ts';
import { showOther } from '../../../domain/otherReading.ts';
import { showDuration } from '../../../../contract/showDay.ts';
import { type Changes, choiceOf, type FoundContract, hasNoNotice } from '../foundContract.ts';
import { passages } from '../contractFacts.ts';
import { asksForNotice, NO_NOTICE_PERIOD } from '../noticeAsked.ts';

export type Option = {
  key: string;
  text: string;
  quote: string | null;
  /** What choosing it changes. */
  changes: Changes;
  chosen: boolean;
};

export type Question = {
  field: QuestionField;
  label: string;
  /** What is asked, where it isn’t which of several readings is right; and what the way to another answer is called. */
  asks?: string;
  other?: string;
  options: Option[];
};
type QuestionField = 'renewalDate' | 'ending' | 'amount' | 'amountPeriod' | 'renewalTerm' | 'noticePeriod';

const labels: Record<QuestionField, string> = {
  renewalDate: 'Renewal Date',
  ending: 'How it ends',
  amount: 'Amount',
  amountPeriod: 'Paid',
  renewalTerm: 'Renews for',
  noticePeriod: 'Notice',
};

/** What was read first of each question, then the other readings. Parties are not chosen between but added. */
export function openQuestions(contract: FoundContract): Question[] {
  return (Object.keys(labels) as QuestionField[]).flatMap((field) => {
    if (field === 'noticePeriod' && asksForNotice(contract)) return [noticeQuestion(contract)];
    const others = contract.alternatives
      .filter((each) => each.field === field || (field === 'renewalDate' && each.field === 'termEnd'))
      .flatMap((each) => {
        const changes = choiceOf(each, contract.parties);
        return changes ? [{ quote: each.quote, changes }] : [];
      });
    if (others.length === 0) return [];
    const options = [...readFirst(contract, field), ...others].map(({ quote, changes }, index) => ({
      key: `${field}-${index}`,
      text: valueText(field, changes),
      quote,
      changes,
      chosen: isChosen(contract, changes),
    }));
    return [{ field, label: labels[field], options }];
  });
}

/** Nothing was read that could be chosen: there is none, or nobody knows yet. */
function noticeQuestion(contract: FoundContract): Question {
  const none = hasNoNotice(contract);
  const option = (text: string, noNotice: boolean): Option => ({
    key: `noticePeriod-${noNotice ? 'none' : 'open'}`,
    text,
    quote: null,
    changes: { noNotice },
    chosen: contract.noticePeriod === null && none === noNotice,
  });
  return {
    field: 'noticePeriod',
    label: labels.noticePeriod,
    asks: 'Is there a notice period?',
    other: 'It has one: enter it',
    options: [option(NO_NOTICE_PERIOD, true), option('I don’t know yet', false)],
  };
}

function readFirst({ detected, evidence, parties }: FoundContract, field: QuestionField) {
  if (detected[field] === null) return [];
  const fields = field === 'renewalDate' ? ['renewalDate', 'termEnd'] : [field];
  const changes: Changes = { [field]: detected[field] };
  if (field === 'amount') Object.assign(changes, { currency: detected.currency, amountPeriod: detected.amountPeriod });
  return [{ quote: passages(evidence, fields, parties)[0]?.quote ?? null, changes }];
}

function valueText(field: QuestionField, changes: Changes): string {
  if (field === 'amount') return showOtherSum({ amount: changes.amount ?? 0, currency: changes.currency ?? null });
  if (field === 'renewalDate') return formatDay(changes.renewalDate ?? '');
  if (field === 'ending' || field === 'amountPeriod') return showOther(field, changes[field] ?? '');
  const length = changes[field];
  return length ? showDuration(length) : '';
}

function isChosen(contract: FoundContract, changes: Changes): boolean {
  const entries = Object.entries(changes) as [keyof Changes, unknown][];
  return entries.every(([field, value]) => JSON.stringify(contract[field]) === JSON.stringify(value));
}
