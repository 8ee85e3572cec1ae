import { expect, it } from 'vitest';
import { matchedText, skippedText, thingsText } from './receiptWords.ts';

const mailbox = { source: 'gmail' as const, listed: 12 };
const drive = { source: 'drive' as const, listed: 1 };

it('emails are counted as emails and files as files, never as documents', () => {
  expect(matchedText({ accounts: [mailbox, drive, { ...mailbox, listed: 3 }] })).toBe('15 emails and 1 file matched');
  expect(matchedText({ accounts: [{ ...mailbox, listed: 1 }] })).toBe('1 email matched');
  expect(matchedText({ accounts: [{ ...drive, listed: 0 }] })).toBe('0 files matched');
  expect(thingsText(mailbox)).toBe('12 emails');
});

it('of files that somebody brought nothing matched: they came', () => {
  const own = { accounts: [{ source: 'file' as const, listed: 4 }] };
  expect(matchedText(own)).toBe('4 files');
  expect(skippedText(1, own)).toBe('1 file could not be read');
  expect(skippedText(1, { accounts: [mailbox, drive] })).toBe('1 email or file could not be read');
  expect(skippedText(0, { accounts: [mailbox] })).toBe('0 emails or files could not be read');
});
