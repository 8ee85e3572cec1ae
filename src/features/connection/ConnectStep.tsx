/** Step 0 of the wizard: connect a Google account, or see which one is connected. */
import './connection.css';
import { Alert, Radio, Skeleton } from 'antd';
import { useEffect } from 'react';
import { messages } from '../../domain/messages.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { CheckFailedNotice } from './CheckFailedNotice.tsx';
import { ConnectedNotice } from './ConnectedNotice.tsx';
import { connectStepHidden, connectStepShown, methodChosen } from './connectionSlice.ts';
import { ConnectWithGoogle } from './ConnectWithGoogle.tsx';
import { KeyFileForm } from './KeyFileForm.tsx';
import { SandboxNotice } from './SandboxNotice.tsx';

const methods = [
  {
    value: 'oauth',
    title: 'Personal account',
    text: 'You sign in at Google and allow Perennial to read your mail and files.',
  },
  {
    value: 'service_account',
    title: 'Workspace with a service account',
    text: 'Your administrator provides a key file. Then everybody’s mail and files can be searched.',
  },
] as const;

export function ConnectStep() {
  const dispatch = useAppDispatch();
  const connection = useAppSelector((state) => state.connection);
  useEffect(() => {
    dispatch(connectStepShown());
    return () => {
      dispatch(connectStepHidden());
    };
  }, [dispatch]);

  if (!connection.checked && !connection.connected) return <Skeleton paragraph={{ rows: 4 }} />;
  const { connected, method, reconnectReason, success, error, warnings } = connection;
  return (
    <>
      <CheckFailedNotice />
      {connection.sandbox ? <SandboxNotice /> : null}
      {reconnectReason && !connected ? (
        <Alert
          className="connection-alert"
          type="warning"
          role="note"
          showIcon
          title={messages.connectionEnded}
          description={reconnectReason}
        />
      ) : null}
      <div aria-live="polite">
        {success && !connected ? (
          <Alert className="connection-alert" type="success" showIcon role="none" title={success} />
        ) : null}
      </div>
      {error ? <Alert className="connection-alert" type="error" showIcon title={error} /> : null}
      {warnings.map((warning) => (
        <Alert key={warning} className="connection-alert" type="warning" role="note" showIcon title={warning} />
      ))}
      {connected ? (
        <ConnectedNotice />
      ) : (
        <>
          <Radio.Group
            className="method-options"
            aria-label="How to connect"
            value={method}
            onChange={(event) => dispatch(methodChosen({ method: event.target.value }))}
          >
            {methods.map(({ value, title, text }) => (
              <Radio key={value} value={value} className="method-option">
                <strong>{title}</strong>
                <span>{text}</span>
              </Radio>
            ))}
          </Radio.Group>
          {method === 'oauth' ? <ConnectWithGoogle /> : <KeyFileForm />}
        </>
      )}
    </>
  );
}
