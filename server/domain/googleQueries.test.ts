import { describe, expect, it } from 'vitest';
import { driveQueries, driveString, isWantedFile } from './driveQuery.ts';
import { gmailQueries, isWantedMessage } from './gmailQuery.ts';
import { searchableKeywords } from '../../contract/criteria.ts';

const OPEN = { from: null, until: null };
const MARCH = { from: Date.parse('2026-03-01T00:00:00Z'), until: Date.parse('2026-04-01T00:00:00Z') };

describe('keywords', () => {
  it('lose quotes and control characters, and collapse to single spaces', () => {
    expect(searchableKeywords(['  master "services"\u0000\n agreement ', '\u201cnotice\u201d'])).toEqual([
      'master services agreement',
      'notice',
    ]);
  });

  it('that have nothing to search for are left out, doubles too', () => {
    expect(searchableKeywords(['""', ' - ', 'lease', '"lease"'])).toEqual(['lease']);
  });
});

describe('the Gmail query (rule 13)', () => {
  it('joins quoted phrases by OR and widens the seconds of the window by a day', () => {
    expect(gmailQueries({ keywords: ['renewal', 'from:me OR x'], window: MARCH, excludeDrafts: true })).toEqual([
      '(renewal OR "from:me OR x") after:1772236800 before:1775088000 -in:drafts',
    ]);
  });

  it('cannot be broadened by a quote in a keyword', () => {
    expect(gmailQueries({ keywords: ['x" OR in:anywhere "'], window: OPEN, excludeDrafts: false })).toEqual([
      '"x OR in:anywhere"',
    ]);
  });

  it('quotes phrases only, so that a single word finds its plural, too', () => {
    const keywords = ['agreement', 'term sheet', 'OR', 'sub-licence', 'Verträge'];
    expect(gmailQueries({ keywords, window: OPEN, excludeDrafts: false })).toEqual([
      '(agreement OR "term sheet" OR "OR" OR "sub-licence" OR Verträge)',
    ]);
  });

  it('becomes several where its keywords are long in an address', () => {
    const keywords = Array.from({ length: 10 }, (_, n) => `${n}${'契約更新通知書'.repeat(14)}`);
    const queries = gmailQueries({ keywords, window: OPEN, excludeDrafts: false });
    expect(queries.flatMap((query) => query.match(/\d/g)).length).toBe(10);
    for (const query of queries) expect(encodeURIComponent(query).length).toBeLessThan(5_000);
  });

  it('becomes several beyond ten keywords', () => {
    const keywords = Array.from({ length: 23 }, (_, n) => `word${n}`);
    const queries = gmailQueries({ keywords, window: OPEN, excludeDrafts: true });
    expect(queries.map((query) => query.split(' OR ').length)).toEqual([10, 10, 3]);
  });

  it('is no query at all where no keyword can be searched for', () => {
    expect(gmailQueries({ keywords: ['"'], window: MARCH, excludeDrafts: true })).toEqual([]);
    expect(driveQueries({ keywords: ['"'], window: MARCH })).toEqual([]);
  });

  it('is followed by a second look at date and label', () => {
    const criteria = { window: MARCH, excludeDrafts: true };
    const inMarch = Date.parse('2026-03-31T23:59:59Z');
    expect(isWantedMessage({ internalDate: inMarch, labelIds: ['INBOX'] }, criteria)).toBe(true);
    expect(isWantedMessage({ internalDate: Date.parse('2026-02-28T23:59:59Z'), labelIds: [] }, criteria)).toBe(false);
    expect(isWantedMessage({ internalDate: inMarch, labelIds: ['DRAFT'] }, criteria)).toBe(false);
    expect(isWantedMessage({ internalDate: inMarch, labelIds: ['DRAFT'] }, { ...criteria, excludeDrafts: false })).toBe(
      true,
    );
  });
});

describe('the Drive query (rule 14)', () => {
  it('escapes the backslash first, then the quote', () => {
    expect(driveString(String.raw`quinn's paper\essay`)).toBe(String.raw`'quinn\'s paper\\essay'`);
  });

  it('asks for phrases, no bin, no folders, and times in UTC', () => {
    expect(driveQueries({ keywords: ["landlord's lease", 'renewal term'], window: MARCH })).toEqual([
      `(fullText contains '"landlord\\'s lease"' or fullText contains '"renewal term"') and trashed = false` +
        ` and mimeType != 'application/vnd.google-apps.folder'` +
        ` and ((modifiedTime >= '2026-03-01T00:00:00.000Z' and modifiedTime < '2026-04-01T00:00:00.000Z')` +
        ` or (createdTime >= '2026-03-01T00:00:00.000Z' and createdTime < '2026-04-01T00:00:00.000Z'))`,
    ]);
  });

  it('leaves out what lies in the bin or outside of the window, whatever Drive listed', () => {
    const file = { createdTime: null, trashed: false };
    expect(isWantedFile({ ...file, modifiedTime: MARCH.from }, MARCH)).toBe(true);
    expect(isWantedFile({ ...file, modifiedTime: MARCH.until }, MARCH)).toBe(false);
    expect(isWantedFile({ ...file, modifiedTime: MARCH.from, trashed: true }, MARCH)).toBe(false);
  });

  it('means files created in the window, too, and shortcuts that were', () => {
    const old = { modifiedTime: Date.parse('2019-05-05'), createdTime: Date.parse('2019-05-05'), trashed: false };
    const copied = { ...old, createdTime: MARCH.from };
    expect(isWantedFile(copied, MARCH)).toBe(true);
    expect(isWantedFile(old, MARCH)).toBe(false);
    expect(isWantedFile(old, MARCH, copied)).toBe(true);
  });
});
