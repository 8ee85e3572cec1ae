/** What can be done with the selected contracts, all at once. */
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { Button, Dropdown, Input, Popover } from 'antd';
import { useState } from 'react';
import type { ChangeContractsRequest } from '../../api/cycleApi.ts';
import type { Contract } from '../../api/endpoints.gen.ts';
import { yearlySums } from '../../domain/decideNext.ts';
import { type DecisionKind, decisionLabel } from '../../domain/decisions.ts';
import { formatCount, formatWholeMoney } from '../../domain/format.ts';

export type BulkChange = Omit<ChangeContractsRequest, 'ids'>;

type Props = {
  selected: readonly Contract[];
  inTrash: boolean;
  busy: boolean;
  onApply: (change: BulkChange) => void;
  onClear: () => void;
};

const decisions: DecisionKind[] = ['renew', 'renegotiate', 'cancel', 'let end', 'undecided'];

export function BulkBar({ selected, inTrash, busy, onApply, onClear }: Props) {
  const sums = yearlySums(selected).map(({ amount, currency }) => `${formatWholeMoney(amount, currency)} a year`);
  return (
    <div className="bulk-bar" role="toolbar" aria-label="Selected contracts">
      <span>
        <strong>{formatCount(selected.length)} selected</strong>
        {sums.length > 0 ? ` · ${sums.join(', ')}` : ''}
      </span>
      {inTrash ? (
        <Button type="primary" loading={busy} onClick={() => onApply({ trash: false })}>
          Restore
        </Button>
      ) : (
        <>
          <Dropdown
            trigger={['click']}
            menu={{
              items: decisions.map((key) => ({ key, label: decisionLabel(key) })),
              onClick: ({ key }) => onApply({ decision: key as DecisionKind }),
            }}
          >
            <Button type="primary" loading={busy}>
              Decide
            </Button>
          </Dropdown>
          <WithText
            label="Owner"
            field="Name or email of the owner"
            onDone={(text) => onApply({ owner: ownerOf(text) })}
          />
          <WithText label="Tag" field="Tag to add" onDone={(text) => onApply({ addTags: [text] })} />
          <Button type="text" disabled={busy} onClick={() => onApply({ acknowledge: true })}>
            Acknowledge
          </Button>
          <Button type="text" disabled={busy} onClick={() => onApply({ trash: true })}>
            Move to trash
          </Button>
        </>
      )}
      <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label="Clear the selection" onClick={onClear} />
    </div>
  );
}

function ownerOf(text: string): { name: string | null; email: string | null } {
  return /^[^@\s]+@[^@\s]+$/.test(text) ? { name: null, email: text } : { name: text, email: null };
}

function WithText({ label, field, onDone }: { label: string; field: string; onDone: (text: string) => void }) {
  const [open, setOpen] = useState(false);
  const form = (
    <Input.Search
      aria-label={field}
      placeholder={field}
      maxLength={60}
      enterButton="Apply"
      onSearch={(text) => {
        if (text.trim() === '') return;
        setOpen(false);
        onDone(text.trim());
      }}
    />
  );
  return (
    <Popover open={open} onOpenChange={setOpen} trigger="click" content={form} destroyOnHidden>
      <Button type="text">{label}</Button>
    </Popover>
  );
}
