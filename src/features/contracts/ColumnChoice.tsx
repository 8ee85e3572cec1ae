/** Which columns the table shows. */
import { Button, Checkbox, Popover } from 'antd';
import { memo } from 'react';
import { type ColumnKey, columns } from './columns.ts';

type Props = { shown: readonly ColumnKey[]; onChange: (shown: readonly ColumnKey[]) => void };

export const ColumnChoice = memo(function ColumnChoice({ shown, onChange }: Props) {
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
    <Popover trigger="click" placement="bottomRight" content={choice}>
      <Button>Columns</Button>
    </Popover>
  );
});
