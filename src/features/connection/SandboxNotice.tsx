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
      description="Google is not set up here yet, so you can try everything with a sample workspace of made-up messages and files. Connecting touches no real Google account."
    />
  );
}
