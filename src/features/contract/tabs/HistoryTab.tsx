/** Who changed what, when, from what to what. */
import { Skeleton } from 'antd';
import { useGetContractHistoryQuery } from '../../../api/cycleApi.ts';
import { formatInstantDay } from '../../../domain/format.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { fieldLabel, showValue } from '../fields.ts';

export function HistoryTab({ id }: { id: string }) {
  const history = useGetContractHistoryQuery({ id });
  if (history.isError) {
    return <LoadFailure title="The history could not be loaded." onRetry={() => void history.refetch()} />;
  }
  if (!history.data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  if (history.data.length === 0) return <p className="tab-note">Nothing has been changed yet.</p>;
  return (
    <ol className="cycle-list">
      {history.data.map(({ who, when, field, from, to, source, version }) => (
        <li key={`${when} ${field} ${version}`}>
          <time className="cycle-days" dateTime={when}>
            {formatInstantDay(when)}
          </time>
          <span>
            {source === 'confirmed' ? `${fieldLabel(field)} confirmed: ` : `${fieldLabel(field)}: `}
            {showValue(field, from) ?? 'none'}
            {source === 'confirmed' ? '' : ` → ${showValue(field, to) ?? 'none'}`}
            <small>{who ?? 'Read from a document'}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
