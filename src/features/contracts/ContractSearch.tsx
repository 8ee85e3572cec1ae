/** 'Search Contracts': echoes every key at once; the list follows when it can. */
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { Input, type InputRef } from 'antd';
import { memo, type Ref, useImperativeHandle, useRef, useState } from 'react';

type Props = {
  ref: Ref<HTMLInputElement>;
  /** What is searched for; undefined while that follows the keys, since it comes late and must not overwrite newer ones. */
  search: string | undefined;
  onSearch: (search: string) => void;
};

export const ContractSearch = memo(function ContractSearch({ ref, search, onSearch }: Props) {
  const [text, setText] = useState(search ?? '');
  const [seen, setSeen] = useState(search);
  const field = useRef<InputRef>(null);
  useImperativeHandle(ref, () => field.current?.input as HTMLInputElement, []);
  if (search !== seen) {
    setSeen(search);
    if (search !== undefined) setText(search);
  }
  return (
    <Input
      ref={field}
      className="contracts-search"
      type="search"
      size="large"
      prefix={<SearchOutlined aria-hidden />}
      aria-label="Search Contracts"
      placeholder="Search Contracts"
      autoComplete="off"
      allowClear
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onSearch(event.target.value);
      }}
    />
  );
});
