/** The values of a contract under review in words: what will be stored, and what the document says where that is something else. */
import { showDuration } from '../../../contract/showDay.ts';
import { endingLabels } from '../../domain/endings.ts';
import { formatDay, formatMoney } from '../../domain/format.ts';
import { endingText, periodText } from './contractFacts.ts';
import { type FoundContract, hasNoNotice, type Reviewed } from './foundContract.ts';
import { heldText, isYours, type Shown } from './heldValues.ts';

export type { Shown } from './heldValues.ts';

export function shownDay(contract: FoundContract): Shown {
  if (contract.renewalDate === null && contract.ending === 'open') return { text: null, says: 'It has no end.' };
  return heldText(contract, ['renewalDate'], ({ renewalDate }) => renewalDate && formatDay(renewalDate));
}

export const amountFields: (keyof Reviewed)[] = ['amount', 'currency', 'amountPeriod'];

export function shownAmount(contract: FoundContract): Shown {
  return heldText(contract, amountFields, (values) =>
    values.amount === null ? null : `${formatMoney(values.amount, values.currency)}${periodText(values)}`,
  );
}

export function shownEnding(contract: FoundContract): Shown {
  return heldText(contract, ['ending'], (values) =>
    values === contract ? endingText(contract) : values.ending && endingLabels[values.ending],
  );
}

export function shownParties(contract: FoundContract): Shown {
  return heldText(contract, ['parties'], ({ parties }) => (parties.length > 0 ? parties.join(', ') : null));
}

/** A notice period, or that there is none: a person has said so here, or in the database. */
export function shownNotice(contract: FoundContract): Shown {
  if (hasNoNotice(contract)) return { text: 'None', says: null };
  const shown = shownLength(contract, 'noticePeriod');
  return shown.text === null && isYours(contract, 'noticePeriod') ? { ...shown, text: 'Yours: none' } : shown;
}

export function shownLength(contract: FoundContract, field: 'noticePeriod' | 'renewalTerm'): Shown {
  return heldText(contract, [field], ({ [field]: length }) => length && showDuration(length));
}
