/** Whether messages are sent at all, where they are not; never silent. */
import { Alert } from 'antd';
import type { MailState } from '../../api/remindersApi.ts';

export function MailNotice({ mail }: { mail: MailState }) {
  if (mail.delivery === 'none') {
    const title = 'No messages are being sent, because no mail server is set up.';
    return <Alert type="warning" showIcon title={title} description="You can read every message here." />;
  }
  if (mail.problem !== null) return <Alert type="error" showIcon title={mail.problem} />;
  if (mail.delivery === 'smtp') return null;
  return <Alert type="info" showIcon title="Messages are only shown here. They don’t go to real addresses." />;
}
