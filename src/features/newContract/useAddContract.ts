/** Sends what was entered. It is one entry, and so one contract, until the service has answered with it. */
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readApiError } from '../../api/apiError.ts';
import { type CreateContractRequest, useCreateContractMutation } from '../../api/cycleApi.ts';
import { contractPath } from '../../domain/paths.ts';
import { useToday } from '../../ui/useToday.ts';
import { refusal } from '../files/fileUpload.ts';
import { useSendFile } from '../files/useSendFile.ts';
import type { ChosenDocument } from './DocumentField.tsx';
import { type Fields, requestOf } from './newContractValues.ts';

type Entry = { entryId: () => string; forget: () => void };

/** `error`: why there is no contract yet, as far as is known. */
export function useAddContract({ entryId, forget }: Entry) {
  const today = useToday();
  const navigate = useNavigate();
  const [create] = useCreateContractMutation();
  const sendFile = useSendFile();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isUnderWay = useRef(false);
  // Sent once: with another upload the same entry would have other contents.
  const arrived = useRef<{ file: File; uploadId: string } | null>(null);

  const documentOf = async (
    chosen: ChosenDocument,
  ): Promise<CreateContractRequest['document'] | { error: unknown }> => {
    if ('fileId' in chosen) return { fileId: chosen.fileId };
    if ('foundId' in chosen) return { foundId: chosen.foundId };
    if (arrived.current?.file === chosen.file) return { uploadId: arrived.current.uploadId };
    const { uploadId, error: lost } = await sendFile(chosen.file);
    if (lost) return { error: lost };
    arrived.current = { file: chosen.file, uploadId };
    return { uploadId };
  };
  const send = async (entered: Fields, chosen: ChosenDocument | null) => {
    const document = chosen ? await documentOf(chosen) : undefined;
    if (document && 'error' in document) return document;
    const request = { ...requestOf(entered), ...(document ? { document } : {}), entryId: entryId() };
    return create({ today, createContractRequest: request });
  };

  const add = async (entered: Fields, chosen: ChosenDocument | null) => {
    if (isUnderWay.current || (chosen && 'file' in chosen && refusal(chosen.file) !== null)) return;
    isUnderWay.current = true;
    setIsSending(true);
    const answer = await send(entered, chosen);
    isUnderWay.current = false;
    setIsSending(false);
    setError(answer.error ?? null);
    if (readApiError(answer.error).code === 'NO_FILE') arrived.current = null;
    if (!('data' in answer) || !answer.data) return;
    forget();
    void navigate(contractPath(answer.data.id));
  };
  return { add, isSending, error };
}
