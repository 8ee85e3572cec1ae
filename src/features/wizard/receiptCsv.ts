/** The receipt of a search as a CSV file that spreadsheets open without running anything in it. */
import type { SearchReceipt } from '../../api/api.ts';
import { messages } from '../../domain/messages.ts';
import { sourceName } from './sourceName.ts';

type ReceiptItem = SearchReceipt['items'][number];

const outcomes: Record<string, string> = {
  contract: 'Contract',
  duplicate: 'Duplicate',
  not_a_contract: 'Not taken for a contract',
  skipped: 'Skipped',
};

/** What became of an email or a file, in words. */
export function outcomeText(outcome: string): string {
  return outcomes[outcome] ?? outcome;
}

/** Why it was left out, and whether a retry may read it. */
export function reasonText({ reason, retryable }: Pick<ReceiptItem, 'reason' | 'retryable'>): string {
  return [reason, retryable ? messages.mayBeRetried : null].filter(Boolean).join(' ');
}

/** UTF-8 with a byte order mark, CRLF, every field quoted; text that a spreadsheet would take for a formula is defused. */
export function receiptCsv(receipt: SearchReceipt): string {
  const rows = [
    ['Email or file', 'Account', 'Source', 'Outcome', 'Reason'],
    ...receipt.items.map((item) => [
      item.name,
      item.account ?? '',
      sourceName(item.source),
      outcomeText(item.outcome),
      reasonText(item),
    ]),
    ...receipt.accounts.flatMap(({ account, source, problem }) =>
      problem ? [['', account, sourceName(source), 'Account not read', problem]] : [],
    ),
    ...receipt.warnings.map((warning) => ['', '', '', 'Warning', warning]),
  ];
  return `\uFEFF${rows.map((row) => row.map(csvField).join(',')).join('\r\n')}\r\n`;
}

function csvField(text: string): string {
  const safe = /^[\s]*[=+\-@]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
