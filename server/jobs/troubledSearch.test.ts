import { afterEach, expect, it } from 'vitest';
import { bulkContract } from '../../sandbox/bulkContract.ts';
import { cancelSearches } from '../db/searches.ts';
import { DocumentError } from '../documents/documentError.ts';
import { GoogleFailure, type GoogleFailureFacts } from '../google/googleFailure.ts';
import { fakeFile, fakeMail, fakeWorkspace } from './testing/fakeWorkspace.ts';
import { failing } from './testing/failing.ts';
import { type JobsWorld, plainReader, startJobsWorld } from './testing/jobsWorld.ts';

const ANN = 'ann@brightwater.example';
const BEN = 'ben@brightwater.example';

const contracts = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) =>
    fakeMail(`m${from + n}`, `Agreement ${from + n}`, bulkContract(from + n, 1).text),
  );
const failure = (facts: Partial<GoogleFailureFacts> & Pick<GoogleFailureFacts, 'kind'>) =>
  new GoogleFailure({ reason: 'test', message: 'It did not work.', ...facts });

const suspended = () => failure({ kind: 'skip', reason: 'accountDisabled', message: 'This account is suspended.' });
const dead = () => failure({ kind: 'reconnect', message: 'Google no longer accepts the connection.' });

const rejected = () => failure({ kind: 'fatal', reason: 'invalidPageToken' });

let world: JobsWorld;
afterEach(() => world?.close());

it('tries an item that fails for a passing reason again after the others', async () => {
  const workspace = fakeWorkspace({ [ANN]: { mails: contracts(0, 14) } });
  workspace.before = failing(
    ({ about }) => about === 'm3',
    () => failure({ kind: 'network' }),
    2,
  );
  world = await startJobsWorld(workspace);
  const { row, receipt, contracts: found } = await world.search();
  expect(row).toMatchObject({ status: 'COMPLETED', found: 14, analysed: 14, skipped: 0, contracts: 14 });
  expect(found).toHaveLength(14);
  expect(receipt?.warnings).toEqual([]);
  expect(workspace.calls.filter(({ about }) => about === 'm3')).toHaveLength(3);
});

it('records an item that cannot be had, with the reason, and goes on', async () => {
  const workspace = fakeWorkspace({ [ANN]: { mails: contracts(0, 12) } });
  workspace.before = (call) => {
    if (call.about === 'm3')
      throw failure({ kind: 'gone', reason: 'notFound', message: 'It was deleted in the meantime.' });
    if (call.about === 'm4')
      throw failure({ kind: 'network', reason: 'noAnswer', message: 'Google cannot be reached.' });
  };
  world = await startJobsWorld(workspace);
  const { row, receipt } = await world.search();
  expect(row).toMatchObject({ status: 'COMPLETED', analysed: 10, skipped: 2 });
  expect(receipt?.items.filter(({ outcome }) => outcome === 'skipped')).toMatchObject([
    { reason: 'It was deleted in the meantime.', code: 'notFound' },
    { reason: 'Google cannot be reached.', code: 'noAnswer' },
  ]);
});

it('leaves a mailbox alone after ten failures in a row, with the cause, and searches the others', async () => {
  const workspace = fakeWorkspace({ [ANN]: { mails: contracts(0, 40) }, [BEN]: { mails: contracts(40, 5) } });
  workspace.before = failing(
    ({ account, method }) => account === ANN && method === 'getMessage',
    () => failure({ kind: 'network', message: 'Google cannot be reached.' }),
  );
  world = await startJobsWorld(workspace);
  const { row, receipt, contracts: found } = await world.search();
  expect(row.status).toBe('COMPLETED');
  expect(found).toHaveLength(5);
  expect(
    workspace.calls.filter(({ account, method }) => account === ANN && method === 'getMessage').length,
  ).toBeLessThan(20);
  expect(receipt?.accounts).toMatchObject([
    { account: ANN, listed: 40, read: 0, skipped: 40, problem: 'Google cannot be reached.' },
    { account: BEN, listed: 5, read: 5, skipped: 0, problem: null },
  ]);
  expect(receipt?.warnings.join()).toContain(ANN);
});

it('takes one unreadable account for a warning, and all of them for a failure', async () => {
  const workspace = fakeWorkspace({ [ANN]: { mails: contracts(0, 3) }, [BEN]: { mails: contracts(3, 3) } });
  workspace.before = failing(({ account }) => account === ANN, suspended);
  world = await startJobsWorld(workspace);
  const first = await world.search();
  expect(first.row).toMatchObject({ status: 'COMPLETED', contracts: 3 });
  expect(first.receipt?.accounts[0]).toMatchObject({ account: ANN, problem: 'This account is suspended.' });
  workspace.before = failing(({ account }) => account !== '', suspended);
  expect((await world.search()).row).toMatchObject({ status: 'FAILED', message: 'This account is suspended.' });
});

