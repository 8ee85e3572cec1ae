/** Browsers and networks that a user has signed in from: there, the guesses of others do not count against the user. */
import { createHash } from 'node:crypto';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { knownDevices, users } from './schema/accounts.ts';

/** Known for so long after the last sign-in. */
export const KNOWN_DAYS = 180;
const DAY_MS = 86_400_000;
/** Kept per user and kind; whoever signs in from more places is known in the latest. */
const MOST_KEPT = 30;

/** `browser` is the value of its cookie, null where it has none; `network` the address or range it calls from. */
export type Device = { browser: string | null; network: string };
export type DeviceKind = 'browser' | 'network';

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function hashesOf({ browser, network }: Device, email: string): { kind: DeviceKind; hash: Buffer }[] {
  return [
    ...(browser === null ? [] : [{ kind: 'browser' as const, hash: hash(`browser ${browser}`) }]),
    // With the user in it, so that nobody can read off who shares a network.
    { kind: 'network' as const, hash: hash(`network ${network} of ${email}`) },
  ];
}

/** By what the user of a normalised email is known: the browser where possible, else the network, else null. */
export async function findKnownDevice(
  queries: Queries,
  email: string,
  device: Device,
  now: Date,
): Promise<DeviceKind | null> {
  const hashes = hashesOf(device, email).map((each) => each.hash);
  const found = await queries
    .select({ kind: knownDevices.kind, lastSeenAt: knownDevices.lastSeenAt })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.email, email), inArray(knownDevices.hash, hashes)));
  const kinds = found.filter(({ lastSeenAt }) => lastSeenAt > forgottenBefore(now)).map(({ kind }) => kind);
  return kinds.includes('browser') ? 'browser' : (kinds[0] ?? null);
}

/** After a sign-in that succeeded. */
export async function rememberDevice(
  queries: Queries,
  { id, email }: { id: string; email: string },
  device: Device,
  now: Date,
): Promise<void> {
  const rows = hashesOf(device, email).map((each) => ({ ...each, userId: id, lastSeenAt: now }));
  await queries
    .insert(knownDevices)
    .values(rows)
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.hash], set: { lastSeenAt: now } });
  await queries.execute(sql`
    delete from known_devices where user_id = ${id} and hash in (
      select hash from (
        select hash, row_number() over (partition by kind order by last_seen_at desc) as n from known_devices where user_id = ${id}
      ) as ranked where n > ${MOST_KEPT}
    )`);
}

/** Forgets where nobody has signed in for long. */
export async function deleteForgottenDevices(queries: Queries, now: Date): Promise<void> {
  await queries.delete(knownDevices).where(lte(knownDevices.lastSeenAt, forgottenBefore(now)));
}

function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - KNOWN_DAYS * DAY_MS);
}
