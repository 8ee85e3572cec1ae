/** Says in the top bar that a renewals database is open that a colleague began. Who works in their own sees nothing. */
import './sharedBadge.css';
import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { selectUser } from '../../features/auth/authSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';

export function SharedBadge() {
  const worksFor = useAppSelector(selectUser)?.worksFor;
  if (worksFor === undefined) return null;
  const whose = worksFor ?? 'a former colleague';
  return (
    <Link to={paths.account} className="shared-badge" aria-label={`Renewals database started by ${whose}`}>
      <TeamOutlined aria-hidden />
      <span>{whose}</span>
    </Link>
  );
}
