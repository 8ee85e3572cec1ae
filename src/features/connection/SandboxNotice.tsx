/** Says that "Google" is not Google here. */
import { Alert } from 'antd';

const sandboxText =
  'Google isn’t set up here yet, so you can try everything with a sample workspace of made-up messages and files. ' +
  'Connecting doesn’t touch any real Google account.';

export function SandboxNotice() {
  return (
    <Alert
      className="connection-alert"
      type="info"
      showIcon
      role="note"
      title="Sandbox workspace"
      description={sandboxText}
    />
  );
}
