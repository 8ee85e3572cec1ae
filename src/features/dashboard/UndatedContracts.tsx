/** Says loudly that some contracts have no renewal date: nobody would ever be warned of them. */
import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { counted } from '../../domain/format.ts';
import { paths } from '../../domain/paths.ts';

export function UndatedContracts({ count }: { count: number }) {
  if (count === 0) return null;
  const [have, them] = count === 1 ? ['has', 'it'] : ['have', 'them'];
  return (
    <Alert
      type="warning"
      showIcon
      title={`${counted(count, 'contract')} ${have} no renewal date.`}
      description={`No list of renewals can warn you of ${them}.`}
      action={<Link to={`${paths.contracts}?undated=1`}>Show {them}</Link>}
    />
  );
}
