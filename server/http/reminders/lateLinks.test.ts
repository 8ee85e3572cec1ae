/** Links to decide that are opened late, and those of contracts that end by themselves. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedLinks } from '../../mail/signedLinks.ts';
import { startTestApp, TEST_NOW, type TestApp, type TestUser } from '../testApp.ts';

let service: TestApp;
let ada: TestUser;
const links = signedLinks([{ id: 0, key: randomBytes(32) }]);

beforeAll(async () => {
  service = await startTestApp({ room: { links } });
  ada = await service.signIn('ada@example.com');
});
afterAll(() => service.close());

const RENEWS = { ending: 'renews', renewalTerm: { n: 1, unit: 'year' }, noticePeriod: { n: 30, unit: 'day' } };

/** A contract to September 30, 2026, and the token of its links. */
async function contractThat(values: object): Promise<{ id: string; token: string }> {
  service.time.now = new Date(TEST_NOW);
  const given = { values: { name: 'Hosting', to: '2026-09-30', ...values } };
  const { id } = (await ada.call('POST', '/api/contracts', given)).json();
  const about = { contractId: id, cycleEnd: '2026-09-30', address: 'ada@example.com', expires: 2_000_000_000 };
  return { id, token: links.sign({ purpose: 'decide', userId: ada.id, ...about }) };
}

const bodyOf = (payload: string) => payload.slice(payload.indexOf('<h1>')).replaceAll(/<[^>]+>\s*/g, '|');
const show = async (token: string, choice: string) =>
  bodyOf(
    (await service.inject({ method: 'GET', url: `/decide?choice=${encodeURIComponent(choice)}&token=${token}` }))
      .payload,
  );
const press = async (token: string, choice: string) =>
  bodyOf(
    (
      await service.inject({
        method: 'POST',
        url: '/decide',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token, choice }).toString(),
      })
    ).payload,
  );

it('say after the term what became of it, and no more what happens if nothing is done', async () => {
  const { token } = await contractThat(RENEWS);
  expect(await show(token, 'cancel')).toContain('|If nothing is done, it renews Sep 30, 2026 for 1 year.|');
  service.time.now = new Date('2026-10-05T12:00:00Z');
  expect(await show(token, 'cancel')).toContain('|It renewed Sep 30, 2026, runs until Sep 30, 2027.|');
});

it('ask for the notice while it is in time, and afterwards whether it is still accepted', async () => {
  const inTime = await contractThat(RENEWS);
  expect(await press(inTime.token, 'cancel')).toContain('|Send the notice, and enter');
  const late = await contractThat(RENEWS);
  service.time.now = new Date('2026-09-02T12:00:00Z');
  const said = await press(late.token, 'cancel');
  expect(said).toContain('|Notice was due on Aug 31, 2026: ask whether it is still accepted.');
  expect(said).not.toContain('Send the notice');
});

it('of what ends by itself record that it is let end', async () => {
  const { id, token } = await contractThat({ ending: 'ends' });
  expect(await show(token, 'let end')).toContain('|Let this contract end?|');
  const said = await press(token, 'let end');
  expect(said).toContain('|Decided: Let end|');
  expect(said).not.toContain('notice');
  expect((await ada.call('GET', `/api/contracts/${id}?today=2026-06-15`)).json().decision.decision).toBe('let end');
});

it('let nothing end that meanwhile is known to renew', async () => {
  const { id, token } = await contractThat({ ending: 'ends' });
  const { version } = (await ada.call('GET', `/api/contracts/${id}?today=2026-06-15`)).json();
  expect((await ada.call('PATCH', `/api/contracts/${id}`, { version, values: RENEWS })).statusCode).toBe(200);
  for (const said of [await show(token, 'let end'), await press(token, 'let end')]) {
    expect(said).toContain('|Nothing was changed|');
    expect(said).toContain('It renews by itself');
  }
});

it('say of somebody who is told no more that they are, and not that the contract is gone', async () => {
  const { id, token } = await contractThat(RENEWS);
  const cleos = links.sign({ ...links.openLate(token, 'decide')!, address: 'cleo@example.com' });
  const { version } = (await ada.call('GET', `/api/contracts/${id}`)).json();
  const owned = await ada.call('PATCH', `/api/contracts/${id}`, {
    version,
    owner: { name: 'Cleo', email: 'cleo@example.com' },
  });
  expect(await show(cleos, 'cancel')).toContain('|Cancel this contract?|');
  await ada.call('PATCH', `/api/contracts/${id}`, { version: owned.json().version, owner: null });
  for (const said of [await show(cleos, 'cancel'), await press(cleos, 'cancel')]) {
    expect(said).toContain('|You’re no longer told about this contract|');
    expect(said).toContain('no longer go to cleo@example.com');
    expect(said).not.toContain('Hosting');
  }
  expect((await ada.call('GET', `/api/contracts/${id}?today=2026-06-15`)).json().decision.decision).toBe('undecided');
});

it('say that the dates have changed or that the contract was deleted, whichever it is', async () => {
  const { id, token } = await contractThat(RENEWS);
  const { version } = (await ada.call('GET', `/api/contracts/${id}`)).json();
  await ada.call('PATCH', `/api/contracts/${id}`, { version, values: { to: '2027-03-31' } });
  const changed = await show(token, 'cancel');
  expect(changed).toMatch(/^\|The dates of this contract have changed\|+Hosting\|/);
  expect(changed).toContain('a term to Sep 30, 2026');
  await ada.call('DELETE', `/api/contracts/${id}`);
  expect(await show(token, 'cancel')).toContain('|This contract was deleted|');
});
