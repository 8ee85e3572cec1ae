/** What was typed into the settings, as values, and what is wrong with it. */
import { settingsLimits } from '../../../contract/limits.gen.ts';

const MOST_DAYS = 730;

/** The lines that say something. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** `90, 30, 7` as numbers, the largest first and each once; null where something in it is no whole number from 0 to 730. */
export function readDays(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  if (!parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= MOST_DAYS)) return null;
  return [...new Set(parts.map(Number))].toSorted((a, b) => b - a);
}

/** What is wrong with lines of addresses, and what to do; null where nothing is. */
export function addressProblem(text: string): string | null {
  const { maxItems, items } = settingsLimits.addresses;
  const addresses = linesOf(text);
  const wrong = addresses.find((line) => !/^[^@\s]+@[^@\s]+$/.test(line) || line.length > items.maxLength);
  if (wrong !== undefined) return `“${short(wrong)}” is not an email address. Enter one like name@company.com.`;
  return addresses.length > maxItems ? `At most ${maxItems} addresses can be told. Remove some first.` : null;
}

/** What is wrong with lines of our own companies. */
export function companyProblem(text: string): string | null {
  const { maxItems, items } = settingsLimits.ourCompanies;
  const names = linesOf(text);
  const long = names.find((name) => name.length > items.maxLength);
  if (long !== undefined) return `“${short(long)}” is longer than ${items.maxLength} characters. Shorten it.`;
  return names.length > maxItems ? `At most ${maxItems} companies can be ours. Remove some first.` : null;
}

/** What is wrong with the days before the last day to act. */
export function daysProblem(text: string): string | null {
  const { maxItems } = settingsLimits.reminderDays;
  const days = readDays(text);
  if (days === null) return 'Reminder days are whole numbers from 0 to 730, separated by commas.';
  return days.length > maxItems ? `There are at most ${maxItems} reminder days. Remove some first.` : null;
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
