/** Which columns the table shows. */
import { Button, Checkbox } from 'antd';
import { memo, useRef, useState } from 'react';
import { KeyPanel } from '../../ui/KeyPanel.tsx';
import { type ColumnKey, columns } from './columns.ts';

type Props = { shown: readonly ColumnKey[]; onChange: (shown: readonly ColumnKey[]) => void };

export const ColumnChoice = memo(function ColumnChoice({ shown, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const choice = (
    <Checkbox.Group
      className="column-choice"
      value={[...shown]}
      options={columns.filter(({ always }) => !always).map(({ key, label }) => ({ value: key, label }))}
      onChange={(checked) =>
        onChange(columns.filter(({ key, always }) => always || checked.includes(key)).map(({ key }) => key))
      }
    />
  );
  return (
    <KeyPanel open={open} onOpenChange={setOpen} opener={opener} placement="bottomRight" content={choice}>
      <Button ref={opener} aria-expanded={open}>
        Columns
      </Button>
    </KeyPanel>
  );
});
