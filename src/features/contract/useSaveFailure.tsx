/** What went wrong with a change: what another person changed in the meantime, or why it was refused, and what to do. */
import { Alert } from 'antd';
import { type ReactNode, useCallback, useState } from 'react';
import { errorSentence, readApiError } from '../../api/apiError.ts';
import type { ContractFacts } from '../../api/cycleApi.ts';
import { staleChanges } from '../../api/staleChanges.ts';
import { changedBy } from './changeWords.ts';
import { type DatedChange, isOther, withMoneyThen } from './moneyThen.ts';

/** `values` are the contract's newest. */
export function useSaveFailure(values: ContractFacts): {
  failure: ReactNode;
  explain: (error: unknown) => void;
  clear: () => void;
} {
  const [error, setError] = useState<unknown>(null);
  const explain = useCallback((said: unknown) => setError(said), []);
  const clear = useCallback(() => setError(null), []);
  if (error === null) return { failure: null, explain, clear };
  const stale = readApiError(error).code === 'STALE_VERSION';
  const failure = stale ? (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title="This contract has changed in the meantime. You now see the newest values. Compare them, then save again to keep yours."
      description={<Changes changes={withMoneyThen(staleChanges(error), values).filter(isOther)} />}
    />
  ) : (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={errorSentence(error, 'The change could not be saved. Please try again.')}
    />
  );
  return { failure, explain, clear };
}

function Changes({ changes }: { changes: readonly DatedChange[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="stale-changes">
      {changes.slice(0, 8).map((change, index) => (
        <li key={`${change.field} ${changes.length - index}`}>{changedBy(change)}</li>
      ))}
    </ul>
  );
}
