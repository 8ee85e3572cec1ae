/** A message as it was sent, or as it would be sent: its own HTML in a frame that runs nothing. */
import { Button, Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { errorSentence } from '../../api/apiError.ts';
import { useGetReminderQuery } from '../../api/remindersApi.ts';
import { contractPath } from '../../domain/paths.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';

/** Links in a message open a window of their own; without a base they would open in the frame, which may not. */
const LINKS_OUTSIDE = '<head><base target="_blank">';

export function ReminderMessage({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useGetReminderQuery({ id });
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const contractId = data?.reminder.contractId;
  return (
    <section className="panel reminder-message" aria-labelledby="message">
      <header className="panel-head">
        <h2 id="message" ref={head} tabIndex={-1}>
          {data?.reminder.subject ?? 'Message'}
        </h2>
        {contractId ? <Link to={contractPath(contractId)}>Contract</Link> : null}
        <Button onClick={onClose}>Close</Button>
      </header>
      {error ? (
        <LoadFailure
          title={errorSentence(error, 'We couldn’t load this message. Close it and try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data ? (
        <iframe
          title={`Message: ${data.reminder.subject}`}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={data.html.replace('<head>', LINKS_OUTSIDE)}
        />
      ) : error ? null : (
        <Skeleton title={false} paragraph={{ rows: 8 }} />
      )}
    </section>
  );
}
