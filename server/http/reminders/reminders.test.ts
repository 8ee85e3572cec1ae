import { randomBytes } from 'node:crypto';
import nodeIcal from 'node-ical';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedLinks } from '../../mail/signedLinks.ts';
import { startTestApp, type TestApp, type TestUser } from '../testApp.ts';

let service: TestApp;
let ada: TestUser;
let contract = { id: '', version: 0 };
const logged: string[] = [];
const links = signedLinks([{ id: 0, key: randomBytes(32) }]);

const planned = (of: { reminders: { state: string }[] }) => of.reminders.filter(({ state }) => state === 'planned');

/** A year from the first of October, notice 30 days: to act by August 31, 2026. The clock says June 15. */
const VALUES = {
  name: 'Northwind hosting',
  to: '2026-09-30',
  ending: 'renews',
  renewalTerm: { n: 1, unit: 'year' },
  noticePeriod: { n: 30, unit: 'day' },
  amount: 4000,
  currency: 'USD',
  amountPeriod: 'month',
};

beforeAll(async () => {
  const log = pino({ level: 'trace', base: null }, { write: (line: string) => void logged.push(line) });
  service = await startTestApp({ log, room: { links } });
  ada = await service.signIn('ada@example.com');
  await ada.call('PUT', '/api/settings', { timeZone: 'America/New_York', reminderDays: [30, 7] });
  const made = await ada.call('POST', '/api/contracts', { values: VALUES });
  contract = made.json();
});
afterAll(() => service.close());

const listed = async (user = ada) =>
  (await user.call('GET', '/api/reminders?state=planned'))
    .json()
    .filter((each: { kind: string }) => each.kind === 'reminder');
const days = async () => (await listed()).map(({ day }: { day: string }) => day);
const linkIn = (text: string, choice: string) =>
  new RegExp(`https?://[^/]+(/decide\\?choice=${choice}&token=\\S+)`).exec(text)?.[1] ?? '';
const tokenOf = (link: string) => new URL(link, 'http://x').searchParams.get('token') ?? '';
const post = (url: string, fields: Record<string, string>) =>
  service.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const read = (url: string, headers = {}) => service.inject({ method: 'GET', url: new URL(url).pathname, headers });

async function messageText(): Promise<string> {
  const [first] = await listed();
  return (await ada.call('GET', `/api/reminders/${first.id}`)).json().text;
}

it('plans the days of the settings, at eight in the user’s own zone, and shows them with the contract', async () => {
  const rows = await listed();
  expect(rows.map(({ day, due }: { day: string; due: string }) => `${day} ${due}`)).toEqual([
    '2026-08-01 2026-08-01T12:00:00.000Z',
    '2026-08-24 2026-08-24T12:00:00.000Z',
    '2026-09-01 2026-09-01T12:00:00.000Z',
  ]);
  expect(rows[0]).toMatchObject({ address: 'ada@example.com', contractName: 'Northwind hosting', state: 'planned' });
  expect(rows[0].subject).toBe('Give notice by Aug 31: Northwind hosting, $48,000 a year');
  const { reminders } = (await ada.call('GET', `/api/contracts/${contract.id}`)).json();
  expect(reminders.map(({ day }: { day: string }) => day)).toEqual(['2026-08-01', '2026-08-24', '2026-09-01']);
});

it('moves them with the owner, the settings and the choice for the contract', async () => {
  const owner = { name: 'Dana', email: 'dana@example.com' };
  contract = (
    await ada.call('PATCH', `/api/contracts/${contract.id}`, { version: contract.version, values: {}, owner })
  ).json();
  expect((await listed()).map(({ address }: { address: string }) => address)).toEqual(
    Array(3).fill('dana@example.com'),
  );
  await ada.call('PUT', `/api/contracts/${contract.id}/reminders`, { days: [10] });
  expect(await days()).toEqual(['2026-08-21', '2026-09-01']);
  await ada.call('PUT', `/api/contracts/${contract.id}/reminders`, { off: true });
  expect(await days()).toEqual([]);
  await ada.call('PUT', `/api/contracts/${contract.id}/reminders`, {});
  expect(await days()).toHaveLength(3);
});

