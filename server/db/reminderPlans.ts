/** Makes a user's rows of reminders agree with the contracts, decisions and settings as they are now. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { addDays } from '../../contract/calendar.ts';
import type { ListedRecord } from '../../contract/record.ts';
import type { KeptChoice } from '../../contract/reminderChoice.ts';
import { type Told, toldAbout } from '../../contract/reminderAddresses.ts';
import {
  reconcileReminders,
  type ReminderRow,
  type ReminderWorld,
  STOPPED,
  type WantedReminder,
} from '../../contract/reminderRows.ts';
import { shownSettings } from '../../contract/settings.ts';
import { dayInZone, instantInZone } from '../../contract/zonedTime.ts';
import { mapInStretches, pause } from '../../sheets/pauses.ts';
import { peopleOf } from './colleagues.ts';
import type { Queries } from './database.ts';
import { loadListed } from './listedContracts.ts';
import { users } from './schema/accounts.ts';
import { refusedAddresses, reminderChoices, reminderPlans, reminders } from './schema/reminders.ts';
import { loadSettings } from './settings.ts';
import { loadUnreached } from './stoppedAddresses.ts';

const ROWS_AT_ONCE = 500;
/** Rows of chances that passed longer ago have no part in what is planned. */
const REMEMBERED_DAYS = 60;

