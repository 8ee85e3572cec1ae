/** How far a search is, in numbers. Announced, at most once per status check. */
import { Progress } from 'antd';
import { formatCount } from '../../domain/format.ts';
import type { SearchProgress } from '../../domain/search.ts';

const numbers = [
  { key: 'found', label: 'Matches', ofFiles: 'Files' },
  { key: 'analysed', label: 'Documents read', ofFiles: 'Documents read' },
  { key: 'contracts', label: 'Contracts', ofFiles: 'Contracts' },
  { key: 'skipped', label: 'Skipped', ofFiles: 'Skipped' },
] as const;

type Props = { progress: SearchProgress; ownFiles: boolean; running: boolean };

export function SearchProgressPanel({ progress, ownFiles, running }: Props) {
  const { found, analysed, skipped, contracts, waitingUntil } = progress;
  const percent = found > 0 ? Math.min(100, Math.round(((analysed + skipped) / found) * 100)) : 0;
  const until = waitingUntil && progress.phase === 'waiting' ? new Date(waitingUntil) : null;
  return (
    <div className="search-progress">
      {running ? <Progress percent={percent} showInfo={false} aria-label="Progress of the search" /> : null}
      <dl className="search-numbers">
        {numbers.map(({ key, label, ofFiles }) => (
          <div key={key}>
            <dt>{ownFiles ? ofFiles : label}</dt>
            <dd>{formatCount(progress[key])}</dd>
          </div>
        ))}
      </dl>
      {until ? (
        <p className="muted">
          Google asked us to wait. The search goes on at {until.toLocaleTimeString([], { timeStyle: 'short' })}.
        </p>
      ) : null}
      <output className="visually-hidden">
        {`${analysed} of ${found} ${ownFiles ? 'files' : 'matches'} read, ${contracts} contracts found, ${skipped} skipped.`}
      </output>
    </div>
  );
}
