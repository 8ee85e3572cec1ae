/** What of the search failed in a way that may pass, and the button that reads it again. Nothing where there is none. */
import { Alert, Button } from 'antd';
import { useCallback } from 'react';
import type { SearchReceipt } from '../../api/api.ts';
import { couldNotBeRead, messages, retryLabel } from '../../domain/messages.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { ReconnectOffer } from '../connection/ReconnectOffer.tsx';
import { useReconnect } from '../connection/useReconnect.ts';
import { failedOf } from './wizardRetry.ts';
import { retryChosen } from './wizardSlice.ts';

export function RetryOffer({ receipt }: { receipt: SearchReceipt | null }) {
  const dispatch = useAppDispatch();
  const failed = failedOf(receipt);
  const isOffered = failed.documents + failed.accounts > 0;
  // The user's own files are here: Google is not asked for them.
  const asksGoogle = receipt?.accounts.some(({ source }) => source !== 'file') ?? false;
  const retry = useCallback(() => void dispatch(retryChosen()), [dispatch]);
  const { ended } = useReconnect(isOffered && asksGoogle, retry);
  if (!isOffered) return null;
  if (ended) return <ReconnectOffer>{`${couldNotBeRead(failed)}. ${messages.reconnectHint}`}</ReconnectOffer>;
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
          <Button onClick={retry}>{retryLabel(failed)}</Button>
        </>
      }
    />
  );
}
