/* eslint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role --
   the browser's own options hold plain text only; the field keeps the focus and points at the options with aria-activedescendant; its keys choose them */
/** One option of the palette's list: a command, or a contract with the passage that answers. */
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import { useEffect, useRef } from 'react';
import { type Entry, markedPieces } from './entries.ts';

type Props = {
  /** Of the element. */
  id: string;
  entry: Entry;
  pointed: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

export function PaletteEntry({ id, entry, pointed, onPoint, onChoose }: Props) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pointed) option.current?.scrollIntoView({ block: 'nearest' });
  }, [pointed]);
  return (
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={pointed}
      className="palette-entry"
      onMouseMove={pointed ? undefined : onPoint}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {entry.kind === 'command' ? entry.command.icon : <FileTextOutlined aria-hidden />}
      {entry.kind === 'command' ? (
        <span className="palette-name">{entry.command.label}</span>
      ) : (
        <span className="palette-hit">
          <span className="palette-name">{entry.hit.name || 'Unnamed Contract'}</span>
          {entry.hit.passage ? (
            <span className="palette-passage">
              {markedPieces(entry.hit).map(({ text, found }, index) =>
                // oxlint-disable-next-line react/no-array-index-key -- pieces of one passage never move
                found ? <mark key={index}>{text}</mark> : text,
              )}
            </span>
          ) : null}
        </span>
      )}
    </div>
  );
}
