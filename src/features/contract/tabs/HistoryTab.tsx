/** Who changed what, when, from what to what. */
import { Skeleton } from 'antd';
import { type HistoryEntry, useGetContractHistoryQuery } from '../../../api/cycleApi.ts';
import { formatInstantDay } from '../../../domain/format.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { fieldLabel, showValue } from '../fields.ts';

export function HistoryTab({ id }: { id: string }) {
  const history = useGetContractHistoryQuery({ id });
  if (history.isError) {
    return <LoadFailure title="The history could not be loaded." onRetry={() => void history.refetch()} />;
  }
  if (!history.data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  const changes = history.data.filter(isChange);
  if (changes.length === 0) return <p className="tab-note">Nothing has been changed yet.</p>;
  return (
    <ol className="cycle-list">
      {changes.map(({ who, when, field, from, to, source, version }) => (
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

/** Values that are entered together are kept together; what stayed as it was needs no line. A confirmation does. */
function isChange({ from, to, source }: HistoryEntry): boolean {
  return source === 'confirmed' || JSON.stringify(from) !== JSON.stringify(to);
}
