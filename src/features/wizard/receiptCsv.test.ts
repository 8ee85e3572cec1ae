import { expect, it } from 'vitest';
import { receiptCsv } from './receiptCsv.ts';

it('a receipt is a file that no spreadsheet takes for a program', () => {
  const csv = receiptCsv({
    accounts: [
      { account: 'a@x.example', source: 'drive', listed: 1, read: 0, contracts: 0, skipped: 1, problem: 'No access' },
    ],
    items: [
      { name: '=HYPERLINK("http://evil")', source: 'gmail', outcome: 'skipped', reason: 'A "scan".', retryable: true },
    ],
    warnings: ['+1 more'],
  });
  expect(csv.split('\r\n')).toEqual([
    '\uFEFF"Email or file","Account","Source","Outcome","Reason"',
    `"'=HYPERLINK(""http://evil"")","","Gmail","Skipped","A ""scan"". A retry may read it."`,
    '"","a@x.example","Google Drive","Account not read","No access"',
    `"","","","Warning","'+1 more"`,
    '',
  ]);
});
