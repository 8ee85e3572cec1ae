/** A toast for each failure, over the page wherever it is scrolled to. Loaded with the first one. */
import { message } from 'antd';
import { useEffect } from 'react';

/** `failures` counts them: every further one is shown anew. */
export function FailureToast({ text, failures }: { text: string; failures: number }) {
  const [toasts, holder] = message.useMessage();
  useEffect(() => {
    if (failures > 0) void toasts.error(text);
  }, [toasts, text, failures]);
  return holder;
}
