/** For tests: contracts of a user, as they come from a search into the database. */
import type { TestApp, TestUser } from '../testApp.ts';
import { createSession } from '../../db/sessions.ts';
import { addFoundContracts, type FoundContractInput } from '../testFoundContracts.ts';
import type { Contract } from '../wire.gen.ts';

/** A contract that renews itself every year, on a day that most years do not have. */
export const yearly: FoundContractInput = {
  renewalDate: '2024-02-29',
  autoRenews: true,
  renewalTermN: 1,
  renewalTermUnit: 'year',
  noticePeriodN: 60,
  noticePeriodUnit: 'day',
};

export type ContractCalls = ReturnType<typeof contractCalls>;

/** What the user may do, in a word each. */
export function contractCalls({ database, time, inject }: TestApp, user: TestUser) {
  const upload = (contracts: object[]) => user.call('POST', '/api/contracts/batch', { contracts });
  return {
    upload,
    /** The list at noon of a day by the service's clock, with a sign-in of that day. */
    list: async (today = '2026-06-15', query = `?today=${today}`) => {
      const { now } = time;
      const then = new Date(`${today}T12:00:00Z`);
      const expiresAt = new Date(then.getTime() + 86_400_000);
      const token = await createSession(database.queries, { userId: user.id, now: then, expiresAt });
      time.now = then;
      const headers = { authorization: `Bearer ${token}` };
      const answer = await inject({ url: `/api/contracts${query}`, headers });
      time.now = now;
      return answer.json() as Contract[];
    },
    documentCount: async () =>
      Number(
        (await database.pool.query('select count(*) as n from documents where user_id = $1', [user.id])).rows[0].n,
      ),
    /** Finds and uploads contracts as they were found; answers their ids. */
    async store(...inputs: FoundContractInput[]) {
      const { ids } = await addFoundContracts(database, user.id, inputs);
      const answer = await upload(ids.map((id, index) => ({ id, name: inputs[index]?.name ?? `Agreement ${index}` })));
      if (answer.statusCode !== 200) throw new Error(answer.payload);
      return answer.json().ids as [string, ...string[]];
    },
  };
}
