/** An amount that is typed: a number or null, or what was typed where that is no amount. For use in a Form.Item with `amountRule`. */
import type { ReactNode } from 'react';
import { readTypedAmount, typedForm } from './typedAmount.ts';
import { type FieldProps, TypedField } from './TypedField.tsx';

type Props = FieldProps & {
  value?: number | string | null;
  onChange?: (amount: number | string | null) => void;
  /** Puts the field among others that belong to it, such as its currency. */
  beside?: (field: ReactNode) => ReactNode;
};

export function AmountField({ value, onChange, beside, ...field }: Props) {
  const input = (
    <TypedField
      {...field}
      inputMode="decimal"
      shown={typeof value === 'number' ? typedForm(value) : (value ?? '')}
      onType={(text) => onChange?.(text.trim() === '' ? null : (readTypedAmount(text) ?? text))}
    />
  );
  return beside ? beside(input) : input;
}
