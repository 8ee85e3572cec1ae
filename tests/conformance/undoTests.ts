/** Conformance: one's own last change of a contract can be taken back, with every backend's history saying so. */
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  ChangeContractsResponse,
  ContractDetails,
  HistoryEntry,
  UndoChangesResponse,
} from '../../src/api/generated/cycle.gen.ts';
import type { ApiClient, FailureBody } from './apiClient.ts';

const VALUES = { name: 'Office lease', from: '2024-03-20', to: '2099-03-20', ending: 'renews', amount: 1_000 };
const NEVER = 'a1a1a1a1-0000-4000-8000-000000000000';
const TERMS = { renewalTerm: { n: 1, unit: 'year' }, noticePeriod: { n: 90, unit: 'day' } };

export function undoTests(client: () => ApiClient): void {
  describe('the last change of a contract', () => {
    let token = '';
    const make = async (values: object = {}) => {
      const body = { values: { ...VALUES, ...TERMS, ...values } };
      return (await client().call<ContractDetails>('createContract', { token, body })).body.id;
    };
    const on = <Body = ContractDetails>(operationId: string, id: string, body?: object) =>
      client().call<Body>(operationId, { token, params: { id }, ...(body ? { body } : {}) });
    const refusal = async (id: string, version: number) => {
      const { status, body } = await on<FailureBody>('undoChange', id, { version });
      return [status, body.error.code, body.error.message];
    };
    /** What is planned to be sent, by day. The service plans every few seconds, and at once for whoever asks for the list. */
    const planned = async (id: string) => {
      await client().call('listReminders', { token });
      const { reminders } = (await on('getContract', id)).body;
      return reminders.filter(({ state }) => state !== 'stopped').map(({ day }) => day);
    };
    beforeAll(async () => {
      ({ token } = await client().signUp());
    });

    it('is undone whole, values and confirmations and what stands beside them, and the history keeps both', async () => {
      const id = await make();
      const before = (await on('updateContract', id, { version: 1, values: { amount: null }, tags: ['Lease'] })).body;
      const days = await planned(id);
      const said = { values: { amount: 5, to: '2098-03-20' }, confirm: ['agreementDate'], tags: [], notes: 'Ask.' };
      await on('updateContract', id, { version: 2, ...said });
      const { body: undone } = await on('undoChange', id, { version: 3 });
      const { reminders } = undone;
      const shown = { ...before, version: 4, summary: { ...before.summary, version: 4 } };
      expect(undone).toEqual({ ...shown, reminders });
      expect(await planned(id)).toEqual(days);
      const { body: history } = await on<HistoryEntry[]>('getContractHistory', id);
      const agreed = history.filter(({ field }) => field === 'agreementDate');
      expect(agreed.map(({ version, source, sourceBefore }) => [version, sourceBefore, source])).toEqual([
        [4, 'confirmed', 'read'],
        [3, 'read', 'confirmed'],
      ]);
    });

    it('is undone where it was a decision, and the notice that was sent for the one before is there again', async () => {
      const id = await make();
      const noticeSent = { on: '2098-11-01', how: 'Letter' };
      const cancel = { cycleEnd: VALUES.to, decision: 'cancel', note: 'Moved.', noticeSent };
      await on('putDecision', id, { version: 1, ...cancel });
      await on('putDecision', id, { version: 2, cycleEnd: VALUES.to, decision: 'renew', note: null });
      expect((await on('undoChange', id, { version: 3 })).body.decision).toMatchObject(cancel);
    });

    it('is undone of many at once, whole of each; what has changed since or is gone is left, and nothing waits for it', async () => {
      const ids = [await make(), await make(), await make()];
      const [first = '', second = '', third = ''] = ids;
      const { values, decision } = (await on('getContract', first)).body;
      const before = [values, decision, null, []];
      const owner = { name: 'Priya', email: null };
      const change = { ids, decision: 'renew', owner, addTags: ['All'], confirm: ['agreementDate'] };
      const { body: made } = await client().call<ChangeContractsResponse>('changeContracts', { token, body: change });
      await on('updateContract', second, { version: 2, notes: 'Ask.' });
      await on('deleteContract', third);
      const changes = [...made.contracts, { id: NEVER, version: 1 }];
      const undo = () => client().call<UndoChangesResponse>('undoChanges', { token, body: { changes } });
      const { body } = await undo();
      expect(body.undone).toEqual([{ id: first, version: 3 }]);
      expect(body.left.toSorted()).toEqual([second, third, NEVER].toSorted());
      const { body: after } = await on('getContract', first);
      expect([after.values, after.decision, after.owner, after.tags]).toEqual(before);
      const { body: left } = await on('getContract', second);
      expect(left).toMatchObject({ version: 3, owner, tags: ['All'], notes: 'Ask.', decision: { decision: 'renew' } });
      expect((await undo()).body.undone).toEqual([]);
      const none = await client().call('undoChanges', { token, body: { changes: [] } });
      expect([none.status, none.body.error.code]).toEqual([400, 'INVALID']);
    });

    it('many are changed at once but those that can’t be: each is named with its reason, and nothing of the others waits for it', async () => {
      const [lease, hire, gone] = [await make(), await make({ ending: 'ends' }), await make()];
      await on('deleteContract', gone);
      const ids = [lease, hire, gone];
      const change = (said: object) => client().call<ChangeContractsResponse>('changeContracts', { token, body: said });
      const { status, body } = await change({ ids, decision: 'let end', addTags: ['All'] });
      const left = (body.left ?? []).map(({ id, code, message }) => [id, code, message.endsWith('.')]);
      expect([status, body.contracts]).toEqual([200, [{ id: hire, version: 2 }]]);
      expect(left.toSorted()).toEqual(
        [
          [lease, 'RENEWS_BY_ITSELF', true],
          [gone, 'IN_TRASH', true],
        ].toSorted(),
      );
      // Nothing of what was left is changed, and a tag alone is fine for what renews.
      expect((await on('getContract', lease)).body).toMatchObject({ version: 1, tags: [] });
      expect((await change({ ids, addTags: ['All'] })).body).toMatchObject({ changed: 1, left: [{ id: gone }] });
      const none = await client().call('changeContracts', { token, body: { ids: [gone], addTags: ['All'] } });
      expect([none.status, none.body.error.code]).toEqual([409, 'IN_TRASH']);
    });

    it('stays where the contract has changed since, and where it is none of values, words or decisions', async () => {
      const id = await make();
      const nothing = [422, 'NOTHING_TO_UNDO', 'There is nothing of yours to undo here.'];
      expect(await refusal(id, 1)).toEqual(nothing);
      await on('updateContract', id, { version: 1, values: { amount: 5 } });
      await on('updateContract', id, { version: 2, notes: 'Ask.' });
      const stale = await on<FailureBody>('undoChange', id, { version: 2 });
      expect([stale.status, stale.body.error.code]).toEqual([409, 'STALE_VERSION']);
      expect(stale.body.error.details).toContain('notes');
      expect((await on('getContract', id)).body).toMatchObject({ version: 3, values: { amount: { value: 5 } } });
      await on('deleteContract', id);
      expect((await refusal(id, 4)).slice(0, 2)).toEqual([409, 'IN_TRASH']);
      await on('restoreContract', id);
      expect(await refusal(id, 5)).toEqual(nothing);
    });
  });
}
