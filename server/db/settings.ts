/** The settings of a user: a row once something was set, defaults before. */
import { eq, sql } from 'drizzle-orm';
import { guessOurCompanies } from '../../contract/counterparty.ts';
import type { SettingsSaid } from '../../contract/settings.ts';
import type { Queries } from './database.ts';
import { userSettings } from './schema/cycle.ts';

/** What the user has set; what is missing was never set. */
export async function loadSettings(queries: Queries, userId: string): Promise<SettingsSaid> {
  const [row] = await queries.select().from(userSettings).where(eq(userSettings.userId, userId));
  return row?.settings ?? {};
}

export async function saveSettings(
  queries: Queries,
  { userId, settings, now }: { userId: string; settings: SettingsSaid; now: Date },
): Promise<void> {
  await queries
    .insert(userSettings)
    .values({ userId, settings, updatedAt: now })
    .onConflictDoUpdate({ target: userSettings.userId, set: { settings, updatedAt: now } });
}

/** The companies that are the user's own: as confirmed, or what most of the contracts share. */
export async function ourCompaniesOf(queries: Queries, userId: string): Promise<string[]> {
  const { ourCompanies } = await loadSettings(queries, userId);
  return ourCompanies ?? guessedCompanies(queries, userId);
}

/** What most of the contracts share that are not in the trash. Their parties come in one text, so that thousands are read at once. */
export async function guessedCompanies(queries: Queries, userId: string): Promise<string[]> {
  const { rows } = await queries.execute<{ parties: string | null }>(sql`
    select json_agg(known #> '{known,values,parties}')::text as parties from contracts
    where user_id = ${userId} and joined_into is null and deleted_at is null`);
  const parties = JSON.parse(rows[0]?.parties ?? '[]') as (string[] | null)[];
  return guessOurCompanies(parties.map((each) => each ?? []));
}
