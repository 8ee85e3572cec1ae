/** Shows the notices of the state, and announces new ones. They stay until they are dismissed. */
import { Alert, Button } from 'antd';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Notice } from '../../domain/notice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { noticeDismissed, selectNotices } from '../../store/noticesSlice.ts';
import { useKeepPlace } from './useKeepPlace.ts';

export function Notices() {
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  const list = useRef<HTMLDivElement>(null);
  useKeepPlace(list);
  return (
    <section className="notices" aria-live="polite" aria-label="Notices">
      <div ref={list} className="notices-list">
        {notices.map(({ id, kind, text, link, action }) => {
          const dismiss = () => dispatch(noticeDismissed({ id }));
          return (
            <Alert
              key={id}
              type={kind}
              showIcon
              title={text}
              closable={{ onClose: dismiss, 'aria-label': 'Dismiss notice' }}
              action={<Ways link={link} action={action} onTaken={dismiss} />}
            />
          );
        })}
      </div>
    </section>
  );
}

type WaysProps = { link: Notice['link']; action: Notice['action']; onTaken: () => void };

function Ways({ link, action, onTaken }: WaysProps) {
  const dispatch = useAppDispatch();
  return (
    <>
      {action ? (
        <Button
          type="link"
          size="small"
          onClick={() => {
            onTaken();
            dispatch(action.event);
          }}
        >
          {action.label}
        </Button>
      ) : null}
      {link ? (
        <Link to={link.to} onClick={onTaken}>
          {link.label}
        </Link>
      ) : null}
    </>
  );
}
