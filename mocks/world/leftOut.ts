/** What lies in the made-up mailbox and drive besides agreements: ordinary mail, and files that cannot be read. */
import type { SearchReceipt, SourceType } from '../../src/api/endpoints.gen.ts';
import { MAILBOX_ACCOUNT } from './mailbox.ts';

/** What a search read besides contracts, for its receipt. */
export function unrecognisedItems(source: SourceType): SearchReceipt['items'] {
  const items: SearchReceipt['items'] = [
    outcome('gmail', 'Minutes: canteen contract review', 'not_a_contract', 'Reads as meeting notes.', 'MINUTES'),
    outcome('gmail', 'Webinar: 5 renewal mistakes to avoid', 'not_a_contract', 'Reads as a newsletter.', 'NEWSLETTER'),
    outcome('gmail', 'Invoice 20418 (Copperline).pdf', 'not_a_contract', 'Reads as an invoice.', 'INVOICE'),
    outcome(
      'gmail',
      'Amberfield draft (protected).pdf',
      'skipped',
      'The file is protected by a password.',
      'ENCRYPTED',
    ),
    outcome('gmail', 'scan0042.pdf', 'skipped', 'The pages are pictures: there is no text to read.', 'NO_TEXT'),
    outcome('drive', 'Budget.xlsx', 'skipped', 'Spreadsheets are not read.', 'UNSUPPORTED_TYPE'),
    outcome('drive', 'Old contracts.zip', 'skipped', 'Archives are not opened.', 'ARCHIVE'),
  ];
  return items.filter((item) => item.source === source);
}

function outcome(
  source: SourceType,
  name: string,
  result: SearchReceipt['items'][number]['outcome'],
  reason: string,
  code: string,
): SearchReceipt['items'][number] {
  return { name, source, account: MAILBOX_ACCOUNT, outcome: result, reason, code };
}
