/**
 * Views of the list that the user has named: links like the other views, kept on the service. Offers to save what is shown now. One that is
 * added or removed is merged into what another tab or a colleague has saved meanwhile.
 */
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { Button, Input, type InputRef } from 'antd';
import { type KeyboardEvent, memo, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { settingsLimits } from '../../../contract/limits.gen.ts';
import type { SavedView } from '../../../contract/settings.ts';
import type { Settings } from '../../api/remindersApi.ts';
import { paths } from '../../domain/paths.ts';
import { showsAtOnce } from './showsAtOnce.ts';
import { useSaveViews } from './useSaveViews.ts';
import { mostViews } from './viewChanges.ts';

type Props = {
  /** With the saved views. Missing until they are known: nothing can be saved before, or others would be lost. */
  settings: Settings | undefined;
  /** The one that is shown. */
  current: SavedView | undefined;
  /** The address's part for what is shown now, whatever page of it. */
  latest: RefObject<string>;
  onView: (query: string) => void;
  /** It is one of the ready-made views without more, which has a link already. */
  plain: boolean;
};

export const SavedViews = memo(function SavedViews({ settings, current, latest, onView, plain }: Props) {
  const { addView, removeView, isLoading } = useSaveViews(settings);
  const [naming, setNaming] = useState(false);
  if (!settings) return null;
  const saved = settings.savedViews ?? [];
  return (
    <>
      {saved.map((each) => (
        <span className="saved-view" key={each.name}>
          <Link
            to={`${paths.contracts}?${each.query}`}
            aria-current={each === current ? 'page' : undefined}
            onClick={showsAtOnce(each.query, onView)}
            title={each.name}
          >
            {each.name}
          </Link>
          {each === current ? (
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined aria-hidden />}
              aria-label={`Remove the view ${each.name}`}
              disabled={isLoading}
              onClick={() => void removeView(each)}
            />
          ) : null}
        </span>
      ))}
      {!naming && saved.length < mostViews ? (
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
          busy={isLoading}
          onClosed={() => setNaming(false)}
          onNamed={async (name) => {
            if (await addView({ name, query: latest.current })) setNaming(false);
          }}
        />
      ) : null}
    </>
  );
});

type NameProps = { busy: boolean; onNamed: (name: string) => Promise<void>; onClosed: () => void };

/** Stays, with the name that was typed, until the view is saved. */
function NameField({ busy, onNamed, onClosed }: NameProps) {
  const [name, setName] = useState('');
  const field = useRef<InputRef>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !busy) void onNamed(name.trim());
  };
  return (
    <form className="saved-view-name" onSubmit={submit}>
      <Input
        ref={field}
        size="small"
        aria-label="Name of the view"
        placeholder="Name of the view"
        showCount
        maxLength={settingsLimits.savedViews.items.name.maxLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && onClosed()}
      />
      <Button size="small" htmlType="submit" loading={busy}>
        Save
      </Button>
    </form>
  );
}
