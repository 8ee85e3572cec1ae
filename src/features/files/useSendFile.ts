/** One file on its way to a contract: it goes first, and waits under the id of its upload for what it belongs to. */
import { useCallback } from 'react';
import { usePutFileMutation } from '../../api/filesApi.ts';
import { dropParcel, leaveParcel } from '../../platform/parcels.ts';

/** `error`: why it did not arrive; undefined where it did. */
export type SentFile = { uploadId: string; error: unknown };

export function useSendFile(): (file: File) => Promise<SentFile> {
  const [putFile] = usePutFileMutation();
  return useCallback(
    async (file: File) => {
      const parcelId = leaveParcel(file);
      const uploadId: string = crypto.randomUUID();
      const { error } = await putFile({ uploadId, position: 0, parcelId });
      dropParcel(parcelId);
      return { uploadId, error };
    },
    [putFile],
  );
}
