/** The wizard's success and error message, announced as they come. */
import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { messages } from '../../domain/messages.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectAway } from '../../store/reachSlice.ts';
import { messagesDismissed } from './wizardSlice.ts';
import { saysNothingFound } from './wizardState.ts';
import { wizardView } from './wizardView.ts';

/** Sentences that step 2 shows itself, with the way on beside them. */
const shownByStep = (error: string) => error === messages.searchFailed || saysNothingFound(error);

export function WizardMessages() {
  const dispatch = useAppDispatch();
  const { step, success, error, hint } = useAppSelector((state) => wizardView(state.wizard));
  const shown = error && !(step === 2 && shownByStep(error)) ? error : null;
  // What is said of a service that doesn't answer comes after the error, and takes room above it.
  const away = useAppSelector(selectAway);
  const moment = shown === null ? null : `${shown} ${away}`;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that led to it may be at the end of a long step.
    if (moment !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [moment]);
  return (
    <div className="wizard-messages" ref={place}>
      <div aria-live="polite">
        {success && step !== 'completed' ? (
          <Alert
            type="success"
            showIcon
            role="none"
            title={success}
            closable={{ onClose: () => dispatch(messagesDismissed()), 'aria-label': 'Dismiss message' }}
          />
        ) : null}
      </div>
      {shown ? <Alert type="error" showIcon title={shown} description={hint ?? undefined} /> : null}
    </div>
  );
}
