/** What tests of the wizard have a service answer to its searches, instead of the mock backend. */
import { http } from 'msw/http';
import { server } from '../../mocks/node.ts';
import type { StartSearchRequest } from '../../src/api/api.ts';

/** A call that is never answered. */
export const never = () => new Promise<never>(() => undefined);
export const failure = (status: number, error: object = {}) => Response.json({ error }, { status });

/** Answers and counts status checks; `answer` may be changed while the search runs. */
export function watchStatus(answer: () => Response | Promise<Response>) {
  const checks: number[] = [];
  const watched = { checks, answer };
  server.use(
    http.get('*/api/gmail/search/:id', () => {
      checks.push(Date.now());
      return watched.answer();
    }),
  );
  return watched;
}

export const status = (value: string, more: object = {}) => Response.json({ id: 's-1', status: value, ...more });
export const found = (contracts: object[]) => Response.json({ contracts });

/** Answers and keeps the starts of searches. */
export function startAnswers(answer: (body: StartSearchRequest) => Response | Promise<Response>) {
  const bodies: StartSearchRequest[] = [];
  server.use(
    http.post('*/api/gmail/search', async ({ request }) => {
      const body = (await request.json()) as StartSearchRequest;
      bodies.push(body);
      return answer(body);
    }),
  );
  return bodies;
}

/** Answers and counts the calls that end a search; `answer` may be changed. */
export function watchAbandoned(answer: () => Response) {
  const watched = { ids: [] as string[], authorizations: [] as (string | null)[], answer };
  server.use(
    http.post('*/api/gmail/process/:id', ({ request, params }) => {
      if (!new URL(request.url).searchParams.has('abandon')) return undefined;
      watched.ids.push(String(params['id']));
      watched.authorizations.push(request.headers.get('authorization'));
      return watched.answer();
    }),
  );
  return watched;
}
