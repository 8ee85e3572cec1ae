/** Every place in which one document was found. */
import type { Sighting } from '../../api/api.ts';
import { formatInstantDay } from '../../domain/format.ts';
import { sourceName } from './sourceName.ts';

export function Sightings({ sightings }: { sightings: readonly Sighting[] }) {
  return (
    <details className="sightings">
      <summary>One document, found in {sightings.length} places</summary>
      <ul>
        {sightings.map(({ source, account, name, location, date }, index) => (
          // eslint-disable-next-line react/no-array-index-key -- never reordered, and nothing in it is unique
          <li key={index}>
            {[sourceName(source), name, location, account, date ? formatInstantDay(date) : null]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
