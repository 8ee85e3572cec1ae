/** What lies in the made-up mailbox and drive besides agreements: ordinary mail, and files that cannot be read. */
import type { SearchReceipt, SourceType } from '../../src/api/endpoints.gen.ts';
import { addDays } from '../../contract/calendar.ts';
import { MAILBOX_ACCOUNT } from './mailbox.ts';

const REGISTER = 'Contract register.csv';
/** The receipt's sentence. */
export const SPREADSHEET = 'This is a spreadsheet. Searches don’t read spreadsheets.';

export type LeftOut = SearchReceipt['items'][number] & { foundId: string };

/** What a search read besides contracts, for its receipt. */
export function unrecognisedItems(source: SourceType): LeftOut[] {
  return leftOut().filter((item) => item.source === source);
}

/** By the id that the receipt names it by. */
export function leftOutItem(foundId: string): LeftOut | undefined {
  return leftOut().find((item) => item.foundId === foundId);
}

/** What is in it, where the demo knows more than its name. */
export function wordsOfLeftOut({ name }: LeftOut, today: string): string {
  if (name !== REGISTER) return `The demo keeps the name of a file, not what is in it: ${name}\n`;
  return [
    'Number,Contract name,Counterparty,End date,Amount,Currency',
    `R-1,Plant care,Greenleaf Interiors,${addDays(today, 200)},1800,USD`,
    `R-2,Window cleaning,Clearpane Services,${addDays(today, 340)},2400,USD\n`,
  ].join('\n');
}

function leftOut(): LeftOut[] {
  return [
    outcome('gmail', 'Minutes: canteen contract review', 'not_a_contract', 'Reads as meeting notes.', 'MINUTES'),
    outcome('gmail', 'Webinar: 5 renewal mistakes to avoid', 'not_a_contract', 'Reads as a newsletter.', 'NEWSLETTER'),
    outcome('gmail', 'Invoice 20418 (Copperline).pdf', 'not_a_contract', 'Reads as an invoice.', 'INVOICE'),
    outcome(
      'gmail',
      'Amberfield draft (protected).pdf',
      'skipped',
      'This document is protected by a password. Remove the password and try again.',
      'ENCRYPTED',
    ),
    outcome(
      'gmail',
      'scan0042.pdf',
      'skipped',
      'We found no text in this document. Its pages are pictures (a scan) or blank.',
      'NO_TEXT',
    ),
    outcome('gmail', REGISTER, 'skipped', SPREADSHEET, 'SPREADSHEET'),
    outcome('drive', 'Budget.numbers', 'skipped', SPREADSHEET, 'SPREADSHEET'),
    outcome('drive', 'Old contracts.zip', 'skipped', 'We don’t open archives.', 'ARCHIVE'),
  ];
}

function outcome(
  source: SourceType,
  name: string,
  result: SearchReceipt['items'][number]['outcome'],
  reason: string,
  code: string,
): LeftOut {
  const foundId = `left-out-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
  return { name, source, account: MAILBOX_ACCOUNT, outcome: result, reason, code, foundId };
}
