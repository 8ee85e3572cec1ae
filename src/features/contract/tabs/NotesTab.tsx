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

/** What one user typed and has not saved, by contract, with the notes that stood there then. */
type NotesDrafts = { userId: string; byContract: Record<string, { saved: string; text: string }> };

function draftsOf(userId: string | undefined): NotesDrafts['byContract'] {
  const kept = readDraft<NotesDrafts>(storageKeys.notes);
  return kept !== null && kept.userId === userId ? kept.byContract : {};
}

export function NotesTab({ contract, today }: { contract: ContractDetails; today: string }) {
  const saved = contract.notes ?? '';
  const userId = useAppSelector(({ auth }) => auth.user?.id);
  const [text, setText] = useState(() => {
    const draft = draftsOf(userId)[contract.id];
    // Over notes that are others by now they would be written unseen.
    return draft?.saved === saved ? draft.text : saved;
  });
  const [before, setBefore] = useState(saved);
  // Other notes than before, undone or a colleague's, are shown; what was typed and not saved yet stays.
  if (before !== saved) {
    setBefore(saved);
    if (text.trim() === before) setText(saved);
  }
  const { change, saving, failure } = useChange(contract, today);
  const isSaved = text.trim() === saved;
  const keep = (typed: string | null) => {
    if (userId === undefined) return;
    const { [contract.id]: _, ...others } = draftsOf(userId);
    const byContract = typed === null ? others : { ...others, [contract.id]: { saved, text: typed } };
    const isEmpty = Object.keys(byContract).length === 0;
    keepDraft(isEmpty ? null : ({ userId, byContract } satisfies NotesDrafts), storageKeys.notes);
  };
  const onType = (typed: string) => {
    setText(typed);
    keep(typed);
  };
  const save = async () => {
    if (await change({ notes: text.trim() || null })) keep(null);
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
