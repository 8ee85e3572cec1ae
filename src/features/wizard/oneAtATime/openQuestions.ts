/** The questions that a contract's readings leave open: a value with more than one reading, of which a person chooses. */
import { showOtherSum } from '../../../../contract/otherReading.ts';
import { formatDay } from '../../../domain/format.ts';
import { showOther } from '../../../domain/otherReading.ts';
import { showDuration } from '../../../../contract/showDay.ts';
import { choiceOf, type FoundContract, type Reviewed } from '../foundContract.ts';
import { passages } from '../contractFacts.ts';

export type Option = {
  key: string;
  text: string;
  quote: string | null;
  /** What choosing it changes. */
  changes: Partial<Reviewed>;
  chosen: boolean;
};

export type Question = { field: QuestionField; label: string; options: Option[] };
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

function readFirst({ detected, evidence, parties }: FoundContract, field: QuestionField) {
  if (detected[field] === null) return [];
  const fields = field === 'renewalDate' ? ['renewalDate', 'termEnd'] : [field];
  const changes: Partial<Reviewed> = { [field]: detected[field] };
  if (field === 'amount') Object.assign(changes, { currency: detected.currency, amountPeriod: detected.amountPeriod });
  return [{ quote: passages(evidence, fields, parties)[0]?.quote ?? null, changes }];
}

function valueText(field: QuestionField, changes: Partial<Reviewed>): string {
  if (field === 'amount') return showOtherSum({ amount: changes.amount ?? 0, currency: changes.currency ?? null });
  if (field === 'renewalDate') return formatDay(changes.renewalDate ?? '');
  if (field === 'ending' || field === 'amountPeriod') return showOther(field, changes[field] ?? '');
  const length = changes[field];
  return length ? showDuration(length) : '';
}

function isChosen(contract: FoundContract, changes: Partial<Reviewed>): boolean {
  const entries = Object.entries(changes) as [keyof Reviewed, unknown][];
  return entries.every(([field, value]) => JSON.stringify(contract[field]) === JSON.stringify(value));
}
