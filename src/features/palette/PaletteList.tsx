/* eslint-disable jsx-a11y/prefer-tag-over-role -- an option of the browser's own list holds plain text only, no icon and no marks */
/** The palette's list, and what there is to say about it: that it is looked for, that nothing was found, that it failed. */
import { errorSentence } from '../../api/apiError.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import type { Entry, EntryGroup } from './entries.ts';
import { PaletteEntry } from './PaletteEntry.tsx';
import { entryPointed, selectPalette } from './paletteSlice.ts';
import type { usePaletteHits } from './usePaletteHits.ts';

type Props = {
  id: string;
  groups: readonly EntryGroup[];
  pointed: Entry | undefined;
  answer: ReturnType<typeof usePaletteHits>;
  onChoose: (entry: Entry) => void;
};

export function PaletteList({ id, groups, pointed, answer, onChoose }: Props) {
  const dispatch = useAppDispatch();
  const { question } = useAppSelector(selectPalette);
  const all = groups.flatMap(({ entries }) => entries);
  const found = answer.hits.length;
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label="Contracts and commands"
        aria-busy={answer.waiting}
        className="palette-list"
      >
        {groups.map(({ name, entries }) => (
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <div id={`${id}-${name}`} className="palette-group">
              {name}
            </div>
            {entries.map((entry) => (
              <PaletteEntry
                key={entry.id}
                id={`${id}-${entry.id}`}
                entry={entry}
                pointed={entry === pointed}
                onPoint={() => dispatch(entryPointed({ at: all.indexOf(entry) }))}
                onChoose={() => onChoose(entry)}
              />
            ))}
          </div>
        ))}
      </div>
      {answer.error ? (
        <p className="palette-note" role="alert">
          {errorSentence(answer.error, 'The contracts could not be searched.')}{' '}
          <button type="button" onClick={answer.onRetry}>
            Try again
          </button>
        </p>
      ) : (
        <output className={found > 0 && !answer.waiting ? 'visually-hidden' : 'palette-note'}>
          {noteOf(question.trim(), answer.waiting, found)}
        </output>
      )}
    </>
  );
}

function noteOf(question: string, waiting: boolean, found: number): string {
  if (question === '') return 'Type to search contract names and the text of documents.';
  if (waiting) return 'Searching…';
  if (found === 0) return 'No contract or document matches. Try fewer words, or different ones.';
  return found === 1 ? '1 contract found' : `${found} contracts found`;
}
