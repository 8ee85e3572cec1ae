/** Conformance: a contract after the upload. Codes, sentences and days are the same from every backend. */
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../contract/calendar.ts';
import type { Contract } from '../../src/api/endpoints.gen.ts';
import type {
  ChangeContractsResponse,
  ContractDetails,
  DocumentText,
  HistoryEntry,
} from '../../src/api/generated/cycle.gen.ts';
import { asUpload, type ApiClient, type FailureBody } from './apiClient.ts';
import { LEASE as VALUES } from './lease.ts';

const NEVER = 'a1a1a1a1-0000-4000-8000-000000000000';

export function cycleTests(client: () => ApiClient): void {
  describe('a contract after the upload', () => {
    let token = '';
    const make = async (values: object = VALUES) =>
      (await client().call<ContractDetails>('createContract', { token, body: { values } })).body;
    const on = <Body = ContractDetails>(operationId: string, id: string, body?: object) =>
      client().call<Body>(operationId, { token, params: { id }, ...(body ? { body } : {}) });
    const refused = async (operationId: string, id: string, body?: object) => {
      const answer = await on<FailureBody>(operationId, id, body);
      return [answer.status, answer.body.error.code, answer.body.error.message, answer.body.error.details];
    };
    const change = (body: object) => client().call<ChangeContractsResponse>('changeContracts', { token, body });
    beforeAll(async () => {
      ({ token } = await client().signUp());
    });

    it('is made by hand and says by when to act, what it costs, and how that was worked out', async () => {
      const { id, version, values, cycle } = await make();
      expect([version, values.to.source, values.to.value]).toEqual([1, 'entered', '2099-03-20']);
      expect(cycle).toMatchObject({
        from: '2024-03-20',
        to: '2099-03-20',
        kind: 'notice',
        actBy: '2098-12-20',
        actByWorkingDay: '2098-12-19',
        cost: 12_000,
        yearlyAmount: 12_000,
        passed: false,
        working: 'Mar 20, 2099 − 90 days = Dec 20, 2098 (Saturday; last working day Fri Dec 19)',
      });
      expect((await on('getContract', id)).body.cycle).toEqual(cycle);
      const listed = await client().listContracts(token);
      expect(listed.find((contract) => contract.id === id)).toMatchObject({
        actBy: '2098-12-20',
        renewalDate: '2099-03-20',
      });
    });

    it.each([
      [
        'an end before the start',
        { values: { to: '2020-01-01' } },
        422,
        'END_BEFORE_START',
        'The contract would end before it begins.',
      ],
      [
        'a term without a length',
        { values: { renewalTerm: { n: 0, unit: 'day' } } },
        422,
        'NO_LENGTH',
        'A term must be at least one day long.',
      ],
    ])('refuses %s', async (_, body, status, code, message) => {
      const { id } = await make();
      expect((await refused('updateContract', id, { version: 1, ...body })).slice(0, 3)).toEqual([
        status,
        code,
        message,
      ]);
    });

    it('keeps what was entered and confirmed, with its history, and refuses a stale version', async () => {
      const { id } = await make();
      const changed = await on('updateContract', id, {
        version: 1,
        values: { amount: 5 },
        tags: ['Lease', 'lease '],
        notes: 'Ask.',
      });
      expect(changed.body).toMatchObject({
        version: 2,
        tags: ['Lease'],
        notes: 'Ask.',
        values: { amount: { value: 5 } },
      });
      const { body: history } = await on<HistoryEntry[]>('getContractHistory', id);
      expect(history.find(({ field }) => field === 'amount')).toMatchObject({ from: 1_000, to: 5 });
      expect(
        history
          .filter(({ version }) => version === 2)
          .map(({ field }) => field)
          .toSorted(),
      ).toEqual(['amount', 'notes', 'tags']);
      expect(await refused('updateContract', id, { version: 1, notes: 'Mine.' })).toEqual([
        409,
        'STALE_VERSION',
        'This contract has changed since you opened it.',
        expect.stringContaining('amount'),
      ]);
    });

    it('is decided by the day its cycle ends', async () => {
      const { id } = await make();
      const decide = {
        version: 1,
        cycleEnd: '2099-03-20',
        decision: 'cancel',
        noticeSent: { on: '2098-11-01', how: 'Letter' },
      };
      expect((await on('putDecision', id, decide)).body.decision).toMatchObject({
        decision: 'cancel',
        noticeSent: { how: 'Letter' },
      });
      expect(await refused('putDecision', id, { version: 2, cycleEnd: '2099-03-21', decision: 'renew' })).toEqual([
        422,
        'NO_SUCH_CYCLE',
        'This contract has no cycle that ends on Mar 21, 2099.',
        'The next one ends on Mar 20, 2100.',
      ]);
      expect(
        (
          await refused('putDecision', id, {
            version: 2,
            cycleEnd: '2099-03-20',
            decision: 'renew',
            noticeSent: decide.noticeSent,
          })
        )[1],
      ).toBe('NOTICE_WITHOUT_CANCEL');
      const left = { version: 2, cycleEnd: '2099-03-20', decision: 'let end' };
      expect((await refused('putDecision', id, left))[1]).toBe('RENEWS_BY_ITSELF');
    });

    it('shows an act-by day that has passed until somebody acknowledges it', async () => {
      const { id, cycle } = await make({ ...VALUES, to: addDays(new Date().toISOString().slice(0, 10), 40) });
      expect([cycle.passed, cycle.acknowledged]).toEqual([true, false]);
      const { body } = await on('acknowledgePassed', id);
      expect([body.cycle.passed, body.cycle.acknowledged]).toEqual([true, true]);
      const back = await on('unacknowledgePassed', id);
      expect([back.body.cycle.passed, back.body.cycle.acknowledged]).toEqual([true, false]);
      const again = await on('unacknowledgePassed', id);
      expect([again.status, again.body.version]).toEqual([200, back.body.version]);
    });

    it('goes to the trash and comes back', async () => {
      const { id } = await make();
      await client().call('deleteContract', { token, params: { id } });
      const trash = await client().call<Contract[]>('listContracts', { token, query: { trash: 'true' } });
      expect(trash.body.map((contract) => contract.id)).toEqual([id]);
      expect((await on('restoreContract', id)).status).toBe(200);
      expect((await client().listContracts(token)).some((contract) => contract.id === id)).toBe(true);
    });

    it('is changed together with others, or not at all', async () => {
      const ids = [(await make()).id, (await make()).id];
      const { body } = await change({ ids, decision: 'renew', addTags: ['Both'] });
      const versions = body.contracts.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
      expect([body.changed, versions]).toEqual([2, ids.map((id) => ({ id, version: 2 }))]);
      expect((await change({ ids, addTags: ['Both'] })).body).toEqual({ changed: 0, contracts: [] });
      expect((await change({ ids: [ids[0], NEVER], addTags: ['Never'] })).status).toBe(404);
      expect((await on('getContract', ids[0] ?? '')).body).toMatchObject({
        tags: ['Both'],
        decision: { decision: 'renew' },
      });
    });

    it('has documents that are joined, read, and taken apart again; a new upload replaces nothing that was entered', async () => {
      await client().connect(token);
      const found = await client().findContracts(token, { keywords: ['agreement', 'contract'], service: 'ALL' });
      const body = { contracts: found.slice(0, 2).map(asUpload) };
      const upload = async () => (await client().call<{ ids: string[] }>('uploadContracts', { token, body })).body.ids;
      const [master = '', other = ''] = await upload();
      const { body: before } = await on('getContract', master);
      expect(before.documents).toHaveLength(1);
      const values = { amount: 1.5, to: null };
      const entered = await on('updateContract', master, { version: before.version, values });
      await upload();
      const { body: after } = await on('getContract', master);
      expect(after.values.amount).toMatchObject({ value: 1.5, source: 'entered' });
      expect(after.values.to).toMatchObject({ value: null, source: 'entered' });
      expect(after.version).toBe(entered.body.version);
      expect((await client().call('listJoinOffers', { token })).body).toEqual([]);
      const params = { id: master, otherId: other };
      const { body: preview } = await client().call<ContractDetails>('previewJoin', { token, params });
      expect([preview.documents.length, preview.id]).toEqual([2, master]);
      const { body: joined } = await on('joinContract', master, { version: after.version, contractId: other });
      expect(joined.documents).toHaveLength(2);
      expect((await client().listContracts(token)).some(({ id }) => id === other)).toBe(false);
      const documentId = joined.documents.find((document) => document.joined)?.id;
      const byHand = { version: joined.version, documentId, keepApart: true };
      const { body: split } = await on('splitContract', master, byHand);
      expect(split.id).toBe(other);
      expect((await on('getContract', master)).body.related).toMatchObject([
        { contractId: other, kind: 'separate from' },
      ]);
      const last = { version: joined.version + 1, documentId: before.documents[0]?.id };
      expect((await refused('splitContract', master, last)).slice(0, 2)).toEqual([422, 'LAST_DOCUMENT']);
      expect((await refused('joinContract', master, { version: last.version, contractId: master }))[1]).toBe(
        'SAME_CONTRACT',
      );
      const { body: again } = await on('joinContract', master, { version: last.version, contractId: other });
      expect(again.related).toEqual([]);
      const { body: own } = await on('splitContract', master, { ...last, version: again.version });
      expect((await on('getContract', master)).body.related).toEqual([]);
      expect(own.documents).toMatchObject([{ id: last.documentId, source: before.documents[0]?.source }]);
      const pdf = await on('getContractDocument', master);
      expect([new TextDecoder('latin1').decode(pdf.bytes.slice(0, 5)), pdf.headers.get('content-disposition')]).toEqual(
        ['%PDF-', 'inline; filename="contract.pdf"'],
      );
      const text = (await on<DocumentText>('getContractText', master)).body;
      expect(text.pages.length).toBeGreaterThan(0);
      const original = await on<FailureBody>('getContractOriginal', master);
      const shown = /^application\/pdf$|^image\/(png|jpeg)$/.test(text.mediaType);
      expect(shown ? original.headers.get('content-type') : original.body.error.code).toBe(
        shown ? text.mediaType : 'NOT_SHOWN',
      );
    });

    it.each([
      'getContract',
      'getContractHistory',
      'getContractDocument',
      'getContractText',
      'getContractOriginal',
      'restoreContract',
      'acknowledgePassed',
      'unacknowledgePassed',
    ])('%s answers 404 where there is no such contract', async (operationId) => {
      expect((await refused(operationId, NEVER)).slice(0, 3)).toEqual([
        404,
        'NOT_FOUND',
        'This contract does not exist.',
      ]);
    });

    it('is refused without a name or a known field', async () => {
      const call = await client().call('createContract', { token, body: { values: { size: 1 } } });
      expect([call.status, call.body.error.code]).toEqual([400, 'INVALID']);
    });
  });
}
