/** Says that "Google" is not Google here. */
import { Alert } from 'antd';

export function SandboxNotice() {
  return (
    <Alert
      className="connection-alert"
      type="info"
      showIcon
      role="note"
      title="Sandbox workspace"
      description="No Google project is set up here, so connecting leads to a built-in workspace with made-up mails and files. No real Google account is touched."
    />
  );
}
