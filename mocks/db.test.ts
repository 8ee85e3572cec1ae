import { beforeEach, describe, expect, it } from 'vitest';
import { getResponse } from 'msw';
import { createBackend, DEMO_ACCOUNT } from './backend.ts';
import { contractsOf } from './accountContracts.ts';
import { makeHandlers } from './handlers.ts';
import { memoryStorage } from './storage.ts';

const now = () => new Date(2027, 2, 31, 9);
let store = memoryStorage();
const open = () => createBackend({ store, now });
const demo = (backend: ReturnType<typeof open>) => {
  const account = backend.db.read().accounts['demo-user'];
  if (!account) throw new Error('No demo account.');
  return account;
};

beforeEach(() => {
  store = memoryStorage();
});

describe('the mock database', () => {
  it('is the same after a reload', () => {
    const first = open();
    first.db.update((state) => state.accounts['demo-user']?.deleted.push('demo-1'));
    expect(contractsOf(demo(open()), '2027-03-31')).toHaveLength(63);
  });

  it('shows one tab what another has changed', () => {
    const [one, other] = [open(), open()];
    expect(demo(other).deleted).toEqual([]);
    one.db.update((state) => state.accounts['demo-user']?.deleted.push('demo-2'));
    expect(demo(other).deleted).toEqual(['demo-2']);
  });

  it('starts anew where it cannot read what lies there', () => {
    store.setItem('perennial-demo', '{"left":"by another version"}');
    expect(contractsOf(demo(open()), '2027-03-31')).toHaveLength(64);
    store.setItem('perennial-demo', 'no json');
    expect(contractsOf(demo(open()), '2027-03-31')).toHaveLength(64);
  });

  it('says that the browser has no room for more, and is as it was before', async () => {
    const backend = open();
    const before = JSON.stringify(backend.db.read());
    store.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    const answered = await getResponse(
      makeHandlers(backend),
      new Request('http://localhost/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password }),
      }),
    );
    expect(answered?.status).toBe(507);
    expect(JSON.stringify(await answered?.json())).toContain('Reset the demo data');
    expect(JSON.stringify(backend.db.read())).toBe(before);
  });

  it('forgets everything on a reset', () => {
    const backend = open();
    backend.db.update((state) => {
      state.sessions['token'] = { userId: 'demo-user', endsAt: 0 };
    });
    backend.reset();
    expect(backend.db.read().sessions).toEqual({});
  });

  it('stores ten thousand contracts as the name of their seed', () => {
    const backend = open();
    backend.chooseScenario('ten-thousand-contracts');
    const contracts = contractsOf(demo(backend), '2027-03-31');
    expect(contracts).toHaveLength(10_000);
    expect(new Set(contracts.map(({ id }) => id)).size).toBe(10_000);
    expect(store.getItem('perennial-demo')?.length).toBeLessThan(2000);
  });
});

describe('the made-up world', () => {
  it('lies around today: something renews today, in 30 days and in 31, something has no date, something has no value', () => {
    const contracts = contractsOf(demo(open()), '2027-03-31');
    const days = contracts.map(({ renewalDate }) => renewalDate ?? null);
    expect(days).toEqual(expect.arrayContaining(['2027-03-31', '2027-04-30', '2027-05-01', null]));
    expect(contracts.some(({ contractValue }) => contractValue === null)).toBe(true);
    expect(contracts.some(({ contractValue }) => contractValue === 0)).toBe(true);
  });

  it('rolls what renews itself forward as time passes, counted from the original day', () => {
    const account = demo(open());
    const name = 'Analytics platform subscription, Northgate Analytics, Inc.';
    const at = (day: string) => contractsOf(account, day).find((contract) => contract.name === name);
    expect(at('2027-04-03')?.renewalDate).toBe('2027-04-03');
    expect(at('2027-04-04')).toMatchObject({ renewalDate: '2028-04-03', noticeBy: '2028-02-03' });
  });

  it('lets what does not renew itself lie in the past', () => {
    const lapsed = contractsOf(demo(open()), '2029-01-01').filter(({ autoRenews }) => autoRenews === false);
    expect(lapsed.every(({ renewalDate }) => !renewalDate || renewalDate < '2029-01-01')).toBe(true);
  });
});
