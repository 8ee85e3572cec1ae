/** What is set for the reminders of one contract: a pause, or none at all. What is planned then stands below. */
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { addDays } from '../../../../contract/calendar.ts';
import { errorSentence, readApiError } from '../../../api/apiError.ts';
import type { ContractDetails } from '../../../api/cycleApi.ts';
import { usePutReminderChoiceMutation } from '../../../api/remindersApi.ts';
import { formatDay } from '../../../domain/format.ts';

const SNOOZES = [7, 30];

/** `today` is the user's own day. */
export function SnoozeReminders({
  contract: { id, reminderChoice },
  today,
}: {
  contract: ContractDetails;
  today: string;
}) {
  const [put, { isLoading, error }] = usePutReminderChoiceMutation();
  const { days = null, snoozedUntil = null, off = false, version } = reminderChoice ?? {};
  const snoozed = snoozedUntil !== null && snoozedUntil > today ? snoozedUntil : null;
  const state = off ? 'off' : (snoozed ?? 'on');
  const actions = useRef<HTMLDivElement>(null);
  /** What was set when a button was pressed. */
  const pressedAt = useRef<string | null>(null);
  const choose = (choice: { snoozedUntil?: string; off?: boolean }) => {
    pressedAt.current = state;
    const set = { days, snoozedUntil: null, off: false, ...choice };
    void put({ id, reminderChoice: { ...set, ...(version !== undefined && { version }) } });
  };
  // The button that was pressed is gone: the focus goes to the one in its place.
  useEffect(() => {
    if (pressedAt.current === null || pressedAt.current === state) return;
    pressedAt.current = null;
    actions.current?.querySelector('button')?.focus();
  });
  return (
    <div className="snooze">
      <output>{sentenceOf(off, snoozed)}</output>
      <div className="snooze-actions" ref={actions}>
        {off || snoozed !== null ? (
          <Button size="small" loading={isLoading} onClick={() => choose({})}>
            {off ? 'Send them again' : 'End the snooze'}
          </Button>
        ) : (
          SNOOZES.map((count) => (
            <Button
              key={count}
              size="small"
              disabled={isLoading}
              onClick={() => choose({ snoozedUntil: addDays(today, count) })}
            >
              Snooze for {count} days
            </Button>
          ))
        )}
        {off ? null : (
          <Button size="small" disabled={isLoading} onClick={() => choose({ off: true })}>
            Not this one
          </Button>
        )}
      </div>
      {error ? <Failure error={error} /> : null}
    </div>
  );
}

/** What another tab or a colleague has set meanwhile stands above by then: nothing of it was replaced. */
function Failure({ error }: { error: unknown }) {
  const isStale = readApiError(error).code === 'STALE_VERSION';
  const title = isStale
    ? 'These reminders have been changed in the meantime, and you now see what is set. Choose again to change it.'
    : errorSentence(error, 'We couldn’t save your choice. Please try again.');
  return <Alert type={isStale ? 'warning' : 'error'} showIcon role="alert" title={title} />;
}

function sentenceOf(off: boolean, snoozed: string | null): string {
  if (off) return 'No reminders are sent about this contract.';
  if (snoozed !== null)
    return `Snoozed until ${formatDay(snoozed)}: what was due before comes then, or on the last day to act if that is earlier.`;
  return 'Reminders are sent as set in Settings.';
}
