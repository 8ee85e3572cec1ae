/** How many new finds wait, beside the entry of the main menu. Nothing where there are none. */
import { useListFindsQuery } from '../../api/watchingApi.ts';
import { useToday } from '../../ui/useToday.ts';

/** Milliseconds after which it is looked again. Kept searches run once a day at most. */
const LOOK_AGAIN_MS = 300_000;

export type FindsCountProps = { /** Its code may come. */ wanted: boolean };

export function FindsCount(_props: FindsCountProps) {
  const { data } = useListFindsQuery(
    { today: useToday() },
    { pollingInterval: LOOK_AGAIN_MS, skipPollingIfUnfocused: true },
  );
  if (!data?.length) return null;
  return (
    <>
      <span className="visually-hidden">, {data.length} to review</span>
      <span className="menu-count" aria-hidden>
        {data.length}
      </span>
    </>
  );
}
