/** The tags of a contract: shown as words, edited as a list. */
import { Button, Select, Tag } from 'antd';
import { useState } from 'react';
import type { ContractDetails } from '../../api/cycleApi.ts';
import { useChange } from './useChange.ts';

export function TagsField({ contract, today }: { contract: ContractDetails; today: string }) {
  const [draft, setDraft] = useState<string[] | null>(null);
  const { change, failure } = useChange(contract, today);
  const save = async () => {
    if (!draft) return;
    const tags = [...new Set(draft.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
    if (await change({ tags })) setDraft(null);
  };
  if (draft) {
    return (
      <>
        <Select
          // eslint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type into
          autoFocus
          mode="tags"
          open={false}
          aria-label="Tags"
          className="tags-edit"
          placeholder="Type a tag, press Enter"
          value={draft}
          onChange={setDraft}
          onBlur={() => void save()}
          onInputKeyDown={({ key }) => {
            if (key === 'Escape') setDraft(null);
          }}
        />
        {failure}
      </>
    );
  }
  return (
    <span className="tags">
      {contract.tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      <Button type="text" size="small" onClick={() => setDraft(contract.tags)}>
        {contract.tags.length > 0 ? 'Edit tags' : 'Add tags'}
      </Button>
    </span>
  );
}
