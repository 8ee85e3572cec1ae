/** What the bell has to say, the latest first: what is unread stands out, and each leads to its contract or message. */
import { Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { errorSentence } from '../../api/apiError.ts';
import { type Notice, type Notices, useReadNoticesMutation } from '../../api/remindersApi.ts';
import { formatInstantDay } from '../../domain/format.ts';
import { contractPath, paths } from '../../domain/paths.ts';

type Props = { data: Notices | undefined; error: unknown; onClose: () => void };

export function NoticePanel({ data, error, onClose }: Props) {
  const [read, reading] = useReadNoticesMutation();
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const trouble = reading.error ?? (data ? undefined : error);
  return (
    <dialog ref={panel} open className="bell-panel" aria-label="What is new" tabIndex={-1}>
      <div className="panel-head">
        <h2>What is new</h2>
        {data && data.unread > 0 ? (
          <button
            type="button"
            className="bell-read"
            onClick={() => {
              // The button goes with the last unread notice, and must not take the focus along.
              panel.current?.focus();
              void read({ readNoticesRequest: {} });
            }}
          >
            Mark all as read
          </button>
        ) : null}
      </div>
      {trouble ? (
        <p className="panel-note" role="alert">
          {errorSentence(trouble, 'What is new could not be loaded.')}
        </p>
      ) : null}
      {!data && !error ? (
        <div className="panel-loading" aria-busy="true">
          <Skeleton title={false} paragraph={{ rows: 3 }} />
        </div>
      ) : null}
      {data?.notices.length === 0 ? (
        <p className="panel-note">
          Nothing yet. Reminders, new finds to act on soon and trouble with kept searches appear here.
        </p>
      ) : null}
      <ul className="bell-list">
        {data?.notices.map((notice) => (
          <li key={notice.id} className={notice.read ? undefined : 'is-unread'}>
            <Link
              to={wayOf(notice)}
              onClick={() => {
                onClose();
                if (!notice.read) void read({ readNoticesRequest: { ids: [notice.id] } });
              }}
            >
              {notice.read ? null : <span className="visually-hidden">Unread: </span>}
              {notice.title}
              <small>{formatInstantDay(notice.at)}</small>
            </Link>
          </li>
        ))}
      </ul>
      <div className="bell-foot">
        <Link to={paths.reminders} onClick={onClose}>
          All reminders
        </Link>
      </div>
    </dialog>
  );
}

/** A digest is a message to read; trouble with watching is told where kept searches are. */
function wayOf({ contractId, reminderId }: Notice): string {
  if (contractId !== null) return contractPath(contractId);
  return reminderId === null ? paths.finds : `${paths.reminders}?message=${encodeURIComponent(reminderId)}`;
}
