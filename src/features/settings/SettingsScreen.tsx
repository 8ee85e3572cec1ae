/** /settings: where the user's clock stands, who we are, when and whom to tell, whether messages are sent, the calendar feed, and rates. */
import '../../ui/settings.css';
import { Skeleton } from 'antd';
import { errorSentence } from '../../api/apiError.ts';
import { type MailState, useGetMailStateQuery, useGetSettingsQuery } from '../../api/remindersApi.ts';
import { messages } from '../../domain/messages.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { FeedPanel } from './FeedPanel.tsx';
import { MailPanel } from './MailPanel.tsx';
import { RatesPanel } from './RatesPanel.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { ZoneOffer } from './ZoneOffer.tsx';

export function SettingsScreen() {
  const { data, error, isLoading, isFetching, refetch } = useGetSettingsQuery();
  const mail = useGetMailStateQuery();
  const isToldOfMail = mail.data !== undefined || mail.isError;
  return (
    <div className="settings">
      <PageHead
        name="Settings"
        answer={data && isToldOfMail ? answerOf(data.reminderDays ?? [], mail.data ?? null) : undefined}
      />
      {error ? (
        <LoadFailure
          title={errorSentence(error, 'Settings could not be loaded.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      <ZoneOffer />
      {isLoading ? (
        <div className="panel panel-loading" aria-busy="true">
          <output className="visually-hidden">{messages.loading}</output>
          <div aria-hidden>
            <Skeleton title={false} paragraph={{ rows: 8 }} />
          </div>
        </div>
      ) : null}
      {error && !data ? null : (
        <div className="settings-columns">
          <div>{data ? <SettingsForm settings={data} /> : null}</div>
          <div>
            <MailPanel />
            <FeedPanel />
            {data ? <RatesPanel settings={data} /> : null}
          </div>
        </div>
      )}
    </div>
  );
}

/** When reminders come, and whether they come by mail: where nothing is sent, the first line doesn’t promise it. `mail` is null where nobody knows. */
function answerOf(days: readonly number[], mail: MailState | null): string {
  const when = whenOf(days);
  if (mail === null) return `Reminders are due ${when}.`;
  if (mail.delivery === 'none') return `No messages are being sent. Reminders appear in the app ${when}.`;
  return `We remind you ${when}.${mail.problem === null ? '' : ' Messages are waiting at the moment.'}`;
}

function whenOf(days: readonly number[]): string {
  const before = days.filter((day) => day > 0);
  const onDay = days.includes(0);
  if (before.length === 0 && onDay) return 'on the last day to act';
  if (before.length === 0) return 'on the day after a last day has passed, and in the digest';
  const said = before.length === 1 ? `${before[0]}` : `${before.slice(0, -1).join(', ')} and ${before.at(-1)}`;
  const unit = before.length === 1 && before[0] === 1 ? 'day' : 'days';
  return `${said} ${unit} before the last day to act${onDay ? ', and on the last day' : ''}`;
}
