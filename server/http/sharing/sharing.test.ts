/** Colleagues in one renewals database: what they share, what stays their own, and what is left when one goes. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DATABASE_TABLES, deleteDueAccounts } from '../../db/accountDeletion.ts';
import { deleteOldInvitations } from '../../db/invitations.ts';
import { planReminders } from '../../db/reminderPlans.ts';
import { silentMailer } from '../../mail/silentMail.ts';
import type { OutgoingMail } from '../../mail/mailer.ts';
import { startTestApp, TEST_NOW, type TestApp, type TestUser } from '../testApp.ts';
import { addFoundContracts } from '../testFoundContracts.ts';

let service: TestApp;
const sent: OutgoingMail[] = [];
let ada: TestUser;
let cleo: TestUser;
beforeAll(async () => {
  service = await startTestApp({
    room: {
      mailer: { ...silentMailer, delivery: async () => 'smtp', send: async (_id, mail) => void sent.push(mail) },
    },
  });
});
afterAll(() => service.close());
let round = 0;
beforeEach(async () => {
  service.time.now = new Date(TEST_NOW);
  round += 1;
  ada = await service.signIn(`ada${round}@example.com`);
  cleo = await service.signIn(`cleo${round}@example.com`);
});

const invite = async (host: TestUser, email: string) => {
  const invited = (await host.call('POST', '/api/sharing/invitations', { email })).json();
  return { id: invited.invitation.id as string, token: new URL(invited.link).searchParams.get('token') ?? '' };
};
const join = (who: TestUser, token: string) => who.call('POST', '/api/sharing/join', { token });
const read = async (who: TestUser, token: string) =>
  (await who.call('POST', '/api/sharing/invitation', { token })).json();
/** That many days after the tests' day, when what is too old has been deleted. */
const later = async (days: number) => {
  service.time.now = new Date(TEST_NOW.getTime() + days * 86_400_000);
  await deleteOldInvitations(service.database.queries, service.time.now);
};
const share = async (host: TestUser, colleague: TestUser) =>
  join(colleague, (await invite(host, colleague.email)).token);
const namesOf = async (who: TestUser) =>
  (await who.call('GET', '/api/contracts')).json().map(({ name }: { name: string }) => name);
const make = async (who: TestUser, values: object, rest: object = {}) =>
  (await who.call('POST', '/api/contracts', { values, ...rest })).json();
const found = (who: TestUser, ...texts: string[]) =>
  addFoundContracts(
    service.database,
    who.id,
    texts.map((text) => ({ name: text, text, bytes: Buffer.from(`%PDF ${text}`) })),
  );
const upload = (who: TestUser, id: string, name: string) =>
  who.call('POST', '/api/contracts/batch', { contracts: [{ id, name }] });

it('what one enters or decides the other sees, with the name of who did it', async () => {
  await make(cleo, { name: 'Of Cleo alone' });
  const lease = await make(ada, { name: 'Lease', to: '2027-03-31', ending: 'ends' });
  await share(ada, cleo);
  expect(await namesOf(cleo)).toEqual(['Lease']);
  const decision = { version: lease.version, cycleEnd: '2027-03-31', decision: 'cancel' };
  expect((await cleo.call('PUT', `/api/contracts/${lease.id}/decision`, decision)).statusCode).toBe(200);
  const history = (await ada.call('GET', `/api/contracts/${lease.id}/history`)).json();
  expect(history.map(({ who, field }: { who: string; field: string }) => [who, field])).toContainEqual([
    cleo.email,
    'decision',
  ]);
  const stale = await ada.call('PATCH', `/api/contracts/${lease.id}`, { version: lease.version, notes: 'mine' });
  expect(stale.statusCode).toBe(409);
  expect(stale.json().error.changes[0].who).toBe(cleo.email);
  // Her own are a choice away.
  await cleo.call('PUT', '/api/sharing/database', { id: cleo.id });
  expect(await namesOf(cleo)).toEqual(['Of Cleo alone']);
});