/** Users whose rows may be out of date, the ones never planned included. */
export async function usersToPlan(queries: Queries, now: Date, most: number): Promise<string[]> {
  const rows = await queries
    .select({ id: users.id })
    .from(users)
    .leftJoin(reminderPlans, eq(reminderPlans.userId, users.id))
    .where(
      or(
        isNull(reminderPlans.userId),
        ne(reminderPlans.revision, users.contractsRevision),
        lte(reminderPlans.replanAt, now),
      ),
    )
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Plans where something has changed since the last time; otherwise one look at two rows. */
export async function planReminders(queries: Queries, userId: string, now: Date): Promise<void> {
  if (await isPlanned(queries, userId, now)) return;
  await queries.transaction(async (transaction) => {
    await transaction.insert(reminderPlans).values({ userId, revision: -1, replanAt: now }).onConflictDoNothing();
    await transaction.select().from(reminderPlans).where(eq(reminderPlans.userId, userId)).for('update');
    if (await isPlanned(transaction, userId, now)) return;
    const [user] = await transaction.select().from(users).where(eq(users.id, userId));
    if (!user) return;
    const told = await toldOf(transaction, userId);
    const records = told.leaving ? [] : await loadListed(transaction, userId);
    await reconcile(transaction, userId, { ...told, records, rows: await loadRows(transaction, userId, now) }, now);
    const midnight = instantInZone(addDays(dayInZone(now, told.settings.timeZone), 1), 0, told.settings.timeZone);
    await transaction
      .update(reminderPlans)
      .set({ revision: user.contractsRevision, replanAt: midnight })
      .where(eq(reminderPlans.userId, userId));
  });
}

/**
 * Plans the reminders of one contract ahead of the next planning of all, so that what was changed shows in the answer to the change. Where
 * all are being planned at this moment it waits for nobody: they come with those.
 */
export async function planContract(queries: Queries, userId: string, record: ListedRecord, now: Date): Promise<void> {
  if (await isPlanned(queries, userId, now)) return;
  await queries.transaction(async (transaction) => {
    await transaction.insert(reminderPlans).values({ userId, revision: -1, replanAt: now }).onConflictDoNothing();
    const plan = transaction.select().from(reminderPlans).where(eq(reminderPlans.userId, userId));
    const [free] = await plan.for('update', { skipLocked: true });
    if (!free) return;
    const told = await toldOf(transaction, userId);
    const records = told.leaving || record.deletedAt !== null ? [] : [record];
    const rows = await loadRows(transaction, userId, now, record.id);
    const settings = { ...told.settings, digest: false };
    await reconcile(transaction, userId, { ...told, settings, records, rows }, now);
  });
}

/** Who is told about a contract, and who is not. */
export async function toldOfContract(
  queries: Queries,
  userId: string,
  record: Pick<ListedRecord, 'id' | 'owner'>,
): Promise<Told> {
  return toldAbout(record, await toldOf(queries, userId));
}

/** Somebody else is to be told: all is planned again with the next look, whatever has changed since. */
export async function planAnew(queries: Queries, userId: string, now: Date): Promise<void> {
  await queries.update(reminderPlans).set({ replanAt: now }).where(eq(reminderPlans.userId, userId));
}

/** What is set for being told, and who is; `leaving` where nobody is. */
async function toldOf(
  queries: Queries,
  userId: string,
): Promise<Omit<ReminderWorld, 'records' | 'rows'> & { leaving: boolean }> {
  const said = shownSettings(await loadSettings(queries, userId), []);
  // Whoever has asked for the account to be deleted, or is blocked, is told nothing more.
  const told = (await peopleOf(queries, userId)).filter(({ silent }) => !silent);
  const leaving = told.length === 0;
  return {
    leaving,
    choices: await loadChoices(queries, userId),
    settings: leaving ? { ...said, digest: false } : said,
    userAddresses: told.map(({ email }) => email),
    ...(await loadUnreached(queries, userId)),
  };
}

/** Makes the rows agree with what is wanted. */
async function reconcile(transaction: Queries, userId: string, world: ReminderWorld, now: Date): Promise<void> {
  const changes = reconcileReminders(world, now);
  await insertPlanned(transaction, userId, changes.insert, now);
  for (const { id, wanted } of changes.plan) {
    await transaction
      .update(reminders)
      .set({ ...timesOf(wanted), state: 'planned', reason: null, attempts: 0, updatedAt: now })
      .where(eq(reminders.id, id));
  }
  for (let from = 0; from < changes.stop.length; from += ROWS_AT_ONCE) {
    await transaction
      .update(reminders)
      .set({ state: 'stopped', reason: STOPPED, claimedUntil: null, updatedAt: now })
      .where(inArray(reminders.id, changes.stop.slice(from, from + ROWS_AT_ONCE)));
  }
}

async function isPlanned(queries: Queries, userId: string, now: Date): Promise<boolean> {
  const [row] = await queries
    .select({ replanAt: reminderPlans.replanAt })
    .from(reminderPlans)
    .innerJoin(users, eq(users.id, reminderPlans.userId))
    .where(and(eq(reminderPlans.userId, userId), eq(reminderPlans.revision, users.contractsRevision)));
  return row !== undefined && row.replanAt > now;
}

/** As JSON, so many in one text: there are a handful for each of thousands of contracts. */
async function loadRows(queries: Queries, userId: string, now: Date, contractId?: string): Promise<ReminderRow[]> {
  const since = addDays(now.toISOString().slice(0, 10), -REMEMBERED_DAYS);
  const { rows } = await queries.execute<{ part: string }>(sql`
    select json_agg(json_build_object('id', id, 'kind', kind, 'contractId', contract_id, 'cycleEnd', cycle_end, 'actBy', act_by,
      'daysBefore', days_before, 'monday', monday, 'address', address, 'state', state, 'due', due_at))::text as part
    from (
      select *, row_number() over () / ${ROWS_AT_ONCE}::int as part from reminders
      where user_id = ${userId} and kind in ('reminder', 'digest')
        and (state in ('planned', 'claimed') or act_by >= ${since} or monday >= ${since})
        ${contractId === undefined ? sql`` : sql`and contract_id = ${contractId}`}
    ) remembered group by part`);
  return mapInStretches(rows, ({ part }) => JSON.parse(part) as StoredRow[], 1).then((parts) =>
    parts.flat().map(({ due, ...row }) => ({ ...row, due: new Date(due) })),
  );
}

type StoredRow = Omit<ReminderRow, 'due'> & { due: string };

export async function loadChoices(queries: Queries, userId: string): Promise<Map<string, KeptChoice>> {
  const rows = await queries.select().from(reminderChoices).where(eq(reminderChoices.userId, userId));
  return new Map(
    rows.map(({ contractId, days, snoozedUntil, off, version }) => [contractId, { days, snoozedUntil, off, version }]),
  );
}

/** As JSON, so many at once, with a pause after each. */
async function insertPlanned(
  queries: Queries,
  userId: string,
  wanted: readonly WantedReminder[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < wanted.length; from += ROWS_AT_ONCE) {
    const rows = wanted.slice(from, from + ROWS_AT_ONCE).map((each) => ({ ...each, id: randomUUID() }));
    await queries.execute(sql`
      insert into reminders (id, user_id, contract_id, kind, cycle_end, act_by, days_before, monday, address, day, due_at, try_at,
        state, created_at, updated_at)
      select id, ${userId}, "contractId", kind, "cycleEnd", "actBy", "daysBefore", monday, address, day, due, due,
        'planned', ${now}, ${now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted(id uuid, "contractId" uuid, kind text, "cycleEnd" date,
        "actBy" date, "daysBefore" int, monday date, address text, day date, due timestamptz)
      on conflict do nothing`);
    await pause();
  }
}

function timesOf({ day, due }: WantedReminder): { day: string; dueAt: Date; tryAt: Date } {
  return { day, dueAt: due, tryAt: due };
}

/** What is set for one contract of the user, from now on. The caller has made sure that it is the user's, and moves the revision. */
export async function saveChoice(
  queries: Queries,
  userId: string,
  contractId: string,
  { days, ...rest }: KeptChoice,
): Promise<void> {
  const set = { days: days === null ? null : [...days], ...rest };
  await queries
    .insert(reminderChoices)
    .values({ contractId, userId, ...set })
    .onConflictDoUpdate({ target: reminderChoices.contractId, set });
}

/** The address gets nothing more from this user. The caller moves the revision. */
export async function refuseAddress(queries: Queries, userId: string, address: string, now: Date): Promise<void> {
  await queries.insert(refusedAddresses).values({ userId, address, at: now }).onConflictDoNothing();
}
