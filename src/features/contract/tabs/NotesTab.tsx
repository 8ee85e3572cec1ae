/** Notes about a contract, free text. */
import { Button } from 'antd';
import { useState } from 'react';
import { type ContractDetails, useUpdateContractMutation } from '../../../api/cycleApi.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useSaveFailure } from '../useSaveFailure.tsx';
import { notesLimits } from '../../../../contract/limits.gen.ts';

export function NotesTab({ contract, today }: { contract: ContractDetails; today: string }) {
  const [text, setText] = useState(contract.notes ?? '');
  const [update, { isLoading }] = useUpdateContractMutation();
  const { failure, explain, clear } = useSaveFailure();
  const save = async () => {
    const updateContractRequest = { version: contract.version, notes: text.trim() || null };
    const { error } = await update({ id: contract.id, today, updateContractRequest });
    if (error) explain(error);
    else clear();
  };
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
      <Button disabled={isLoading || text.trim() === (contract.notes ?? '')} onClick={() => void save()}>
        Save the notes
      </Button>
    </div>
  );
}
