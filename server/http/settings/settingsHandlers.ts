/** The settings of a user. */
import { changeSettings, type SettingsSaid, shownSettings } from '../../../contract/settings.ts';
import { moveRevision } from '../../db/contracts.ts';
import type { Queries } from '../../db/database.ts';
import { guessedCompanies, loadSettings, saveSettings } from '../../db/settings.ts';
import { moveRuns } from '../../db/watchRuns.ts';
import type { AppContext } from '../appContext.ts';
import type { Handlers } from '../operations.ts';

export function settingsHandlers({ database, clock }: AppContext): Handlers<'getSettings' | 'putSettings'> {
  const { queries } = database;
  return {
    getSettings: async ({ user }) => shown(queries, user.databaseId, await loadSettings(queries, user.databaseId)),

    async putSettings({ user, body }) {
      const settings = await queries.transaction(async (transaction) => {
        // The counterparties of the list follow from our companies.
        await moveRevision(transaction, user.databaseId);
        const before = await loadSettings(transaction, user.databaseId);
        const changed = changeSettings(before, body);
        await saveSettings(transaction, { userId: user.databaseId, settings: changed, now: clock() });
        if (changed.timeZone !== before.timeZone) await moveRuns(transaction, user.databaseId, before.timeZone);
        return changed;
      });
      return shown(queries, user.databaseId, settings);
    },
  };
}

/** The guess looks at all contracts: only where it is needed. */
async function shown(queries: Queries, userId: string, settings: SettingsSaid) {
  if (settings.ourCompanies !== undefined) return shownSettings(settings, []);
  return shownSettings(settings, await guessedCompanies(queries, userId));
}
