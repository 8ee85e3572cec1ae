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
    getSettings: async ({ user }) => shown(queries, user.id, await loadSettings(queries, user.id)),

    async putSettings({ user, body }) {
      const settings = await queries.transaction(async (transaction) => {
        // The counterparties of the list follow from our companies.
        await moveRevision(transaction, user.id);
        const before = await loadSettings(transaction, user.id);
        const changed = changeSettings(before, body);
        await saveSettings(transaction, { userId: user.id, settings: changed, now: clock() });
        if (changed.timeZone !== before.timeZone) await moveRuns(transaction, user.id, before.timeZone);
        return changed;
      });
      return shown(queries, user.id, settings);
    },
  };
}

/** The guess looks at all contracts: only where it is needed. */
async function shown(queries: Queries, userId: string, settings: SettingsSaid) {
  if (settings.ourCompanies !== undefined) return shownSettings(settings, []);
  return shownSettings(settings, await guessedCompanies(queries, userId));
}
