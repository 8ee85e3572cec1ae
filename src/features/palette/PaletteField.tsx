/** The palette's field. */
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import type { KeyboardEvent, RefObject } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { questionTyped, selectPalette } from './paletteSlice.ts';

/** What the service takes, in characters (openapi.yaml, searchText). */
const LONGEST = 200;

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  listId: string;
  pointedId: string | null;
  onKey: (event: KeyboardEvent) => void;
};

export function PaletteField({ ref, listId, pointedId, onKey }: Props) {
  const dispatch = useAppDispatch();
  const { question } = useAppSelector(selectPalette);
  return (
    <div className="palette-field">
      <SearchOutlined aria-hidden />
      <input
        ref={ref}
        role="combobox"
        aria-label="Search contracts and commands"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={pointedId ?? undefined}
        placeholder="Search contracts, documents and commands"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={LONGEST}
        value={question}
        onChange={(event) => dispatch(questionTyped({ question: event.target.value }))}
        onKeyDown={onKey}
      />
    </div>
  );
}
