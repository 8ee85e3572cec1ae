/** What was typed into the form of a new contract, as the values that are sent, and what follows from them. */
import { isDay } from '../../../contract/calendar.ts';
import { sayValues } from '../../../contract/changes.ts';
import { standingOfRecord } from '../../../contract/listItem.ts';
import { newRecord } from '../../../contract/record.ts';
import { Refused } from '../../../contract/refused.ts';
import type { Standing } from '../../../contract/standing.ts';
import { typedOwner } from '../../../contract/typedOwner.ts';
import type { ContractValues, CreateContractRequest } from '../../api/cycleApi.ts';
import { lengthOf, type TypedLength } from '../../ui/typedLength.ts';

export type Fields = {
  name?: string;
  counterparty?: string;
  ending?: NonNullable<ContractValues['ending']>;
  /** `2027-03-31`, or what was typed where that is not a day. */
  from?: string | null;
  to?: string | null;
  /** `n` is what was typed where that is no number. */
  renewal?: TypedLength | null;
  notice?: TypedLength | null;
  /** What was typed where that is no amount. */
  amount?: number | string | null;
  currency?: string;
  period?: NonNullable<ContractValues['amountPeriod']>;
  owner?: string;
  ownerEmail?: string;
  notes?: string;
};

/** What is empty is left out: nothing is known of it. */
export function requestOf(fields: Fields): CreateContractRequest {
  const { name = '', counterparty, ending, from, to, amount, currency, period, owner, ownerEmail, notes } = fields;
  const renewalTerm = ending === 'renews' ? lengthOf(fields.renewal) : null;
  const noticePeriod = lengthOf(fields.notice);
  const person = typedOwner(owner, ownerEmail);
  return {
    values: {
      name: name.trim(),
      ...(counterparty?.trim() ? { counterparty: counterparty.trim() } : {}),
      ...(ending ? { ending } : {}),
      ...(from && isDay(from) ? { from } : {}),
      ...(to && isDay(to) ? { to } : {}),
      ...(renewalTerm ? { renewalTerm } : {}),
      ...(noticePeriod ? { noticePeriod } : {}),
      ...(typeof amount === 'number' ? { amount, ...(currency ? { currency } : {}) } : {}),
      ...(typeof amount === 'number' && period ? { amountPeriod: period } : {}),
    },
    ...(person.name || person.email ? { owner: person } : {}),
    ...(notes?.trim() ? { notes: notes.trim() } : {}),
  };
}

/** Both are days, and in the wrong order. */
export function endsBeforeItBegins(from: unknown, to: unknown): boolean {
  return typeof from === 'string' && typeof to === 'string' && isDay(from) && isDay(to) && to < from;
}

/** `problem` is null where a field says it. */
export type Outlook = { standing: Standing } | { problem: string | null };

/** What the contract would say, by the rules of the kernel: where it stands as of `today`, or why it cannot be. */
export function outlookOf(fields: Fields, today: string): Outlook {
  const now = `${today}T00:00:00Z`;
  try {
    const { values } = requestOf(fields);
    const { record } = sayValues(newRecord('new', 'hand', now), { values }, { who: null, when: now, today });
    return { standing: standingOfRecord(record, today) };
  } catch (error) {
    if (endsBeforeItBegins(fields.from, fields.to)) return { problem: null };
    if (error instanceof Refused) return { problem: error.message };
    throw error;
  }
}
