/** The values of a contract, each with who said it; editable in place, and a way to its passage. */
import { Button } from 'antd';
import { useState } from 'react';
import type { ContractDetails, FieldName } from '../../api/cycleApi.ts';
import { usePrefetch } from '../../ui/usePrefetch.ts';
import { fieldRows } from './fields.ts';
import { isUnknown } from './isUnknown.ts';
import { loadValueEditor } from './loadValueEditor.ts';
import { useChange } from './useChange.ts';
import { ValueRow } from './ValueRow.tsx';

type Props = { contract: ContractDetails; today: string; chosen: string | null; onChoose: (field: string) => void };

export function ValuesPanel({ contract, today, chosen, onChoose }: Props) {
  const [editing, setEditing] = useState<FieldName | null>(null);
  const { change, saving, failure } = useChange(contract, today);
  usePrefetch(loadValueEditor);
  // One list, so that a row which becomes known moves up with the focus in it.
  const applying = fieldRows.filter(({ field }) => field !== 'actByRepeats' || contract.values.actBy.value !== null);
  const rows = [true, false].flatMap((known) => applying.filter(({ field }) => isUnknown(contract, field) !== known));
  const unconfirmed = applying
    .map(({ field }) => field)
    .filter((field) => contract.values[field].source === 'read' && contract.values[field].value !== null);
  return (
    <section className="panel values" aria-labelledby="values">
      <header className="panel-head">
        <h2 id="values">Values</h2>
        {unconfirmed.length > 0 ? (
          <Button type="link" size="small" disabled={saving} onClick={() => void change({ confirm: unconfirmed })}>
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
            onEdit={(open) => setEditing((before) => (open ? row.field : before === row.field ? null : before))}
            onChoose={onChoose}
            onConfirm={(fields) => void change({ confirm: fields })}
          />
        ))}
      </dl>
    </section>
  );
}