it('ends with what it has when the connection dies, and says so', async () => {
  const workspace = fakeWorkspace({ [ANN]: { mails: contracts(0, 12) } });
  workspace.before = failing(({ about }) => about === 'm11', dead);
  world = await startJobsWorld(workspace, { limits: { itemsAtOnce: 1 } });
  const { row, receipt } = await world.search();
  expect(row).toMatchObject({ status: 'COMPLETED', analysed: 11, skipped: 1 });
  expect(receipt?.accounts[0]?.problem).toBe('Google no longer accepts the connection.');
});

it('fails with the reason where no account is connected', async () => {
  world = await startJobsWorld(() => Promise.reject(failure({ kind: 'reconnect', message: 'Connect first.' })));
  expect((await world.search()).row).toMatchObject({ status: 'FAILED', message: 'Connect first.' });
});

it('puts a search down while Google wants patience, and takes it up where it was', async () => {
  const workspace = fakeWorkspace({ [ANN]: { mails: contracts(0, 14) }, [BEN]: { mails: contracts(14, 1) } });
  let retryAt = 0;
  workspace.before = ({ about }) => {
    if (about !== 'm12') return;
    // So long that a busy machine comes to put the search down before it is over.
    if (retryAt === 0) retryAt = Date.now() + 2500;
    if (Date.now() < retryAt) throw failure({ kind: 'wait', reason: 'rateLimitExceeded', retryAt });
  };
  world = await startJobsWorld(workspace, { limits: { itemsAtOnce: 1 } });
  const { pool } = world.database;
  // Waiting passes by, so every state is kept: whoever looks now and then may miss it.
  await pool.query(`
    create table history (status text, waiting_until timestamptz, waiting_for text, analysed int);
    create function keep_history() returns trigger language plpgsql as
      $$ begin insert into history values (new.status, new.waiting_until, new.waiting_for, new.analysed); return null; end $$;
    create trigger history after update on searches for each row when (new.phase = 'waiting') execute function keep_history();
  `);
  const { row } = await world.search();
  expect(row).toMatchObject({ status: 'COMPLETED', contracts: 15, waitingUntil: null, fence: 2 });
  expect(row.finishedAt?.getTime()).toBeGreaterThanOrEqual(retryAt);
  const waited = await pool.query(
    'select distinct status, analysed, waiting_until, waiting_for from history where waiting_until is not null',
  );
  const waiting = { waiting_until: new Date(retryAt), waiting_for: 'asked' };
  expect(waited.rows).toEqual([{ status: 'PROCESSING', analysed: 13, ...waiting }]);
  expect(workspace.calls.filter(({ method }) => method === 'listMessages')).toHaveLength(3);
});

it('begins a list anew when Google rejects its page token, without doing anything twice', async () => {
  const workspace = fakeWorkspace({ [ANN]: { mails: contracts(0, 25) } });
  workspace.before = failing(({ method, about }) => method === 'listMessages' && about === '20', rejected, 1);
  world = await startJobsWorld(workspace);
  expect((await world.search()).row).toMatchObject({ status: 'COMPLETED', found: 25, analysed: 25, contracts: 25 });
  expect(workspace.calls.filter(({ method }) => method === 'getMessage')).toHaveLength(25);
});

it('stops at its limits and says what was cut', async () => {
  const workspace = fakeWorkspace({ [ANN]: { mails: contracts(0, 25) } });
  world = await startJobsWorld(workspace, { limits: { maxItems: 15, itemsPerWrite: 1 } });
  const byCount = await world.search();
  expect(byCount.row).toMatchObject({ status: 'COMPLETED', found: 15, analysed: 15, contracts: 15 });
  expect(byCount.receipt?.warnings.join()).toContain('Only the first 15 matches');
  await world.close();
  world = await startJobsWorld(workspace, { limits: { maxTotalBytes: 3000, itemsAtOnce: 1 } });
  const byBytes = await world.search();
  expect(byBytes.row).toMatchObject({ status: 'COMPLETED', found: 25 });
  expect(byBytes.row.analysed).toBeLessThan(10);
  expect(byBytes.row.analysed + byBytes.row.skipped).toBe(25);
  expect(byBytes.receipt?.warnings.join()).toContain('limit');
  await world.close();
  world = await startJobsWorld(workspace, { limits: { maxActiveMs: 0, itemsAtOnce: 1 } });
  const byTime = await world.search();
  // The time counts while listing, too: the first page is all there is.
  expect(byTime.row).toMatchObject({ status: 'COMPLETED', found: 10, analysed: 0, skipped: 10 });
  expect(byTime.receipt?.items.filter(({ code }) => code === 'LIMIT_REACHED')).toHaveLength(10);
  expect(byTime.receipt?.warnings.join()).toContain('limit');
});

