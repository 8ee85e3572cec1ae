/** /join: accepts an invitation by the link of a message. A button, so that opening the link alone changes nothing. */
import '../../ui/settings.css';
import { Alert, Button } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { errorSentence } from '../../api/apiError.ts';
import { useJoinDatabaseMutation } from '../../api/sharingApi.ts';
import { paths } from '../../domain/paths.ts';
import { navigation } from '../../platform/navigation.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { selectUser } from '../auth/authSlice.ts';

export function JoinScreen() {
  const [search] = useSearchParams();
  const email = useAppSelector(selectUser)?.email ?? '';
  const [join, { error, isLoading }] = useJoinDatabaseMutation();
  const token = search.get('token') ?? '';
  const accept = async () => {
    const { error: refused } = await join({ joinDatabaseRequest: { token } });
    // With another renewals database open, nothing of the earlier one may stay on the screen.
    if (!refused) navigation.go(paths.dashboard);
  };
  return (
    <div className="settings">
      <PageHead name="Join your colleagues" answer={`You are signed in as ${email}.`} />
      <section className="panel" aria-labelledby="invitation">
        <header className="panel-head">
          <h2 id="invitation">Invitation</h2>
        </header>
        <div className="settings-body">
          <p>
            You are invited to work in a renewals database together. Everybody in it sees and changes its contracts,
            decisions and reminders. Contracts of your own stay yours: the account menu leads back to them.
          </p>
          {error ? (
            <Alert
              type="error"
              showIcon
              role="alert"
              title={errorSentence(error, 'The invitation could not be accepted. Please try again.')}
            />
          ) : null}
          {token === '' ? (
            <Alert
              type="error"
              showIcon
              role="alert"
              title="This link is incomplete. Please open it again from the message."
            />
          ) : (
            <div className="settings-actions">
              <Button type="primary" disabled={isLoading} onClick={() => void accept()}>
                Join
              </Button>
              <Link to={paths.dashboard}>Not now</Link>
            </div>
          )}
        </div>
      </section>
    </div>
  );
}
