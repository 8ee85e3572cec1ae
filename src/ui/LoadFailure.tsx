/** What a screen shows in place of data that could not be loaded: the sentence, and a way to try again. */
import { Alert, Button } from 'antd';

type Props = { title: string; detail?: string | null; onRetry: () => void; retrying?: boolean };

export function LoadFailure({ title, detail, onRetry, retrying = false }: Props) {
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={title}
      description={detail ?? undefined}
      action={
        <Button onClick={onRetry} loading={retrying}>
          Try again
        </Button>
      }
    />
  );
}
