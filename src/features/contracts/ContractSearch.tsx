/** 'Search Contracts': echoes every key at once; the list follows when it can. */
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { Input, type InputRef } from 'antd';
import { memo, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

type Props = { ref: Ref<HTMLInputElement>; search: string; onSearch: (search: string) => void };

export const ContractSearch = memo(function ContractSearch({ ref, search, onSearch }: Props) {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [text, setText] = useState(search);
  const [seenKey, setSeenKey] = useState(key);
  const field = useRef<InputRef>(null);
  useImperativeHandle(ref, () => field.current?.input as HTMLInputElement, []);
  // Our own typing arrives late in the address and must not overwrite newer keys; anybody else's change counts.
  if (key !== seenKey) {
    setSeenKey(key);
    if (navigation !== 'REPLACE') setText(search);
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
