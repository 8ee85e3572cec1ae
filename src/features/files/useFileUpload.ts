/** Sends chosen files one after the other, two at a time; what failed can be sent again, and nothing else is. */
import { useEffect, useRef, useState } from 'react';
import { errorSentence } from '../../api/apiError.ts';
import { usePutFileMutation } from '../../api/filesApi.ts';
import { dropParcel, leaveParcel } from '../../platform/parcels.ts';
import { type ChosenFile, refusal } from './fileUpload.ts';

const AT_ONCE = 2;

export type FileUpload = {
  uploadId: string;
  files: readonly ChosenFile[];
  add: (chosen: readonly File[]) => void;
  sendAgain: () => void;
  /** Forgets all of them. */
  clear: () => void;
};

export function useFileUpload(): FileUpload {
  const [uploadId, setUploadId] = useState<string>(() => crypto.randomUUID());
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [putFile] = usePutFileMutation();
  /** What `files` is as soon as it has changed: the senders look at it between two files. */
  const latest = useRef<readonly ChosenFile[]>([]);
  const senders = useRef(0);
  useEffect(
    () => () => {
      for (const { parcelId } of latest.current) dropParcel(parcelId);
      latest.current = [];
    },
    [],
  );

  const show = (now: readonly ChosenFile[]) => {
    latest.current = now;
    setFiles(now);
  };
  const change = (parcelId: string, to: Partial<ChosenFile>) =>
    show(latest.current.map((file) => (file.parcelId === parcelId ? { ...file, ...to } : file)));

  const sendOne = async ({ parcelId, position }: ChosenFile) => {
    change(parcelId, { at: 'sending', trouble: null });
    const { error } = await putFile({ uploadId, position, parcelId });
    const failed = { at: 'failed' as const, trouble: error ? errorSentence(error, 'This file didn’t arrive.') : null };
    change(parcelId, error ? failed : { at: 'kept' });
  };
  const sendWaiting = async () => {
    senders.current += 1;
    for (let next = firstWaiting(latest.current); next; next = firstWaiting(latest.current)) await sendOne(next);
    senders.current -= 1;
  };
  const send = () => {
    while (senders.current < AT_ONCE && firstWaiting(latest.current)) void sendWaiting();
  };

  const add = (chosen: readonly File[]) => {
    const after = [...latest.current];
    for (const file of chosen) {
      const trouble = refusal(file, after);
      const about = { parcelId: leaveParcel(file), position: after.length, name: file.name, size: file.size };
      after.push({ ...about, at: trouble === null ? 'waiting' : 'refused', trouble });
    }
    show(after);
    send();
  };
  const sendAgain = () => {
    show(latest.current.map((file) => (file.at === 'failed' ? { ...file, at: 'waiting' } : file)));
    send();
  };
  const clear = () => {
    for (const { parcelId } of latest.current) dropParcel(parcelId);
    show([]);
    setUploadId(crypto.randomUUID());
  };
  return { uploadId, files, add, sendAgain, clear };
}

function firstWaiting(files: readonly ChosenFile[]): ChosenFile | undefined {
  return files.find(({ at }) => at === 'waiting');
}
