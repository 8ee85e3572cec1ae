/** /account: the password, where one is signed in, what happened to the account, and how to leave. */
import '../../ui/settings.css';
import './account.css';
import { useGetAccountQuery } from '../../api/accountApi.ts';
import { errorSentence } from '../../api/apiError.ts';
import { formatInstantDay } from '../../domain/format.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ActivityPanel } from './ActivityPanel.tsx';
import { ColleaguesPanel } from './ColleaguesPanel.tsx';
import { ConfirmNotice } from './ConfirmNotice.tsx';
import { LeavingPanel } from './LeavingPanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

export function AccountScreen() {
  const { data, error, isFetching, refetch } = useGetAccountQuery();
  return (
    <div className="settings">
      <PageHead
        name="Account"
        answer={data ? `${data.email}, here since ${formatInstantDay(data.createdAt)}.` : undefined}
      />
      {error ? (
        <LoadFailure
          title={errorSentence(error, 'Your account could not be loaded.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data && data.sendsMail && !data.emailConfirmed ? <ConfirmNotice /> : null}
      <div className="settings-columns">
        <div>
          <PasswordPanel />
          <SecondFactorPanel />
          <SessionsPanel />
        </div>
        <div>
          <ColleaguesPanel />
          <ActivityPanel />
          {data ? <LeavingPanel email={data.email} /> : null}
        </div>
      </div>
    </div>
  );
}
