/** The views of the list as links, so that each has an address: how many contracts each shows stands beside it. */
import { Link } from 'react-router-dom';
import { formatCount } from '../../domain/format.ts';
import { paths } from '../../domain/paths.ts';
import { type ViewKey, views } from '../../../contract/listFilter.ts';
import { memo } from 'react';

type Props = { view: ViewKey; counts: ReadonlyMap<ViewKey, number> };

export const ListViews = memo(function ListViews({ view, counts }: Props) {
  return (
    <nav className="list-views" aria-label="Views">
      {views.map(({ key, label }) => {
        const count = counts.get(key);
        return (
          <Link
            key={key}
            to={key === 'all' ? paths.contracts : `${paths.contracts}?view=${key}`}
            aria-current={key === view ? 'page' : undefined}
          >
            {label}
            {count === undefined ? null : (
              <span className={key === 'passed' && count > 0 ? 'late' : undefined}>{formatCount(count)}</span>
            )}
          </Link>
        );
      })}
    </nav>
  );
});
