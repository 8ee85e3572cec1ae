/** One count of the dashboard, and the way to what it counts. */
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import { Button, Skeleton } from 'antd';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatCount } from '../../domain/format.ts';

type Props = {
  title: string;
  /** What is counted, in a few words. */
  note: string;
  count: number;
  loading: boolean;
  failed: boolean;
  action: string;
  to: string;
  /** The count asks for something to be done. */
  warning?: boolean;
};

export function CountCard({ title, note, count, loading, failed, action, to, warning = false }: Props) {
  const navigate = useNavigate();
  const id = useId();
  return (
    <section className={warning ? 'card card-warning' : 'card'} aria-labelledby={id}>
      <h2 id={id} className="card-title">
        {warning ? <WarningOutlined aria-hidden /> : null} {title}
      </h2>
      <div className="count">{loading ? <Skeleton.Node active className="count-skeleton" /> : formatCount(count)}</div>
      <p className="count-note">{failed ? 'could not be loaded' : loading ? '\u00A0' : note}</p>
      <Button type="link" className="card-action" onClick={() => void navigate(to)}>
        {action}
      </Button>
    </section>
  );
}
