/** What the first screens ask the service for, as addresses: they are fetched before the code that asks (`store/firstCalls.ts`) is there. */
import type { CalendarDay } from '../../contract/day.ts';
import { paths } from './paths.ts';

const listed: ReadonlySet<string> = new Set([paths.contracts, paths.dashboard, paths.calendar]);

/** Of the screen at that path, without the service's origin, on that day. */
export function firstAddresses(path: string, today: CalendarDay): string[] {
  return [
    '/api/auth/me',
    ...(listed.has(path) ? [`/api/contracts?today=${today}`] : []),
    ...(path === paths.dashboard ? [`/api/dashboard/stats?today=${today}`] : []),
  ];
}
