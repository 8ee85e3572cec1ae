/** What joining another contract's documents would change, before it is done. */
import { Skeleton } from 'antd';
import { type ContractDetails, usePreviewJoinQuery } from '../../api/cycleApi.ts';
import { besideValues, otherValues } from './changeWords.ts';
import './joins.css';

type Props = { into: ContractDetails; otherId: string; today: string };

export function JoinEffect({ into, otherId, today }: Props) {
  const { currentData, isError } = usePreviewJoinQuery({ id: into.id, otherId, today });
  if (isError) return <p className="join-effect">We can’t show what would change right now.</p>;
  if (!currentData) return <Skeleton className="join-effect" title={false} paragraph={{ rows: 2 }} active={false} />;
  const values = otherValues(into, currentData);
  return (
    <div className="join-effect">
      <p>{values.length === 0 ? 'No value of the contract would change.' : 'What would change:'}</p>
      {values.length === 0 ? null : (
        <dl>
          {values.map(({ label, was, is }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {was} <span aria-label="becomes">→</span> <strong>{is}</strong>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {besideValues(into, currentData).map((said) => (
        <p key={said}>{said}</p>
      ))}
    </div>
  );
}
