/** Offers the browser's time zone while nobody has chosen one: it is never set silently, and whoever keeps UTC is not asked again. */
import '../../ui/settings.css';
import { Alert, Button } from 'antd';
import type { MouseEvent } from 'react';
import { errorSentence } from '../../api/apiError.ts';
import { useGetSettingsQuery } from '../../api/remindersApi.ts';
import { useSaveSettings } from '../../api/useSaveSettings.ts';
import { zoneName } from '../../domain/zoneNames.ts';

/** Other names of the default. */
const UTC = new Set(['UTC', 'GMT', 'Etc/UTC', 'Etc/GMT', 'Etc/UCT', 'Etc/Universal', 'Etc/Zulu']);

export function ZoneOffer({ className }: { className?: string }) {
  const { data } = useGetSettingsQuery();
  const { save, isLoading, error } = useSaveSettings();
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (data?.timeZone === undefined || data.timeZoneConfirmed !== false) return null;
  const stored = data.timeZone;
  if (own === stored || UTC.has(own)) return null;
  const choose = async ({ currentTarget }: MouseEvent<HTMLElement>, timeZone: string) => {
    // The offer goes, and the focus with it.
    const screen = currentTarget.closest('main');
    // One that was chosen meanwhile stays, and there is nothing to offer any more.
    const { now } = await save(data, ({ timeZoneConfirmed }) => (timeZoneConfirmed === false ? { timeZone } : null));
    if (now) screen?.focus();
  };
  return (
    <Alert
      {...(className && { className })}
      type="info"
      showIcon
      title={`Reminders come at 8:00 in the time zone ${stored}. This device is in ${zoneName(own)}.`}
      description={
        <div className="settings-actions">
          <Button size="small" type="primary" loading={isLoading} onClick={(event) => void choose(event, own)}>
            Use {zoneName(own)}
          </Button>
          <Button size="small" disabled={isLoading} onClick={(event) => void choose(event, stored)}>
            Keep {stored}
          </Button>
          {error ? <span role="alert">{errorSentence(error, 'The time zone could not be saved.')}</span> : null}
        </div>
      }
    />
  );
}
