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
    outcome('drive', 'Budget.xlsx', 'skipped', "We don't read spreadsheets.", 'UNSUPPORTED_TYPE'),
    outcome('drive', 'Old contracts.zip', 'skipped', "We don't open archives.", 'ARCHIVE'),
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
