/** Conformance: last days to act that come back each year, and notices in working days. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContractDetails } from '../../src/api/generated/cycle.gen.ts';
import type { ApiClient, FailureBody } from './apiClient.ts';
import { LEASE } from './lease.ts';

export function lastDayTests(client: () => ApiClient): void {
  describe('a contract', () => {
    let token = '';
    const make = async (values: object) =>
      (await client().call<ContractDetails>('createContract', { token, body: { values } })).body;
    const update = <Body = ContractDetails>(id: string, body: object) =>
      client().call<Body>('updateContract', { token, params: { id }, body });
    beforeAll(async () => {
      ({ token } = await client().signUp());
    });

    it('has a last day that comes back each year, until that is cleared', async () => {
      const yearly = { actBy: '2098-09-30', actByRepeats: 'yearly' };
      const { id, version, values, cycle } = await make({ ...yearly, to: '2100-03-20' });
      expect([values.actByRepeats.value, values.actByRepeats.source, cycle.actBy]).toEqual([
        'yearly',
        'entered',
        '2098-09-30',
      ]);
      const moved = (await update(id, { version, values: { to: '2102-03-20' } })).body;
      expect(moved.cycle).toMatchObject({
        actBy: '2101-09-30',
        working: 'Sep 30 each year, the last before Mar 20, 2102: Sep 30, 2101',
      });
      const once = { version: moved.version, values: { actByRepeats: null } };
      expect((await update(id, once)).body.cycle.actBy).not.toBe('2101-09-30');
      const other = { version: moved.version + 1, values: { actByRepeats: 'monthly' } };
      const { status, body } = await update<FailureBody>(id, other);
      expect([status, body.error.code]).toEqual([400, 'INVALID']);
    });

    it('has a notice in working days', async () => {
      const { cycle } = await make({ ...LEASE, to: '2099-09-30', noticePeriod: { n: 20, unit: 'workingDay' } });
      expect(cycle).toMatchObject({
        actBy: '2099-09-02',
        working: 'Sep 30, 2099 − 20 working days (weekends and common holidays left out) = Sep 2, 2099',
      });
    });
  });
}
