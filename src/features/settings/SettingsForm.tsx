/** Where the user's clock stands, when and whom to tell, and who we are. What was changed in it is saved, and nothing else. */
import { Alert, Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { errorSentence } from '../../api/apiError.ts';
import type { Settings } from '../../api/remindersApi.ts';
import { HintedField } from './HintedField.tsx';
import { MeanwhileNotice } from './MeanwhileNotice.tsx';
import { readDays } from './readFields.ts';
import { useReminderFields } from './useReminderFields.ts';
import { ZoneField } from './ZoneField.tsx';

export function SettingsForm({ settings }: { settings: Settings }) {
  const { fields, type, hints, saveFields, meanwhile, isLoading, isSuccess, error } = useReminderFields(settings);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const days = readDays(fields.reminderDays);
    setProblem(days === null ? 'Reminder days are whole numbers from 0 to 730, separated by commas.' : null);
    if (days !== null) void saveFields();
  };
  /** What is said at a field is read with it. */
  const hinted = (field: keyof typeof fields) => ({ hint: hints[field], id: `${id}${field}` });
  const described = (field: keyof typeof fields) => (hints[field] === undefined ? undefined : `${id}${field}`);
  const lines = (field: 'addresses' | 'ourCompanies') => ({
    name: field,
    rows: 3,
    value: fields[field],
    onChange: (event: { target: { value: string } }) => type(field, event.target.value),
    'aria-describedby': described(field),
  });
  const said = isSuccess && !isLoading && problem === null;
  return (
    <section className="panel" aria-labelledby="settings-telling">
      <header className="panel-head">
        <h2 id="settings-telling">Reminders</h2>
      </header>
      <form className="settings-body" onSubmit={submit}>
        <HintedField {...hinted('timeZone')} of="div">
          <span id={`${id}zone`}>Time zone</span>
          <ZoneField
            labelledBy={`${id}zone`}
            describedBy={described('timeZone')}
            zone={fields.timeZone}
            onChange={(zone) => type('timeZone', zone)}
          />
        </HintedField>
        <HintedField {...hinted('reminderDays')}>
          <span>Days before the last day to act, separated by commas</span>
          <input
            name="reminderDays"
            inputMode="numeric"
            value={fields.reminderDays}
            onChange={({ target }) => type('reminderDays', target.value)}
            aria-describedby={described('reminderDays')}
          />
        </HintedField>
        <HintedField {...hinted('addresses')}>
          <span>Who else is told, besides a contract’s owner (one address per line)</span>
          <textarea {...lines('addresses')} />
        </HintedField>
        <HintedField {...hinted('ourCompanies')}>
          <span>
            Our companies, one per line
            {settings.ourCompaniesConfirmed === false && settings.ourCompanies?.length
              ? ' (guessed from your contracts: please check)'
              : ''}
          </span>
          <textarea {...lines('ourCompanies')} />
        </HintedField>
        <HintedField {...hinted('digest')} className="settings-check">
          <input
            type="checkbox"
            name="digest"
            checked={fields.digest}
            onChange={({ target }) => type('digest', target.checked)}
            aria-describedby={described('digest')}
          />
          Send a digest every Monday at 8:00
        </HintedField>
        {meanwhile ? <MeanwhileNotice what="These settings" /> : null}
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
          <output>{said ? 'Saved.' : ''}</output>
        </div>
      </form>
    </section>
  );
}
