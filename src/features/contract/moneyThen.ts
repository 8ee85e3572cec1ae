/** Which currency and period an amount of the history was in: each change of them is a line of its own, so one goes back from what is so now. */
import type { HistoryEntry } from '../../api/cycleApi.ts';
import type { Beside } from './fields.ts';

/** A change with what stood beside the amount before it and after it. */
export type DatedChange = HistoryEntry & { beside: { before: Beside; after: Beside } };

/** Of entries with the latest first, none of them missing; `now` are the values of the contract after all of them. */
export function withMoneyThen(entries: readonly HistoryEntry[], now: Beside): DatedChange[] {
  let after: Beside = { currency: now.currency, amountPeriod: now.amountPeriod };
  return [...Map.groupBy(entries, ({ version, when }) => version ?? when).values()].flatMap((together) => {
    let before = after;
    for (const { field, from, to } of together) {
      if (field !== 'currency' && field !== 'amountPeriod') continue;
      before = { ...before, [field]: { value: from } };
      after = { ...after, [field]: { value: to } };
    }
    const dated = together.map((entry) => ({ ...entry, beside: { before, after } }));
    after = before;
    return dated;
  });
}

/** Values that are entered together are kept together: some of them stayed as they were. */
export function isOther({ from, to }: Pick<HistoryEntry, 'from' | 'to'>): boolean {
  return JSON.stringify(from) !== JSON.stringify(to);
}
