/** A length of time as a contract states it, `90 days` or `1 year`: a number and its unit. Empty is null. For use in a Form.Item. */
import { InputNumber, Select, Space } from 'antd';
import { useState } from 'react';
import type { Duration } from '../../../contract/calendar.ts';

type Props = {
  id?: string;
  label: string;
  value?: Duration | null;
  onChange?: (value: Duration | null) => void;
};

const units = (['day', 'week', 'month', 'year'] as const).map((value) => ({ value, label: `${value}s` }));

export function LengthField({ id, label, value, onChange }: Props) {
  const [unit, setUnit] = useState(value?.unit ?? 'month');
  return (
    <Space.Compact block>
      <InputNumber<number>
        {...(id ? { id } : {})}
        min={1}
        max={1000}
        precision={0}
        controls={false}
        inputMode="numeric"
        value={value?.n ?? null}
        onChange={(n) => onChange?.(n === null ? null : { n, unit })}
      />
      <Select
        aria-label={`${label}, unit`}
        className="length-unit"
        options={units}
        value={unit}
        onChange={(next) => {
          setUnit(next);
          if (value) onChange?.({ n: value.n, unit: next });
        }}
      />
    </Space.Compact>
  );
}
