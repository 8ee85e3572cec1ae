/** What of the search failed in a way that may pass, and the button that reads it again. Nothing where there is none. */
import { Alert, Button } from 'antd';
import type { SearchReceipt } from '../../api/api.ts';
import { couldNotBeRead, messages, retryLabel } from '../../domain/messages.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { failedOf } from './wizardRetry.ts';
import { retryChosen } from './wizardSlice.ts';

export function RetryOffer({ receipt }: { receipt: SearchReceipt | null }) {
  const dispatch = useAppDispatch();
  const failed = failedOf(receipt);
  if (failed.documents + failed.accounts === 0) return null;
  return (
    <Alert
      className="wizard-gap"
      type="warning"
      role="note"
      showIcon
      title={couldNotBeRead(failed)}
      description={
        <>
          <p>{messages.retryHint}</p>
          <Button onClick={() => dispatch(retryChosen())}>{retryLabel(failed)}</Button>
        </>
      }
    />
  );
}
