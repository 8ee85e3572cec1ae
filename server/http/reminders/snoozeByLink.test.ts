/** The page behind "Snooze or stop reminders" in a message. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedLinks } from '../../mail/signedLinks.ts';
import { startTestApp, type TestApp, type TestUser } from '../testApp.ts';

let service: TestApp;
let ada: TestUser;
let token = '';
const links = signedLinks([{ id: 0, key: randomBytes(32) }]);

/** Notice by August 31, 2026. The clock says June 15. */
beforeAll(async () => {
  service = await startTestApp({ room: { links } });
  ada = await service.signIn('ada@example.com');
  await ada.call('PUT', '/api/settings', { reminderDays: [30, 7] });
  const notice = { renewalTerm: { n: 1, unit: 'year' }, noticePeriod: { n: 30, unit: 'day' } };
  const values = { name: 'Hosting', to: '2026-09-30', ending: 'renews', ...notice };
  const { id } = (await ada.call('POST', '/api/contracts', { values })).json();
  const about = { contractId: id, cycleEnd: '2026-09-30', address: 'ada@example.com', expires: 2_000_000_000 };
  token = links.sign({ purpose: 'decide', userId: ada.id, ...about });
});
afterAll(() => service.close());

async function press(choice: string, now: string): Promise<string> {
  service.time.now = new Date(now);
  const answer = await service.inject({
    method: 'POST',
    url: '/decide',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, choice }).toString(),
  });
  const [, title] = /<h1>(.*?)<\/h1>/.exec(answer.payload) ?? [];
  const [, said] = /<p>(Hosting\. .*?)<\/p>/.exec(answer.payload) ?? [];
  return `${title} | ${said}`;
}

it('says when the next reminder comes, as it is planned', async () => {
  // Nothing is due until August 1.
  expect(await press('snooze-30', '2026-06-15T12:00:00Z')).toBe(
    'Snoozed until Aug 1, 2026 | Hosting. The next reminder comes on Aug 1, 2026.',
  );
  expect(await press('snooze-7', '2026-08-02T12:00:00Z')).toBe(
    'Snoozed until Aug 9, 2026 | Hosting. The next reminder comes on Aug 9, 2026.',
  );
  // Longer than there is time to act: the reader is told on the last day.
  expect(await press('snooze-30', '2026-08-10T12:00:00Z')).toBe(
    'Snoozed until Aug 31, 2026 | Hosting. The next reminder comes on Aug 31, 2026, the last day to act.',
  );
});

it('puts nothing off once the last day has passed, and brings no message about the next term early', async () => {
  expect(await press('snooze-7', '2026-09-02T12:00:00Z')).toBe(
    'Nothing to snooze | Hosting. The last day to act has passed. The next reminder comes on Aug 1, 2027, about the term that follows.',
  );
  const page = await service.inject({ method: 'GET', url: `/decide?choice=snooze&token=${token}` });
  expect(page.payload).not.toContain('Snooze for');
  expect(page.payload).toContain('Stop reminders for this contract');
  expect(await press('stop', '2026-09-02T12:00:00Z')).toBe(
    'Reminders stopped | Hosting. You won’t get any more reminders about this contract.',
  );
});
