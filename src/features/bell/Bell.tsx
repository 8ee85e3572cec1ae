/** The bell in the top bar: how many notices are unread, and what they say. */
import './bell.css';
import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useListNoticesQuery } from '../../api/remindersApi.ts';
import { onKeyDown } from '../../platform/keys.ts';
import { NoticePanel } from './NoticePanel.tsx';

/** Milliseconds after which it is looked again. */
const LOOK_AGAIN_MS = 60_000;
const MOST_COUNTED = 99;

export function Bell({ onUnread }: { onUnread: (unread: number) => void }) {
  const list = useListNoticesQuery(undefined, { pollingInterval: LOOK_AGAIN_MS, skipPollingIfUnfocused: true });
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const unread = list.data?.unread ?? 0;
  useEffect(() => onUnread(unread), [unread, onUnread]);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  useEffect(() => {
    if (!open) return undefined;
    return onKeyDown(({ key }) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    });
  }, [open]);
  return (
    <div className="bell" onBlur={onBlur}>
      <button
        type="button"
        ref={button}
        className="bar-button"
        aria-label={unread > 0 ? `What is new, ${unread} unread` : 'What is new'}
        aria-haspopup="dialog"
        aria-expanded={open}
        // The panel keeps the focus until the click: losing it would close the panel, and the click open it again.
        onMouseDown={(event) => open && event.preventDefault()}
        onClick={() => {
          if (!open) void list.refetch();
          setOpen(!open);
        }}
      >
        <BellOutlined aria-hidden />
        {unread > 0 ? (
          <span className="bell-count" aria-hidden>
            {unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}
          </span>
        ) : null}
      </button>
      <output className="visually-hidden">{unread > 0 ? `${unread} unread` : ''}</output>
      {open ? <NoticePanel data={list.data} error={list.error} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
