import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bulkContract } from '../../sandbox/bulkContract.ts';
import { ADMIN, countMailsAnew, file, SUSPENDED, tinyWorkspace, USER } from '../../sandbox/testing/tinyWorkspace.ts';
import { textAsPdf } from '../documents/testing/textAsPdf.ts';
import type { ContractDetails, FoundContract, ProcessSearchResponse, SearchReceipt } from '../http/wire.gen.ts';
import { forwardedWhole, madeMail } from './testing/madeMail.ts';
import { type SearchWorld, startSearchWorld } from './testing/searchWorld.ts';

/** Whole searches: a busy machine takes its time. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

/** One line to a paragraph. */
const contract = (number: number) => bulkContract(number, 1).text.replaceAll(/(\S)\n(?=\S)/g, '$1 ');
const pdf = async (number: number) => Buffer.from(await textAsPdf(contract(number)));
const PDF = 'application/pdf';
const quoted = (text: string) => text.replaceAll(/^/gm, '> ');

/** Finds everything: all that is made here speaks of an agreement. */
const everything = { keywords: ['agreement'], service: 'ALL' as const };
const ownName = (name: string) => name.replace(/^.* › /, '');
const outcomesOf = ({ items }: SearchReceipt) => Object.fromEntries(items.map((x) => [ownName(x.name), x.outcome]));
const shown = ({ contracts }: ProcessSearchResponse) => contracts.map(({ name }) => name).toSorted();

/** No contract, and in a while no longer there. */
const note = file('note', 'Note.txt', {
  mimeType: 'text/plain',
  bytes: Buffer.from('A note on an agreement with nobody.'),
  searchText: 'agreement',
});

let world: SearchWorld;
beforeAll(async () => {
  countMailsAnew();
  const [first, second] = [await pdf(1), await pdf(2)];
  const found = { searchText: 'agreement' };
  const original = madeMail(
    USER,
    'Agreement no. 2',
    'Attached.',
    [{ name: 'Number 2.pdf', type: PDF, bytes: second }],
    found,
  );
  const mails = [
    madeMail(USER, 'Re: Fwd: signed', 'Our agreement.', [{ name: 'scan0001.pdf', type: PDF, bytes: first }], found),
    original,
    madeMail(ADMIN, 'Fwd: Agreement no. 2', 'See below.', [{ name: 'copy.pdf', type: PDF, bytes: second }], found),
    madeMail(ADMIN, 'FW: as attachment', 'Whole.', [forwardedWhole(original)], found),
    madeMail(USER, 'Contract in the body', contract(3)),
    madeMail(ADMIN, 'Fwd: Contract in the body', `FYI\n\nOn 1 May 2026 Ben wrote:\n${quoted(contract(3))}`),
    madeMail(USER, 'Files that are not read', 'About the agreement', [
      { name: 'photo.png', type: 'image/png', bytes: Buffer.alloc(100_000, 1) },
      { name: 'logo.png', type: 'image/png', bytes: Buffer.alloc(500, 1), inline: true },
      { name: 'all.zip', type: 'application/zip', bytes: Buffer.from('PK') },
      { name: 'numbers.xlsx', type: 'application/octet-stream', bytes: Buffer.from('PK') },
      { name: 'broken.pdf', type: PDF, bytes: Buffer.from('%PDF-1.4 nothing') },
      { name: 'inline.pdf', type: PDF, bytes: await pdf(4), inline: true },
    ]),
    madeMail(USER, 'Lunch', 'Is our agreement for Friday still on?'),
    madeMail(USER, 'A draft agreement', contract(5), [], { labelIds: ['DRAFT'] }),
  ];
  const workspace = tinyWorkspace(mails, [
    file('drivecopy', 'Number 2 (copy).pdf', { bytes: second, ...found }),
    file('googledoc', 'Number 6', {
      mimeType: 'application/vnd.google-apps.document',
      googleDoc: { text: contract(6), pdf: await pdf(6) },
      ...found,
    }),
    file('sheet', 'Budget agreement', {
      mimeType: 'application/vnd.google-apps.spreadsheet',
      googleSheet: { xlsx: Buffer.from('PK of a workbook') },
      ...found,
    }),
    note,
    file('locked', 'Locked agreement.pdf', { canDownload: false, ...found }),
    file('shortcut', 'Shortcut to 6', {
      mimeType: 'application/vnd.google-apps.shortcut',
      shortcutTo: 'googledoc'.padEnd(33, '0'),
      ...found,
    }),
  ]);
  world = await startSearchWorld({ workspace, admin: ADMIN });
});
afterAll(() => world?.close());

