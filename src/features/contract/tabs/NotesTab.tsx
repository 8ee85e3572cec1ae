/** Notes about a contract, free text. */
import { Button, Input } from 'antd';
import { useState } from 'react';
import { type ContractDetails, useUpdateContractMutation } from '../../../api/cycleApi.ts';
import { useSaveFailure } from '../useSaveFailure.tsx';

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
      <Input.TextArea
        aria-label="Notes"
        autoSize={{ minRows: 3, maxRows: 16 }}
        maxLength={20_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {failure}
      <Button disabled={text.trim() === (contract.notes ?? '')} loading={isLoading} onClick={() => void save()}>
        Save the notes
      </Button>
    </div>
  );
}
