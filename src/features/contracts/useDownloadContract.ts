/** Downloads documents, several at a time if asked to: which are on the way, and how often one failed. */
import { useCallback, useState } from 'react';
import { useDownloadContractMutation } from '../../api/api.ts';
import type { Contract } from '../../api/endpoints.gen.ts';

type Downloads = {
  download: (contract: Contract) => void;
  /** Ids of the contracts whose documents are on the way. */
  downloading: ReadonlySet<string>;
  failures: number;
};

export function useDownloadContract(): Downloads {
  const [downloadContract] = useDownloadContractMutation();
  const [downloading, setDownloading] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState(0);
  const download = useCallback(
    ({ id }: Contract) => {
      const run = async () => {
        setDownloading((ids) => new Set(ids).add(id));
        const { error } = await downloadContract({ id });
        setDownloading((ids) => new Set([...ids].filter((each) => each !== id)));
        if (error) setFailures((count) => count + 1);
      };
      void run();
    },
    [downloadContract],
  );
  return { download, downloading, failures };
}