it('has none planned in the very answer to a decision, and all of them again in the one that takes it back', async () => {
  const path = `/api/contracts/${contract.id}/decision`;
  const say = async (version: number, decision: string) =>
    (await ada.call('PUT', path, { version, cycleEnd: '2026-09-30', decision })).json();
  const decided = await say(contract.version, 'renew');
  expect(planned(decided)).toEqual([]);
  expect(decided.reminders.length).toBeGreaterThanOrEqual(3);
  // Planned meanwhile, as the service does every few seconds.
  expect(await days()).toEqual([]);
  const again = await say(decided.version, 'undecided');
  expect(planned(again)).toHaveLength(3);
  contract = again;
  expect(await days()).toHaveLength(3);
});

it('can be read before it is sent, and says that nothing sends it', async () => {
  expect(await messageText()).toContain('renews Sep 30, 2026 for 1 year');
  expect((await ada.call('GET', '/api/mail')).json()).toMatchObject({ delivery: 'none' });
  const test = await ada.call('POST', '/api/reminders/test');
  expect(test.statusCode).toBe(409);
  expect(test.json().error.message).toContain('no mail server is set up');
});

it('sends so many messages to see that they arrive, and no more: the address may be another person’s', async () => {
  const zoe = await service.signIn('zoe@example.com');
  const answers: number[] = [];
  for (let at = 0; at < 11; at += 1) answers.push((await zoe.call('POST', '/api/reminders/test')).statusCode);
  expect(answers).toEqual([...Array(10).fill(409), 429]);
});

it('opens a page by its link that changes nothing until its button is pressed', async () => {
  const link = linkIn(await messageText(), 'renegotiate');
  for (let scanned = 0; scanned < 3; scanned += 1) {
    const page = await service.inject({ method: 'GET', url: link });
    expect(page.statusCode).toBe(200);
    expect(page.payload).toContain('Northwind hosting');
    expect(page.payload).toContain('<h1>Renegotiate this contract?</h1>');
    expect(page.payload).toContain('This records your decision and sends nothing.');
    expect(page.payload).toContain('>Record the decision to renegotiate</button>');
    expect(page.payload).toContain('<p>Perennial</p>');
    // Nothing runs in it, nothing comes from elsewhere, and the style is the one that we wrote.
    expect(page.payload).not.toMatch(/<script|\sstyle=|\son\w+=|https?:\/\/(?!service\.example|localhost)/);
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; form/,
    );
  }
  expect((await ada.call('GET', `/api/contracts/${contract.id}`)).json().decision.decision).toBe('undecided');
  const done = await post('/decide', { token: tokenOf(link), choice: 'renegotiate' });
  expect(done.payload).toContain('Decided: Renegotiate');
  const { decision, version } = (await ada.call('GET', `/api/contracts/${contract.id}`)).json();
  expect(decision).toMatchObject({ decision: 'renegotiate', by: 'dana@example.com' });
  expect(await days()).toEqual([]);
  await ada.call('PUT', `/api/contracts/${contract.id}/decision`, {
    version,
    cycleEnd: '2026-09-30',
    decision: 'undecided',
  });
  expect(await days()).toHaveLength(3);
});

it('never replaces by link what somebody decided after the page was opened, and says who decided what', async () => {
  const token = tokenOf(linkIn(await messageText(), 'renew'));
  const cycleEnd = '2026-09-30';
  const decide = async (said: object) => {
    const { version } = (await ada.call('GET', `/api/contracts/${contract.id}`)).json();
    return (await ada.call('PUT', `/api/contracts/${contract.id}/decision`, { version, cycleEnd, ...said })).json();
  };
  const noticeSent = { on: '2026-06-15', how: 'email' };
  await decide({ decision: 'cancel', noticeSent });
  const late = await post('/decide', { token, choice: 'renew', seen: 'undecided' });
  expect(late.payload).toContain('Nothing was changed.');
  expect(late.payload).toContain('ada@example.com has already decided: cancel, and notice was sent on Jun 15, 2026.');
  const { decision, version } = (await ada.call('GET', `/api/contracts/${contract.id}`)).json();
  expect(decision).toMatchObject({ decision: 'cancel', noticeSent, by: 'ada@example.com' });
  // The same again changes nothing, and asks for nothing.
  expect((await post('/decide', { token, choice: 'cancel', seen: 'cancel' })).payload).toContain('Decided: Cancel');
  expect((await service.inject({ method: 'GET', url: `/decide?choice=cancel&token=${token}` })).payload).not.toMatch(
    /<form/,
  );
  expect((await ada.call('GET', `/api/contracts/${contract.id}`)).json().version).toBe(version);
  // Whoever has read it may still decide otherwise.
  expect(late.payload).toContain('<input type="hidden" name="seen" value="cancel">');
  expect((await post('/decide', { token, choice: 'renew', seen: 'cancel' })).payload).toContain('Decided: Renew');
  contract = await decide({ decision: 'undecided' });
});

