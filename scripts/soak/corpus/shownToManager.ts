/** Searches everything the sandbox has, uploads all of it unseen, and answers what the dashboard is then made of. */
import { setTimeout as pause } from 'node:timers/promises';
import type { CalendarDay } from '../../../contract/calendar.ts';
import type {
  Contract,
  ContractDetails,
  DashboardStats,
  ProcessSearchResponse,
  Search,
} from '../../../server/http/wire.gen.ts';
import { connectSandbox, type ServiceProcess, signUp } from '../../bench/serviceProcess.ts';

/** Every document of the sandbox is found by it. */
const KEYWORD = 'agreement';
const LONGEST_MS = 540_000;
/** The service takes a thousand. */
const AT_ONCE = 500;

export type Shown = {
  stats: DashboardStats;
  contracts: Contract[];
  /** How often each had renewed when its present term began, by id. */
  renewals: Map<string, number>;
};

/** Throws where a call is refused, or the search does not complete. */
export async function shownToManager(service: ServiceProcess, today: CalendarDay): Promise<Shown> {
  const token = await signUp(service);
  await connectSandbox(service, token);
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await service.call(method, path, { token, ...(body && { body }) });
    if (!answer.ok) throw new Error(`${method} ${path} is answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { id } = await call<Search>('POST', '/api/gmail/search', { keywords: [KEYWORD], service: 'ALL' });
  const deadline = Date.now() + LONGEST_MS;
  for (;;) {
    const { status } = await call<Search>('GET', `/api/gmail/search/${id}`);
    if (status === 'COMPLETED') break;
    if (status === 'FAILED' || Date.now() > deadline) throw new Error(`The search is ${status}.`);
    await pause(500);
  }
  const { contracts: found } = await call<ProcessSearchResponse>('POST', `/api/gmail/process/${id}`);
  const uploads = found.map((each) => ({ id: each.id ?? '', name: each.name ?? 'Unnamed Contract' }));
  for (let at = 0; at < uploads.length; at += AT_ONCE) {
    await call('POST', '/api/contracts/batch', { contracts: uploads.slice(at, at + AT_ONCE) });
  }
  const contracts = await call<Contract[]>('GET', `/api/contracts?today=${today}`);
  const renewals = new Map<string, number>();
  for (const { id: contractId } of contracts) {
    const { cycle } = await call<ContractDetails>('GET', `/api/contracts/${contractId}?today=${today}`);
    renewals.set(contractId, cycle.renewals ?? 0);
  }
  return { stats: await call('GET', `/api/dashboard/stats?today=${today}`), contracts, renewals };
}
