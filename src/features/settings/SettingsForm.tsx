/** What the user sets; saved as a whole. */
import { Alert, Button } from 'antd';
import { ZONE_UNTIL_CHOSEN } from '../../../contract/settings.ts';
import { type FormEvent, useId, useState } from 'react';
import { errorSentence } from '../../api/apiError.ts';
import { type Settings, usePutSettingsMutation } from '../../api/remindersApi.ts';
import { ZoneField } from './ZoneField.tsx';
import { linesOf, readDays } from './readFields.ts';

export function SettingsForm({ settings }: { settings: Settings }) {
  const [save, { isLoading, isSuccess, error }] = usePutSettingsMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const zoneLabel = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const field = (name: string) => elements.namedItem(name) as HTMLInputElement;
    const text = (name: string) => field(name).value;
    const days = readDays(text('reminderDays'));
    setProblem(days === null ? 'Reminder days are whole numbers from 0 to 730, separated by commas.' : null);
    if (days === null) return;
    const ourCompanies = linesOf(text('ourCompanies'));
    // What is only guessed and was left as it is stays a guess.
    const guessed = settings.ourCompaniesConfirmed === false;
    const untouched = guessed && ourCompanies.join('\n') === (settings.ourCompanies ?? []).join('\n');
    const timeZone = text('timeZone');
    void save({
      settings: {
        timeZone,
        // The default that was left as it is was not chosen.
        timeZoneConfirmed: settings.timeZoneConfirmed !== false || timeZone !== settings.timeZone,
        ourCompanies,
        ourCompaniesConfirmed: !untouched,
        reminderDays: days,
        digest: field('digest').checked,
        addresses: linesOf(text('addresses')),
      },
    });
  };
  return (
    <section className="panel" aria-labelledby="settings-telling">
      <header className="panel-head">
        <h2 id="settings-telling">Reminders</h2>
      </header>
      <form className="settings-body" onSubmit={submit}>
        <div className="settings-field">
          <span id={zoneLabel}>Time zone</span>
          <ZoneField
            key={settings.timeZone}
            name="timeZone"
            labelledBy={zoneLabel}
            initial={settings.timeZone ?? ZONE_UNTIL_CHOSEN}
          />
        </div>
        <label>
          <span>Days before the last day to act, separated by commas</span>
          <input name="reminderDays" defaultValue={(settings.reminderDays ?? []).join(', ')} inputMode="numeric" />
        </label>
        <label>
          <span>Who else is told, besides a contract’s owner (one address per line)</span>
          <textarea name="addresses" rows={3} defaultValue={(settings.addresses ?? []).join('\n')} />
        </label>
        <label>
          <span>
            Our companies, one per line
            {settings.ourCompaniesConfirmed === false && settings.ourCompanies?.length
              ? ' (guessed from your contracts: please check)'
              : ''}
          </span>
          <textarea name="ourCompanies" rows={3} defaultValue={(settings.ourCompanies ?? []).join('\n')} />
        </label>
        <label className="settings-check">
          <input type="checkbox" name="digest" defaultChecked={settings.digest ?? true} />
          Send a digest every Monday at 8:00
        </label>
        {(problem ?? error) ? (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={problem ?? errorSentence(error, 'Settings could not be saved.')}
          />
        ) : null}
        <div className="settings-actions">
          <Button type="primary" htmlType="submit" loading={isLoading}>
            Save
          </Button>
          <output>{isSuccess && !isLoading && problem === null ? 'Saved.' : ''}</output>
        </div>
      </form>
    </section>
  );
}
