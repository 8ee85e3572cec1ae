/** A password field that says so when caps lock is on. */
import { Form, Input } from 'antd';
import { useCapsLock } from './useCapsLock.ts';

type Props = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** What is said when it is left empty. */
  missing: string;
  /** Another hint below the field. */
  hint?: string | null;
};

export function PasswordField({ name, label, autoComplete, missing, hint = null }: Props) {
  const { capsLock, capsLockHandlers } = useCapsLock();
  const extra = capsLock ? 'Caps Lock is on' : hint;
  return (
    <Form.Item
      name={name}
      label={label}
      rules={[{ required: true, message: missing }]}
      extra={extra ? <output>{extra}</output> : null}
    >
      <Input.Password autoComplete={autoComplete} {...capsLockHandlers} />
    </Form.Item>
  );
}
