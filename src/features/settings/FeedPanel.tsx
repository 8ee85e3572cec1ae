/** The calendar feed: made, copied, revoked. */
import { Alert, Button } from 'antd';
import { useRef, useState } from 'react';
import { errorSentence } from '../../api/apiError.ts';
import { useGetFeedQuery, useMakeFeedMutation, useRevokeFeedMutation } from '../../api/remindersApi.ts';
import { formatInstantDay } from '../../domain/format.ts';
import { copyText } from '../../platform/copyText.ts';

export function FeedPanel() {
  const { data, error } = useGetFeedQuery();
  const [make, making] = useMakeFeedMutation();
  const [revoke, revoking] = useRevokeFeedMutation();
  const [said, setSaid] = useState('');
  const first = useRef<HTMLButtonElement>(null);
  const failure = error ?? making.error ?? revoking.error;
  const { url = null, createdAt = null } = data ?? {};
  // Whoever thought that there is none would cut off the calendars that use it.
  const isHidden = url === null && createdAt !== null;
  const copy = async () => {
    await copyText(url ?? '').then(
      () => setSaid('Copied.'),
      () => setSaid('We couldn’t copy it. Select the address and copy it yourself.'),
    );
  };
  return (
    <section className="panel" aria-labelledby="settings-feed">
      <header className="panel-head">
        <h2 id="settings-feed">Calendar</h2>
      </header>
      <div className="settings-body">
        <p>
          Your last days to act, in the calendar you use: subscribe to this address in Google Calendar, Outlook or Apple
          Calendar. Anyone who knows the address can read it.
        </p>
        {failure ? (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={errorSentence(failure, 'The calendar could not be changed.')}
          />
        ) : null}
        {isHidden ? (
          <Alert
            type="warning"
            showIcon
            title="You have an address that we can’t show any more."
            description={[
              `It was made on ${formatInstantDay(createdAt)}, and the key it was kept with is lost. Calendars that use it go on`,
              'working. If you create another one, they stop: subscribe to the new one there.',
            ].join(' ')}
          />
        ) : null}
        {url === null ? null : (
          <label>
            <span>Secret address</span>
            <input readOnly value={url} onFocus={(event) => event.target.select()} />
          </label>
        )}
        <div className="settings-actions">
          {/* One button, so that the focus stays on it. */}
          <Button
            ref={first}
            onClick={() => void (url === null ? make() : copy())}
            loading={making.isLoading}
            disabled={!data}
          >
            {isHidden ? 'Create another address' : url === null ? 'Create an address' : 'Copy'}
          </Button>
          {url === null && !isHidden ? null : (
            <Button
              onClick={() => {
                setSaid('');
                first.current?.focus();
                void revoke();
              }}
              loading={revoking.isLoading}
            >
              Revoke
            </Button>
          )}
          <output>{said}</output>
        </div>
      </div>
    </section>
  );
}
