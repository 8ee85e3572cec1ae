/** Second searches: what was read before and has not changed is neither fetched nor read again, and everything else is. */
import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { bulkContract } from '../../sandbox/bulkContract.ts';
import { deleteFoundOfUser } from '../db/foundContracts.ts';
import { GoogleFailure } from '../google/googleFailure.ts';
import { fakeFile, fakeMail, fakeMailWith, fakeWorkspace } from './testing/fakeWorkspace.ts';
import { type JobsWorld, startJobsWorld } from './testing/jobsWorld.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const ANN = 'ann@brightwater.example';
const BEN = 'ben@brightwater.example';
const FETCHES = new Set(['getMessage', 'getAttachment', 'downloadFile']);
const byName = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other));

let world: JobsWorld;
afterEach(() => world?.close());

const contractMail = (n: number) => fakeMail(`m${n}`, `Agreement ${n}`, bulkContract(n, 1).text);
const contractFile = (n: number) => fakeFile(`f${n}`, `Lease ${n}.txt`, bulkContract(n, 1).text);

/** Two contracts, a chat, a draft, an attachment in the mailbox; three files in the drive, one of them the same as a mail's. */
function ordinaryAccount() {
  const draft = { ...contractMail(3), labelIds: ['DRAFT'] };
  const chat = fakeMail('m4', 'Lunch', 'See you at noon.');
  const attached = fakeMailWith('m5', 'Agreement attached', ['agreement.txt', 'photo.png']);
  return {
    mails: [contractMail(1), contractMail(2), draft, chat, attached],
    attachments: { 'm5 0': bulkContract(5, 1).text },
    files: [contractFile(1), contractFile(11), contractFile(12)],
  };
}

async function open(accounts: Parameters<typeof fakeWorkspace>[0]) {
  const workspace = fakeWorkspace(accounts);
  world = await startJobsWorld(workspace);
  const search = async (request: Parameters<JobsWorld['search']>[0] = {}) => {
    workspace.calls.length = 0;
    const result = await world.search({ service: 'ALL', ...request });
    const fetched = workspace.calls
      .filter(({ method }) => FETCHES.has(method))
      .map(({ about }) => about)
      .toSorted();
    const contracts = result.contracts.map(({ name, parties, termEnd }) => ({ name, parties, termEnd }));
    const items = result.receipt?.items.map(({ name, outcome, reason }) => ({ name, outcome, reason }));
    return { ...result, fetched, shown: { contracts: contracts.toSorted(byName), items: items?.toSorted(byName) } };
  };
  return { workspace, search };
}

it('a second search fetches nothing, finds the same, and says how much was known', async () => {
  const { search } = await open({ [ANN]: ordinaryAccount() });
  const first = await search();
  expect(first.fetched.length).toBeGreaterThan(5);
  expect(first.receipt?.notes?.join(' ')).not.toContain('had been read before');
  const second = await search();
  expect(second.fetched).toEqual([]);
  expect(second.shown).toEqual(first.shown);
  expect(second.row).toMatchObject({ ...pick(first.row), bytesRead: 0 });
  expect(second.receipt?.notes?.at(-1)).toBe(
    '7 of the 7 matches had been read before and have not changed, so they were not read again.',
  );
  expect(second.receipt?.accounts.map(({ known }) => known)).toEqual([4, 3]);
});

const pick = ({ found, analysed, skipped, contracts }: Awaited<ReturnType<JobsWorld['row']>>) => ({
  found,
  analysed,
  skipped,
  contracts,
});

it('a mail of other days and a draft are told by what is known of them', async () => {
  const { search } = await open({ [ANN]: { mails: ordinaryAccount().mails.slice(0, 4) } });
  await search({ service: 'MAIL' });
  const june = await search({ service: 'MAIL', startDate: '2026-06-01' });
  expect([june.fetched, june.row.found]).toEqual([[], 0]);
  const drafts = await search({ service: 'MAIL', excludeDrafts: false });
  expect(drafts.fetched).toEqual(['m3']);
  expect(drafts.row.contracts).toBe(3);
});

it('what is new or has changed is read, and nothing else', async () => {
  const account = ordinaryAccount();
  const { search } = await open({ [ANN]: account });
  await search();
  account.mails.push(contractMail(20));
  const changed = contractFile(13);
  account.files[1] = { file: { ...changed.file, id: 'f11', revision: '2' }, text: changed.text };
  const second = await search();
  expect(second.fetched).toEqual(['f11', 'm20']);
  expect(second.row.found).toBe(8);
});

it('a document that has gone is read again', async () => {
  const { search } = await open({ [ANN]: { mails: [contractMail(1), contractMail(2)] } });
  const first = await search();
  await world.database.queries.execute(sql`delete from found_contracts where sightings -> 0 ->> 'itemId' = 'm1'`);
  await world.database.queries.execute(sql`
    delete from documents where not exists (select from found_contracts f where f.document_id = documents.id)`);
  const second = await search();
  expect(second.fetched).toEqual(['m1']);
  expect(second.shown).toEqual(first.shown);
});

it('with every match wanted, what was not kept is read again; without, what was kept is only named', async () => {
  const { search } = await open({ [ANN]: { mails: [contractMail(1), fakeMail('m4', 'Lunch', 'At noon.')] } });
  await search();
  const all = await search({ includeAllMatches: true });
  expect(all.fetched).toEqual(['m1', 'm4']);
  expect(all.contracts).toHaveLength(2);
  const again = await search({ includeAllMatches: true });
  expect([again.fetched, again.contracts.length]).toEqual([[], 2]);
  const few = await search();
  expect([few.fetched, few.contracts.length]).toEqual([[], 1]);
});

it('what failed for a reason that may pass is not known, what can never be read is', async () => {
  const { workspace, search } = await open({ [ANN]: ordinaryAccount() });
  workspace.before = ({ about }) => {
    if (about === 'f11')
      throw new GoogleFailure({ kind: 'skip', reason: 'downloadQuotaExceeded', message: 'Used up.' });
    if (about === 'f12') throw new GoogleFailure({ kind: 'skip', reason: 'cannotDownload', message: 'Not allowed.' });
  };
  const first = await search();
  expect(first.row.skipped).toBe(3);
  workspace.before = () => undefined;
  expect((await search()).fetched).toEqual(['f11']);
});

it('another reading does not count, and neither does what was forgotten with the account', async () => {
  const { search } = await open({ [ANN]: { mails: [contractMail(1)] } });
  await search();
  await world.database.queries.execute(sql`update known_items set reading = 'an earlier release'`);
  expect((await search()).fetched).toEqual(['m1']);
  await deleteFoundOfUser(world.database.queries, world.userId);
  expect((await search()).fetched).toEqual(['m1']);
});

it('a contract that renews itself is read again once the renewal that was shown has passed', async () => {
  const { search } = await open({ [ANN]: { mails: [contractMail(1)] } });
  await search();
  await world.database.queries.execute(sql`
    update known_items set read_on = '2020-01-01',
      documents = jsonb_set(documents, '{0,found,analysis,renewalDate}', '"2020-06-30"')`);
  expect((await search()).fetched).toEqual(['m1']);
});

it('the same file in the drives of two accounts stays a contract of one and a copy of the other', async () => {
  const shared = contractFile(1);
  const { search } = await open({ [ANN]: { files: [shared] }, [BEN]: { files: [shared, contractFile(2)] } });
  const first = await search({ service: 'DRIVE' });
  const second = await search({ service: 'DRIVE' });
  expect(second.fetched).toEqual([]);
  expect(second.shown).toEqual(first.shown);
  expect(second.row.contracts).toBe(2);
});
