/** Who changed what, when, from what to what. */
import { Skeleton } from 'antd';
import { type HistoryEntry, useGetContractHistoryQuery } from '../../../api/cycleApi.ts';
import { formatInstantDay } from '../../../domain/format.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { fieldLabel, showValue } from '../fields.ts';
import { foldHistory } from './foldHistory.ts';

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
      {foldHistory(changes).map((line) => (
        <li key={`${line.when} ${line.field} ${line.version}`}>
          <time className="cycle-days" dateTime={line.when}>
            {formatInstantDay(line.when)}
          </time>
          <span>
            <Change {...line} />
            <small>{line.who ?? 'Read from a document'}</small>
            {line.steps.length > 1 ? (
              <details className="history-steps">
                <summary>{line.steps.length} changes in a row</summary>
                <ul>
                  {line.steps.map((step) => (
                    <li key={step.version}>
                      <Change {...step} />
                    </li>
                  ))}
                </ul>
              </details>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Change({ field, from, to, source }: HistoryEntry) {
  const before = showValue(field, from) ?? 'none';
  if (source === 'confirmed') return `${fieldLabel(field)} confirmed: ${before}`;
  return `${fieldLabel(field)}: ${before} → ${showValue(field, to) ?? 'none'}`;
}

/** Values that are entered together are kept together; what stayed as it was needs no line. A confirmation does. */
function isChange({ from, to, source }: HistoryEntry): boolean {
  return source === 'confirmed' || JSON.stringify(from) !== JSON.stringify(to);
}
