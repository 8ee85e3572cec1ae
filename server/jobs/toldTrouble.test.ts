/** What is said while Google is in trouble, and of what could not be read. */
import { afterEach, expect, it } from 'vitest';
import { bulkContract } from '../../sandbox/bulkContract.ts';
import { GoogleFailure } from '../google/googleFailure.ts';
import { failing } from './testing/failing.ts';
import { fakeMail, fakeWorkspace } from './testing/fakeWorkspace.ts';
import { type JobsWorld, startJobsWorld } from './testing/jobsWorld.ts';

const ANN = 'ann@brightwater.example';
const BEN = 'ben@brightwater.example';

const contracts = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) =>
    fakeMail(`m${from + n}`, `Agreement ${from + n}`, bulkContract(from + n, 1).text),
  );
const noAnswer = () => new GoogleFailure({ kind: 'network', reason: 'backendError', message: 'It did not work.' });
const suspended = () =>
  new GoogleFailure({ kind: 'skip', reason: 'accountDisabled', message: 'This account is suspended.' });

let world: JobsWorld;
afterEach(() => world?.close());

it('says of a pause that nobody asked for that something goes wrong at Google', async () => {
  const workspace = fakeWorkspace({ [ANN]: { mails: contracts(0, 2) } });
  workspace.before = failing(({ method }) => method === 'listMessages', noAnswer, 1);
  world = await startJobsWorld(workspace, { limits: { listPauseMs: 1000 } });
  const { pool } = world.database;
  await pool.query(`
    create table history (waiting_for text);
    create function keep_history() returns trigger language plpgsql as
      $$ begin insert into history values (new.waiting_for); return null; end $$;
    create trigger history after update on searches for each row when (new.phase = 'waiting') execute function keep_history();
  `);
  expect((await world.search()).row).toMatchObject({ status: 'COMPLETED', found: 2, done: 2 });
  const { rows } = await pool.query('select distinct waiting_for from history');
  expect(rows).toEqual([{ waiting_for: 'trouble' }]);
});

it('says of a mailbox that was not read at all that it could not be read, though another one was', async () => {
  const workspace = fakeWorkspace({ [ANN]: { mails: contracts(0, 3) }, [BEN]: { mails: contracts(3, 3) } });
  workspace.before = failing(({ account }) => account === ANN, suspended);
  world = await startJobsWorld(workspace);
  const { receipt } = await world.search();
  expect(receipt?.warnings).toEqual([`Gmail of ${ANN} could not be read: This account is suspended.`]);
});
