/** Why there is no contract yet, or which one there is already. */
import { Alert, Button, Space } from 'antd';
import { Link } from 'react-router-dom';
import { errorSentence, readApiError } from '../../api/apiError.ts';
import { contractPath } from '../../domain/paths.ts';

const NOT_SAVED = 'The contract could not be saved. Please try again.';
/** It may have been: only its answer is known to be missing. */
const NO_ANSWER =
  'No answer came, so we don’t know whether the contract was added. Add it again: it won’t be there twice.';

type Props = { error: unknown; onAddAnother: () => void };

export function NotAdded({ error, onAddAnother }: Props) {
  const { status, details } = readApiError(error);
  const isRefused = status !== null && status >= 400 && status < 500;
  const there = contractIdOf(error);
  return (
    <Alert
      type={there === null ? 'error' : 'warning'}
      showIcon
      role="alert"
      title={errorSentence(error, isRefused ? NOT_SAVED : NO_ANSWER)}
      // Unless that is only the name that the service has for a field.
      description={details?.includes(' ') ? details : undefined}
      action={
        there === null ? null : (
          <Space wrap>
            <Link to={contractPath(there)}>Open the contract</Link>
            <Button size="small" onClick={onAddAnother}>
              Add this as another contract
            </Button>
          </Space>
        )
      }
    />
  );
}

/** The contract that the same entry had become before it was changed. */
function contractIdOf(error: unknown): string | null {
  const { data } = error as { data?: { error?: { contractId?: string } } };
  return data?.error?.contractId ?? null;
}
