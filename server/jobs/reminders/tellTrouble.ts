/** Trouble that keeps kept searches from running, told once: in the app, and by a message. */
import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { shownSettings } from '../../../contract/settings.ts';
import { dayInZone } from '../../../contract/zonedTime.ts';
import type { Database } from '../../db/database.ts';
import { addNotice } from '../../db/notices.ts';
import { insertTrouble } from '../../db/reminders.ts';
import { users } from '../../db/schema/accounts.ts';
import { loadSettings } from '../../db/settings.ts';
import { loadWatchTroubles } from '../../db/watchTrouble.ts';

/** Tells everybody what they were not told before. */
export async function tellTrouble(database: Pick<Database, 'queries'>, now: Date): Promise<void> {
  for (const trouble of await loadWatchTroubles(database.queries, now)) {
    await database.queries.transaction(async (queries) => {
      if (!(await addNotice(queries, trouble, now))) return;
      const { userId, title } = trouble;
      const staying = and(eq(users.id, userId), isNull(users.deleteAt), isNull(users.blockedAt));
      const [user] = await queries.select({ address: users.email }).from(users).where(staying);
      if (!user) return;
      const { timeZone } = shownSettings(await loadSettings(queries, userId), []);
      const row = { id: randomUUID(), userId, address: user.address, subject: title };
      await insertTrouble(queries, { ...row, day: dayInZone(now, timeZone), now });
    });
  }
}
