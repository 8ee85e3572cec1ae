/**
 * Notes about a contract, free text. What isn't saved yet is there again after a look elsewhere, or a reload, and beside it what somebody else
 * has saved meanwhile: nothing is written over unseen.
 */
import { Alert, Button } from 'antd';
import { useRef, useState } from 'react';
import type { ContractDetails } from '../../../api/cycleApi.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { keepNotesDraft, type NotesDraft, notesDraftsOf } from '../notesDrafts.ts';
import { useChange } from '../useChange.ts';
import { notesLimits } from '../../../../contract/limits.gen.ts';

export function NotesTab({ contract, today }: { contract: ContractDetails; today: string }) {
  const saved = contract.notes ?? '';
  const userId = useAppSelector(({ auth }) => auth.user?.id);
  const [draft, setDraft] = useState<NotesDraft | null>(() => notesDraftsOf(userId)[contract.id] ?? null);
  const latest = useRef(draft);
  const { change, saving, failure, clear } = useChange(contract, today);
  const text = draft?.text ?? saved;
  const isSaved = text.trim() === saved;
  // Somebody else has saved others meanwhile, on this page or while one looked elsewhere.
  const areOthers = draft !== null && !isSaved && draft.saved !== saved;
  const keep = (next: NotesDraft | null) => {
    setDraft(next);
    latest.current = next;
    keepNotesDraft(userId, contract.id, next);
  };
  const onType = (typed: string) => keep(typed === saved ? null : { saved: draft?.saved ?? saved, text: typed });
  const save = async () => {
    const sent = text.trim();
    if (!(await change({ notes: sent || null }))) return;
    // What was typed while it was saved is not saved.
    const typed = latest.current?.text ?? sent;
    keep(typed.trim() === sent ? null : { saved: sent, text: typed });
  };
  const giveUp = () => {
    keep(null);
    clear();
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
      {areOthers ? (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title="The saved notes have changed since you began to type. Saving yours replaces them."
          description={saved === '' ? 'There are none now.' : <p className="notes-theirs">{saved}</p>}
        />
      ) : null}
      <p className="notes-save">
        <Button disabled={saving || isSaved} onClick={() => void save()}>
          {areOthers ? 'Replace them with mine' : 'Save the notes'}
        </Button>
        {areOthers ? (
          <Button type="text" onClick={giveUp}>
            Keep the saved ones
          </Button>
        ) : null}
        {isSaved ? null : <span>Not saved yet</span>}
      </p>
    </div>
  );
}
