/** What the numbers of a receipt count: emails in a mailbox, files in a drive or from one's own machine. */
import type { SearchReceipt } from '../../api/api.ts';
import { counted } from '../../domain/format.ts';

type Account = SearchReceipt['accounts'][number];
type Counts = Pick<Account, 'source' | 'listed'>;

/** `12 emails`, `3 files`: what a search listed in one place. */
export function thingsText({ source, listed }: Counts): string {
  return counted(listed, source === 'gmail' ? 'email' : 'file');
}

/** `12 emails and 3 files matched`; of one's own files nothing was searched. */
export function matchedText({ accounts }: { accounts: readonly Counts[] }): string {
  const sum = (each: Counts[]) => each.reduce((total, { listed }) => total + listed, 0);
  const emails = accounts.filter(({ source }) => source === 'gmail');
  const files = accounts.filter(({ source }) => source !== 'gmail');
  const kinds = [
    ...(emails.length > 0 ? [counted(sum(emails), 'email')] : []),
    ...(files.length > 0 || emails.length === 0 ? [counted(sum(files), 'file')] : []),
  ];
  return areOwnFiles(accounts) ? kinds.join('') : `${kinds.join(' and ')} matched`;
}

/** What could not be read: an email, what is attached to one, or a file; of one's own files, files. */
export function skippedText(count: number, { accounts }: { accounts: readonly Counts[] }): string {
  const things = areOwnFiles(accounts) ? counted(count, 'file') : counted(count, 'email or file', 'emails or files');
  return `${things} could not be read`;
}

function areOwnFiles(accounts: readonly Counts[]): boolean {
  return accounts.length > 0 && accounts.every(({ source }) => source === 'file');
}
