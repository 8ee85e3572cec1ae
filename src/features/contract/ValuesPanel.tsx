/** The values of a contract, each with who said it; editable in place, and a way to its passage. */
import { Button } from 'antd';
import { useState } from 'react';
import { type ContractDetails, type FieldName, useUpdateContractMutation } from '../../api/cycleApi.ts';
import { usePrefetch } from '../../ui/usePrefetch.ts';
import { fieldRows } from './fields.ts';
import { isUnknown } from './isUnknown.ts';
import { loadValueEditor } from './loadValueEditor.ts';
import { useSaveFailure } from './useSaveFailure.tsx';
import { ValueRow } from './ValueRow.tsx';

type Props = { contract: ContractDetails; today: string; chosen: string | null; onChoose: (field: string) => void };

export function ValuesPanel({ contract, today, chosen, onChoose }: Props) {
  const [update, { isLoading }] = useUpdateContractMutation();
  const [editing, setEditing] = useState<FieldName | null>(null);
  const { failure, explain, clear } = useSaveFailure();
  usePrefetch(loadValueEditor);
  // One list, so that a row which becomes known moves up with the focus in it.
  const rows = [true, false].flatMap((known) => fieldRows.filter(({ field }) => isUnknown(contract, field) !== known));
  const unconfirmed = fieldRows
    .map(({ field }) => field)
    .filter((field) => contract.values[field].source === 'read' && contract.values[field].value !== null);
  const confirm = async (fields: FieldName[]) => {
    const request = { version: contract.version, confirm: fields };
    const { error } = await update({ id: contract.id, today, updateContractRequest: request });
    if (error) explain(error);
    else clear();
  };
  return (
    <section className="panel values" aria-labelledby="values">
      <header className="panel-head">
        <h2 id="values">Values</h2>
        {unconfirmed.length > 0 ? (
          <Button type="link" size="small" disabled={isLoading} onClick={() => void confirm(unconfirmed)}>
            Confirm the rest
          </Button>
        ) : null}
      </header>
      {failure}
      <dl>
        {rows.map((row) => (
          <ValueRow
            key={row.field}
            row={row}
            contract={contract}
            today={today}
            chosen={chosen === row.field}
            editing={editing === row.field}
            onEdit={(open) => setEditing(open ? row.field : null)}
            onChoose={onChoose}
            onConfirm={(fields) => void confirm(fields)}
          />
        ))}
      </dl>
    </section>
  );
}
