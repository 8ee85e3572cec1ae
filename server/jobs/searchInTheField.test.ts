/** Searches while Google misbehaves in the ways that have been seen in the field, against the sandbox: nothing is lost silently. */
import { afterEach, expect, it, vi } from 'vitest';
import { bulkContract } from '../../sandbox/bulkContract.ts';
import type { FaultRule } from '../../sandbox/faults.ts';
import type { WorkspaceFile } from '../../sandbox/samples/workspaceTypes.ts';
import { ADMIN, mail, plainMail, tinyWorkspace, USER } from '../../sandbox/testing/tinyWorkspace.ts';
import { createFakeTime } from '../google/testing/fakeTime.ts';
import type { ProcessSearchResponse } from '../http/wire.gen.ts';
import { contractFile, letterInHtml } from './testing/fieldDocuments.ts';
import { madeMail } from './testing/madeMail.ts';
import { type SearchWorld, startSearchWorld } from './testing/searchWorld.ts';

/** Whole searches: a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let world: SearchWorld;
afterEach(() => world?.close());

async function searchDrive(files: WorkspaceFile[], faults: FaultRule[], request: object = {}) {
  world = await startSearchWorld({ workspace: tinyWorkspace([], files), admin: ADMIN, time: createFakeTime() });
  world.sandbox.state.faults.queue(...faults);
  return world.search({
    service: 'DRIVE',
    entityType: 'SPECIFIC_ACCOUNTS',
    specificAccounts: [ADMIN],
    keywords: ['agreement'],
    ...request,
  });
}

const namesOf = ({ contracts }: ProcessSearchResponse) => contracts.map(({ name }) => name).toSorted();

it('a list that gives the same page token for ever is left, and the receipt says so', async () => {
  const result = await searchDrive([contractFile(1)], [{ kind: 'samePageToken', path: '/files', times: Infinity }]);
  expect(result.ended).toMatchObject({ status: 'COMPLETED', progress: { contracts: 1 } });
  expect(result.receipt?.warnings).toEqual([expect.stringContaining('went round in a circle')]);
});

it('where the question about all drives always fails, the own drive and the shared ones are asked about one by one', async () => {
  const files = [contractFile(1), contractFile(2, { driveId: '0ATinyDrive' })];
  const result = await searchDrive(files, [
    { kind: 'serverError', status: 500, path: '/files', query: 'allDrives', times: Infinity },
  ]);
  expect(result.ended).toMatchObject({ status: 'COMPLETED', progress: { contracts: 2 } });
  expect(result.receipt?.warnings).toEqual([]);
});

it('an incomplete answer about a single drive is said in the receipt', async () => {
  const files = [contractFile(1), contractFile(2, { driveId: '0ATinyDrive' })];
  const result = await searchDrive(files, [{ kind: 'incompleteEverywhere', path: '/files', times: Infinity }]);
  expect(result.ended.progress?.contracts).toBe(2);
  expect(result.receipt?.warnings).toEqual([expect.stringContaining('couldn’t search everything')]);
});

it('what the whole domain may find is searched, too, though it is in nobody’s list of files', async () => {
  const result = await searchDrive([contractFile(1, { account: USER, isDiscoverable: true })], []);
  expect(result.ended.progress?.contracts).toBe(1);
});

it('a file that a program copied with its old day of change counts by the day it was created', async () => {
  const old = contractFile(1, { createdTime: '2026-06-10T10:00:00Z', modifiedTime: '2019-02-01T10:00:00Z' });
  const result = await searchDrive([old], [], { startDate: '2026-01-01', endDate: '2026-12-31' });
  expect(result.ended.progress?.contracts).toBe(1);
});

it('downloads that answer with a page for people are repeated, and every contract is found', async () => {
  const files = Array.from({ length: 6 }, (_, n) => contractFile(n));
  const quiet = await searchDrive(files, []);
  await world.close();
  const disturbed = await searchDrive(files, [{ kind: 'turnedAway', path: '/drive/v3/files/f', times: 9 }]);
  expect(world.sandbox.state.faults.struck).toHaveLength(9);
  expect(namesOf(disturbed)).toEqual(namesOf(quiet));
});

it('an email in the plural is found by a keyword in the singular, and the receipt says that spam and bin are not searched', async () => {
  const mails = [plainMail(ADMIN, 'Agreements', bulkContract(3, 7).text.replaceAll(/agreement/gi, 'agreements'))];
  world = await startSearchWorld({ workspace: tinyWorkspace(mails), admin: ADMIN, time: createFakeTime() });
  const result = await world.search({ keywords: ['agreement'], service: 'MAIL' });
  expect(result.ended.progress?.found).toBe(1);
  expect(result.receipt?.notes).toEqual(['Emails in spam and in the trash were not searched.']);
});

it('a contract that an email only links to is found, by the key in its link where it needs one; what cannot be opened is named', async () => {
  const shared = contractFile(1, { account: USER, linkKey: '0-key' });
  const closed = contractFile(2, { account: USER });
  const links = [
    `https://drive.google.com/file/d/${shared.id}/view?usp=sharing&amp;resourcekey=0-key`,
    `https://links.example/?url=https%3A%2F%2Fdrive.google.com%2Fopen%3Fid%3D${closed.id}&amp;data=1`,
  ];
  const html = `<p>The agreement is <a href="${links[0]}">here</a>, the other one <a href="${links[1]}">there</a>.</p>`;
  const head = [
    'From: Vera Vendor <vera@vendor.example>',
    `To: ${ADMIN}`,
    'Subject: Our agreement',
    'MIME-Version: 1.0',
  ];
  const letter = mail(ADMIN, [...head, 'Content-Type: text/html; charset=utf-8', '', html]);
  world = await startSearchWorld({
    workspace: tinyWorkspace([letter], [shared, closed]),
    admin: ADMIN,
    time: createFakeTime(),
  });
  const result = await world.search({ service: 'MAIL', entityType: 'SPECIFIC_ACCOUNTS', specificAccounts: [ADMIN] });
  expect(result.ended.progress).toMatchObject({ found: 1, contracts: 1, skipped: 1 });
  expect(namesOf(result)).toHaveLength(1);
  expect(result.receipt?.items).toMatchObject([
    { name: shared.name, outcome: 'contract' },
    {
      outcome: 'skipped',
      code: 'LINK_CLOSED',
      reason: expect.stringContaining('isn’t shared with this account') as string,
    },
  ]);
});

it('a contract that stands only in the HTML part of an email is found', async () => {
  world = await startSearchWorld({
    workspace: tinyWorkspace([letterInHtml(1)]),
    admin: ADMIN,
    time: createFakeTime(),
  });
  const result = await world.search({ service: 'MAIL' });
  expect(result.ended.progress?.contracts).toBe(1);
});

it('the note that a contract came with is no second one, and without a contract beside it perhaps one', async () => {
  const title = 'Exclusive Distribution Agreement';
  const note = `Hello Maya,\n\nplease find attached the signed ${title}. One copy is for your files.\n\nKind regards\nSumire`;
  const lease = { name: 'signed.txt', type: 'text/plain', bytes: Buffer.from(bulkContract(1, 7).text) };
  const lunch = { name: 'menu.txt', type: 'text/plain', bytes: Buffer.from('Soup, bread, an apple.') };
  const mails = [lease, lunch].map((attached) => madeMail(ADMIN, `Signed: ${title}`, note, [attached]));
  world = await startSearchWorld({ workspace: tinyWorkspace(mails), admin: ADMIN, time: createFakeTime() });
  const result = await world.search({ service: 'MAIL', keywords: ['agreement'] });
  expect(result.contracts).toHaveLength(1);
  expect(result.perhaps).toMatchObject([{ perhapsBecause: expect.stringContaining('words of contracts') as string }]);
  expect(result.perhaps?.[0]?.sightings).toHaveLength(1);
});
