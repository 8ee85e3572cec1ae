/** Says that the connection to Google has ended, and makes it again where the user is. */
import './connection.css';
import { Alert } from 'antd';
import { messages } from '../../domain/messages.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { ConnectWithGoogle } from './ConnectWithGoogle.tsx';
import { KeyFileForm } from './KeyFileForm.tsx';

/** `children`: what waits for it. */
export function ReconnectOffer({ children }: { children: string }) {
  const { error, method, reconnectReason } = useAppSelector((state) => state.connection);
  return (
    <Alert
      className="wizard-gap"
      type="warning"
      role="note"
      showIcon
      title={reconnectReason ? messages.connectionEnded : messages.notConnected}
      description={
        <>
          {reconnectReason ? <p>{reconnectReason}</p> : null}
          <p>{children}</p>
          {error ? <p role="alert">{error}</p> : null}
          {method === 'oauth' ? <ConnectWithGoogle label="Reconnect" /> : <KeyFileForm />}
        </>
      }
    />
  );
}
