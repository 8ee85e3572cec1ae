/** Terms and notice periods of the made-up world, added to `YYYY-MM-DD` days; nothing here looks at a clock. */
import dayjs from 'dayjs';
import type { Duration } from '../../src/api/endpoints.gen.ts';

/** `times` x `duration` after `day`, counted from `day` itself, clamped to the end of a shorter month. */
export function addDuration(day: string, duration: Duration, times = 1): string {
  return dayjs(day)
    .add(duration.n * times, duration.unit)
    .format('YYYY-MM-DD');
}

/** The first end of a self-renewing term on or after `today`, in whole renewals from the original end. */
export function rollForward(end: string, renewal: Duration, today: string): string {
  let day = end;
  for (let times = 1; day < today && times < 1200; times += 1) day = addDuration(end, renewal, times);
  return day;
}
