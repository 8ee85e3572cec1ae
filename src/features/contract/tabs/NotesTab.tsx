/** Notes about a contract, free text. */
import { Button } from 'antd';
import { useState } from 'react';
import type { ContractDetails } from '../../../api/cycleApi.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useChange } from '../useChange.ts';
import { notesLimits } from '../../../../contract/limits.gen.ts';

export function NotesTab({ contract, today }: { contract: ContractDetails; today: string }) {
  const saved = contract.notes ?? '';
  const [text, setText] = useState(saved);
  const [before, setBefore] = useState(saved);
  // Other notes than before, undone or a colleague's, are shown; what was typed and not saved yet stays.
  if (before !== saved) {
    setBefore(saved);
    if (text.trim() === before) setText(saved);
  }
  const { change, saving, failure } = useChange(contract, today);
  return (
    <div className="notes">
      <TextArea
        aria-label="Notes"
        rows={5}
        maxLength={notesLimits.maxLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {failure}
      <Button disabled={saving || text.trim() === saved} onClick={() => void change({ notes: text.trim() || null })}>
        Save the notes
      </Button>
    </div>
  );
}
