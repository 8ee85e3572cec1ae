/** The two things people come to the dashboard to do. */
import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import CloudUploadOutlined from '@ant-design/icons/es/icons/CloudUploadOutlined';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';

export function QuickActions() {
  const navigate = useNavigate();
  return (
    <section className="card" aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="card-title">
        Quick Actions
      </h2>
      <div className="quick-actions">
        <Button
          type="primary"
          size="large"
          block
          icon={<CloudUploadOutlined aria-hidden />}
          onClick={() => void navigate(paths.wizard)}
        >
          Upload Contracts
        </Button>
        <Button
          size="large"
          block
          icon={<CalendarOutlined aria-hidden />}
          onClick={() => void navigate(paths.calendar)}
        >
          View Calendar
        </Button>
      </div>
    </section>
  );
}