it('searches drive by drive where Google cannot search them all at once', async () => {
  const own = fakeFile('f1', 'Own lease.txt', bulkContract(1, 1).text);
  const shared = ['legal', 'sales'].map((driveId, n) => {
    const { file, text } = fakeFile(`s${n}`, `Lease of ${driveId}.txt`, bulkContract(n + 2, 1).text);
    return { file: { ...file, driveId }, text };
  });
  const workspace = fakeWorkspace({ [ANN]: { files: [own, ...shared] } });
  world = await startJobsWorld(workspace);
  const { row } = await world.search({ service: 'DRIVE' });
  expect(row).toMatchObject({ status: 'COMPLETED', found: 3, contracts: 3 });
  expect(workspace.calls.filter(({ method }) => method === 'listFiles').map(({ about }) => about)).toEqual([
    '"allDrives"',
    '"user"',
    '{"driveId":"legal"}',
    '{"driveId":"sales"}',
  ]);
});

it('fetches a file once that several accounts may read, and again where the first could not', async () => {
  const files = [1, 2, 3].map((n) => fakeFile(`f${n}`, `Lease ${n}.txt`, bulkContract(n, 1).text));
  const workspace = fakeWorkspace({ [ANN]: { files }, [BEN]: { files } });
  workspace.before = failing(
    ({ account, about }) => account === ANN && about === 'f2',
    () => failure({ kind: 'skip', reason: 'forbidden', message: 'Google does not allow reading it.' }),
  );
  world = await startJobsWorld(workspace, { limits: { placesAtOnce: 1, itemsAtOnce: 1, maxItems: 3 } });
  const { row, contracts: found, receipt } = await world.search({ service: 'DRIVE' });
  expect(row).toMatchObject({ found: 6, contracts: 3, skipped: 1 });
  expect(found.map(({ sightings }) => sightings?.length)).toEqual([1, 1, 1]);
  expect(receipt?.warnings).toEqual([]);
  expect(receipt?.items.filter(({ account }) => account === BEN)).toMatchObject([
    { name: 'Lease 1.txt', outcome: 'duplicate', reason: `The same file is in the drive of ${ANN}.` },
    { name: 'Lease 2.txt', outcome: 'contract' },
    { name: 'Lease 3.txt', outcome: 'duplicate' },
  ]);
  expect(workspace.calls.filter(({ method }) => method === 'downloadFile')).toHaveLength(4);
});

it('stops reading when it is cancelled, and writes nothing more', async () => {
  const workspace = fakeWorkspace({ [ANN]: { mails: contracts(0, 18) } });
  const { promise: cancelledNow, resolve: goOn } = Promise.withResolvers<void>();
  workspace.before = ({ about }) => (about === 'm10' ? cancelledNow : undefined);
  world = await startJobsWorld(workspace, { limits: { itemsAtOnce: 1, itemsPerWrite: 1 } });
  const id = await world.start();
  await world.until(id, ({ analysed }) => analysed === 10);
  await cancelSearches(world.database.queries, { userId: world.userId, id }, 'Replaced.', new Date());
  const cancelled = await world.row(id);
  goOn();
  // The next search is done, so the cancelled one had all the time to go on.
  expect((await world.search()).row).toMatchObject({ status: 'COMPLETED', analysed: 18 });
  expect(await world.row(id)).toEqual(cancelled);
  expect(workspace.calls.filter(({ method }) => method === 'getMessage').length).toBeLessThan(18 + 14);
});

it('reads a mail again whose reader failed, and one that took too long not a second time', async () => {
  const mails = contracts(0, 3);
  const asked: string[] = [];
  const reader = {
    ...plainReader,
    readBody: (request: Parameters<typeof plainReader.readBody>[0]) => {
      const number = /No\. \d/.exec(Buffer.from(request.parts[0]?.bytes ?? []).toString())?.[0] ?? '';
      asked.push(number);
      if (number === 'No. 2') return Promise.reject(new DocumentError('TIMEOUT'));
      const isFirst = asked.filter((each) => each === number).length === 1;
      if (number === 'No. 1' && isFirst) return Promise.reject(new DocumentError('CRASHED'));
      return plainReader.readBody(request);
    },
  };
  world = await startJobsWorld(fakeWorkspace({ [ANN]: { mails } }), { reader });
  const { row, receipt } = await world.search();
  expect(row).toMatchObject({ analysed: 2, skipped: 1, contracts: 2 });
  expect(receipt?.items.find(({ outcome }) => outcome === 'skipped')).toMatchObject({ code: 'TIMEOUT' });
  expect(asked.toSorted()).toEqual(['No. 1', 'No. 1', 'No. 2', 'No. 3']);
});

it('takes up a search again that an unforeseen fault interrupted', async () => {
  const workspace = fakeWorkspace({
    [ANN]: { mails: contracts(0, 5), files: [fakeFile('f1', 'Lease.txt', bulkContract(9, 1).text)] },
  });
  workspace.before = failing(
    ({ method }) => method === 'listMessages',
    () => new TypeError('a defect'),
    1,
  );
  world = await startJobsWorld(workspace);
  expect((await world.search({ service: 'ALL' })).row).toMatchObject({ status: 'COMPLETED', contracts: 6, fence: 2 });
});
