/** Searches while Google misbehaves in the ways that have been seen in the field, against the sandbox: nothing is lost silently. */
import { afterEach, expect, it, vi } from 'vitest';
import { bulkContract } from '../../sandbox/bulkContract.ts';
import type { FaultRule } from '../../sandbox/faults.ts';
import { ADMIN, plainMail, tinyWorkspace, USER } from '../../sandbox/testing/tinyWorkspace.ts';
import { createFakeTime } from '../google/testing/fakeTime.ts';
import type { ProcessSearchResponse } from '../http/wire.gen.ts';
import { contractFile, letterInHtml } from './testing/fieldDocuments.ts';
import { madeMail } from './testing/madeMail.ts';
import { type SearchWorld, startSearchWorld } from './testing/searchWorld.ts';

/** Whole searches: a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let world: SearchWorld;
afterEach(() => world?.close());

const namesOf = ({ contracts }: ProcessSearchResponse) => contracts.map(({ name }) => name).toSorted();

it('with all of it at once, a search finds the contracts of a quiet one', async () => {
  const attached = bulkContract(21, 7).text;
  const mails = [
    letterInHtml(20),
    madeMail(ADMIN, 'Signed agreement', 'Attached.', [
      { name: 'MSA Booking.com', type: 'application/octet-stream', bytes: Buffer.from(attached) },
    ]),
    plainMail(ADMIN, 'Agreements', bulkContract(22, 7).text),
  ];
  const old = { createdTime: '2026-06-10T10:00:00Z', modifiedTime: '2019-02-01T10:00:00Z' };
  const files = [
    contractFile(1, old),
    contractFile(2, { driveId: '0ATinyDrive' }),
    contractFile(3, { account: USER, isDiscoverable: true }),
    contractFile(4, { name: 'Agreement Node.js', mimeType: 'text/plain' }),
  ];
  const long = Array.from({ length: 10 }, (_, n) => `${n}${'契約更新通知書'.repeat(14)}`);
  const request = { service: 'ALL' as const, keywords: ['agreement', ...long], startDate: '2026-01-01' };
  const search = async (faults: FaultRule[]) => {
    world = await startSearchWorld({
      workspace: tinyWorkspace(mails, files),
      admin: ADMIN,
      time: createFakeTime(),
    });
    world.sandbox.state.faults.queue(...faults);
    return world.search(request);
  };
  const quiet = await search([]);
  expect(namesOf(quiet)).toHaveLength(7);
  await world.close();
  const disturbed = await search([
    { kind: 'samePageToken', path: /\/messages$/, times: Infinity },
    { kind: 'serverError', status: 500, path: /\/files$/, query: 'corpora=allDrives', times: Infinity },
    { kind: 'incompleteEverywhere', path: /\/files$/, times: Infinity },
    { kind: 'samePageToken', path: '/drives', times: Infinity },
    { kind: 'turnedAway', path: '/drive/v3/files/f', times: 5 },
    {
      kind: 'tokenRefused',
      error: 'invalid_grant',
      description: 'Invalid grant: account not found',
      path: '/token',
      skip: 6,
    },
    { kind: 'expiredAttachments', path: '/attachments/' },
  ]);
  expect(namesOf(disturbed)).toEqual(namesOf(quiet));
  expect(disturbed.receipt?.warnings.length).toBeGreaterThan(0);
});

it('a shared drive that cannot be listed costs its own files only', async () => {
  const files = [contractFile(1), contractFile(2, { driveId: '0ATinyDrive' })];
  world = await startSearchWorld({ workspace: tinyWorkspace([], files), admin: ADMIN, time: createFakeTime() });
  world.sandbox.state.faults.queue(
    { kind: 'serverError', path: '/files', query: 'allDrives', times: Infinity },
    { kind: 'notFound', path: '/files', query: 'driveId=0A', times: Infinity },
  );
  const result = await world.search({
    service: 'DRIVE',
    entityType: 'SPECIFIC_ACCOUNTS',
    specificAccounts: [ADMIN],
    keywords: ['agreement'],
  });
  expect(result.ended).toMatchObject({ status: 'COMPLETED', progress: { contracts: 1 } });
  expect(result.receipt?.warnings).toEqual([expect.stringContaining('one of the shared drives could not be searched')]);
});
