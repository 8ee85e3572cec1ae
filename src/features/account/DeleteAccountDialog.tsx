/** Asks, has the address typed, and says when the account will be gone. Loaded when it is first opened. */
import { Alert, Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useDeleteAccountMutation } from '../../api/accountApi.ts';
import { errorSentence } from '../../api/apiError.ts';
import { useGetSharingQuery } from '../../api/sharingApi.ts';
import { formatInstant } from '../../domain/accountActivity.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { signedOut } from '../auth/authSlice.ts';

export type DeleteAccountDialogProps = { open: boolean; email: string; onClose: () => void };

export function DeleteAccountDialog({ open, email, onClose }: DeleteAccountDialogProps) {
  const dispatch = useAppDispatch();
  const [remove, { data, error, isLoading }] = useDeleteAccountMutation();
  const { data: sharing } = useGetSharingQuery(undefined, { skip: !open });
  const [typed, setTyped] = useState('');
  // The session has ended on the service; here it ends when the user has read what happens.
  const close = () => (data ? dispatch(signedOut()) : onClose());
  return (
    <Modal
      open={open}
      title={data ? 'Your account will be deleted' : 'Delete your account?'}
      onCancel={close}
      closable={false}
      footer={
        data ? (
          <Button type="primary" onClick={close}>
            Close
          </Button>
        ) : (
          <>
            <Button onClick={close}>Keep it</Button>
            <Button
              danger
              type="primary"
              loading={isLoading}
              disabled={typed.trim().toLowerCase() !== email.toLowerCase()}
              onClick={() => void remove()}
            >
              Delete my account
            </Button>
          </>
        )
      }
    >
      {error ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={errorSentence(error, 'The account could not be deleted. Please try again.')}
        />
      ) : null}
      {data ? (
        <p>Your account will be gone on {formatInstant(data.deletesAt)}. Sign in before then to keep it.</p>
      ) : (
        <>
          <p>
            You are signed out everywhere, your Google account is disconnected, and reminders to you stop at once.{' '}
            {whatGoes(sharing?.people.length)}
          </p>
          <label className="account-typed">
            Type {email} to confirm
            <Input value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" />
          </label>
        </>
      )}
    </Modal>
  );
}

/** `people`: how many work in the renewals database that is open; undefined while that is not known. */
function whatGoes(people: number | undefined): string {
  if (people === undefined)
    return 'In seven days your account is deleted for good, with all contracts and documents that no colleague shares.';
  if (people > 1)
    return 'In seven days your account is deleted for good. The contracts and documents that you share stay with your colleagues.';
  return 'In seven days all contracts and documents are deleted for good.';
}
