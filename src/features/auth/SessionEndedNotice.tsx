/** Tells somebody whose session ended by itself why the sign-in screen is there. */
import { Alert } from 'antd';
import { authMessages } from '../../domain/authMessages.ts';
import { useAppSelector } from '../../store/hooks.ts';

export function SessionEndedNotice() {
  const expired = useAppSelector((state) => state.auth.signedOutBy === 'expiry');
  return expired ? <Alert className="auth-alert" type="info" showIcon title={authMessages.sessionEnded} /> : null;
}
