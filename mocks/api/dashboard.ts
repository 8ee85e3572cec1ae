/** /api/dashboard: the counts. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import type { DashboardStats } from '../../src/api/endpoints.gen.ts';
import { statsOf } from '../accountContracts.ts';
import type { MockBackend } from '../backend.ts';
import { answer, signedIn, todayOf } from '../operation.ts';

/** GET stats. */
export function dashboardHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.get(
      '*/api/dashboard/stats',
      signedIn(backend, (call) => answer<DashboardStats>(statsOf(call.account, todayOf(call)))),
    ),
  ];
}
