/** The fields of the form about reminders: as they are typed, as they are saved, and what was saved meanwhile. */
import { ZONE_UNTIL_CHOSEN } from '../../../contract/settings.ts';
import type { Settings } from '../../api/remindersApi.ts';
import { linesOf, readDays } from './readFields.ts';

export type Fields = {
  timeZone: string;
  reminderDays: string;
  addresses: string;
  ourCompanies: string;
  digest: boolean;
};
export type Field = keyof Fields;

/** Those that something was typed into. */
export type Typed = Partial<Fields>;

/** What is said at each field that was changed meanwhile. */
export type Hints = Partial<Record<Field, string>>;

/** As the form shows what is saved. */
export function fieldsOf(settings: Settings): Fields {
  return {
    timeZone: settings.timeZone ?? ZONE_UNTIL_CHOSEN,
    reminderDays: (settings.reminderDays ?? []).join(', '),
    addresses: (settings.addresses ?? []).join('\n'),
    ourCompanies: (settings.ourCompanies ?? []).join('\n'),
    digest: settings.digest ?? true,
  };
}

/** What of `fields` differs from `base`, to be saved: what was left as it is stays as it is, a guess and a default among it. */
export function changeOf(fields: Fields, base: Fields): Settings {
  const has = (field: Field) => !isSame(fields[field], base[field]);
  return {
    ...(has('timeZone') && { timeZone: fields.timeZone }),
    ...(has('reminderDays') && { reminderDays: readDays(fields.reminderDays) ?? [] }),
    ...(has('addresses') && { addresses: linesOf(fields.addresses) }),
    ...(has('ourCompanies') && { ourCompanies: linesOf(fields.ourCompanies) }),
    ...(has('digest') && { digest: fields.digest }),
  };
}

/** What was changed meanwhile: `base` is what was saved when the form took it up. Empty where all is as it was, or as it stands in the form. */
export function hintsOf(typed: Typed, base: Fields, settings: Settings): Hints {
  const now = fieldsOf(settings);
  const fields = { ...base, ...typed };
  const changed = (Object.keys(now) as Field[]).filter((field) => {
    // Another guess was changed by a contract, not by a person.
    if (field === 'ourCompanies' && settings.ourCompaniesConfirmed === false) return false;
    return !isSame(now[field], base[field]) && !isSame(now[field], fields[field]);
  });
  const hint = (field: Field) =>
    field in typed
      ? `Saved meanwhile: ${said(now[field])}. What you entered here isn’t saved yet.`
      : `Changed meanwhile. It was: ${said(base[field])}.`;
  return Object.fromEntries(changed.map((field) => [field, hint(field)]));
}

const isSame = (one: string | boolean, other: string | boolean) => plain(one) === plain(other);

const plain = (value: string | boolean) => (typeof value === 'string' ? linesOf(value).join('\n') : value);

function said(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return linesOf(value).join(', ').replaceAll('_', ' ') || 'empty';
}
