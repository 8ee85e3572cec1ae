/** A whole number that is typed: a number or null, or what was typed where that is none. For use in a Form.Item with `countRule`. */
import { readCount } from './typedLength.ts';
import { type FieldProps, TypedField } from './TypedField.tsx';

type Props = FieldProps & {
  value?: number | string | null;
  onChange?: (count: number | string | null) => void;
};

export function CountField({ value, onChange, ...field }: Props) {
  return (
    <TypedField
      {...field}
      inputMode="numeric"
      shown={String(value ?? '')}
      onType={(text) => onChange?.(text.trim() === '' ? null : (readCount(text) ?? text))}
    />
  );
}
