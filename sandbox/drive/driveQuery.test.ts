import { describe, expect, it } from 'vitest';
import { GoogleError } from '../googleError.ts';
import { ADMIN, file, tinyWorkspace } from '../testing/tinyWorkspace.ts';
import { indexWorkspace } from '../workspaceIndex.ts';
import { matchesDriveQuery } from './driveMatch.ts';
import { parseDriveQuery } from './driveQuery.ts';

const quinn = file('quinn', "quinn's HelloWorld_paper\\essay.pdf", {
  searchText: 'This Master Services Agreement renews.',
  sharedWith: ['ben@tiny.example'],
});

const matches = (q: string) => {
  const indexed = indexWorkspace(tinyWorkspace([], [quinn])).files[0];
  if (!indexed) throw new Error('no file');
  return matchesDriveQuery(parseDriveQuery(q), indexed, ADMIN);
};

describe('the search of Drive', () => {
  it.each([
    '',
    "fullText contains 'renews'",
    "fullText contains 'renews master'",
    `fullText contains '"master services agreement"'`,
    `fullText contains '"helloworld paper"'`,
    "name contains 'Hello'",
    "name contains 'quinn\\'s'",
    "name = 'quinn\\'s HelloWorld_paper\\\\essay.pdf'",
    "mimeType = 'application/pdf'",
    "mimeType != 'application/vnd.google-apps.folder' and trashed = false",
    "modifiedTime >= '2026-02-01T10:00:00Z' and modifiedTime < '2026-02-01T02:00:01-08:00'",
    "modifiedTime > '2026-02-01T09:59:59'",
    "createdTime < '2026-01-02'",
    "'root' in parents",
    "'me' in owners",
    "'ben@tiny.example' in readers",
    "not name contains 'absent'",
    "(fullText contains 'absent' or name contains 'quinn') and trashed=false",
  ])('finds the file by %s', (q) => expect(matches(q)).toBe(true));

  it.each([
    "fullText contains 'renew'",
    `fullText contains '"agreement services"'`,
    "name contains 'World'",
    "name = 'quinn'",
    "mimeType != 'application/pdf'",
    'trashed = true',
    "modifiedTime < '2026-02-01T10:00:00Z'",
    "'someone' in parents",
    "not fullText contains 'renews'",
  ])('does not find it by %s', (q) => expect(matches(q)).toBe(false));

  it('reads and and or from left to right', () => {
    const byQuinn = "name contains 'quinn'";
    expect(matches(`${byQuinn} or ${byQuinn} and trashed = true`)).toBe(false);
    expect(matches(`${byQuinn} or (${byQuinn} and trashed = true)`)).toBe(true);
  });

  it.each([
    "name contains 'quinn's'",
    "name contains 'open",
    "name contains 'bad \\n escape'",
    'name contains "double"',
    "title contains 'x'",
    "fullText = 'x'",
    "name > 'x'",
    "trashed = 'false'",
    'modifiedTime > yesterday',
    "modifiedTime > '1 May 2026'",
    "name contains 'x' and",
    "(name contains 'x'",
    "name contains 'x')",
    "'x' in children",
    'trashed = false; drop',
  ])('Drive refuses the query %s', (q) => {
    expect(() => parseDriveQuery(q)).toThrow(GoogleError);
    expect(() => parseDriveQuery(q)).toThrow('Invalid Value');
  });
});