describe('a search of mail and drive', () => {
  let result: ProcessSearchResponse & { ended: { message?: string; progress?: object } };
  let byName: Map<string | undefined, FoundContract>;
  beforeAll(async () => {
    result = await world.search(everything);
    byName = new Map(result.contracts.map((found) => [found.name, found]));
  });

  it('finds each contract once, under a name that says which it is', () => {
    expect(result.contracts.every(({ isContract }) => isContract)).toBe(true);
    expect(shown(result)).toHaveLength(5);
    expect(shown(result)).toEqual(expect.arrayContaining(['Number 2', 'Number 6', 'inline']));
    expect(shown(result).join()).toMatch(/Agreement.*, Tiny Example Corporation and .+ 2, Inc/);
  });

  it('keeps every place a contract was seen in', () => {
    const two = byName.get('Number 2')?.sightings ?? [];
    expect(two.map(({ source, account, name }) => `${source} ${account} ${name}`)).toEqual([
      `gmail ${USER} Number 2.pdf`,
      `gmail ${ADMIN} copy.pdf`,
      `gmail ${ADMIN} Number 2.pdf`,
      `drive ${ADMIN} Number 2 (copy).pdf`,
    ]);
    expect(byName.get('Number 2')).toMatchObject({ source: 'gmail', subject: 'Agreement no. 2', contractId: null });
    const body = result.contracts.find(({ subject }) => subject === 'Contract in the body');
    expect(body?.sightings?.map(({ account }) => account)).toEqual([USER, ADMIN]);
  });

  it('brings the reading with its evidence', () => {
    const six = byName.get('Number 6');
    expect(six).toMatchObject({
      source: 'drive',
      autoRenews: true,
      parties: expect.arrayContaining(['Tiny Example Corporation']),
    });
    expect(six?.evidence?.find(({ field }) => field === 'termEnd')?.quote).toContain('initial term');
  });

  it('accounts for every mail, every attachment and every file', () => {
    const receipt = result.receipt as SearchReceipt;
    expect(outcomesOf(receipt)).toMatchObject({
      'photo.png': 'skipped',
      'all.zip': 'skipped',
      'numbers.xlsx': 'skipped',
      'broken.pdf': 'skipped',
      'inline.pdf': 'contract',
      'forwarded.eml': 'not_a_contract',
      Lunch: 'not_a_contract',
      'Budget agreement': 'skipped',
      'Locked agreement.pdf': 'skipped',
      'copy.pdf': expect.stringMatching(/contract|duplicate/),
      'Shortcut to 6': expect.stringMatching(/contract|duplicate/),
    });
    expect(Object.keys(outcomesOf(receipt)).filter((name) => /^logo\.png|^A draft agree/.test(name))).toEqual([]);
    expect(
      receipt.items.filter(({ outcome }) => outcome === 'skipped').every(({ reason }) => reason?.endsWith('.')),
    ).toBe(true);
    expect(receipt.accounts.map(({ account, source, listed }) => [account, source, listed])).toEqual([
      [ADMIN, 'gmail', 3],
      [ADMIN, 'drive', 6],
      [USER, 'gmail', 5],
      [USER, 'drive', 0],
    ]);
    expect(receipt.warnings.join(' ')).toContain('We didn’t search Google Groups and Google Chat');
    expect(receipt.accounts.map(({ account }) => account)).not.toContain(SUSPENDED);
  });

  it('says how it went', () => {
    expect(result.ended).toMatchObject({ message: 'Found 5 contracts.', progress: { contracts: 5, phase: 'done' } });
  });

  it('answers the same when asked again', async () => {
    const again = await world.search(everything);
    expect(shown(again)).toEqual(shown(result));
    const asked = await world.results(again.ended.id);
    expect(asked.contracts).toEqual(again.contracts);
  });
});

it('keeps what is no contract where all matches are wanted, after the contracts', async () => {
  const { contracts } = await world.search({ ...everything, service: 'MAIL', includeAllMatches: true });
  expect(contracts.at(-1)?.isContract).toBe(false);
  expect(contracts.find(({ subject }) => subject === 'Lunch')).toMatchObject({ isContract: false });
  expect(contracts.filter(({ isContract }) => isContract)).toHaveLength(4);
});

it('searches only the accounts and the days asked for', async () => {
  const request = { entityType: 'SPECIFIC_ACCOUNTS' as const, specificAccounts: [ADMIN] };
  const { receipt } = await world.search({ ...everything, ...request, service: 'MAIL' });
  expect(receipt?.accounts.map(({ account }) => account)).toEqual([ADMIN]);
  const { ended, contracts } = await world.search({ ...everything, startDate: '2031-01-01' });
  expect(contracts).toEqual([]);
  expect(ended).toMatchObject({ status: 'COMPLETED', message: 'No contracts were found.' });
});

