/** The tags of a contract: shown as words, edited as a list. What is typed and not saved yet is there again after a look elsewhere. */
import { Alert, Button, Select, Tag } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { ContractDetails } from '../../api/cycleApi.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { allNames, isSame, keptWords } from './typedFields.ts';
import { useChange } from './useChange.ts';
import { useTyped } from './useTyped.ts';
import { tagsLimits } from '../../../contract/limits.gen.ts';

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
  const { change, saving, failure } = useChange(contract, today);
  const { names = [], pending = '' } = draft?.typed ?? saved;
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const close = (focusBack: boolean) => {
    settle();
    onClose(focusBack);
  };
  const save = async () => {
    const tags = allNames({ names, pending });
    const wrong = problemOf(tags);
    setProblem(wrong);
    if (wrong !== null) return;
    if (isSame({ names: tags }, saved) || (await change({ tags }))) close(false);
  };
  return (
    <>
      <Select
        // eslint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type into
        autoFocus={focused}
        mode="tags"
        open={false}
        suffixIcon={null}
        aria-label="Tags"
        aria-describedby={problem === null ? undefined : id}
        aria-invalid={problem !== null}
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
      {/* Leaving the field saves: whoever has left it, and is asked to save again, needs something to press. */}
      {problem === null && failure ? (
        <Button size="small" disabled={saving} onClick={() => void save()}>
          Save
        </Button>
      ) : null}
      {problem === null ? failure : <Alert type="error" showIcon role="alert" id={id} title={problem} />}
    </>
  );
}

/** Why these tags can't be saved, and what to do; null where they can. */
function problemOf(tags: readonly string[]): string | null {
  const { maxItems, items } = tagsLimits;
  if (tags.length > maxItems)
    return `A contract has at most ${maxItems} tags. Remove ${tags.length - maxItems === 1 ? 'one' : tags.length - maxItems} first.`;
  const long = tags.find((tag) => tag.length > items.maxLength);
  return long === undefined
    ? null
    : `A tag has at most ${items.maxLength} characters. Shorten “${long.slice(0, 20)}…”.`;
}
