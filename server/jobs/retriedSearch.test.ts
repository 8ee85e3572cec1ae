import { afterEach, expect, it, vi } from 'vitest';
import { bulkContract } from '../../sandbox/bulkContract.ts';
import { deleteFoundOfUser } from '../db/foundContracts.ts';
import { deleteFinishedSearches } from '../db/searches.ts';
import { GoogleFailure, type GoogleFailureFacts } from '../google/googleFailure.ts';
import type { ProcessSearchResponse } from '../http/wire.gen.ts';
import { fakeFile, fakeMail, fakeMailWith, fakeWorkspace, type FakeCall } from './testing/fakeWorkspace.ts';
import { forgetKnown } from './testing/forgetKnown.ts';
import { type JobsWorld, startJobsWorld } from './testing/jobsWorld.ts';
import { shown } from './testing/shownResults.ts';

/** Whole searches: a busy machine takes its time. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const ANN = 'ann@brightwater.example';
const BEN = 'ben@brightwater.example';

const contract = (n: number) => bulkContract(n, 1).text;
const contracts = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => fakeMail(`m${from + n}`, `Agreement ${from + n}`, contract(from + n)));
const failure = (facts: Partial<GoogleFailureFacts> & Pick<GoogleFailureFacts, 'kind'>) =>
  new GoogleFailure({ reason: 'noAnswer', message: 'Google cannot be reached.', ...facts });
const failing = (matches: (call: FakeCall) => boolean, error: () => Error) => (call: FakeCall) => {
  if (matches(call)) throw error();
};
const network = () => failure({ kind: 'network' });
const nothing = () => undefined;

const skipped = ({ receipt }: ProcessSearchResponse) =>
  receipt?.items
    .filter(({ outcome }) => outcome === 'skipped')
    .map(({ name, code, retryable }) => ({ name, code, retryable }));

let world: JobsWorld | undefined;
const open = async (...options: Parameters<typeof startJobsWorld>) => {
  const opened = await startJobsWorld(...options);
  world = opened;
  return opened;
};
afterEach(() => world?.close());

it('a retry reads only what failed, and gives what an undisturbed search gives', async () => {
  const workspace = fakeWorkspace({
    [ANN]: { mails: contracts(0, 12), files: [fakeFile('f1', 'Lease.txt', contract(50))] },
    [BEN]: { mails: contracts(12, 5) },
  });
  const opened = await open(workspace);
  const { search } = opened;
  const undisturbed = await search({ service: 'ALL' });
  await forgetKnown(opened);
  workspace.before = failing(({ about }) => ['m3', 'm14', 'f1'].includes(about), network);
  const first = await search({ service: 'ALL' });
  expect(first.row).toMatchObject({ status: 'COMPLETED', analysed: 15, skipped: 3 });
  workspace.before = nothing;
  workspace.calls.length = 0;
  const second = await search({ service: 'ALL' }, first.row.id);
  expect(workspace.calls.map(({ method, about }) => `${method} ${about}`).toSorted()).toEqual([
    'accounts ',
    'downloadFile f1',
    'getMessage m14',
    'getMessage m3',
  ]);
  expect(second.row).toMatchObject({ status: 'COMPLETED', found: 18, analysed: 18, skipped: 0, contracts: 18 });
  expect(shown(second)).toEqual(shown(undisturbed));
  const known = new Set(first.contracts.map(({ documentId }) => documentId));
  expect(second.contracts.filter(({ documentId }) => known.has(documentId))).toHaveLength(15);
});

it('a retry leaves alone what no other try can read', async () => {
  const workspace = fakeWorkspace({ [ANN]: { mails: contracts(0, 4) } });
  const { search } = await open(workspace);
  workspace.before = ({ about }) => {
    if (about === 'm1') throw failure({ kind: 'gone', reason: 'notFound' });
    if (about === 'm2') throw failure({ kind: 'skip', reason: 'tooLarge' });
  };
  const first = await search();
  expect(skipped(first)?.map(({ code, retryable }) => [code, retryable])).toEqual([
    ['notFound', false],
    ['tooLarge', false],
  ]);
  workspace.before = nothing;
  workspace.calls.length = 0;
  const second = await search({}, first.row.id);
  expect(workspace.calls.map(({ method }) => method)).toEqual(['accounts']);
  expect(shown(second)).toEqual(shown(first));
});

it('a retry keeps what was found in a mail of which a part failed, even where the mail cannot be had any more', async () => {
  const account = {
    mails: [fakeMailWith('m1', 'Two leases', ['one.txt', 'two.txt'])],
    attachments: { 'm1 0': contract(1), 'm1 1': contract(2) },
  };
  const workspace = fakeWorkspace({ [ANN]: account });
  const { search } = await open(workspace);
  workspace.before = failing(({ about }) => about === 'm1 1', network);
  const first = await search();
  expect(first.contracts.map(({ sightings }) => sightings?.map(({ name }) => name))).toEqual([['one.txt']]);
  expect(skipped(first)).toEqual([{ name: 'Two leases › two.txt', code: 'noAnswer', retryable: true }]);
  workspace.before = failing(({ about }) => about === 'm1', network);
  const second = await search({}, first.row.id);
  expect(shown(second)).toEqual(shown(first));
  expect(second.row).toMatchObject({ analysed: 1, skipped: 1, contracts: 1 });
  workspace.before = failing(
    ({ about }) => about === 'm1',
    () => failure({ kind: 'gone', reason: 'notFound' }),
  );
  const gone = await search({}, first.row.id);
  expect(skipped(gone)).toEqual([{ name: 'Two leases › two.txt', code: 'notFound', retryable: false }]);
  workspace.before = nothing;
  const third = await search({}, second.row.id);
  expect(third.contracts.map(({ sightings }) => sightings?.map(({ name }) => name)).toSorted()).toEqual([
    ['one.txt'],
    ['two.txt'],
  ]);
  expect(third.row).toMatchObject({ found: 1, analysed: 2, skipped: 0, contracts: 2 });
});

it('a retry lists again where listing failed, and reads on where a mailbox was given up', async () => {
  const workspace = fakeWorkspace({
    [ANN]: { mails: contracts(0, 21) },
    [BEN]: { mails: contracts(21, 21) },
    'new@brightwater.example': { hasMailbox: false },
  });
  const opened = await open(workspace);
  const { search } = opened;
  const undisturbed = await search();
  await forgetKnown(opened);
  workspace.before = (call) => {
    if (call.account === ANN && call.method === 'listMessages' && call.about === '20')
      throw failure({ kind: 'skip', reason: 'accountDisabled', message: 'This account is suspended.' });
    if (call.account === BEN && call.method === 'getMessage') throw network();
  };
  const first = await search();
  expect(first.receipt?.accounts.map(({ problem, retryable }) => [problem, retryable])).toEqual([
    ['This account is suspended.', true],
    ['Google cannot be reached.', true],
    ['This account has no Gmail mailbox.', false],
  ]);
  workspace.before = nothing;
  workspace.calls.length = 0;
  const second = await search({}, first.row.id);
  expect(shown(second)).toEqual(shown(undisturbed));
  expect(second.row).toMatchObject({ found: 42, analysed: 42, skipped: 0, contracts: 42 });
  const listed = workspace.calls.filter(({ method }) => method === 'listMessages');
  expect(new Set(listed.map(({ account, about }) => `${account} ${about}`))).toEqual(
    new Set([`${ANN} `, `${ANN} 10`, `${ANN} 20`, `${BEN} `, `${BEN} 10`, `${BEN} 20`]),
  );
});

it('a retry goes on from a search that failed as a whole, wherever that stood', async () => {
  const workspace = fakeWorkspace({ [ANN]: { mails: contracts(0, 15) } });
  const { search } = await open(workspace, { limits: { maxListFailures: 1, itemsAtOnce: 1 } });
  workspace.before = failing(({ method }) => method === 'accounts', network);
  const nowhere = await search();
  expect(nowhere.row.status).toBe('FAILED');
  workspace.before = failing(({ method }) => method === 'listMessages', network);
  const unlisted = await search({}, nowhere.row.id);
  expect(unlisted.row).toMatchObject({ status: 'FAILED', message: 'Google cannot be reached.' });
  workspace.before = nothing;
  const { row, receipt } = await search({}, unlisted.row.id);
  expect(row).toMatchObject({ status: 'COMPLETED', found: 15, analysed: 15, skipped: 0, contracts: 15 });
  expect(receipt).toMatchObject({ accounts: [{ listed: 15, read: 15, problem: null }], warnings: [] });
});

it('a retry that is interrupted before or after it took over goes on where it was', async () => {
  const workspace = fakeWorkspace({ [ANN]: { mails: contracts(0, 12) } });
  const { search } = await open(workspace);
  workspace.before = failing(({ about }) => about === 'm3' || about === 'm4', network);
  const first = await search();
  const struck = new Set<string>();
  workspace.before = ({ method, about }) => {
    const call = `${method} ${about}`;
    if (struck.has(call)) return;
    struck.add(call);
    throw new TypeError('a defect');
  };
  const second = await search({}, first.row.id);
  expect(second.row).toMatchObject({ status: 'COMPLETED', analysed: 12, skipped: 0, contracts: 12 });
  expect(second.row.fence).toBeGreaterThan(2);
  expect(second.contracts.map(({ sightings }) => sightings?.length)).toEqual(Array(12).fill(1));
});

it('a retry is a search like any other where the earlier one is forgotten, or its account was disconnected', async () => {
  const workspace = fakeWorkspace({ [ANN]: { mails: contracts(0, 3) } });
  const { search, database, userId } = await open(workspace);
  const first = await search();
  await deleteFoundOfUser(database.queries, userId);
  expect((await search({}, first.row.id)).contracts).toHaveLength(3);
  await deleteFinishedSearches(database.queries, new Date(Date.now() + 60_000));
  expect((await search({}, first.row.id)).contracts).toHaveLength(3);
});

it('a retry never reads the mailbox of another personal account in the name of the first', async () => {
  const workspace = fakeWorkspace({ [ANN]: { mails: contracts(0, 3) } });
  const opened = () => Promise.resolve({ ...workspace, method: 'oauth' as const });
  const { search } = await open(opened);
  workspace.before = failing(({ about }) => about === 'm1', network);
  const first = await search();
  workspace.before = nothing;
  Object.assign(workspace, { mainAccount: BEN, accounts: () => Promise.resolve({ accounts: [], warnings: [] }) });
  const second = await search({}, first.row.id);
  expect(workspace.calls.at(-1)?.about).toBe('m1');
  expect(second.contracts).toHaveLength(2);
  expect(second.receipt?.accounts).toMatchObject([
    { account: ANN, problem: 'This account isn’t the one that is connected now.', retryable: true },
  ]);
});
