/** The calendar feed: made, shown, revoked, and read by calendar programs, which bring nothing but its secret address. */
import { createHash } from 'node:crypto';
import { feedEventsOf } from '../../../contract/feedEvents.ts';
import { shownSettings } from '../../../contract/settings.ts';
import { dayInZone } from '../../../contract/zonedTime.ts';
import { findFeed, makeFeed, revokeFeed, sayInFeed, userOfFeed } from '../../db/feeds.ts';
import { databaseOf } from '../../db/colleagues.ts';
import { loadListed } from '../../db/listedContracts.ts';
import { loadSettings, ourCompaniesOf } from '../../db/settings.ts';
import { feedDocument } from '../../domain/feedDocument.ts';
import type { AppContext } from '../appContext.ts';
import { notFound } from '../httpError.ts';
import type { Handlers } from '../operations.ts';

/** Calendars may keep it for so long, seconds. */
const FRESH_SECONDS = 900;

export function feedHandlers({
  database,
  clock,
  config,
  google,
}: AppContext): Handlers<'getFeed' | 'makeFeed' | 'revokeFeed' | 'readFeed'> {
  const { queries } = database;
  const address = (token: string) => `${config.publicUrl}/feeds/${token}.ics`;
  return {
    async getFeed({ user }) {
      const found = await findFeed(queries, google.secretBox, user.id);
      const token = found?.token ?? null;
      return { url: token && address(token), createdAt: found?.createdAt.toISOString() ?? null };
    },

    async makeFeed({ user }, reply) {
      const now = clock();
      const token = await makeFeed(queries, google.secretBox, user.id, now);
      reply.code(201);
      return { url: address(token), createdAt: now.toISOString() };
    },

    async revokeFeed({ user }, reply) {
      await revokeFeed(queries, user.id);
      return reply.code(204).send();
    },

    async readFeed({ params, headers }, reply) {
      const userId = await userOfFeed(queries, params.token);
      if (userId === null) throw notFound('This calendar');
      const now = clock();
      const databaseId = await databaseOf(queries, userId);
      const records = await loadListed(queries, databaseId);
      const said = await loadSettings(queries, databaseId);
      const today = dayInZone(now, shownSettings(said, []).timeZone);
      const events = feedEventsOf(records, today, await ourCompaniesOf(queries, databaseId));
      const stored = await sayInFeed(queries, userId, events, now);
      const document = feedDocument(stored, { name: 'Perennial', base: config.publicUrl });
      const etag = `"${createHash('sha256').update(document).digest('base64url').slice(0, 27)}"`;
      void reply.headers({
        etag,
        'cache-control': `private, max-age=${FRESH_SECONDS}`,
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      if (headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(document);
    },
  };
}
