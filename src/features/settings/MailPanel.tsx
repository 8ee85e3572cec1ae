/** Whether messages are sent, and one to see that they arrive. */
import { Alert, Button } from 'antd';
import { errorSentence } from '../../api/apiError.ts';
import { type MailState, useGetMailStateQuery, useSendTestMessageMutation } from '../../api/remindersApi.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { StoppedAddresses } from './StoppedAddresses.tsx';

export function MailPanel() {
  const { data, error, refetch, isFetching } = useGetMailStateQuery();
  const [send, sent] = useSendTestMessageMutation();
  return (
    <section className="panel" aria-labelledby="settings-mail">
      <header className="panel-head">
        <h2 id="settings-mail">Email</h2>
      </header>
      <div className="settings-body">
        {data ? <p>{sentenceOf(data)}</p> : null}
        {error ? (
          <LoadFailure
            title={errorSentence(error, 'We couldn’t find out whether messages are being sent.')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : null}
        <StoppedAddresses />
        {sent.isError ? (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={errorSentence(sent.error, 'The message could not be sent.')}
          />
        ) : null}
        <div className="settings-actions">
          <Button onClick={() => void send()} loading={sent.isLoading}>
            Send me one now
          </Button>
          <output>{sent.data?.message ?? ''}</output>
        </div>
      </div>
    </section>
  );
}

function sentenceOf({ delivery, from, problem }: MailState): string {
  if (delivery === 'none') {
    return 'No messages are being sent, because no mail server is set up. You can read every message under Reminders.';
  }
  if (problem !== null) return `${problem} Messages are waiting, and we’ll try again.`;
  if (delivery === 'smtp')
    return `Messages are sent by the mail server, from ${from ?? 'the address that was set up'}.`;
  return 'Messages are only shown under Reminders. They don’t go to real addresses.';
}
