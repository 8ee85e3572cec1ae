/** The views of the list as links, so that each has an address: the ready-made ones, with how many contracts each shows, and saved ones. */
import { memo, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type ViewKey, views } from '../../../contract/listFilter.ts';
import { useGetSettingsQuery } from '../../api/remindersApi.ts';
import { formatCount } from '../../domain/format.ts';
import { paths } from '../../domain/paths.ts';
import { SavedViews } from './SavedViews.tsx';
import { showsAtOnce } from './showsAtOnce.ts';

type Props = {
  view: ViewKey;
  counts: ReadonlyMap<ViewKey, number>;
  /** The address's part for what is shown, whatever page of it. */
  query: string;
  /** Shows what such a part of an address stands for. */
  onView: (query: string) => void;
};

export function ListViews({ view, counts, query, onView }: Props) {
  const { data: settings } = useGetSettingsQuery();
  const current = settings?.savedViews?.find((saved) => saved.query === query);
  // Typing in the search changes it with each key: it is read when a view is saved, and nothing is drawn anew for it.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  return (
    <nav className="list-views" aria-label="Views">
      <ReadyViews view={current ? null : view} counts={counts} onView={onView} />
      <SavedViews
        settings={settings}
        current={current}
        latest={latest}
        onView={onView}
        plain={query === '' || query === `view=${view}`}
      />
    </nav>
  );
}

/** On a phone the views scroll sideways: the one that is shown must not be out of sight. */
function intoSight(link: HTMLAnchorElement | null) {
  if (!link) return;
  // With the frame: asked for before, the page would be laid out once for this answer, and again for the rows that are written then.
  requestAnimationFrame(() => {
    const row = link.parentElement;
    if (!row || row.scrollWidth <= row.clientWidth) return;
    row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  });
}

type ReadyProps = Pick<Props, 'counts' | 'onView'> & { view: ViewKey | null };

const ReadyViews = memo(function ReadyViews({ view, counts, onView }: ReadyProps) {
  return views.map(({ key, label }) => {
    const count = counts.get(key);
    const query = key === 'all' ? '' : `view=${key}`;
    return (
      <Link
        key={key}
        ref={key === view ? intoSight : undefined}
        to={query === '' ? paths.contracts : `${paths.contracts}?${query}`}
        aria-current={key === view ? 'page' : undefined}
        onClick={showsAtOnce(query, onView)}
      >
        {label}
        {count === undefined ? null : (
          <span className={key === 'passed' && count > 0 ? 'late' : undefined}>{formatCount(count)}</span>
        )}
      </Link>
    );
  });
});
