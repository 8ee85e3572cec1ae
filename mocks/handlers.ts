/** All operations of the contract over one mock backend, and a loud answer to everything else under /api. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import type { Failure } from '../src/api/endpoints.gen.ts';
import { accountHandlers } from './api/account.ts';
import { accountMailHandlers } from './api/accountMail.ts';
import { authHandlers } from './api/auth.ts';
import { contractsHandlers } from './api/contracts.ts';
import { cycleHandlers } from './api/cycle.ts';
import { dashboardHandlers } from './api/dashboard.ts';
import { fileHandlers } from './api/files.ts';
import { foundDocumentHandlers } from './api/foundDocuments.ts';
import { gmailHandlers } from './api/gmail.ts';
import { googleHandlers } from './api/google.ts';
import { joinHandlers } from './api/joins.ts';
import { spreadsheetHandlers } from './api/spreadsheets.ts';
import { feedHandlers } from './api/feed.ts';
import { leavingHandlers } from './api/leaving.ts';
import { reminderHandlers } from './api/reminders.ts';
import { secondFactorHandlers } from './api/secondFactor.ts';
import { sharingHandlers } from './api/sharing.ts';
import { textSearchHandlers } from './api/textSearch.ts';
import { watchingHandlers } from './api/watching.ts';
import type { MockBackend } from './backend.ts';

/** Request handlers for MSW, in the browser and in Node alike. */
export function makeHandlers(backend: MockBackend): HttpHandler[] {
  return [
    ...authHandlers(backend),
    ...accountHandlers(backend),
    ...accountMailHandlers(backend),
    ...secondFactorHandlers(backend),
    ...leavingHandlers(backend),
    ...dashboardHandlers(backend),
    ...spreadsheetHandlers(backend),
    ...textSearchHandlers(backend),
    ...contractsHandlers(backend),
    ...reminderHandlers(backend),
    ...feedHandlers(backend),
    // Before those of one contract, whose address theirs look like.
    ...joinHandlers(backend),
    ...cycleHandlers(backend),
    ...googleHandlers(backend),
    ...gmailHandlers(backend),
    ...foundDocumentHandlers(backend),
    ...watchingHandlers(backend),
    ...sharingHandlers(backend),
    ...fileHandlers(backend),
    http.all('*/api/*', ({ request }) => {
      const message = `There is no ${request.method} ${new URL(request.url).pathname}.`;
      return Response.json({ error: { message, code: 'NOT_FOUND' } } satisfies Failure, { status: 404 });
    }),
  ];
}
