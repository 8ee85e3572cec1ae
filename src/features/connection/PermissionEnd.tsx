/** Says when Google ends the permission by itself: a search after that day would find nothing. */
import { Alert } from 'antd';
import { formatInstantDay } from '../../domain/format.ts';
import { useAppSelector } from '../../store/hooks.ts';

export function PermissionEnd() {
  const expiresAt = useAppSelector((state) => state.connection.expiresAt);
  const day = expiresAt === null ? null : formatInstantDay(expiresAt);
  if (day === null) return null;
  return (
    <Alert
      className="connection-alert"
      type="warning"
      showIcon
      role="note"
      title={`Google will end this permission on ${day}`}
      description="Connect the account again before then. Google does this while the app is still in testing."
    />
  );
}
