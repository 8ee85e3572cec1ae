/**
 * A number that is typed as a text. Its value is what `read` makes of the text, or null; what says no number is kept, as typed, as the value,
 * and a rule of the Form.Item around it says what is understood. No number is ever made of it.
 */
import { Input } from 'antd';
import { type ReactNode, useState } from 'react';

/** Most are given by Form.Item: the field's extra line and its errors among them. */
export type FieldProps = {
  id?: string;
  onBlur?: () => void;
  autoFocus?: boolean;
  suffix?: ReactNode;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-required'?: boolean | 'true' | 'false';
};

type Props = FieldProps & {
  inputMode: 'decimal' | 'numeric';
  /** How the value reads when nothing is being typed. */
  shown: string;
  /** With each key, trimmed. */
  onType: (text: string) => void;
};

export function TypedField({ shown, onType, onBlur, ...field }: Props) {
  // Null while nothing has been typed since the field was left.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      {...field}
      autoComplete="off"
      value={typed ?? shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onType(target.value);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}
