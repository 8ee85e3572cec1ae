/** The green notice of a connected account, and the way to disconnect it. */
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { messages } from '../../domain/messages.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { disconnectSubmitted } from './connectionSlice.ts';
import { MissingServices } from './MissingServices.tsx';
import { PermissionEnd } from './PermissionEnd.tsx';

export function ConnectedNotice() {
  const dispatch = useAppDispatch();
  const { email, emailSearch, disconnecting, success } = useAppSelector((state) => state.connection);
  const [asking, setAsking] = useState(false);
  const account = email ?? (emailSearch === 'absent' ? messages.emailUnavailable : messages.fetchingEmail);
  return (
    <>
      <Alert
        className="connection-alert"
        type="success"
        role="note"
        showIcon
        title={success ?? 'Google account connected'}
        description={<div aria-live="polite">{account}</div>}
        action={
          <Button danger loading={disconnecting} disabled={disconnecting} onClick={() => setAsking(true)}>
            Disconnect
          </Button>
        }
      />
      <MissingServices />
      <PermissionEnd />
      <Modal
        open={asking}
        title="Disconnect the Google account?"
        okText="Disconnect"
        okButtonProps={{ danger: true }}
        onCancel={() => setAsking(false)}
        onOk={() => {
          setAsking(false);
          dispatch(disconnectSubmitted());
        }}
      >
        <p>
          {email ? `${email} will no longer be searched.` : 'The account will no longer be searched.'} Access is given
          back to Google and forgotten here. Contracts in your database stay.
        </p>
      </Modal>
    </>
  );
}
