/** /join: says what an invitation is about, and accepts it by a button, so that opening the link alone changes nothing. */
import '../../ui/settings.css';
import './account.css';
import { Alert, Button, Skeleton } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { errorSentence } from '../../api/apiError.ts';
import { type InvitationLink, useJoinDatabaseMutation, useReadInvitationQuery } from '../../api/sharingApi.ts';
import { formatInstantDay } from '../../domain/format.ts';
import { paths } from '../../domain/paths.ts';
import { navigation } from '../../platform/navigation.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { selectUser } from '../auth/authSlice.ts';
import { databaseStartedBy, INCOMPLETE_LINK, invitationAnswer, type WhyClosed, whyClosed } from './invitationText.ts';

export function JoinScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const user = useAppSelector(selectUser)?.email ?? '';
  const asked = { readInvitationRequest: { token } };
  // What it said a while ago may be so no more.
  const read = useReadInvitationQuery(asked, { skip: token === '', refetchOnMountOrArgChange: true });
  const closed = token === '' ? INCOMPLETE_LINK : read.data && whyClosed(read.data, user);
  return (
    <div className="settings">
      <PageHead name="Join your colleagues" answer={closed?.title ?? (read.data && invitationAnswer(read.data))} />
      {read.error ? (
        <LoadFailure
          title={errorSentence(read.error, 'The invitation could not be loaded.')}
          onRetry={() => void read.refetch()}
          retrying={read.isFetching}
        />
      ) : (
        <section className="panel" aria-labelledby="invitation">
          <header className="panel-head">
            <h2 id="invitation">Invitation</h2>
          </header>
          <div className="settings-body">
            {closed ? (
              <Closed {...closed} />
            ) : read.data ? (
              <Open invitation={read.data} token={token} />
            ) : (
              <Skeleton title={false} paragraph={{ rows: 5 }} />
            )}
          </div>
        </section>
      )}
    </div>
  );
}

function Open({ invitation, token }: { invitation: InvitationLink; token: string }) {
  const [join, { error, isLoading }] = useJoinDatabaseMutation();
  const { invitedBy, email, begunBy, expiresAt } = invitation;
  const accept = async () => {
    const { error: refused } = await join({ joinDatabaseRequest: { token } });
    // With another renewals database open, nothing of the earlier one may stay on the screen.
    if (!refused) navigation.go(paths.dashboard);
  };
  return (
    <>
      <dl className="account-facts">
        <div>
          <dt>Invited by</dt>
          <dd>{invitedBy}</dd>
        </div>
        <div>
          <dt>Renewals database</dt>
          <dd>{databaseStartedBy(begunBy)}</dd>
        </div>
        <div>
          <dt>You join as</dt>
          <dd>
            {email}, a colleague. Everybody in it sees and changes its contracts, decisions, reminders and settings.
          </dd>
        </div>
        <div>
          <dt>Open until</dt>
          <dd>{expiresAt === null ? null : formatInstantDay(expiresAt)}</dd>
        </div>
      </dl>
      <p>Contracts of your own stay yours: the account menu leads back to them.</p>
      {error ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={errorSentence(error, 'The invitation could not be accepted. Please try again.')}
        />
      ) : null}
      <div className="settings-actions">
        <Button type="primary" disabled={isLoading} onClick={() => void accept()}>
          Join
        </Button>
        <Link to={paths.dashboard}>Not now</Link>
      </div>
    </>
  );
}

function Closed({ todo }: WhyClosed) {
  return (
    <>
      <p>{todo}</p>
      <div className="settings-actions">
        <Link to={paths.dashboard}>Go to the dashboard</Link>
      </div>
    </>
  );
}
