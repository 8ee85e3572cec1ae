/** One line of the search form: whose mail and drive will be searched. */
import './connection.css';
import { Alert, Tag } from 'antd';
import { messages } from '../../domain/messages.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { CheckFailedNotice } from './CheckFailedNotice.tsx';
import { MissingServices } from './MissingServices.tsx';
import { OnlyOneAccount } from './OnlyOneAccount.tsx';
import { PermissionEnd } from './PermissionEnd.tsx';

export function ConnectionSummary() {
  const { checked, checkFailed, connected, email, emailSearch, sandbox, reconnectReason, warnings } = useAppSelector(
    (state) => state.connection,
  );
  if (checkFailed && !connected) return <CheckFailedNotice />;
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
      <OnlyOneAccount />
      <PermissionEnd />
      {warnings.map((warning) => (
        <Alert key={warning} className="connection-alert" type="warning" showIcon role="note" title={warning} />
      ))}
    </>
  );
}
