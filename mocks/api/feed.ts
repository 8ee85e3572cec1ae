/** The calendar feed: made, shown, revoked, read. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import { feedEventsOf, mergeFeed } from '../../contract/feedEvents.ts';
import { localDay } from '../../contract/calendar.ts';
import { feedDocument } from '../../server/domain/feedDocument.ts';
import type { Feed } from '../../src/api/generated/feed.gen.ts';
import { productName } from '../../contract/product.ts';
import { note } from '../activity.ts';
import { guessOf, recordsOf } from '../accountContracts.ts';
import type { MockBackend } from '../backend.ts';
import { answer, open, Refusal, signedIn, type Call, type SignedInCall } from '../operation.ts';
import { baseOf, keepTelling, tell } from '../tell.ts';

export function feedHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.get(
      '*/api/feed',
      signedIn(backend, (call) => answer(feedOf(call))),
    ),
    http.post('*/api/feed', signedIn(backend, makeFeed)),
    http.delete('*/api/feed', signedIn(backend, revokeFeed)),
    http.get('*/feeds/:file', open(backend, readFeed)),
  ];
}

function feedOf(call: SignedInCall): Feed {
  const { feed } = tell(call);
  return feed
    ? { url: `${baseOf(call)}/feeds/${feed.token}.ics`, createdAt: feed.createdAt }
    : { url: null, createdAt: null };
}

function makeFeed(call: SignedInCall): Response {
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
  keepTelling(call, { ...tell(call), feed: { token, createdAt: call.backend.now().toISOString() } });
  note(call, 'feed-made');
  return answer<Feed>(feedOf(call), { status: 201 });
}

function revokeFeed(call: SignedInCall): Response {
  keepTelling(call, { ...tell(call), feed: null });
  note(call, 'feed-revoked');
  return new Response(null, { status: 204 });
}

async function readFeed({ request, backend, param }: Call): Promise<Response> {
  const token = param('file').replace(/\.ics$/, '');
  const { accounts } = backend.db.read();
  const account = Object.values(accounts).find(({ telling }) => telling?.feed?.token === token);
  if (!account?.telling) throw new Refusal(404, 'NOT_FOUND', 'This calendar was not found.');
  const now = backend.now();
  const records = recordsOf(account).filter(({ deletedAt }) => deletedAt === null);
  const events = feedEventsOf(records, localDay(now), account.settings.ourCompanies ?? guessOf(account));
  const stored = mergeFeed(account.telling.feedEvents, events, now);
  backend.db.update((state) => {
    for (const each of Object.values(state.accounts)) {
      if (each.telling?.feed?.token === token) each.telling.feedEvents = stored;
    }
  });
  const base = (backend.pageBase?.() ?? new URL(request.url).origin).replace(/\/$/, '');
  const document = feedDocument(stored, { name: productName, base });
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(document)));
  const etag = `"${Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: { etag } });
  return new Response(document, { headers: { 'content-type': 'text/calendar; charset=utf-8', etag } });
}
