/** The wizard's success and error message, announced as they come. */
import { Alert } from 'antd';
import { messages } from '../../domain/messages.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { messagesDismissed } from './wizardSlice.ts';

/** Sentences that step 2 shows itself, with the way on beside them. */
const shownByStep = new Set<string>([messages.searchFailed, messages.noContractsFound]);

export function WizardMessages() {
  const dispatch = useAppDispatch();
  const { success, error, hint } = useAppSelector((state) => state.wizard);
  const shown = error && !shownByStep.has(error) ? error : null;
  return (
    <div className="wizard-messages">
      <div aria-live="polite">
        {success ? (
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
