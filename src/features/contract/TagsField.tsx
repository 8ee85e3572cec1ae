/** The tags of a contract: shown as words, edited as a list. What is typed and not saved yet is there again after a look elsewhere. */
import { Button, Select, Tag } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { ContractDetails } from '../../api/cycleApi.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { allNames, isSame, keptWords } from './typedFields.ts';
import { useChange } from './useChange.ts';
import { useTyped } from './useTyped.ts';

type Props = { contract: ContractDetails; today: string };

export function TagsField({ contract, today }: Props) {
  const isTyped = useAppSelector(({ valueDrafts }) => valueDrafts[contract.id]?.tags !== undefined);
  const [opened, setOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  /** The field goes away with the focus in it, unless that is elsewhere already. */
  const goesBack = useRef(false);
  const editing = opened || isTyped;
  useEffect(() => {
    if (editing || !goesBack.current) return;
    goesBack.current = false;
    opener.current?.focus();
  }, [editing]);
  if (editing) {
    const onClose = (focusBack: boolean) => {
      goesBack.current = focusBack;
      setOpened(false);
    };
    return <TagsEditor contract={contract} today={today} focused={opened} onClose={onClose} />;
  }
  return (
    <span className="tags">
      {contract.tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      <Button ref={opener} type="text" size="small" onClick={() => setOpened(true)}>
        {contract.tags.length > 0 ? 'Edit tags' : 'Add tags'}
      </Button>
    </span>
  );
}

type EditorProps = Props & { focused: boolean; onClose: (focusBack: boolean) => void };

function TagsEditor({ contract, today, focused, onClose }: EditorProps) {
  const saved = { names: contract.tags, pending: '' };
  const shown = contract.tags.join(', ') || null;
  const { draft, kept, type, settle } = useTyped(contract.id, 'tags', saved, shown);
  const { change, failure } = useChange(contract, today);
  const { names = [], pending = '' } = draft?.typed ?? saved;
  const close = (focusBack: boolean) => {
    settle();
    onClose(focusBack);
  };
  const save = async () => {
    const tags = allNames({ names, pending });
    if (isSame({ names: tags }, saved) || (await change({ tags }))) close(false);
  };
  return (
    <>
      <Select
        // eslint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type into
        autoFocus={focused}
        mode="tags"
        open={false}
        aria-label="Tags"
        className="tags-edit"
        placeholder="Type a tag, press Enter"
        value={names}
        showSearch={{ searchValue: pending, onSearch: (text) => type({ names, pending: text }) }}
        onChange={(chosen) => type({ names: chosen, pending: '' })}
        onBlur={() => void save()}
        onInputKeyDown={({ key }) => {
          if (key === 'Escape') close(true);
        }}
      />
      {kept ? <small className="value-kept">{keptWords(kept, shown)}</small> : null}
      {failure}
    </>
  );
}
