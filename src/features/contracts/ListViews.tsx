/** The views of the list as links, so that each has an address: the ready-made ones, with how many contracts each shows, and saved ones. */
import { memo, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type ViewKey, views } from '../../../contract/listFilter.ts';
import { useGetSettingsQuery } from '../../api/remindersApi.ts';
import { formatCount } from '../../domain/format.ts';
import { paths } from '../../domain/paths.ts';
import { SavedViews } from './SavedViews.tsx';

type Props = {
  view: ViewKey;
  counts: ReadonlyMap<ViewKey, number>;
  /** The address's part for what is shown, whatever page of it. */
  query: string;
};

export function ListViews({ view, counts, query }: Props) {
  const { data: settings } = useGetSettingsQuery();
  const current = settings?.savedViews?.find((saved) => saved.query === query);
  // Typing in the search changes it with each key: it is read when a view is saved, and nothing is drawn anew for it.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  return (
    <nav className="list-views" aria-label="Views">
      <ReadyViews view={current ? null : view} counts={counts} />
      <SavedViews
        saved={settings?.savedViews}
        current={current}
        latest={latest}
        plain={query === '' || query === `view=${view}`}
      />
    </nav>
  );
}

/** On a phone the views scroll sideways: the one that is shown must not be out of sight. */
function intoSight(link: HTMLAnchorElement | null) {
  const row = link?.parentElement;
  if (!link || !row || row.scrollWidth <= row.clientWidth) return;
  row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

const ReadyViews = memo(function ReadyViews({ view, counts }: { view: ViewKey | null; counts: Props['counts'] }) {
  return views.map(({ key, label }) => {
    const count = counts.get(key);
    return (
      <Link
        key={key}
        ref={key === view ? intoSight : undefined}
        to={key === 'all' ? paths.contracts : `${paths.contracts}?view=${key}`}
        aria-current={key === view ? 'page' : undefined}
      >
        {label}
        {count === undefined ? null : (
          <span className={key === 'passed' && count > 0 ? 'late' : undefined}>{formatCount(count)}</span>
        )}
      </Link>
    );
  });
});
