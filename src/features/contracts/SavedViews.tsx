/** Views of the list that the user has named: links like the other views, kept on the service. Offers to save what is shown now. */
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { Button, Input, type InputRef } from 'antd';
import { type KeyboardEvent, memo, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { settingsLimits } from '../../../contract/limits.gen.ts';
import type { SavedView } from '../../../contract/settings.ts';
import { usePutSettingsMutation } from '../../api/remindersApi.ts';
import { paths } from '../../domain/paths.ts';
import { showsAtOnce } from './showsAtOnce.ts';

type Props = {
  /** Missing until they are known: nothing can be saved before, or others would be lost. */
  saved: SavedView[] | undefined;
  /** The one that is shown. */
  current: SavedView | undefined;
  /** The address's part for what is shown now, whatever page of it. */
  latest: RefObject<string>;
  onView: (query: string) => void;
  /** It is one of the ready-made views without more, which has a link already. */
  plain: boolean;
};

const most = settingsLimits.savedViews.maxItems;

export const SavedViews = memo(function SavedViews({ saved, current, latest, onView, plain }: Props) {
  const [save, { isError }] = usePutSettingsMutation();
  const [naming, setNaming] = useState(false);
  if (!saved) return null;
  const keep = (savedViews: SavedView[]) => void save({ settings: { savedViews } });
  return (
    <>
      {saved.map((each) => (
        <span className="saved-view" key={each.name}>
          <Link
            to={`${paths.contracts}?${each.query}`}
            aria-current={each === current ? 'page' : undefined}
            onClick={showsAtOnce(each.query, onView)}
          >
            {each.name}
          </Link>
          {each === current ? (
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined aria-hidden />}
              aria-label={`Remove the view ${each.name}`}
              onClick={() => keep(saved.filter((other) => other !== each))}
            />
          ) : null}
        </span>
      ))}
      {!naming && saved.length < most ? (
        // Plain and always there: it comes and goes with keys of the search, and is to be painted with what is found.
        <button
          type="button"
          className="save-view"
          hidden={plain || current !== undefined}
          onClick={() => setNaming(true)}
        >
          Save this view
        </button>
      ) : null}
      {naming ? (
        <NameField
          onClosed={() => setNaming(false)}
          onNamed={(name) => keep([...saved.filter((each) => each.name !== name), { name, query: latest.current }])}
        />
      ) : null}
      {isError ? <output className="saved-view-failed">The view could not be saved. Please try again.</output> : null}
    </>
  );
});

function NameField({ onNamed, onClosed }: { onNamed: (name: string) => void; onClosed: () => void }) {
  const [name, setName] = useState('');
  const field = useRef<InputRef>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onNamed(name.trim());
    onClosed();
  };
  return (
    <form className="saved-view-name" onSubmit={submit}>
      <Input
        ref={field}
        size="small"
        aria-label="Name of the view"
        placeholder="Name of the view"
        maxLength={settingsLimits.savedViews.items.name.maxLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && onClosed()}
      />
      <Button size="small" htmlType="submit">
        Save
      </Button>
    </form>
  );
}
