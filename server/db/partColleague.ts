/** Somebody works in a renewals database no more: nothing in it counts on that address any longer. */
import { and, eq, sql } from 'drizzle-orm';
import { type Actor, sayValues } from '../../contract/changes.ts';
import { loadRecords } from './contractRecords.ts';
import type { Queries } from './database.ts';
import { saveRecords } from './saveRecords.ts';
import { contracts } from './schema/contracts.ts';
import { nextVersion } from '../../contract/settings.ts';
import { loadSettings, saveSettings } from './settings.ts';

/**
 * Contracts whose owner has the address (normalised) have none from now on, so that their reminders go to those who are left, and the settings
 * do not name it. The caller moves the revision. Answers how many contracts have no owner now.
 */
export async function partFrom(transaction: Queries, databaseId: string, email: string, actor: Actor): Promise<number> {
  const rows = await transaction
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.userId, databaseId), sql`lower(trim(${contracts.owner} ->> 'email')) = ${email}`));
  const ids = rows.map(({ id }) => id);
  const records = await loadRecords(transaction, databaseId, ids);
  const changed = records.map((record) => sayValues(record, { owner: null }, actor));
  const now = new Date(actor.when);
  await saveRecords(transaction, databaseId, changed, { now });
  const settings = await loadSettings(transaction, databaseId);
  const addresses = settings.addresses?.filter((address) => address.trim().toLowerCase() !== email);
  if (addresses && addresses.length !== settings.addresses?.length) {
    await saveSettings(transaction, {
      userId: databaseId,
      settings: { ...settings, addresses, ...nextVersion(settings) },
      now,
    });
  }
  return changed.length;
}
