/** What kept searches have found and whose last day to act is near, told once in the app: the digest may come too late for it. */
import { nearFindTitle } from '../../contract/foundChance.ts';
import { shownSettings } from '../../contract/settings.ts';
import { dayInZone } from '../../contract/zonedTime.ts';
import type { Database } from '../db/database.ts';
import { loadFinders, loadNewFinds } from '../db/newFinds.ts';
import { addNotice } from '../db/notices.ts';
import { loadSettings } from '../db/settings.ts';
import { nearFindsOf } from '../domain/nearFinds.ts';

/** Tells everybody what they were not told before: of a find that comes near while it waits, too, and of a day that is read anew. */
export async function tellNearFinds({ queries }: Pick<Database, 'queries'>, now: Date): Promise<void> {
  for (const finder of await loadFinders(queries)) {
    const { timeZone } = shownSettings(await loadSettings(queries, finder.databaseId), []);
    for (const find of nearFindsOf(await loadNewFinds(queries, finder), dayInZone(now, timeZone))) {
      const key = `near find ${find.documentId} ${find.actBy}`;
      await addNotice(queries, { userId: finder.id, key, title: nearFindTitle(find.name, find) }, now);
    }
  }
}
