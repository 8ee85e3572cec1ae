/** One contract and its cycle. The operations are declared here first; each gets its handler as it is built. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import type { MockBackend } from '../backend.ts';
import { Refusal, signedIn } from '../operation.ts';

/** The operations under the tags cycle, trash and reminders. */
export function cycleHandlers(backend: MockBackend): HttpHandler[] {
  const notYet = signedIn(backend, () => {
    throw new Refusal(501, 'NOT_BUILT', 'This cannot be done yet.');
  });
  return [
    http.get('*/api/contracts/:id', notYet),
    http.patch('*/api/contracts/:id', notYet),
    http.post('*/api/contracts', notYet),
    http.post('*/api/contracts/bulk', notYet),
    http.put('*/api/contracts/:id/decision', notYet),
    http.post('*/api/contracts/:id/:change', notYet),
    http.get('*/api/contracts/:id/:part', notYet),
    http.get('*/api/settings', notYet),
    http.put('*/api/settings', notYet),
  ];
}
