/**
 * Sends chosen files one after the other, two at a time; what failed can be sent again, and nothing else is. Which files were chosen outlives a
 * reload: what had arrived is asked for then, and not sent again.
 */
import { useEffect, useRef, useState } from 'react';
import { errorSentence, readApiError } from '../../api/apiError.ts';
import { useDiscardUploadMutation, useLazyGetUploadQuery, usePutFileMutation } from '../../api/filesApi.ts';
import { storageKeys } from '../../domain/storageKeys.ts';
import { keepDraft, readDraft } from '../../platform/draftStorage.ts';
import { onOnline } from '../../platform/pageEvents.ts';
import { dropParcel, leaveParcel } from '../../platform/parcels.ts';
import { type ChosenFile, postponed, refusal, resumedFiles, type UploadDraft } from './fileUpload.ts';

const AT_ONCE = 2;

export type FileUpload = {
  uploadId: string;
  files: readonly ChosenFile[];
  /** False while it is asked what had arrived before the page was loaded anew. */
  ready: boolean;
  add: (chosen: readonly File[]) => void;
  sendAgain: () => void;
  /** Asks what is kept of what was sent, and sends the rest again. */
  lookAgain: () => Promise<void>;
  /** Forgets all of them: they are being read. */
  clear: () => void;
  /** Forgets all of them, what has arrived too. */
  discard: () => void;
};

export function useFileUpload(): FileUpload {
  const [uploadId, setUploadId] = useState<string>(() => crypto.randomUUID());
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [putFile] = usePutFileMutation();
  const [discardUpload] = useDiscardUploadMutation();
  const [getUpload] = useLazyGetUploadQuery();
  /** What the state is as soon as it has changed: the senders look at it between two files. */
  const latest = useRef<readonly ChosenFile[]>([]);
  const upload = useRef(uploadId);
  const senders = useRef(0);
  const discarded = useRef(new Set<string>());
  const [ready, setReady] = useState(false);

  const begin = (id: string, now: readonly ChosenFile[]) => {
    upload.current = id;
    setUploadId(id);
    show(now);
  };
  const show = (now: readonly ChosenFile[]) => {
    latest.current = now;
    setFiles(now);
    const meant = now.filter(({ at }) => at !== 'refused' && at !== 'later');
    const draft: UploadDraft = {
      uploadId: upload.current,
      files: meant.map(({ position, name, size }) => ({ position, name, size })),
    };
    keepDraft(meant.length === 0 ? null : draft, storageKeys.upload);
  };
  const change = (parcelId: string, to: Partial<ChosenFile>) =>
    show(latest.current.map((file) => (file.parcelId === parcelId ? { ...file, ...to } : file)));

  const sendOne = async ({ parcelId, position }: ChosenFile) => {
    change(parcelId, { at: 'sending', trouble: null });
    const to = upload.current;
    const { error } = await putFile({ uploadId: to, position, parcelId });
    if (to !== upload.current) {
      // It was under way when all of them were discarded: had it arrived, it would wait for nobody.
      if (discarded.current.has(to)) void discardUpload({ uploadId: to });
      return;
    }
    const failed = { at: 'failed' as const, trouble: error ? errorSentence(error, 'This file didn’t arrive.') : null };
    const crowded = readApiError(error).code === 'UPLOADS_WAITING';
    change(parcelId, error ? { ...failed, crowded } : { at: 'kept', crowded: false });
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
    let after = [...latest.current];
    for (const file of chosen) {
      const { name, size } = file;
      // Dropped again after a reload: it takes the place it had, and what has arrived stays as it is.
      const same = after.find(
        (each) => each.parcelId.startsWith('earlier ') && each.name === name && each.size === size,
      );
      if (same?.at === 'kept') continue;
      const missing = same?.at === 'missing' ? same : null;
      const refused = refusal(file);
      const later = refused === null && missing === null ? postponed(file, after) : null;
      const at = refused ? ('refused' as const) : later ? ('later' as const) : ('waiting' as const);
      const position = missing?.position ?? nextPosition(after);
      const taken = { parcelId: leaveParcel(file), position, name, size, at, trouble: refused ?? later };
      after = missing ? after.map((each) => (each === missing ? taken : each)) : [...after, taken];
    }
    show(after);
    send();
  };
  const sendAgain = () => {
    show(latest.current.map((file) => (file.at === 'failed' ? { ...file, at: 'waiting' } : file)));
    send();
  };
  const lookAgain = async () => {
    const { data } = await getUpload({ uploadId: upload.current });
    if (!data) return;
    const there = new Set(data.files.map(({ position }) => position));
    show(latest.current.map((file) => (file.at === 'kept' && !there.has(file.position) ? lost(file) : file)));
    send();
  };
  const clear = () => {
    for (const { parcelId } of latest.current) dropParcel(parcelId);
    begin(crypto.randomUUID(), []);
  };
  const discard = () => {
    if (latest.current.some(({ at }) => at !== 'refused' && at !== 'later')) {
      discarded.current.add(upload.current);
      void discardUpload({ uploadId: upload.current });
    }
    clear();
  };

  const again = useRef(sendAgain);
  useEffect(() => {
    again.current = sendAgain;
  });
  useEffect(() => onOnline(() => again.current()), []);
  useEffect(() => {
    upload.current = uploadId;
    const draft = readDraft<UploadDraft>(storageKeys.upload);
    const resume = async (earlier: UploadDraft) => {
      const { data } = await getUpload({ uploadId: earlier.uploadId });
      if (latest.current.length > 0 || !data) return;
      if (data.files.length > 0) begin(earlier.uploadId, resumedFiles(earlier, data.files));
      else keepDraft(null, storageKeys.upload);
    };
    if (draft) void resume(draft).finally(() => setReady(true));
    else setReady(true);
    return () => {
      upload.current = '';
      for (const { parcelId } of latest.current) dropParcel(parcelId);
      latest.current = [];
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page has been loaded
  }, []);
  return { uploadId, files, ready, add, sendAgain, lookAgain, clear, discard };
}

/** A file that was kept and is no longer: it is sent again where it is still in hand, and has to be chosen again otherwise. */
function lost(file: ChosenFile): ChosenFile {
  return { ...file, at: file.parcelId.startsWith('earlier ') ? 'missing' : 'waiting' };
}

function firstWaiting(files: readonly ChosenFile[]): ChosenFile | undefined {
  return files.find(({ at }) => at === 'waiting');
}

/** Positions are never used twice: a file that is sent to one takes the place of what was there. */
function nextPosition(files: readonly ChosenFile[]): number {
  return files.reduce((most, { position }) => Math.max(most, position), -1) + 1;
}
