/** Where the user's clock stands, when and whom to tell, and who we are. What was changed in it is saved, and nothing else. */
import { Alert, Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { errorSentence } from '../../api/apiError.ts';
import type { Settings } from '../../api/remindersApi.ts';
import { HintedField } from './HintedField.tsx';
import { MeanwhileNotice } from './MeanwhileNotice.tsx';
import { addressProblem, companyProblem, daysProblem } from './readFields.ts';
import type { Fields } from './reminderFields.ts';
import { useReminderFields } from './useReminderFields.ts';
import { ZoneField } from './ZoneField.tsx';

type Problem = { field: 'reminderDays' | 'addresses' | 'ourCompanies'; sentence: string };

/** The first thing that can't be saved as it was typed. */
function problemOf({ reminderDays, addresses, ourCompanies }: Fields): Problem | null {
  const found = [
    { field: 'reminderDays' as const, sentence: daysProblem(reminderDays) },
    { field: 'addresses' as const, sentence: addressProblem(addresses) },
    { field: 'ourCompanies' as const, sentence: companyProblem(ourCompanies) },
  ].find(({ sentence }) => sentence !== null);
  return found?.sentence ? { field: found.field, sentence: found.sentence } : null;
}

export function SettingsForm({ settings }: { settings: Settings }) {
  const { fields, type, hints, saveFields, unsaved, meanwhile, isLoading, isSuccess, error } =
    useReminderFields(settings);
  const [problem, setProblem] = useState<Problem | null>(null);
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = problemOf(fields);
    setProblem(wrong);
    if (wrong === null) void saveFields();
  };
  /** What is said at a field is read with it. */
  const hinted = (field: keyof typeof fields) => ({ hint: hints[field], id: `${id}${field}` });
  const described = (field: keyof typeof fields) =>
    [hints[field] === undefined ? '' : `${id}${field}`, problem?.field === field ? `${id}problem` : '']
      .filter((each) => each !== '')
      .join(' ') || undefined;
  const lines = (field: 'addresses' | 'ourCompanies') => ({
    name: field,
    rows: 3,
    value: fields[field],
    onChange: (event: { target: { value: string } }) => type(field, event.target.value),
    'aria-describedby': described(field),
    'aria-invalid': problem?.field === field,
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
            aria-invalid={problem?.field === 'reminderDays'}
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
            id={`${id}problem`}
            title={problem?.sentence ?? errorSentence(error, 'Settings could not be saved.')}
          />
        ) : null}
        <div className="settings-actions">
          <Button type="primary" htmlType="submit" loading={isLoading}>
            Save
          </Button>
          <output>{said ? 'Saved.' : ''}</output>
          {unsaved && !isLoading ? <span>Not saved yet</span> : null}
        </div>
      </form>
    </section>
  );
}
