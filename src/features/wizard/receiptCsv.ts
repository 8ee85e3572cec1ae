/** The receipt of a search as a CSV file that spreadsheets open without running anything in it. */
import type { SearchReceipt } from '../../api/api.ts';

const outcomes: Record<string, string> = {
  contract: 'Contract',
  duplicate: 'Duplicate',
  not_a_contract: 'Not a contract',
  skipped: 'Skipped',
};

/** What became of a document, in words. */
export function outcomeText(outcome: string): string {
  return outcomes[outcome] ?? outcome;
}

/** UTF-8 with a byte order mark, CRLF, every field quoted; text that a spreadsheet would take for a formula is defused. */
export function receiptCsv(receipt: SearchReceipt): string {
  const rows = [
    ['Document', 'Account', 'Source', 'Outcome', 'Reason'],
    ...receipt.items.map(({ name, account, source, outcome, reason }) => [
      name,
      account ?? '',
      source === 'gmail' ? 'Gmail' : 'Google Drive',
      outcomeText(outcome),
      reason ?? '',
    ]),
    ...receipt.accounts.flatMap(({ account, source, problem }) =>
      problem ? [['', account, source === 'gmail' ? 'Gmail' : 'Google Drive', 'Account not read', problem]] : [],
    ),
    ...receipt.warnings.map((warning) => ['', '', '', 'Warning', warning]),
  ];
  return `\uFEFF${rows.map((row) => row.map(csvField).join(',')).join('\r\n')}\r\n`;
}

function csvField(text: string): string {
  const safe = /^[\s]*[=+\-@]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
