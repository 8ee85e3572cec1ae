/** Names as a list, and the one that is being typed: in a form, the fields `names` and `pending`. */
import { Form, Select } from 'antd';

type Props = {
  label: string;
  focused: boolean;
  /** What is typed and no Enter has followed yet: given by the form. */
  value?: string;
  onChange?: (pending: string) => void;
};

export function NamesField({ label, focused, value = '', onChange }: Props) {
  return (
    <Form.Item name="names" noStyle>
      <Select
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type into
        autoFocus={focused}
        mode="tags"
        open={false}
        tokenSeparators={[';']}
        placeholder="Type a name, press Enter"
        showSearch={{ searchValue: value, ...(onChange && { onSearch: onChange }) }}
        onSelect={() => onChange?.('')}
      />
    </Form.Item>
  );
}
