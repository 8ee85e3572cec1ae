/** The list of somebody who has no contracts yet. */
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';

export function NoContracts() {
  const navigate = useNavigate();
  return (
    <section className="panel contracts-empty">
      <FileTextOutlined aria-hidden className="contracts-empty-icon" />
      <h2>No Contracts Found</h2>
      <p>You haven&apos;t added any contracts yet. Upload contracts from Google Workspace.</p>
      <Button type="primary" size="large" onClick={() => void navigate(paths.wizard)}>
        Upload Contracts
      </Button>
      <p>
        <Link to={paths.newContract}>Add a contract by hand</Link> or{' '}
        <Link to={paths.importSheet}>import a spreadsheet</Link>
      </p>
      <p>
        What you delete stays in <Link to={`${paths.contracts}?view=trash`}>the trash</Link> for 30 days.
      </p>
    </section>
  );
}
