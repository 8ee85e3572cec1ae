import { describe, expect, it } from 'vitest';
import { BULK_ACCOUNT, bulkWorkspace } from './bulkWorkspace.ts';
import { matchesGmailQuery } from './gmail/gmailMatch.ts';
import { parseGmailQuery } from './gmail/gmailQuery.ts';
import { allParts } from './mime.ts';
import { indexWorkspace } from './workspaceIndex.ts';

describe('a bulk workspace', () => {
  it('is the same for the same seed, down to the bytes, and has no document twice', async () => {
    const counts = { mails: 40, files: 20, seed: 7 };
    const workspace = await bulkWorkspace(counts);
    expect(workspace).toEqual(await bulkWorkspace(counts));
    expect(workspace.mails[2]?.raw).not.toEqual((await bulkWorkspace({ ...counts, seed: 8 })).mails[2]?.raw);
    const contents = [...workspace.mails.map(({ raw }) => raw), ...workspace.files.map(({ bytes }) => bytes)];
    expect(new Set(contents.map((bytes) => Buffer.from(bytes ?? []).toString('latin1'))).size).toBe(60);
  });

  it('holds the shares asked for: contracts, PDFs, and mails that only talk of renewals', async () => {
    const index = indexWorkspace(await bulkWorkspace({ mails: 100, files: 0, contracts: 0.3, pdfs: 0.5 }));
    const mails = index.mailsOf(BULK_ACCOUNT);
    const find = (q: string) => mails.filter((mail) => matchesGmailQuery(parseGmailQuery(q), mail, { now: 0 })).length;
    expect(find('"automatically renew"')).toBe(30);
    expect(find('filename:pdf')).toBe(15);
    expect(find('"renewal of the coffee agreement"')).toBeGreaterThan(10);
    const pdf = mails.flatMap((mail) => allParts(mail.tree())).find(({ mimeType }) => mimeType === 'application/pdf');
    expect(pdf?.body.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
