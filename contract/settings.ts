/** The settings of a user and their defaults. */
import { checkRates, type Rate } from './rates.ts';
import { Refused, staleSettings } from './refused.ts';
import { isTimeZone } from './zonedTime.ts';

/** What the user has set: every field may be missing. */
export type SettingsSaid = {
  /** Goes up with every change; 0 until something is set. */
  version?: number | undefined;
  /** IANA name. */
  timeZone?: string | undefined;
  ourCompanies?: string[] | undefined;
  /** Days before the act-by day. */
  reminderDays?: number[] | undefined;
  digest?: boolean | undefined;
  /** Who is told besides the owner. */
  addresses?: string[] | undefined;
  /** ISO 4217: what totals are added in; US dollars where it is null. */
  currency?: string | null | undefined;
  /** What one unit of each currency is worth in `currency`. */
  rates?: Rate[] | undefined;
  /** Named views of the list, each as its address says it. */
  savedViews?: SavedView[] | undefined;
};

export type SavedView = { name: string; query: string };

export const DEFAULT_REMINDER_DAYS = [90, 30, 14, 7, 1];

/** Until a time zone is chosen, days begin at midnight in it. */
export const ZONE_UNTIL_CHOSEN = 'UTC';

/** As they are shown: defaults filled in, our companies guessed where nobody has confirmed them. */
export function shownSettings(said: SettingsSaid, guess: readonly string[]) {
  return {
    version: said.version ?? 0,
    timeZone: said.timeZone ?? ZONE_UNTIL_CHOSEN,
    timeZoneConfirmed: said.timeZone !== undefined,
    ourCompanies: said.ourCompanies ?? [...guess],
    ourCompaniesConfirmed: said.ourCompanies !== undefined,
    reminderDays: said.reminderDays ?? DEFAULT_REMINDER_DAYS,
    digest: said.digest ?? true,
    addresses: said.addresses ?? [],
    currency: said.currency ?? null,
    rates: said.rates ?? [],
    savedViews: said.savedViews ?? [],
  };
}

/**
 * What is set after `change`; what is left out stays. Throws `Refused` for a version that is stale, a time zone that does not exist, and
 * rates that cannot be meant. A client that sends back all it was shown has not confirmed a guess or a default: `ourCompaniesConfirmed: false` beside the
 * companies says so, and `timeZoneConfirmed: false` beside the time zone.
 */
export function changeSettings(
  said: SettingsSaid,
  change: SettingsSaid & { ourCompaniesConfirmed?: boolean | undefined; timeZoneConfirmed?: boolean | undefined },
): SettingsSaid {
  const { version, ourCompaniesConfirmed, ourCompanies, timeZoneConfirmed, ...all } = change;
  if (version !== undefined && version !== (said.version ?? 0)) throw staleSettings();
  const rest = timeZoneConfirmed === false ? { ...all, timeZone: undefined } : all;
  if (rest.timeZone !== undefined && !isTimeZone(rest.timeZone)) {
    throw new Refused(422, 'UNKNOWN_TIME_ZONE', `The time zone ${rest.timeZone} is not known.`, 'timeZone');
  }
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  checkRates(said, given);
  const days = rest.reminderDays && { reminderDays: [...new Set(rest.reminderDays)].toSorted((a, b) => b - a) };
  const ours = ourCompanies === undefined || ourCompaniesConfirmed === false ? {} : { ourCompanies };
  return { ...said, ...given, ...days, ...ours, ...nextVersion(said) };
}

/** Of settings that are changed: whoever has seen those before has not seen these. */
export const nextVersion = ({ version }: SettingsSaid) => ({ version: (version ?? 0) + 1 });
