/** /settings: where the user's clock stands, who we are, when and whom to tell, whether messages are sent, the calendar feed, and rates. */
import '../../ui/settings.css';
import { Skeleton } from 'antd';
import { errorSentence } from '../../api/apiError.ts';
import { useGetSettingsQuery } from '../../api/remindersApi.ts';
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
  return (
    <div className="settings">
      <PageHead name="Settings" answer={data ? answerOf(data.reminderDays ?? []) : undefined} />
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

function answerOf(days: readonly number[]): string {
  const before = days.filter((day) => day > 0);
  const onDay = days.includes(0);
  if (before.length === 0 && onDay) return 'We remind you on the last day to act.';
  if (before.length === 0) return 'We remind you on the day after a last day has passed, and in the digest.';
  const said = before.length === 1 ? `${before[0]}` : `${before.slice(0, -1).join(', ')} and ${before.at(-1)}`;
  const unit = before.length === 1 && before[0] === 1 ? 'day' : 'days';
  return `We remind you ${said} ${unit} before the last day to act${onDay ? ', and on the last day' : ''}.`;
}
