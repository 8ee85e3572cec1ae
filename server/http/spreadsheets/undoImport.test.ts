import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../testApp.ts';
import type { Contract, HistoryEntry, ImportUndone, KeptImport, SheetImport } from '../wire.gen.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

async function take(user: TestUser, sheet: string, alike?: string) {
  const form = new FormData();
  if (alike) form.set('alike', alike);
  form.set('sheet', new Blob([sheet]), 'register.csv');
  const headers = { authorization: `Bearer ${user.token}` };
  const answer = await service.inject({ method: 'POST', url: '/api/contracts/import', headers, payload: form });
  return answer.json() as SheetImport;
}
const undo = (user: TestUser, id = '') => user.call('POST', `/api/contracts/imports/${id}/undo`);
const list = async (user: TestUser) => (await user.call('GET', '/api/contracts')).json() as Contract[];

it('an import that is taken back twice at once is taken back once, with a line in the history of each contract', async () => {
  const user = await service.signIn();
  await take(user, 'Nr,Name,End,Amount\n1,Lease,2027-12-31,100\n');
  const { importId } = await take(user, 'Nr,Name,End,Amount\n1,Lease,2027-12-31,900\n2,Lift,2027-12-31,5\n');
  const lift = (await list(user)).find(({ name }) => name === 'Lift');
  const answers = await Promise.all([undo(user, importId), undo(user, importId)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const [lease] = await list(user);
  expect(lease).toMatchObject({ name: 'Lease', contractValue: 100 });
  const lines = async (id = '') => (await user.call('GET', `/api/contracts/${id}/history`)).json() as HistoryEntry[];
  expect((await lines(lease?.id))[0]).toMatchObject({ who: user.email, field: 'amount', from: 900, to: 100 });
  expect((await lines(lift?.id))[0]).toMatchObject({ who: user.email, field: 'trash', to: true });
});

it('after an import by which a contract of the same name was updated is taken back, it is asked about again', async () => {
  const user = await service.signIn();
  await user.call('POST', '/api/contracts', { values: { name: 'Lease', to: '2027-12-31' } });
  const sheet = 'Nr,Name,End\n1,Lease,2028-12-31\n';
  const { importId } = await take(user, sheet, 'update');
  expect((await undo(user, importId)).json()).toMatchObject({ restored: 1, trashed: 0, left: [] });
  expect((await list(user))[0]).toMatchObject({ renewalDate: '2027-12-31' });
  expect(await take(user, sheet)).toMatchObject({ error: { code: 'QUESTION', details: 'alike' } });
});

it('contracts that were moved to the trash by hand, deleted for good or joined meanwhile are told apart', async () => {
  const user = await service.signIn();
  const sheet = 'Nr,Name,End\n1,A,2027-12-31\n2,B,2027-12-31\n3,C,2027-12-31\n';
  const { importId } = await take(user, sheet);
  const [a, b] = (await list(user)).toSorted((one, other) => one.name.localeCompare(other.name));
  await user.call('DELETE', `/api/contracts/${a?.id}`);
  await service.database.pool.query('delete from contracts where id = $1', [b?.id]);
  const undone = (await undo(user, importId)).json() as ImportUndone;
  const left = [{ id: b?.id, name: 'B', because: 'gone' }];
  expect(undone).toEqual({ undone: true, trashed: 1, restored: 0, inTrash: 1, left });
  expect((await take(user, sheet)).counts).toMatchObject({ created: 3, refused: 0 });
});

it('the ten newest imports are kept, and one that changed nothing is none', async () => {
  const user = await service.signIn();
  for (let at = 0; at < 11; at += 1) await take(user, `Nr,Name,End\n${at},Contract ${at},2027-12-31\n`);
  expect(await take(user, 'Nr,Name,End\n5,Contract 5,2027-12-31\n')).not.toHaveProperty('importId');
  const kept = (await user.call('GET', '/api/contracts/imports')).json() as KeptImport[];
  expect(kept).toHaveLength(10);
  expect(await list(user)).toHaveLength(11);
});
