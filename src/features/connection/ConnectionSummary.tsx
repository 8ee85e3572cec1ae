/** One line of the search form: whose mail and drive will be searched. */
import './connection.css';
import { Alert, Button, Tag } from 'antd';
import { messages } from '../../domain/messages.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { connectionScreenOpened } from './connectionSlice.ts';
import { MissingServices } from './MissingServices.tsx';

export function ConnectionSummary() {
  const dispatch = useAppDispatch();
  const { checked, checkFailed, connected, email, emailSearch, sandbox, reconnectReason, warnings } = useAppSelector(
    (state) => state.connection,
  );
  if (checkFailed && !connected) {
    return (
      <Alert
        className="connection-alert"
        type="warning"
        showIcon
        role="note"
        title="Your Google connection could not be checked"
        action={<Button onClick={() => dispatch(connectionScreenOpened())}>Try again</Button>}
      />
    );
  }
  if (checked && !connected) {
    return (
      <Alert
        className="connection-alert"
        type="warning"
        showIcon
        role="note"
        title={messages.notConnected}
        description={reconnectReason ?? 'Go back one step to connect.'}
      />
    );
  }
  const account = email ?? (emailSearch === 'absent' ? messages.emailUnavailable : messages.fetchingEmail);
  return (
    <>
      <p className="connection-summary">
        Searching as {account} {sandbox ? <Tag color="processing">Sandbox workspace</Tag> : null}
      </p>
      <MissingServices />
      {warnings.map((warning) => (
        <Alert key={warning} className="connection-alert" type="warning" showIcon role="note" title={warning} />
      ))}
    </>
  );
}