it('drops what Google lists too widely: the days are those of the chosen zone', async () => {
  // Mails are made a day apart, at noon UTC: the first of them on the first of January.
  world.sandbox.state.faults.queue({ kind: 'looseDates', path: '/messages', times: Number.POSITIVE_INFINITY });
  const day = { startDate: '2026-01-02', endDate: '2026-01-02' };
  const inZone = async (timeZone: 'UTC' | 'Asia/Tokyo') =>
    (await world.search({ ...everything, ...day, timeZone, service: 'MAIL' })).ended.progress?.found;
  expect(await inZone('UTC')).toBe(1);
  expect(await inZone('Asia/Tokyo')).toBe(1);
  world.sandbox.state.faults.clear();
});

it('puts a found contract with its document into the renewals database, and knows it the next time', async () => {
  const { contracts } = await world.search(everything);
  const two = contracts.find(({ name }) => name === 'Number 2');
  const upload = { id: two?.id, name: two?.name, renewalDate: two?.renewalDate, amount: two?.amount };
  const { status, body } = await world.call('POST', '/api/contracts/batch', { contracts: [upload] });
  expect([status, body]).toMatchObject([200, { created: 1, updated: 0 }]);
  const again = await world.search(everything);
  const known = again.contracts.filter(({ contractId }) => contractId !== null);
  expect(known.map(({ name }) => name)).toEqual(['Number 2']);
  expect(again.contracts.at(-1)?.name).toBe('Number 2');
});

it('gives what is no contract, or could not be read, to one that is entered by hand, from where it lies', async () => {
  const { receipt } = await world.search(everything);
  const foundIds = new Map(receipt?.items.map(({ name, foundId }) => [ownName(name), foundId]));
  expect([foundIds.get('Locked agreement.pdf'), foundIds.get('inline.pdf')]).toEqual([undefined, undefined]);
  const create = async (name: string) => {
    const document = { foundId: foundIds.get(name) };
    const { body } = await world.call('POST', '/api/contracts', { values: { name }, document });
    const { documents, sightings, error } = body as Partial<ContractDetails> & { error?: object };
    return { error, sightings, ...documents?.[0] };
  };
  expect(await create('broken.pdf')).toMatchObject({
    source: 'gmail',
    sourceLocation: `${USER}: Files that are not read`,
    size: 16,
    date: '2026-01-07T12:00:00.000Z',
    unreadBecause: expect.stringMatching(/\.$/),
    sightings: [{ source: 'gmail', account: USER, name: 'broken.pdf' }],
  });
  expect(await create('broken.pdf')).toMatchObject({ error: { code: 'DOCUMENT_ELSEWHERE' } });
  const email = await create('Lunch');
  expect(email).toMatchObject({ name: 'Lunch.eml', mediaType: 'message/rfc822' });
  expect(email).not.toHaveProperty('unreadBecause');
  expect(await create('Note.txt')).toMatchObject({ source: 'drive', sourceLocation: `My Drive of ${ADMIN}: Note.txt` });
  const sheet = await world.app.inject({
    url: `/api/gmail/left-out/${foundIds.get('Budget agreement')}/file`,
    headers: { authorization: `Bearer ${world.token}` },
  });
  expect([sheet.body, sheet.headers['content-disposition']]).toEqual([
    'PK of a workbook',
    expect.stringContaining("filename*=UTF-8''Budget%20agreement.xlsx"),
  ]);
  note.trashed = true;
  expect(await create('Note.txt')).toMatchObject({ error: { code: 'DOCUMENT_GONE' } });
  await world.database.pool.query("update google_connections set method = 'oauth', email = 'other@tiny.example'");
  expect(await create('photo.png')).toMatchObject({ error: { code: 'GOOGLE_RECONNECT' } });
  await world.database.pool.query("update google_connections set method = 'service_account', email = $1", [ADMIN]);
});

it('forgets what was found when the account is disconnected, but not what was uploaded', async () => {
  const id = await world.start(everything);
  await world.finish(id);
  expect(await world.call('POST', '/api/google/disconnect')).toMatchObject({ status: 200 });
  expect((await world.results(id)).contracts).toEqual([]);
  const names = ((await world.call('GET', '/api/contracts')).body as { name: string }[]).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Lunch', 'Note.txt', 'Number 2', 'broken.pdf']);
  const { rows } = await world.database.pool.query('select count(*) as documents from documents');
  expect(rows).toEqual([{ documents: names.length }]);
});