it('does not open a link that was forged, cut, bent to another contract or user, or has expired', async () => {
  const token = tokenOf(linkIn(await messageText(), 'cancel'));
  const [payload = '', mac = ''] = token.split('.');
  const parts = JSON.parse(Buffer.from(payload, 'base64url').toString()) as unknown[];
  const ben = await service.signIn('ben@example.com');
  const bent = (change: object) =>
    `${Buffer.from(JSON.stringify(Object.assign([...parts], change))).toString('base64url')}.${mac}`;
  const forged = ['', 'x', `${payload}.`, `${payload}.${mac.slice(1)}`, `${payload}.${mac}.x`].concat(
    [{ 3: ben.id }, { 4: ben.id }, { 5: '2027-09-30' }, { 7: 99_999_999_999 }, { 2: 'unsubscribe' }].map(bent),
  );
  for (const each of forged) {
    expect((await service.inject({ method: 'GET', url: `/decide?choice=cancel&token=${each}` })).statusCode).toBe(410);
    expect((await post('/decide', { token: each, choice: 'cancel' })).statusCode).toBe(410);
  }
  expect((await post('/unsubscribe', { token })).statusCode).toBe(410);
  const { now } = service.time;
  service.time.now = new Date('2026-10-20T12:00:00Z');
  expect((await post('/decide', { token, choice: 'cancel' })).statusCode).toBe(410);
  service.time.now = now;
});

it('unsubscribes by a link that says so when it is opened again, and of a damaged one says that nothing was changed', async () => {
  const about = { contractId: null, cycleEnd: null, address: 'kim@example.com', expires: 2_000_000_000 };
  const token = links.sign({ purpose: 'unsubscribe', userId: ada.id, ...about });
  const url = `/unsubscribe?token=${token}`;
  expect((await service.inject({ method: 'GET', url })).payload).toContain('<h1>Stop all messages?</h1>');
  expect((await post('/unsubscribe', { token })).payload).toContain('<h1>No more messages</h1>');
  const again = (await service.inject({ method: 'GET', url })).payload;
  expect(again).toContain('<h1>No more messages</h1>');
  expect(again).not.toContain('<form');
  const damaged = (await service.inject({ method: 'GET', url: `${url}x` })).payload;
  expect(damaged).toContain('nothing was changed');
  expect(damaged).not.toContain('to decide');
});

it('has a calendar at a secret address, which answers by its ETag and is gone when it is revoked', async () => {
  const first = (await ada.call('POST', '/api/feed')).json().url as string;
  const answer = await read(first);
  expect(answer.headers['content-type']).toContain('text/calendar');
  const event = Object.values(nodeIcal.sync.parseICS(answer.payload)).find((each) => each?.type === 'VEVENT');
  expect(event).toMatchObject({
    summary: 'Give notice by Aug 31: Northwind hosting, $48,000 a year',
    datetype: 'date',
  });
  expect((await read(first, { 'if-none-match': answer.headers.etag })).statusCode).toBe(304);
  const second = (await ada.call('POST', '/api/feed')).json().url as string;
  expect((await ada.call('GET', '/api/feed')).json().url).toBe(second);
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  await ada.call('DELETE', '/api/feed');
  expect((await read(second)).statusCode).toBe(404);
});

it('logs neither the tokens of links and of the calendar, nor an address, nor what a contract says', async () => {
  const token = tokenOf(linkIn(await messageText(), 'cancel'));
  const feed = (await ada.call('POST', '/api/feed')).json().url as string;
  await service.inject({ method: 'GET', url: `/decide?choice=cancel&token=${token}` });
  await post('/decide', { token: `${token}x`, choice: 'cancel' });
  await read(feed);
  const secret = /feeds\/([\w-]+)\.ics/.exec(feed)?.[1] ?? '';
  const all = logged.join('\n');
  expect(all).toContain('/decide');
  expect(all).toContain('/feeds/');
  for (const kept of [token.slice(0, 20), secret, '@example.com', 'Northwind']) expect(all).not.toContain(kept);
});
