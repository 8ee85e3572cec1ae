/** The user of the reminder rounds: a hundred contracts, decided about while messages go out; and which messages must come of it. */
import { addDays, type CalendarDay } from '../../../contract/calendar.ts';
import type { TestProcess } from '../../../server/testProcess.ts';

export const CONTRACTS = 100;
/** Days before the last day; the day after it is told of, too. */
export const DAYS_BEFORE = [30, 14, 7, 1, -1];
const CYCLE_END = '2027-06-30';
/** Thirty days before the end. */
export const ACT_BY: CalendarDay = '2027-05-31';

/** A decision: when it was asked for and when it was acknowledged, milliseconds. */
export type Decided = { asked: number; acknowledged: number };

export type TellingAccount = {
  /** Names by the contract's id. */
  names: Map<string, string>;
  /** Decisions by the contract's id. */
  decided: Map<string, Decided>;
  /** Decides about a contract; false where the service is gone, and nothing is known of it. */
  decide(on: TestProcess, id: string): Promise<boolean>;
};

/** The morning of a step, at eight o'clock UTC. */
export function morningOf(daysBefore: number): string {
  return `${addDays(ACT_BY, -daysBefore)}T08:00:00Z`;
}

/** Signs up, has messages sent on these mornings, and makes the contracts by hand. */
export async function makeTellingAccount(service: TestProcess, mornings: readonly number[]): Promise<TellingAccount> {
  const token = await service.signUp('mara@brightwater.example');
  const send = async (on: TestProcess, method: string, path: string, body?: object) => {
    const answer = await on.call(method, path, { token, ...(body && { body }) });
    if (!answer.ok) throw new Error(`${method} ${path} is answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: string; version: number; decision?: { decision: string } };
  };
  const reminderDays = mornings.filter((days) => days > 0);
  await send(service, 'PUT', '/api/settings', { digest: false, reminderDays, timeZone: 'UTC' });
  const names = new Map<string, string>();
  for (let at = 1; at <= CONTRACTS; at += 1) {
    const name = `Contract ${String(at).padStart(3, '0')}`;
    const renewal = { to: CYCLE_END, ending: 'renews', renewalTerm: { n: 1, unit: 'year' } };
    const values = { ...renewal, name, noticePeriod: { n: 30, unit: 'day' } };
    names.set((await send(service, 'POST', '/api/contracts', { values })).id, name);
  }
  const decided: TellingAccount['decided'] = new Map();
  return {
    names,
    decided,
    async decide(on, id) {
      const asked = decided.get(id)?.asked ?? Date.now();
      decided.set(id, { asked, acknowledged: Number.POSITIVE_INFINITY });
      try {
        const { version } = await send(on, 'GET', `/api/contracts/${id}`);
        const body = { version, cycleEnd: CYCLE_END, decision: 'renew' };
        await send(on, 'PUT', `/api/contracts/${id}/decision`, body);
        decided.set(id, { asked, acknowledged: Date.now() });
        return true;
      } catch {
        return false;
      }
    },
  };
}
