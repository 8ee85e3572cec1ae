/** Documents that come later: sent and read one after the other. What became of each is told. */
import { useState } from 'react';
import { errorSentence } from '../../api/apiError.ts';
import { type ContractDetails, useAddDocumentMutation } from '../../api/cycleApi.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { noticeShown } from '../../store/noticesSlice.ts';
import { refusal } from '../files/fileUpload.ts';
import { useSendFile } from '../files/useSendFile.ts';

export type AddingDocuments = {
  /** The name of the file that is on its way; null where none is. */
  adding: string | null;
  /** Sentences: which files were not added, and why. */
  failures: readonly string[];
  add: (files: readonly File[]) => Promise<void>;
};

export function useAddDocuments({ id, documents }: ContractDetails, today: string): AddingDocuments {
  const dispatch = useAppDispatch();
  const sendFile = useSendFile();
  const [addDocument] = useAddDocumentMutation();
  const [adding, setAdding] = useState<string | null>(null);
  const [failures, setFailures] = useState<readonly string[]>([]);

  const addOne = async (file: File, known: ReadonlySet<string>) => {
    const refused = refusal(file);
    if (refused !== null) return { trouble: refused };
    const { uploadId, error: lost } = await sendFile(file);
    if (lost) return { trouble: errorSentence(lost, 'This file did not arrive.') };
    const { data, error } = await addDocument({ id, today, broughtFile: { uploadId } });
    if (!data) return { trouble: errorSentence(error, 'This file could not be added. Please try again.') };
    const unread = data.documents.find((each) => !known.has(each.id))?.unreadBecause;
    const text = unread
      ? `${file.name} was added, but not read. ${unread}`
      : `${file.name} was added and read. What you entered stays as it is.`;
    dispatch(noticeShown({ kind: unread ? 'warning' : 'success', text }));
    return { documents: data.documents };
  };
  const add = async (files: readonly File[]) => {
    if (adding !== null) return;
    setFailures([]);
    let known = new Set(documents.map((each) => each.id));
    for (const file of files) {
      setAdding(file.name);
      const added = await addOne(file, known);
      if ('trouble' in added) setFailures((before) => [...before, `${file.name}: ${added.trouble}`]);
      else known = new Set(added.documents.map((each) => each.id));
    }
    setAdding(null);
  };
  return { adding, failures, add };
}
