import { describe, expect, it } from 'vitest';
import { indexWorkspace } from '../workspaceIndex.ts';
import { mail, plainMail, tinyWorkspace, USER } from '../testing/tinyWorkspace.ts';
import { asksForSpamOrTrash, matchesGmailQuery } from './gmailMatch.ts';
import { parseGmailQuery } from './gmailQuery.ts';

const NOW = Date.parse('2026-06-15T00:00:00Z');
const noon = '2026-03-02T12:00:00Z';
const withPdf = mail(
  USER,
  [
    'From: "Vera Vendor" <vera@vendor.example>',
    `To: ${USER}`,
    'Cc: legal@tiny.example',
    'Subject: =?UTF-8?Q?Rahmenvertrag_f=C3=BCr_2026?=',
    'List-Id: <deals.vendor.example>',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/html',
    '',
    '<p>The <b>renewal</b> term is one-year.</p>',
    '--b',
    'Content-Type: application/pdf; name="Hosting_Agreement.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    'JVBERi0=',
    '--b--',
  ],
  { date: noon, subject: 'Rahmenvertrag für 2026', labelIds: ['INBOX', 'UNREAD'], searchText: 'Net thirty days' },
);

const matches = (q: string, which = withPdf) => {
  const indexed = indexWorkspace(tinyWorkspace([which])).mailsOf(USER)[0];
  if (!indexed) throw new Error('no mail');
  return matchesGmailQuery(parseGmailQuery(q), indexed, { now: NOW });
};

describe('the search of Gmail', () => {
  it.each([
    '',
    'renewal',
    'RENEWAL term',
    '"renewal term"',
    '"one year"',
    'hosting agreement',
    '"net thirty days"',
    'für',
    'absent OR renewal',
    'renewal absent OR term',
    '{absent renewal}',
    '(absent OR (renewal term))',
    '-absent',
    '-(absent renewal)',
    'renewal -in:drafts',
    'from:vera',
    'from:vera@vendor.example',
    'from:nobody+vera',
    `to:${USER}`,
    'to:legal@tiny.example',
    'subject:(rahmenvertrag 2026)',
    'subject:{absent rahmenvertrag}',
    'has:attachment',
    'filename:pdf',
    'filename:Hosting_Agreement.pdf',
    'list:deals.vendor.example',
    'in:inbox is:unread',
    'label:INBOX',
    'larger:100 smaller:1M',
    'after:2026/03/02 before:2026/03/03',
    `after:${Date.parse(noon) / 1000} before:${Date.parse(noon) / 1000 + 1}`,
    'newer_than:1y older_than:3m',
    'foo:bar OR renewal',
    '((( renewal',
  ])('finds the mail by %s', (q) => expect(matches(q)).toBe(true));

  it.each([
    'renew',
    '"term renewal"',
    '"2026 the renewal"',
    'renewal absent',
    'absent OR term missing',
    '-renewal',
    '-(renewal)',
    '-{absent renewal}',
    'from:ben',
    'from:"nobody+vera"',
    'subject:renewal',
    'subject:(rahmenvertrag absent)',
    'filename:docx',
    'in:drafts',
    'is:read',
    'larger:1M',
    'after:2026/03/03',
    'before:2026/03/02',
    `after:${Date.parse(noon) / 1000 + 1}`,
    `before:${Date.parse(noon) / 1000}`,
    `after:${Date.parse(noon)}`,
    'after:tomorrow',
    'newer_than:1m',
  ])('does not find it by %s', (q) => expect(matches(q)).toBe(false));

  it('takes a date as midnight of Pacific Standard Time', () => {
    const early = plainMail(USER, 'Early', 'x', { date: '2026-03-02T07:59:59Z' });
    expect(matches('after:2026/03/02', early)).toBe(false);
    expect(matches('before:2026-03-02', early)).toBe(true);
  });

  it('knows when a query itself asks for spam or trash', () => {
    expect(asksForSpamOrTrash(parseGmailQuery('in:anywhere x'))).toBe(true);
    expect(asksForSpamOrTrash(parseGmailQuery('-in:trash x'))).toBe(false);
  });
});