it('reminders that a colleague stops are no longer planned by the time that is answered', async () => {
  const notice = { renewalTerm: { n: 1, unit: 'year' }, noticePeriod: { n: 30, unit: 'day' } };
  const { id } = await make(ada, { name: 'Hosting', to: '2027-03-31', ending: 'renews', ...notice });
  await share(ada, cleo);
  await cleo.call('GET', '/api/reminders');
  const states = async () => {
    const text = 'select distinct state from reminders where contract_id = $1';
    return (await service.database.pool.query(text, [id])).rows.map(({ state }) => state);
  };
  expect(await states()).toEqual(['planned']);
  await cleo.call('PUT', `/api/contracts/${id}/reminders`, { off: true });
  expect(await states()).toEqual(['stopped']);
});

it('what a search finds stays with its user until it is put in, and then it is there once, whoever found it', async () => {
  await share(ada, cleo);
  const hers = await found(ada, 'Hosting agreement with Northwind');
  const theirs = await found(cleo, 'Hosting agreement with Northwind', 'Lease of the shop');
  expect((await ada.call('GET', `/api/gmail/search/${theirs.searchId}`)).statusCode).toBe(404);
  expect((await upload(ada, hers.ids[0] as string, 'Hosting')).json().created).toBe(1);
  const seen = (await cleo.call('POST', `/api/gmail/process/${theirs.searchId}`)).json().contracts;
  const inDatabase = seen.map(({ name, contractId }: { name: string; contractId: string | null }) => [
    name,
    contractId !== null,
  ]);
  expect(inDatabase.toSorted()).toEqual([
    ['Hosting agreement with Northwind', true],
    ['Lease of the shop', false],
  ]);
  expect((await upload(cleo, theirs.ids[0] as string, 'Hosting')).json()).toMatchObject({ created: 0, updated: 1 });
  const lease = (await upload(cleo, theirs.ids[1] as string, 'Lease')).json();
  expect((await namesOf(ada)).toSorted()).toEqual(['Hosting', 'Lease']);
  expect((await ada.call('GET', `/api/contracts/${lease.ids[0]}/text`)).body).toContain('Lease of the shop');
});

it('an invitation is for one address, once, for a week, and can be taken back', async () => {
  const dan = await service.signIn(`dan${round}@example.com`);
  const first = await invite(ada, cleo.email.toUpperCase());
  expect((await join(dan, first.token)).statusCode).toBe(403);
  const second = await invite(ada, cleo.email);
  expect(sent.at(-1)).toMatchObject({ to: cleo.email, subject: `${ada.email} shares contracts with you in Perennial` });
  expect(sent.at(-1)?.text).toContain(second.token);
  expect((await join(cleo, first.token)).statusCode).toBe(410);
  expect((await join(cleo, second.token)).statusCode).toBe(200);
  expect((await join(cleo, second.token)).statusCode).toBe(410);
  expect((await ada.call('POST', '/api/sharing/invitations', { email: cleo.email })).statusCode).toBe(409);
  const third = await invite(ada, dan.email);
  expect((await cleo.call('DELETE', `/api/sharing/invitations/${third.id}`)).statusCode).toBe(204);
  expect((await join(dan, third.token)).statusCode).toBe(410);
  const late = await invite(ada, dan.email);
  service.time.now = new Date(TEST_NOW.getTime() + 7 * 86_400_000);
  expect((await join(dan, late.token)).statusCode).toBe(410);
});

it('an invitation that has expired says so and by whom it was for a month, then that it has, and lets nobody in', async () => {
  const { token } = await invite(ada, cleo.email);
  expect(await read(cleo, token)).toMatchObject({ state: 'open', invitedBy: ada.email });
  await later(7);
  expect(await read(cleo, token)).toMatchObject({ state: 'expired', invitedBy: ada.email });
  expect((await join(cleo, token)).statusCode).toBe(410);
  // Often enough for the session to go on.
  for (const day of [13, 19, 25, 31, 36]) {
    await later(day);
    expect(await read(cleo, token)).toMatchObject({ state: 'expired', invitedBy: ada.email });
  }
  await later(37);
  expect(await read(cleo, token)).toMatchObject({ state: 'expired', invitedBy: null, begunBy: null });
  const forged = `${token.slice(0, -4)}AAAA`;
  expect(await read(cleo, forged)).toEqual(await read(cleo, 'no token'));
});

