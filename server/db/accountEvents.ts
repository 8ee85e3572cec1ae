/** The record of what happened to an account. Written by whoever does it, read by its user alone. */
import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { AccountEventKind } from '../../contract/accountEvent.ts';
import type { Queries } from './database.ts';
import { accountEvents } from './schema/accountEvents.ts';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 730;
const MOST_SHOWN = 200;
/** A guesser fills no table: refusals are noted once an hour for each kind of device. */
const REFUSED_EVERY_MS = 3_600_000;

export type AccountEvent = { at: Date; kind: AccountEventKind; device: string | null; detail: string | null };

/** Adds an entry. `detail` holds counts and names of things, never a secret. */
export async function noteEvent(
  queries: Queries,
  userId: string,
  { at, kind, device, detail = null }: Omit<AccountEvent, 'detail'> & { detail?: string | null },
): Promise<void> {
  await queries.insert(accountEvents).values({ userId, at, kind, device, detail });
}

/** Notes that a sign-in was refused, unless the same was noted within the hour. */
export async function noteRefusedSignIn(
  queries: Queries,
  userId: string,
  { at, device }: { at: Date; device: string | null },
): Promise<void> {
  const [recent] = await queries
    .select({ id: accountEvents.id })
    .from(accountEvents)
    .where(
      and(
        eq(accountEvents.userId, userId),
        eq(accountEvents.kind, 'sign-in-refused'),
        device === null ? isNull(accountEvents.device) : eq(accountEvents.device, device),
        gt(accountEvents.at, new Date(at.getTime() - REFUSED_EVERY_MS)),
      ),
    )
    .limit(1);
  if (!recent) await noteEvent(queries, userId, { at, kind: 'sign-in-refused', device });
}

/** The latest two hundred entries, the latest first. */
export async function loadEvents(queries: Queries, userId: string): Promise<AccountEvent[]> {
  const { at, kind, device, detail, id } = accountEvents;
  return queries
    .select({ at, kind, device, detail })
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId))
    .orderBy(desc(at), desc(id))
    .limit(MOST_SHOWN);
}

/** Forgets what is more than two years old. */
export async function deleteOldEvents(queries: Queries, now: Date): Promise<void> {
  await queries.delete(accountEvents).where(lte(accountEvents.at, new Date(now.getTime() - KEPT_DAYS * DAY_MS)));
}
