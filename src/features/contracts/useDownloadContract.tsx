/** Downloads documents, several at a time if asked to: which are on the way, and a toast for the one that failed. */
import { message } from 'antd';
import { type ReactNode, useCallback, useState } from 'react';
import { useDownloadContractMutation } from '../../api/api.ts';
import type { Contract } from '../../api/endpoints.gen.ts';
import { messages } from '../../domain/messages.ts';

type Downloads = {
  download: (contract: Contract) => void;
  /** Ids of the contracts whose documents are on the way. */
  downloading: ReadonlySet<string>;
  /** Where the toast appears: to be rendered once. */
  toast: ReactNode;
};

export function useDownloadContract(): Downloads {
  const [downloadContract] = useDownloadContractMutation();
  const [downloading, setDownloading] = useState<ReadonlySet<string>>(new Set());
  const [toasts, toast] = message.useMessage();
  const download = useCallback(
    async ({ id }: Contract) => {
      setDownloading((ids) => new Set(ids).add(id));
      const { error } = await downloadContract({ id });
      setDownloading((ids) => new Set([...ids].filter((each) => each !== id)));
      if (error) void toasts.error(messages.downloadFailed);
    },
    [downloadContract, toasts],
  );
  return { download: useCallback((contract) => void download(contract), [download]), downloading, toast };
}
