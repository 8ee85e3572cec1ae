/** What was typed and not saved, compared with what is saved, and said in words. */
import { typedOwner } from '../../../contract/typedOwner.ts';
import type { ContractDetails } from '../../api/cycleApi.ts';
import type { DraftField, TypedFields, ValueDraft } from './valueDraftsSlice.ts';

/** Does it read as it is saved? */
export function isSame(typed: TypedFields, saved: TypedFields): boolean {
  const names = Object.keys(typed) as (keyof TypedFields)[];
  return names.every((name) => JSON.stringify(blank(typed[name])) === JSON.stringify(blank(saved[name])));
}

function blank(value: unknown): unknown {
  return value === undefined || value === '' ? null : value;
}

/** Has what was typed been saved by now? So it has where the page was left in the middle of its save. */
export function isSavedBy(field: DraftField, typed: TypedFields, { values, owner, tags }: ContractDetails): boolean {
  if (field === 'owner') {
    const person = typedOwner(typed.text, typed.email);
    return person.name === (owner?.name ?? null) && person.email === (owner?.email ?? null);
  }
  if (typed.names)
    return JSON.stringify(allNames(typed)) === JSON.stringify(namesIn(field === 'tags' ? tags : values[field].value));
  if (field === 'tags') return false;
  const { value } = values[field];
  const saved = { text: value, day: value, number: value, length: value, choice: value } as TypedFields;
  const money = { currency: values.currency.value, period: values.amountPeriod.value };
  return isSame({ ...typed, ...(typed.text === undefined ? {} : { text: typed.text.trim() }) }, { ...saved, ...money });
}

const namesIn = (value: unknown) => (Array.isArray(value) ? value : []);

/** All names, the last of which may not have been followed by Enter. Each once. */
export function allNames({ names = [], pending = '' }: TypedFields): string[] {
  return [...new Set([...names, pending].map((name) => name.trim()).filter((name) => name !== ''))];
}

/** `now` is what is saved by now, as it is shown. */
export function keptWords({ saved }: ValueDraft, now: string | null): string {
  if (saved === now) return 'You typed this before. It isn’t saved yet.';
  if (now === null) return 'You typed this before. Since then the saved value was removed.';
  // No full stop: names end with one of their own.
  return `You typed this before. Saved since then: ${now}`;
}
