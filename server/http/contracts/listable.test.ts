import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testApp.ts';
import { contractCalls, yearly } from './testContractCalls.ts';

let service: TestApp;
const logged: object[] = [];
const log = {
  level: 'info',
  silent() {},
  trace() {},
  debug() {},
  info() {},
  warn() {},
  fatal() {},
  error: (line: object) => logged.push(line),
  child: () => log,
};
beforeAll(async () => {
  service = await startTestApp({ log });
});
afterAll(() => service.close());

describe('a contract that cannot be shown', () => {
  it.each([
    ['has an amount that is none', `jsonb_set(known, '{known,values,amount}', '-1')`],
    ['ends on a day that is none', `jsonb_set(known, '{known,values,to}', '"2026-02-31"')`],
  ])('and %s leaves the others in the list, keeps its place with a sentence, and is logged', async (_, broken) => {
    const user = await service.signIn();
    const { list, store } = contractCalls(service, user);
    const [bad] = await store({ ...yearly, name: 'Bad' }, { ...yearly, name: 'Good' });
    logged.length = 0;
    await service.database.pool.query(`update contracts set known = ${broken} where id = $1`, [bad]);
    const shown = await list();
    expect(shown).toHaveLength(2);
    expect(shown).toContainEqual(expect.objectContaining({ name: 'Good', renewalDate: '2027-02-28' }));
    expect(shown.find(({ id }) => id === bad)).toMatchObject({
      renewalDate: null,
      toCheck: [{ message: expect.stringContaining('please tell your support') }],
    });
    expect(logged).toContainEqual(expect.objectContaining({ contract: bad }));
    const stats = await user.call('GET', '/api/dashboard/stats?today=2026-06-15');
    expect(stats.json()).toMatchObject({ contractsCount: 2, toCheckContracts: 1 });
  });
});
