/** 'Search Contracts'. What is typed is kept by the field itself: nothing of ours stands between a key and its letter. */
import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { memo, type RefObject, useLayoutEffect } from 'react';

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  /** What is searched for. */
  search: string;
  onSearch: (search: string) => void;
};

// The same elements for every key: React leaves them alone.
const icons = { search: <SearchOutlined aria-hidden />, clear: <CloseCircleFilled aria-hidden /> };

export const ContractSearch = memo(function ContractSearch({ ref, search, onSearch }: Props) {
  useLayoutEffect(() => {
    if (ref.current && ref.current.value !== search) ref.current.value = search;
  }, [ref, search]);
  const onClear = () => {
    ref.current?.focus();
    onSearch('');
  };
  return (
    <span className="contracts-search">
      {icons.search}
      <input
        ref={ref}
        type="search"
        aria-label="Search Contracts"
        placeholder="Search Contracts"
        autoComplete="off"
        defaultValue={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <kbd aria-hidden>/</kbd>
      <button type="button" aria-label="Clear the search" onClick={onClear}>
        {icons.clear}
      </button>
    </span>
  );
});
