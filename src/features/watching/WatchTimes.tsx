/** When a kept search runs: how often, and at which hour. */
import { Alert, Select } from 'antd';
import { errorSentence } from '../../api/apiError.ts';
import { useWatchSearchMutation, type Watch } from '../../api/watchingApi.ts';

type Props = { searchId: string; name: string; watch: Watch };

const rhythms = [
  { value: 'daily', label: 'daily' },
  { value: 'weekly', label: 'weekly' },
] satisfies { value: Watch['rhythm']; label: string }[];
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: `${hour}:00` }));

export function WatchTimes({ searchId, name, watch: { rhythm, hour, timeZone } }: Props) {
  const [keep, { isLoading, error }] = useWatchSearchMutation();
  const change = (to: Partial<Pick<Watch, 'rhythm' | 'hour'>>) =>
    void keep({ id: searchId, watchRequest: { rhythm, hour, ...to } });
  return (
    <>
      <div className="watch-times">
        Runs
        <Select
          size="small"
          aria-label={`How often ${name} runs`}
          value={rhythm}
          options={rhythms}
          disabled={isLoading}
          popupMatchSelectWidth={false}
          onChange={(chosen: Watch['rhythm']) => change({ rhythm: chosen })}
        />
        at
        <Select
          size="small"
          aria-label={`Hour at which ${name} runs`}
          value={hour}
          options={hours}
          disabled={isLoading}
          popupMatchSelectWidth={false}
          onChange={(chosen: number) => change({ hour: chosen })}
        />
        ({timeZone})
      </div>
      {error ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={errorSentence(error, 'It still runs as before: the change could not be saved. Please try again.')}
        />
      ) : null}
    </>
  );
}
