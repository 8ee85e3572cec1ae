/** Past searches: what became of each kept one, and a way to keep the others or open them again. */
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type PastSearch, useUnwatchSearchMutation, type Watch } from '../../api/watchingApi.ts';
import { criteriaDefaults } from '../../../contract/criteria.ts';
import { formatInstant } from '../../domain/accountActivity.ts';
import { counted, formatInstantDay } from '../../domain/format.ts';
import { services } from '../../domain/options.ts';
import { paths, searchPath } from '../../domain/paths.ts';
import { KeepSearch } from '../wizard/KeepSearch.tsx';
import { WatchTimes } from './WatchTimes.tsx';

export function PastSearches({ searches }: { searches: readonly PastSearch[] }) {
  const kept = searches.filter(({ watch }) => watch);
  const others = searches.filter(({ watch }) => !watch);
  return (
    <>
      <Group
        title="Kept searches"
        searches={kept}
        none={
          others.length > 0 ? (
            'You aren’t keeping any search. Keep one below, and it runs every day.'
          ) : (
            <>
              You aren’t keeping any search. <Link to={paths.wizard}>Search your mail and drive</Link>, then keep the
              search, and it runs every day.
            </>
          )
        }
      />
      {others.length > 0 || kept.length > 0 ? (
        <Group title="Past searches" searches={others} none="There are no other searches." />
      ) : null}
    </>
  );
}

function Group({ title, searches, none }: { title: string; searches: readonly PastSearch[]; none: ReactNode }) {
  return (
    <section className="panel" aria-label={title}>
      <div className="panel-head">
        <h2>{title}</h2>
      </div>
      {searches.length === 0 ? <p className="panel-note">{none}</p> : null}
      <ul className="find-list">
        {searches.map((search) => (
          <SearchRow key={search.id} search={search} />
        ))}
      </ul>
    </section>
  );
}

function SearchRow({ search }: { search: PastSearch }) {
  const { id, criteria, startedAt, status, stopped, watch } = search;
  const name = nameOf(search);
  const where = searched(criteria);
  const [unwatch, { isLoading }] = useUnwatchSearchMutation();
  return (
    <li className="find-row">
      <div>
        <strong>{name}</strong>
        <p>{[...(name === where ? [] : [where]), formatInstant(startedAt), outcome(search)].join(' · ')}</p>
        {watch ? <WatchTimes searchId={id} name={name} watch={watch} /> : null}
        {watch ? <p>{watchLine(watch)}</p> : null}
        {watch?.trouble ? <Alert type="warning" role="note" showIcon title={watch.trouble} /> : null}
      </div>
      <div className="find-actions">
        {status === 'COMPLETED' ? (
          <Link to={searchPath(id)} aria-label={`Open ${name}`}>
            Open
          </Link>
        ) : null}
        {watch ? (
          <Button loading={isLoading} aria-label={`Stop keeping ${name}`} onClick={() => void unwatch({ id })}>
            Stop
          </Button>
        ) : stopped ? null : (
          <KeepSearch searchId={id} />
        )}
      </div>
    </li>
  );
}

/** What it was called; one that nobody gave a name is called what it looked for. */
function nameOf({ description, criteria }: PastSearch): string {
  return description === criteriaDefaults.description ? searched(criteria) : description;
}

/** `Gmail: agreement, lease`: two searches for the same words differ by where they looked. */
function searched({ service, keywords }: PastSearch['criteria']): string {
  const where = services.find(({ value }) => value === service)?.label ?? 'Your own files';
  return keywords.length === 0 ? where : `${where}: ${keywords.join(', ')}`;
}

function outcome({ status, stopped, contracts }: PastSearch): string {
  if (status === 'PROCESSING') return 'still running';
  if (stopped) return 'stopped';
  return status === 'FAILED' ? 'failed' : `${counted(contracts, 'contract')} found`;
}

function watchLine({ nextRunAt, lastRun, newFinds }: Watch): string {
  const last = lastRun ? `Last run ${formatInstantDay(lastRun.at)}` : 'It has not run yet';
  const next = nextRunAt ? `next ${formatInstantDay(nextRunAt)}` : 'its end date has passed, so it no longer runs';
  return [last, next, counted(newFinds, 'new find')].join(' · ');
}
