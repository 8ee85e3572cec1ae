/** Changes settings in the mock backend as another tab does, which the rendered app has not heard of. */
import { changeSettings, type SettingsSaid } from '../../contract/settings.ts';
import { backend } from '../../mocks/node.ts';

/** Of the demo's user. */
export function changeSettingsElsewhere(change: SettingsSaid): void {
  backend.db.update(({ accounts }) => {
    const account = accounts['demo-user'];
    if (account) account.settings = changeSettings(account.settings, change);
  });
}