it('what became of an invitation is forgotten with the account that it was for', async () => {
  await share(ada, cleo);
  await cleo.call('DELETE', '/api/account');
  await deleteDueAccounts(service.database.queries, new Date(TEST_NOW.getTime() + 7 * 86_400_000));
  const { rows } = await service.database.pool.query('select 1 from invitations where email = $1', [cleo.email]);
  expect(rows).toEqual([]);
});

it('everybody is told of what has no owner; nobody who was removed is told or decides', async () => {
  await share(ada, cleo);
  const VALUES = { to: '2026-09-30', ending: 'renews', renewalTerm: { n: 1, unit: 'year' } };
  await make(ada, { ...VALUES, name: 'Ownerless' });
  const hers = await make(ada, { ...VALUES, name: 'Hers' });
  await ada.call('PATCH', `/api/contracts/${hers.id}`, {
    version: hers.version,
    owner: { name: 'Cleo', email: cleo.email },
  });
  const told = async () => {
    await planReminders(service.database.queries, ada.id, service.time.now);
    const { rows } = await service.database.pool.query(
      "select distinct address from reminders where user_id = $1 and state = 'planned' and kind = 'reminder' order by 1",
      [ada.id],
    );
    return rows.map(({ address }) => address);
  };
  expect(await told()).toEqual([ada.email, cleo.email]);
  const left = await cleo.call('DELETE', `/api/sharing/people/${cleo.id}`);
  expect(left.json()).toEqual({ withoutOwner: 1 });
  expect(await told()).toEqual([ada.email]);
  expect(await namesOf(cleo)).toEqual([]);
  expect((await ada.call('GET', `/api/contracts/${hers.id}`)).json().owner).toBeNull();
  expect((await cleo.call('GET', `/api/contracts/${hers.id}`)).statusCode).toBe(404);
});

it('who began it cannot be removed; the database outlives the account, and ends with the last who leaves', async () => {
  await share(ada, cleo);
  await make(cleo, { name: 'Kept' });
  await found(ada, 'Of Ada alone');
  expect((await cleo.call('DELETE', `/api/sharing/people/${ada.id}`)).statusCode).toBe(409);
  expect((await ada.call('DELETE', `/api/sharing/people/${ada.id}`)).statusCode).toBe(409);
  await ada.call('DELETE', '/api/account');
  const week = new Date(TEST_NOW.getTime() + 7 * 86_400_000);
  expect(await deleteDueAccounts(service.database.queries, week)).toBe(1);
  expect(await namesOf(cleo)).toEqual(['Kept']);
  const sharing = (await cleo.call('GET', '/api/sharing')).json();
  expect(sharing.people.map(({ email }: { email: string }) => email)).toEqual([cleo.email]);
  expect(sharing.databases[1].begunBy).toBeNull();
  const { rows } = await service.database.pool.query("select 1 from documents where text = 'Of Ada alone'");
  expect(rows).toEqual([]);
  expect((await cleo.call('DELETE', `/api/sharing/people/${cleo.id}`)).statusCode).toBe(409);
  await cleo.call('DELETE', '/api/account');
  await deleteDueAccounts(service.database.queries, new Date(week.getTime() + 8 * 86_400_000));
  expect((await service.database.pool.query('select 1 from users where id = $1', [ada.id])).rows).toEqual([]);
});

it('every table with rows of users belongs either to the database or to the person', async () => {
  const { rows } = await service.database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by 1",
  );
  const personal =
    'account_events colleagues feed_events feeds found_contracts google_connections known_devices ' +
    'known_items notices oauth_states scan_readings second_factors searches sessions uploaded_files watches';
  expect(rows.map(({ name }) => name)).toEqual([...DATABASE_TABLES, ...personal.split(' ')].toSorted());
});
