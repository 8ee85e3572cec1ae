/** How far a search is, in numbers. Announced, at most once per status check. */
import { Progress } from 'antd';
import { formatCount } from '../../domain/format.ts';
import { doneOf, type SearchProgress } from '../../domain/search.ts';

const numbers = [
  { key: 'found', label: 'Matches', ofFiles: 'Files' },
  { key: 'analysed', label: 'Documents read', ofFiles: 'Documents read' },
  { key: 'contracts', label: 'Contracts', ofFiles: 'Contracts' },
  { key: 'skipped', label: 'Skipped', ofFiles: 'Skipped' },
] as const;

const whys = {
  asked: 'Google asked us to wait.',
  trouble: 'Google isn’t answering properly right now.',
} as const;

type Props = { progress: SearchProgress; ownFiles: boolean; running: boolean };

export function SearchProgressPanel({ progress, ownFiles, running }: Props) {
  const { found, analysed, skipped, contracts, waitingUntil, waitingFor } = progress;
  const done = doneOf(progress);
  const percent = found > 0 ? Math.round((done / found) * 100) : 0;
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
      {!ownFiles && analysed + skipped > done ? <p className="muted">One email can hold several documents.</p> : null}
      {until ? (
        <p className="muted">
          {waitingFor ? whys[waitingFor] : ''} The search goes on at{' '}
          {until.toLocaleTimeString([], { timeStyle: 'short' })}.
        </p>
      ) : null}
      <output className="visually-hidden">
        {`${done} of ${found} ${ownFiles ? 'files' : 'matches'} done, ${analysed} documents read, ${contracts} contracts found, ${skipped} skipped.`}
      </output>
    </div>
  );
}
