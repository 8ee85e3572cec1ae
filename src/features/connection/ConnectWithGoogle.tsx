/** The personal account: a button that opens Google's consent screen in a popup. */
import GoogleOutlined from '@ant-design/icons/es/icons/GoogleOutlined';
import { Button, Spin } from 'antd';
import { useRef } from 'react';
import { consentPopup } from '../../platform/consentPopup.ts';
import { storedTokenIsMissing } from '../../platform/tokenStorage.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { consentAbandoned, consentStarted, popupBlocked, signInMissing } from './connectionSlice.ts';

/** `label`: of the button, before it was pressed. */
export function ConnectWithGoogle({ label = 'Connect with Google' }: { label?: string }) {
  const dispatch = useAppDispatch();
  const consent = useAppSelector((state) => state.connection.consent);
  const waiting = consent !== null;
  const hasToken = useAppSelector((state) => state.auth.token !== null);
  const connectButton = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    // Cancel goes away: the focus moves to the button that stays.
    connectButton.current?.focus();
    dispatch(consentAbandoned());
  };
  const connect = () => {
    if (!hasToken || storedTokenIsMissing()) dispatch(signInMissing());
    else dispatch(consentPopup.open() ? consentStarted() : popupBlocked());
  };
  return (
    <div className="connection-actions">
      <Button
        ref={connectButton}
        type="primary"
        icon={<GoogleOutlined aria-hidden />}
        disabled={consent?.starting ?? false}
        onClick={connect}
      >
        {waiting ? 'Open the window again' : label}
      </Button>
      <div aria-live="polite" className="connection-waiting">
        {waiting ? (
          <>
            <Spin size="small" aria-hidden /> Please allow access in the window that has opened.
          </>
        ) : null}
      </div>
      {waiting ? <Button onClick={cancel}>Cancel</Button> : null}
    </div>
  );
}
