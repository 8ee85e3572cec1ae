import { expect, test, vi } from 'vitest';
import { ADMIN } from '../../sandbox/testing/tinyWorkspace.ts';
import { DocumentReader } from '../documents/DocumentReader.ts';
import { robustnessMailbox } from './testing/robustnessMailbox.ts';
import { startSearchWorld } from './testing/searchWorld.ts';

/** Whole searches: a busy machine takes its time. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

/** All of them are in `npm run soak`. */
const EVERY = 16;
const MEGABYTE = 1024 * 1024;

const mailbox = robustnessMailbox(EVERY);

test.runIf(mailbox)(
  'a mailbox of files made to break parsers is searched to its end, and the receipt names each',
  async () => {
    const { workspace, names } = mailbox ?? {
      workspace: { accounts: [], domain: '', drives: [], mails: [], files: [] },
      names: [],
    };
    // Pages without text take seconds each to read as scans: `npm run soak -- search-files` does.
    const reader = new DocumentReader({ scans: false });
    const world = await startSearchWorld({ workspace, admin: ADMIN, reader });
    const { ended, receipt } = await world.search({
      entityType: 'SPECIFIC_ACCOUNTS',
      specificAccounts: [ADMIN],
      keywords: ['agreement'],
    });
    await world.close();
    reader.close();
    expect(ended.status).toBe('COMPLETED');
    const outcomes = new Map(receipt?.items.map((item) => [item.name, item]));
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !outcomes.has(name))).toEqual([]);
    expect(receipt?.items.filter(({ outcome, reason }) => outcome === 'skipped' && !reason?.endsWith('.'))).toEqual([]);
    expect(process.memoryUsage().rss).toBeLessThan(512 * MEGABYTE);
  },
);
