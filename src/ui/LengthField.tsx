/**
 * A length of time as a contract states it, `90 days` or `1 year`: a number and its unit. Empty is null; what is no number stays as it was
 * typed. For use in a Form.Item with `lengthRule`.
 */
import { Select, Space } from 'antd';
import { useState } from 'react';
import type { Duration } from '../../contract/calendar.ts';
import { readTypedLength, type TypedLength } from './typedLength.ts';
import { type FieldProps, TypedField } from './TypedField.tsx';
import { lengthUnits, noticeUnits } from './valueOptions.ts';

type Props = FieldProps & {
  label: string;
  /** Where nothing has been entered or chosen yet. */
  usual?: Duration['unit'];
  /** A notice may be told in working days, too. */
  ofNotice?: boolean;
  value?: TypedLength | null;
  onChange?: (value: TypedLength | null) => void;
};

export function LengthField({ label, usual = 'month', ofNotice = false, value, onChange, ...field }: Props) {
  const [chosen, setChosen] = useState(value?.unit ?? usual);
  const unit = value?.unit ?? chosen;
  const change = (length: TypedLength | null) => {
    if (length) setChosen(length.unit);
    onChange?.(length);
  };
  return (
    <Space.Compact block>
      <TypedField
        {...field}
        inputMode="numeric"
        shown={String(value?.n ?? '')}
        onType={(text) => change(readTypedLength(text, unit))}
      />
      <Select
        aria-label={`${label}, unit`}
        className={unit === 'workingDay' ? 'length-unit long-unit' : 'length-unit'}
        options={ofNotice || unit === 'workingDay' ? noticeUnits : lengthUnits}
        value={unit}
        popupMatchSelectWidth={false}
        onChange={(next) => {
          setChosen(next);
          if (value) change({ n: value.n, unit: next });
        }}
      />
    </Space.Compact>
  );
}
