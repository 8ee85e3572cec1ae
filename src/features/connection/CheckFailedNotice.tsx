/** Says that nobody knows whether an account is connected, and offers to ask again. Nothing where it is known. */
import { Alert, Button } from 'antd';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { connectionScreenOpened } from './connectionSlice.ts';

export function CheckFailedNotice() {
  const dispatch = useAppDispatch();
  const unknown = useAppSelector(({ connection }) => connection.checkFailed && !connection.connected);
  if (!unknown) return null;
  return (
    <Alert
      className="connection-alert"
      type="warning"
      showIcon
      role="note"
      title="Your Google connection could not be checked"
      action={<Button onClick={() => dispatch(connectionScreenOpened())}>Try again</Button>}
    />
  );
}
