/** Notes about a contract, free text. What isn't saved yet is there again after a look elsewhere, or a reload. */
import { Button } from 'antd';
import { useState } from 'react';
import type { ContractDetails } from '../../../api/cycleApi.ts';
import { storageKeys } from '../../../domain/storageKeys.ts';
import { keepDraft, readDraft } from '../../../platform/draftStorage.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useChange } from '../useChange.ts';
import { notesLimits } from '../../../../contract/limits.gen.ts';

type NotesDraft = { userId: string; id: string; saved: string; text: string };

export function NotesTab({ contract, today }: { contract: ContractDetails; today: string }) {
  const saved = contract.notes ?? '';
  const userId = useAppSelector(({ auth }) => auth.user?.id);
  const [text, setText] = useState(() => {
    const draft = readDraft<NotesDraft>(storageKeys.notes);
    // Over notes that are others by now they would be written unseen.
    const isOwn = draft && draft.userId === userId && draft.id === contract.id && draft.saved === saved;
    return isOwn ? draft.text : saved;
  });
  const [before, setBefore] = useState(saved);
  // Other notes than before, undone or a colleague's, are shown; what was typed and not saved yet stays.
  if (before !== saved) {
    setBefore(saved);
    if (text.trim() === before) setText(saved);
  }
  const { change, saving, failure } = useChange(contract, today);
  const isSaved = text.trim() === saved;
  const onType = (typed: string) => {
    setText(typed);
    if (userId !== undefined)
      keepDraft({ userId, id: contract.id, saved, text: typed } satisfies NotesDraft, storageKeys.notes);
  };
  const save = async () => {
    if (await change({ notes: text.trim() || null })) keepDraft(null, storageKeys.notes);
  };
  return (
    <div className="notes">
      <TextArea
        aria-label="Notes"
        rows={5}
        maxLength={notesLimits.maxLength}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      {failure}
      <p className="notes-save">
        <Button disabled={saving || isSaved} onClick={() => void save()}>
          Save the notes
        </Button>
        {isSaved ? null : <span>Not saved yet</span>}
      </p>
    </div>
  );
}
