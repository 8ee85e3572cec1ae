/** The address has not been confirmed: why it matters, and another message. */
import { Alert, Button } from 'antd';
import { useSendConfirmationMutation } from '../../api/accountApi.ts';
import { errorSentence } from '../../api/apiError.ts';

export function ConfirmNotice() {
  const [send, { data, error, isLoading }] = useSendConfirmationMutation();
  const failure = error ? errorSentence(error, 'The message could not be sent. Please try again.') : null;
  return (
    <Alert
      type={failure === null ? 'info' : 'error'}
      showIcon
      title="Your address has not been confirmed yet"
      description={
        <output>
          {failure ?? data?.message ?? 'Please open the link in the message we sent you. Reminders go to this address.'}
        </output>
      }
      action={
        <Button loading={isLoading} onClick={() => void send()}>
          Send it again
        </Button>
      }
    />
  );
}
