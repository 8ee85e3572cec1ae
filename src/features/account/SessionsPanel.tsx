/** Where the user is signed in, with a way out of each place and of all of them. */
import { Alert, Button, Popconfirm } from 'antd';
import {
  type Session,
  useEndSessionMutation,
  useEndSessionsMutation,
  useListSessionsQuery,
} from '../../api/accountApi.ts';
import { errorSentence } from '../../api/apiError.ts';
import { formatInstant } from '../../domain/accountActivity.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { signedOut } from '../auth/authSlice.ts';

export function SessionsPanel() {
  const dispatch = useAppDispatch();
  const { data, error } = useListSessionsQuery();
  const [end, ending] = useEndSessionMutation();
  const [endAll, endingAll] = useEndSessionsMutation();
  const failure = error ?? ending.error ?? endingAll.error;
  const leave = async () => {
    const { error: refused } = await endAll();
    if (!refused) dispatch(signedOut());
  };
  return (
    <section className="panel" aria-labelledby="account-sessions">
      <header className="panel-head">
        <h2 id="account-sessions">Where you are signed in</h2>
      </header>
      <div className="settings-body">
        {failure ? (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={errorSentence(failure, 'The sessions could not be shown.')}
          />
        ) : null}
        <ul className="account-list">
          {(data ?? []).map((session) => (
            <li key={session.id}>
              <span>
                {nameOf(session)}
                <small>{session.current ? 'This device' : `Last used ${formatInstant(session.lastSeenAt)}`}</small>
              </span>
              {session.current ? null : (
                <Button
                  aria-label={`Sign out ${nameOf(session)}`}
                  disabled={ending.isLoading}
                  onClick={() => void end({ id: session.id })}
                >
                  Sign out
                </Button>
              )}
            </li>
          ))}
        </ul>
        <div className="settings-actions">
          <Popconfirm
            title="Sign out everywhere?"
            description="This device is signed out as well."
            okText="Sign out everywhere"
            cancelText="Stay signed in"
            onConfirm={() => void leave()}
          >
            <Button danger loading={endingAll.isLoading}>
              Sign out everywhere
            </Button>
          </Popconfirm>
        </div>
      </div>
    </section>
  );
}

function nameOf({ device }: Session): string {
  return device ?? 'Unknown device';
}
