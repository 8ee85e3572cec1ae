import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { readDocument } from '../../server/documents/readDocument.ts';
import { folderWorkspace } from './folderWorkspace.ts';
import { sampleWorkspace } from './sampleWorkspace.ts';
import type { SampleWorkspace } from './workspaceTypes.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const TODAY = '2026-05-01';
let workspace: SampleWorkspace;
beforeAll(async () => {
  workspace = await sampleWorkspace(TODAY);
});

test('ids are unique, and every account, thread, drive and shortcut leads somewhere', () => {
  const { accounts, drives, mails, files } = workspace;
  const ids = [...mails, ...files].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(mails.every(({ id }) => /^[0-9a-f]{16}$/.test(id))).toBe(true);
  expect(files.every(({ id }) => /^[\w-]{33}$/.test(id))).toBe(true);
  const emails = new Set(accounts.map(({ email }) => email));
  expect([...mails, ...files].every(({ account }) => emails.has(account))).toBe(true);
  const known = new Set([...ids, ...drives.map(({ id }) => id)]);
  const links = [
    ...mails.map((mail) => mail.threadId),
    ...files.flatMap((file) => [file.driveId ?? [], file.shortcutTo ?? []].flat()),
  ];
  expect(links.filter((id) => !known.has(id))).toEqual([]);
});

test('every mail is a mail, dated before the workspace’s day', async () => {
  const { mails } = workspace;
  expect(mails.length).toBeGreaterThan(70);
  for (const mail of mails) {
    const read = await readDocument(mail.raw, {});
    expect(read).toMatchObject({ kind: 'mail', title: mail.subject });
    expect(mail.date < `${TODAY}T24`).toBe(true);
  }
});

test('what cannot be read is there in every kind', async () => {
  const { mails, files } = workspace;
  const documents = files.flatMap(({ bytes }) => bytes ?? []);
  for (const mail of mails) {
    documents.push(...((await readDocument(mail.raw, {})).attachments ?? []).map(({ bytes }) => bytes));
  }
  const outcomes = await Promise.all(
    documents.map((bytes) =>
      readDocument(bytes, {}).then(
        ({ kind }) => kind,
        ({ code }) => code as string,
      ),
    ),
  );
  expect(new Set(outcomes)).toEqual(new Set(['pdf', 'docx', 'text', 'ENCRYPTED', 'CORRUPT', 'NO_TEXT', 'UNSUPPORTED']));
});

test('a folder becomes a workspace with every file in it once, found by any keyword', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'folder-workspace-'));
  try {
    mkdirSync(path.join(folder, 'below'));
    const names = ['a.pdf', 'b.txt', 'below/c.eml', 'd.docx'];
    for (const name of names) writeFileSync(path.join(folder, name), `%PDF content of ${name}`);
    const { mails, files } = folderWorkspace(folder, TODAY);
    const attached = await Promise.all(mails.map(async ({ raw }) => (await readDocument(raw, {})).attachments?.[0]));
    expect(attached.map((file) => file?.name)).toEqual(['a.pdf', 'b.txt', 'd.docx']);
    expect(Buffer.from(attached[0]?.bytes ?? []).toString()).toBe('%PDF content of a.pdf');
    expect(files).toMatchObject([{ name: 'c.eml', mimeType: 'message/rfc822' }]);
    const found = [
      ...mails.map(({ raw }) => Buffer.from(raw).toString('utf8')),
      ...files.map(({ searchText }) => searchText ?? ''),
    ];
    expect(found).toHaveLength(names.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
