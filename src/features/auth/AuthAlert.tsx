/** Why the last attempt did not work: a title, and in a second line what really happened if it was no refusal. */
import { Alert } from 'antd';

export function AuthAlert({ title, trouble }: { title: string; trouble: string | null }) {
  return (
    <Alert className="auth-alert" type="error" showIcon title={title} description={trouble ?? undefined} role="alert" />
  );
}
