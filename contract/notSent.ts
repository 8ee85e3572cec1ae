/** Files that a user chose and that never left the browser: the receipt of their search names them, with the sentence that stood beside them. */
import { Refused } from './refused.ts';

export const MOST_IN_READING = 100;
export const LARGEST_FILE = 25 * 1024 * 1024;
/** More are not named one by one. */
const MOST_NAMED = 500;

export type NotSent = { name: string; reason: string; code: 'TOO_LARGE' | 'EMPTY' | 'NOT_SENT' };

/** Why a file is not even sent, or null. */
export function whyNotSent({ size }: { size: number }): Omit<NotSent, 'name'> | null {
  if (size > LARGEST_FILE) {
    const reason = 'This file is larger than 25 MB. Enter the contract by hand, or save the document smaller.';
    return { reason, code: 'TOO_LARGE' };
  }
  if (size > 0) return null;
  return { reason: 'This file is empty. Look at the original: it may not have been saved completely.', code: 'EMPTY' };
}

/** One that could be read by itself was beyond what one reading takes. */
const BEYOND = {
  reason: `It wasn’t sent: one reading takes up to ${MOST_IN_READING} files and 200 MB. Drop it again.`,
  code: 'NOT_SENT',
} as const;

/** What a request says of them, as a JSON list. Throws `Refused` 400 for anything else. */
export function readNotSent(text: string | undefined): (NotSent & { size: number })[] {
  if (text === undefined) return [];
  const list = parsed(text);
  if (list === null || list.length > MOST_NAMED)
    throw new Refused(400, 'INVALID', 'The request is not valid: notSent is not a list of files.', 'notSent');
  return list.map(({ name, size }) => ({ name, size, ...(whyNotSent({ size }) ?? BEYOND) }));
}

/** What a request says of them: as many as are named. */
export function sayNotSent(files: readonly { name: string; size: number }[]): string | undefined {
  if (files.length === 0) return undefined;
  return JSON.stringify(files.slice(0, MOST_NAMED).map(({ name, size }) => ({ name: name.slice(-200), size })));
}

function parsed(text: string): { name: string; size: number }[] | null {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every(isFile) ? list : null;
  } catch {
    return null;
  }
}

function isFile(each: unknown): each is { name: string; size: number } {
  if (typeof each !== 'object' || each === null || !('name' in each) || !('size' in each)) return false;
  return typeof each.name === 'string' && Number.isSafeInteger(each.size) && Number(each.size) >= 0;
}
