/** The settings of a user: a row once something was set, defaults before. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { guessOurCompanies } from '../../contract/counterparty.ts';
import type { ListedRecord } from '../../contract/record.ts';
import type { SettingsSaid } from '../../contract/settings.ts';
import type { Queries } from './database.ts';
import { contracts } from './schema/contracts.ts';
import { userSettings } from './schema/cycle.ts';

/** What the user has set; what is missing was never set. */
export async function loadSettings(queries: Queries, userId: string): Promise<SettingsSaid> {
  const [row] = await queries.select().from(userSettings).where(eq(userSettings.userId, userId));
  return (row?.settings ?? {}) as SettingsSaid;
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
export async function ourCompaniesOf(
  queries: Queries,
  userId: string,
  records: readonly ListedRecord[],
): Promise<string[]> {
  const { ourCompanies } = await loadSettings(queries, userId);
  return ourCompanies ?? guessOurCompanies(records.map(({ known }) => known.values.parties ?? []));
}

/** The parties of each contract that is not in the trash, as far as they are known. */
export async function sharedParties(queries: Queries, userId: string): Promise<string[][]> {
  const rows = await queries
    .select({ parties: sql<string[] | null>`${contracts.known} #> '{known,values,parties}'` })
    .from(contracts)
    .where(and(eq(contracts.userId, userId), isNull(contracts.joinedInto), isNull(contracts.deletedAt)));
  return rows.map(({ parties }) => parties ?? []);
}
