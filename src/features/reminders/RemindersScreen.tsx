/** /reminders: what will be sent and when, what was sent, what could not be; and every message to read. */
import './reminders.css';
import { Skeleton } from 'antd';
import { type KeyboardEvent, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { errorSentence } from '../../api/apiError.ts';
import { type Reminder, useGetMailStateQuery, useListRemindersQuery } from '../../api/remindersApi.ts';
import { counted, formatDay } from '../../domain/format.ts';
import { messages } from '../../domain/messages.ts';
import { paths } from '../../domain/paths.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ZoneOffer } from '../settings/ZoneOffer.tsx';
import { MailNotice } from './MailNotice.tsx';
import { ReminderGroup } from './ReminderGroup.tsx';
import { ReminderMessage } from './ReminderMessage.tsx';

const GROUPS: readonly { state: Reminder['state']; title: string }[] = [
  { state: 'failed', title: 'Could not be sent' },
  { state: 'planned', title: 'Planned' },
  { state: 'sent', title: 'Sent' },
  { state: 'stopped', title: 'Not needed any more' },
];

export function RemindersScreen() {
  const [search, setSearch] = useSearchParams();
  const reading = search.get('message');
  const list = useListRemindersQuery({});
  const mail = useGetMailStateQuery();
  const rows = list.data ?? [];
  const read = (id: string | null) => setSearch(id === null ? {} : { message: id }, { replace: true });
  const grid = useRef<HTMLDivElement>(null);
  // The focus goes back to the row whose message it was.
  const close = () => {
    grid.current?.querySelector<HTMLElement>('.reminder-row[aria-current="true"]')?.focus();
    read(null);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && reading !== null) close();
  };
  return (
    <div className="reminders">
      <PageHead
        name="Reminders"
        answer={list.data ? answerOf(list.data) : undefined}
        actions={
          <Link className="button-link" to={paths.settings}>
            Settings
          </Link>
        }
      />
      {mail.data ? <MailNotice mail={mail.data} /> : null}
      <ZoneOffer />
      {list.isError ? (
        <LoadFailure
          title={errorSentence(list.error, 'Reminders could not be loaded.')}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : null}
      {list.isLoading ? (
        <div className="panel panel-loading" aria-busy="true">
          <output className="visually-hidden">{messages.loading}</output>
          <div aria-hidden>
            <Skeleton title={false} paragraph={{ rows: 8 }} />
          </div>
        </div>
      ) : null}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of what lies within come by here. */}
      <div
        ref={grid}
        onKeyDown={onKeyDown}
        className={reading === null ? 'reminders-grid' : 'reminders-grid is-reading'}
      >
        <div className="reminders-grid">
          {GROUPS.map(({ state, title }) => (
            <ReminderGroup
              key={state}
              title={title}
              rows={rows.filter((each) => each.state === state)}
              reading={reading}
              onRead={read}
            />
          ))}
        </div>
        {reading === null ? null : <ReminderMessage key={reading} id={reading} onClose={close} />}
      </div>
    </div>
  );
}

/** `Next: Aug 1, 2026. 12 messages are planned.` */
function answerOf(rows: readonly Reminder[]): string {
  const planned = rows.filter(({ state }) => state === 'planned');
  const [next] = planned;
  if (!next) return 'No reminders are planned yet. They appear once a contract has a last day to act.';
  const failed = rows.filter(({ state }) => state === 'failed').length;
  const trouble = failed === 0 ? '' : ` ${counted(failed, 'message')} could not be sent.`;
  return `Next: ${formatDay(next.day)}. ${counted(planned.length, 'message')} planned.${trouble}`;
}
