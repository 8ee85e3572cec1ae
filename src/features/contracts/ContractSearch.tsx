/** 'Search Contracts'. What is typed is kept by the field itself: nothing of ours stands between a key and its letter. */
import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { memo, type RefObject, useLayoutEffect } from 'react';

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  /** What is searched for. */
  search: string;
  onSearch: (search: string) => void;
  /** The field is left. */
  onLeave: () => void;
};

// The same elements for every key: React leaves them alone.
const icons = { search: <SearchOutlined aria-hidden />, clear: <CloseCircleFilled aria-hidden /> };

export const ContractSearch = memo(function ContractSearch({ ref, search, onSearch, onLeave }: Props) {
  useLayoutEffect(() => {
    if (ref.current && ref.current.value !== search) ref.current.value = search;
  }, [ref, search]);
  const onClear = () => {
    if (!ref.current) return;
    ref.current.value = '';
    ref.current.focus();
    onSearch('');
  };
  return (
    <span className="contracts-search">
      {icons.search}
      <Field ref={ref} first={search} onSearch={onSearch} onLeave={onLeave} />
      <kbd aria-hidden>/</kbd>
      <button type="button" aria-label="Clear the search" onClick={onClear}>
        {icons.clear}
      </button>
    </span>
  );
});

type FieldProps = Pick<Props, 'ref' | 'onSearch' | 'onLeave'> & {
  /** What it holds at first; it keeps its text itself. */
  first: string;
};

/** Drawn once: React writes the type, the name and the value of a field anew whenever it draws it. */
const Field = memo(
  function Field({ ref, first, onSearch, onLeave }: FieldProps) {
    return (
      <input
        ref={ref}
        type="search"
        aria-label="Search Contracts"
        placeholder="Search Contracts"
        autoComplete="off"
        defaultValue={first}
        onChange={(event) => onSearch(event.target.value)}
        onBlur={onLeave}
      />
    );
  },
  (before, after) => before.ref === after.ref && before.onSearch === after.onSearch && before.onLeave === after.onLeave,
);
