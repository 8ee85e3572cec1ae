/** Tells somebody who did not sign out here why the sign-in screen is there. */
import { Alert } from 'antd';
import { authMessages } from '../../domain/authMessages.ts';
import { useAppSelector } from '../../store/hooks.ts';

const reasons = { expiry: authMessages.sessionEnded, elsewhere: authMessages.signedOutElsewhere };

export function SessionEndedNotice() {
  const by = useAppSelector((state) => state.auth.signedOutBy);
  if (by !== 'expiry' && by !== 'elsewhere') return null;
  return <Alert className="auth-alert" type="info" showIcon title={reasons[by]} />;
}
