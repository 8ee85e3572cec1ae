/** What was taken off the list of new finds, and the way back. Nothing while there is none. */
import type { CalendarDay } from '../../../contract/calendar.ts';
import { useListFindsQuery } from '../../api/watchingApi.ts';
import { FindRow } from './FindRow.tsx';

export function DismissedFinds({ today }: { today: CalendarDay }) {
  const { data } = useListFindsQuery({ today, dismissed: 'true' }, { refetchOnMountOrArgChange: true });
  if (!data?.length) return null;
  return (
    <section className="panel" aria-labelledby="dismissed-finds">
      <div className="panel-head">
        <h2 id="dismissed-finds">Dismissed finds</h2>
      </div>
      <ul className="find-list">
        {data.map((find) => (
          <FindRow key={find.id} find={find} today={today} dismissed />
        ))}
      </ul>
    </section>
  );
}
