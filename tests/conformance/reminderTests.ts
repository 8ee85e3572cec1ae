/** Conformance: being told. Reminders and their messages, the choice for one contract, the bell, and the calendar feed. */
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../contract/calendar.ts';
import { plannedDigest } from '../../contract/digestLetter.ts';
import type { ContractDetails } from '../../src/api/generated/cycle.gen.ts';
import type { Feed } from '../../src/api/generated/feed.gen.ts';
import type { MailState, Notices, Reminder, ReminderMessage } from '../../src/api/generated/reminders.gen.ts';
import type { ApiClient } from './apiClient.ts';

const NEVER = 'a1a1a1a1-0000-4000-8000-000000000000';
const LAST_DAY = '2099-03-20';
const VALUES = {
  name: 'Northwind hosting',
  to: LAST_DAY,
  ending: 'ends',
  amount: 4000,
  currency: 'EUR',
  amountPeriod: 'month',
};

export function reminderTests(client: () => ApiClient): void {
  describe('being told', () => {
    let token = '';
    let email = '';
    let id = '';
    const get = async <Body>(operationId: string, params: Record<string, string> = {}) =>
      (await client().call<Body>(operationId, { token, params })).body;
    const planned = async () => {
      const { body } = await client().call<Reminder[]>('listReminders', { token, query: { state: 'planned' } });
      return body.filter(({ kind }) => kind === 'reminder');
    };
    const chosen = async () => (await get<ContractDetails>('getContract', { id })).reminderChoice;
    const choose = (body: object) => client().call('putReminderChoice', { token, params: { id }, body });

    beforeAll(async () => {
      ({ token, email } = await client().signUp());
      await client().call('putSettings', { token, body: { reminderDays: [30, 7], timeZone: 'Europe/Berlin' } });
      ({ id } = (await client().call<ContractDetails>('createContract', { token, body: { values: VALUES } })).body);
    });

    it('plans the days of the settings at eight in the zone of the user, and shows them with the contract', async () => {
      const days = [30, 7].map((count) => addDays(LAST_DAY, -count));
      const rows = await planned();
      expect(rows.map(({ day }) => day)).toEqual(days);
      expect(rows[0]).toMatchObject({
        due: `${days[0]}T07:00:00.000Z`,
        address: email,
        contractId: id,
        daysBefore: 30,
      });
      expect(rows[0]?.subject).toBe('Ends Mar 20: Northwind hosting, €48,000 a year');
      const { reminders } = await get<ContractDetails>('getContract', { id });
      expect(reminders.map(({ day, state }) => `${day} ${state}`)).toEqual(days.map((day) => `${day} planned`));
      const digests = (await get<Reminder[]>('listReminders')).filter(({ kind }) => kind === 'digest');
      expect(digests).toHaveLength(1);
      expect(digests.map(({ subject }) => subject)).toEqual(digests.map(({ day }) => plannedDigest(day)));
    });

    it('shows with a decision that reminders have stopped, and once it is taken back that they are planned again', async () => {
      const { version, cycle } = await get<ContractDetails>('getContract', { id });
      const decide = async (decision: string, of: number) => {
        const body = { version: of, cycleEnd: cycle.to, decision };
        return (await client().call<ContractDetails>('putDecision', { token, params: { id }, body })).body;
      };
      const decided = await decide('let end', version);
      expect(new Set(decided.reminders.map(({ state }) => state))).toEqual(new Set(['stopped']));
      // By then the rows are planned anew, too.
      await planned();
      const again = await decide('undecided', decided.version);
      expect(new Set(again.reminders.map(({ state }) => state))).toEqual(new Set(['planned']));
    });

    it('changes nothing of a contract in the trash', async () => {
      const { body: made } = await client().call<ContractDetails>('createContract', {
        token,
        body: { values: VALUES },
      });
      const params = { id: made.id };
      await client().call('deleteContract', { token, params });
      const calls = [
        ['updateContract', { params, body: { version: 2, tags: ['No'] } }],
        ['putReminderChoice', { params, body: { off: true } }],
        ['changeContracts', { body: { ids: [made.id], addTags: ['No'] } }],
      ] as const;
      for (const [operation, said] of calls) {
        const { status, body } = await client().call(operation, { token, ...said });
        expect([operation, status, body.error.code]).toEqual([operation, 409, 'IN_TRASH']);
      }
    });

    it('lists what is planned for one day by the last day to act', async () => {
      const { token: other } = await client().signUp();
      await client().call('putSettings', { token: other, body: { reminderDays: [30, 20, 10], timeZone: 'UTC' } });
      for (const days of [20, 0, 10]) {
        const values = { ...VALUES, name: `Contract ${days}`, to: addDays(LAST_DAY, days) };
        await client().call('createContract', { token: other, body: { values } });
      }
      const query = { state: 'planned' };
      const { body } = await client().call<Reminder[]>('listReminders', { token: other, query });
      const together = body.filter(({ day }) => day === addDays(LAST_DAY, -10));
      expect(together.map(({ actBy }) => actBy)).toEqual([0, 10, 20].map((days) => addDays(LAST_DAY, days)));
    });

    it('shows a message before it is sent, as HTML and as text that say the same', async () => {
      const [first] = await planned();
      const { html, text } = await get<ReminderMessage>('getReminder', { id: first?.id ?? '' });
      for (const said of ['The contract “Northwind hosting” ends on', 'March 20', '€48,000.00']) {
        expect(html).toContain(said);
        expect(text).toContain(said);
      }
      expect((await client().call('getReminder', { token, params: { id: NEVER } })).status).toBe(404);
    });

    it('lets one contract have days of its own, a snooze, or none', async () => {
      await choose({ days: [10] });
      expect((await planned()).map(({ day }) => day)).toEqual([addDays(LAST_DAY, -10)]);
      await choose({ snoozedUntil: addDays(LAST_DAY, -20) });
      expect((await planned()).map(({ day }) => day)).toEqual([20, 7].map((count) => addDays(LAST_DAY, -count)));
      await choose({ off: true });
      expect(await planned()).toEqual([]);
      expect((await get<ContractDetails>('getContract', { id })).reminderChoice).toMatchObject({ off: true });
      await choose({});
      expect(await planned()).toHaveLength(2);
      const stranger = await client().signUp();
      const refused = await client().call('putReminderChoice', { token: stranger.token, params: { id }, body: {} });
      expect(refused.status).toBe(404);
    });

    it('does not replace a snooze that whoever chooses has not seen', async () => {
      const seen = (await chosen())?.version;
      const first = await choose({ snoozedUntil: addDays(LAST_DAY, -20), version: seen });
      expect(first.body).toEqual(await chosen());
      const refused = await choose({ off: true, version: seen });
      expect([refused.status, refused.body.error.code]).toEqual([409, 'STALE_VERSION']);
      expect(await chosen()).toEqual(first.body);
      const { version } = (await chosen()) ?? {};
      expect((await choose({ version })).body).toMatchObject({ snoozedUntil: null, off: false });
    });

    it('stops with the decision', async () => {
      const { version } = await get<ContractDetails>('getContract', { id });
      const body = { version, cycleEnd: LAST_DAY, decision: 'renew' };
      await client().call('putDecision', { token, params: { id }, body });
      expect(await planned()).toEqual([]);
      await client().call('putDecision', {
        token,
        params: { id },
        body: { ...body, version: version + 1, decision: 'undecided' },
      });
      expect(await planned()).toHaveLength(2);
    });

    it('says where messages go, and what is new', async () => {
      expect(['smtp', 'sandbox', 'none']).toContain((await get<MailState>('getMailState')).delivery);
      const { unread, notices } = await get<Notices>('listNotices');
      expect(unread).toBe(notices.filter(({ read }) => !read).length);
      const read = await client().call<Notices>('readNotices', { token, body: {} });
      expect(read.body.unread).toBe(0);
      expect((await client().call('sendTestMessage', { token })).status).toBe(200);
    });

    it('names no address that is reached, and changes nothing for one that asks to be sent to again', async () => {
      expect(await get('listStoppedAddresses')).toEqual([]);
      const { status, body } = await client().call('sendAgain', { token });
      expect([status, body]).toEqual([200, []]);
    });

    it('has a calendar at a secret address, which is gone when it is revoked', async () => {
      expect(await get<Feed>('getFeed')).toEqual({ url: null, createdAt: null });
      const { status, body } = await client().call<Feed>('makeFeed', { token });
      expect(status).toBe(201);
      const secret = /\/feeds\/([\w-]{20,})\.ics$/.exec(body.url ?? '')?.[1] ?? '';
      expect((await get<Feed>('getFeed')).url).toBe(body.url);
      const read = (headers = {}) => client().call<string>('readFeed', { params: { token: secret }, headers });
      const calendar = await read();
      expect(calendar.body).toContain('DTSTART;VALUE=DATE:20990320');
      expect((await read({ 'if-none-match': calendar.headers.get('etag') ?? '' })).status).toBe(304);
      expect((await client().call('revokeFeed', { token })).status).toBe(204);
      expect((await read()).status).toBe(404);
    });

    it('is nobody’s without a token', async () => {
      const operations = ['listReminders', 'getReminder', 'sendTestMessage', 'putReminderChoice', 'getMailState'];
      operations.push('listStoppedAddresses', 'sendAgain');
      for (const operationId of [...operations, 'listNotices', 'readNotices', 'getFeed', 'makeFeed', 'revokeFeed']) {
        expect((await client().call(operationId, { params: { id } })).status).toBe(401);
      }
    });
  });
}
