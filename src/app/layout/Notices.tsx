/** Shows the notices of the state, and announces new ones. They stay until they are dismissed. */
import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { noticeDismissed, selectNotices } from '../../store/noticesSlice.ts';

export function Notices() {
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  return (
    <section className="notices" aria-live="polite" aria-label="Notices">
      {notices.map(({ id, kind, text, link }) => {
        const dismiss = () => dispatch(noticeDismissed({ id }));
        return (
          <Alert
            key={id}
            type={kind}
            showIcon
            title={text}
            closable={{ onClose: dismiss, 'aria-label': 'Dismiss notice' }}
            action={
              link ? (
                <Link to={link.to} onClick={dismiss}>
                  {link.label}
                </Link>
              ) : undefined
            }
          />
        );
      })}
    </section>
  );
}
