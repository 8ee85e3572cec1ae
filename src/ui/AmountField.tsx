/**
 * An amount that is typed. Its value is a number or null. A text that says no amount is kept, as typed, as the value: the `amountRule` of
 * the Form.Item around it says what is understood. No number is ever made of it.
 */
import { Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { readTypedAmount, typedForm } from './typedAmount.ts';

type Props = {
  id?: string;
  value?: number | string | null;
  onChange?: (amount: number | string | null) => void;
  onBlur?: () => void;
  autoFocus?: boolean;
  'aria-label'?: string;
  /** Given by Form.Item, as are the others: the field's extra line and its errors. */
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-required'?: boolean | 'true' | 'false';
  /** Puts the field among others that belong to it, such as its currency. */
  beside?: (field: ReactNode) => ReactNode;
};

export function AmountField({ value, onChange, onBlur, beside, ...field }: Props) {
  // Null while nothing has been typed since the field was left.
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typeof value === 'number' ? typedForm(value) : (value ?? '');
  const input = (
    <Input
      {...field}
      autoComplete="off"
      inputMode="decimal"
      value={typed ?? shown}
      onChange={({ target }) => {
        setTyped(target.value);
        const text = target.value.trim();
        onChange?.(text === '' ? null : (readTypedAmount(text) ?? target.value));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
  return beside ? beside(input) : input;
}
