/** Who changed what, when, from what to what. */
import { Skeleton } from 'antd';
import { type ContractDetails, useGetContractHistoryQuery } from '../../../api/cycleApi.ts';
import { formatInstantDay } from '../../../domain/format.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { historyWords } from '../changeWords.ts';
import { fieldLabel, showValue } from '../fields.ts';
import { type DatedChange, isOther, withMoneyThen } from '../moneyThen.ts';
import { foldHistory, isUnconfirmed } from './foldHistory.ts';

export function HistoryTab({ contract: { id, values } }: { contract: ContractDetails }) {
  const history = useGetContractHistoryQuery({ id });
  if (history.isError) {
    return <LoadFailure title="The history could not be loaded." onRetry={() => void history.refetch()} />;
  }
  if (!history.data) return <Skeleton title={false} paragraph={{ rows: 4 }} />;
  const changes = withMoneyThen(history.data, values).filter(isChange);
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

function Change(entry: DatedChange) {
  const { field, to, source, beside } = entry;
  const after = () => showValue(field, to, beside.after) || 'none';
  if (isUnconfirmed(entry)) return `${fieldLabel(field)} no longer confirmed: ${after()}`;
  if (source === 'confirmed' && !isOther(entry)) return `${fieldLabel(field)} confirmed: ${after()}`;
  return historyWords(entry);
}

/** What stayed as it was needs no line. A confirmation does, and taking it back. */
function isChange(entry: DatedChange): boolean {
  return entry.source === 'confirmed' || isUnconfirmed(entry) || isOther(entry);
}
