/** A connection to the sandbox dies, or is to end in a week: told in the app and by email, once. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, tinyWorkspace } from '../../../sandbox/testing/tinyWorkspace.ts';
import { revokeGrantsOf } from '../../../sandbox/oauth/grants.ts';
import { type GoogleUser, type GoogleWorld, startGoogleWorld } from '../../google/testing/googleWorld.ts';
import { testConnection } from '../../google/testConnection.ts';
import type { MailRoom } from '../../mail/mailRoom.ts';
import { silentMail } from '../../mail/silentMail.ts';
import { smtpMailer } from '../../mail/smtpMailer.ts';
import { type SmtpSink, startSmtpSink } from '../../mail/testing/smtpSink.ts';
import { lookAtConnections } from '../lookAtConnections.ts';
import { SEND_LIMITS, sendDue } from './sendDue.ts';
import { tellTrouble } from './tellTrouble.ts';

const DAY_MS = 86_400_000;

let world: GoogleWorld;
let sink: SmtpSink;
let user: GoogleUser;
let room: MailRoom;
const start = Date.now();
let now = new Date(start);

beforeAll(async () => {
  sink = await startSmtpSink();
  world = await startGoogleWorld(tinyWorkspace());
  const { database } = world;
  room = {
    ...silentMail({ database, clock: () => now, config: { publicUrl: 'https://perennial.example' } }),
    mailer: smtpMailer({ url: sink.url, from: 'Perennial <r@example.com>' }),
  };
  user = await world.user();
  await user.connect({ account: ADMIN });
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into searches (id, user_id, criteria, status, phase, warnings, created_at, updated_at)
     values (gen_random_uuid(), $1, '{"description":"Contracts"}', 'COMPLETED', 'done', '{}', now(), now()) returning id`,
    [user.id],
  );
  await database.pool.query(
    `insert into watches (search_id, user_id, rhythm, hour, next_run_at, created_at) values ($1, $2, 'weekly', 6, $3, now())`,
    [rows[0]?.id, user.id, new Date(start + 6 * DAY_MS)],
  );
});
afterAll(async () => {
  await world.close();
  await sink.close();
});

/** What the service does again and again. Answers what it has told, in the app and by message. */
async function pass(hours: number): Promise<{ bell: string[]; messages: string[] }> {
  now = new Date(now.getTime() + hours * 3_600_000);
  world.time.advance(hours * 3_600_000);
  const [shown, sent] = [await bell(), sink.accepted.length];
  await lookAtConnections(world.database.queries, now, (userId) => testConnection(world.google, userId));
  await tellTrouble(world.database, now);
  await sendDue(room, SEND_LIMITS, () => false);
  const messages = sink.accepted.slice(sent).map(({ subject }) => subject);
  return { bell: (await bell()).slice(shown.length), messages };
}

async function bell(): Promise<string[]> {
  const { notices } = (await user.call('GET', '/api/notices')).json() as { notices: { title: string }[] };
  return notices.map(({ title }) => title).toReversed();
}

it('a connection that dies is told of on that day, and one that Google ends in a week before that, each once in the app and by email', async () => {
  expect(await pass(0)).toEqual({ bell: [], messages: [] });

  // The next run of the kept search is six days away.
  revokeGrantsOf(world.sandbox.state.store, ADMIN);
  world.sandbox.state.accessTokens.expireAll();
  const dead = await pass(23);
  expect(dead.bell).toEqual([
    expect.stringMatching(/^Kept searches have stopped: .* Please connect ada@tiny\.example again\.$/),
  ]);
  expect(dead.messages).toEqual(dead.bell);
  expect(sink.accepted.at(-1)?.raw).toContain('https://perennial.example/upload-contracts');
  expect(await pass(24)).toEqual({ bell: [], messages: [] });

  world.sandbox.state.refreshTokenSeconds = 8 * 86_400;
  await user.connect({ account: ADMIN });
  now = new Date();
  expect(await pass(0)).toEqual({ bell: [], messages: [] });
  const ending = await pass(25);
  expect(ending.bell).toEqual([
    expect.stringMatching(/^The connection to ada@tiny\.example ends on [\d-]{10}\. Please connect/),
  ]);
  expect(ending.messages).toEqual(ending.bell);
  expect(await pass(24)).toEqual({ bell: [], messages: [] });
});
