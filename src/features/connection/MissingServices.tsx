/** Says what the user did not allow at Google: a search would silently find nothing there. */
import { Alert } from 'antd';
import { useAppSelector } from '../../store/hooks.ts';

export function MissingServices() {
  const services = useAppSelector((state) => state.connection.services);
  if (!services || (services.gmail && services.drive)) return null;
  const missing = services.gmail ? 'Google Drive' : services.drive ? 'Gmail' : 'Gmail and Google Drive';
  return (
    <Alert
      className="connection-alert"
      type="warning"
      showIcon
      role="note"
      title={`${missing} cannot be searched`}
      description="Its box wasn’t ticked at Google. Disconnect, connect again and tick it."
    />
  );
}
