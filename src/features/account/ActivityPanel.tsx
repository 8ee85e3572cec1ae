/** What happened to the account, the latest first; a few lines until more are wanted. */
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useListActivityQuery } from '../../api/accountApi.ts';
import { errorSentence } from '../../api/apiError.ts';
import { activitySentence, formatInstant } from '../../domain/accountActivity.ts';

const FEW = 10;

export function ActivityPanel() {
  // What happened on other screens is not told by tags.
  const { data = [], error, isSuccess } = useListActivityQuery(undefined, { refetchOnMountOrArgChange: true });
  const [all, setAll] = useState(false);
  const shown = all ? data : data.slice(0, FEW);
  return (
    <section className="panel" aria-labelledby="account-activity">
      <header className="panel-head">
        <h2 id="account-activity">Activity</h2>
      </header>
      <div className="settings-body">
        <p>
          Sign-ins, passwords, keys, exports and deletions, kept for two years.
          {isSuccess && data.length === 0 ? ' Nothing yet.' : ''}
        </p>
        {error ? (
          <Alert type="error" showIcon role="alert" title={errorSentence(error, 'The activity could not be loaded.')} />
        ) : null}
        <ul className="account-list">
          {shown.map(({ at, kind, device, detail }, index) => (
            // eslint-disable-next-line react/no-array-index-key -- entries are only ever added, and have no other name
            <li key={`${data.length - index} ${at}`}>
              <span>
                {activitySentence(kind, detail ?? null)}
                <small>{device ?? 'Unknown device'}</small>
              </span>
              <time dateTime={at}>{formatInstant(at)}</time>
            </li>
          ))}
        </ul>
        {data.length > FEW && !all ? (
          <div className="settings-actions">
            <Button onClick={() => setAll(true)}>Show all {data.length}</Button>
          </div>
        ) : null}
      </div>
    </section>
  );
}
