/**
 * The palette of Ctrl+K: one field for contracts, what their documents say, and commands. A combobox: the field keeps the focus, arrows
 * point at an entry, Enter chooses it, Escape closes.
 */
import './palette.css';
import { Modal } from 'antd';
import { type KeyboardEvent, useId, useMemo, useRef } from 'react';
import { contractPath, passagePath } from '../../domain/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { type Act, allCommands, matchCommands, type Screen } from './commands.tsx';
import { type Entry, groupEntries } from './entries.ts';
import { PaletteField } from './PaletteField.tsx';
import { PaletteList } from './PaletteList.tsx';
import { entryPointed, paletteClosed, selectPalette } from './paletteSlice.ts';
import { useFocusBack } from './useFocusBack.ts';
import { usePaletteHits } from './usePaletteHits.ts';

type Props = { screens: readonly Screen[]; onAct: (act: Act) => void };

export function Palette({ screens, onAct }: Props) {
  const dispatch = useAppDispatch();
  const { open, question, at } = useAppSelector(selectPalette);
  const id = useId();
  const commands = useMemo(() => allCommands(screens), [screens]);
  const answer = usePaletteHits();
  const groups = groupEntries(matchCommands(commands, question), answer.hits);
  const entries = groups.flatMap((group) => group.entries);
  const pointed = entries[Math.min(at, entries.length - 1)];
  const field = useRef<HTMLInputElement>(null);
  useFocusBack(open);
  const close = () => dispatch(paletteClosed());
  const choose = (entry: Entry) => {
    close();
    onAct(entry.kind === 'command' ? entry.command.act : { do: 'go', to: wayTo(entry) });
  };
  const onKey = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && pointed) {
      event.preventDefault();
      dispatch(entryPointed({ at: (entries.indexOf(pointed) + step + entries.length) % entries.length }));
    } else if (event.key === 'Enter' && pointed && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(pointed);
    }
  };
  return (
    <Modal
      open={open}
      className="palette"
      title={<span className="visually-hidden">Search and commands</span>}
      width={640}
      footer={null}
      closable={false}
      destroyOnHidden
      // There at once: whoever works with keys does not wait for it to grow.
      transitionName=""
      maskTransitionName=""
      focusable={{ focusTriggerAfterClose: false }}
      onCancel={close}
      afterOpenChange={(shown) => shown && field.current?.focus()}
    >
      <PaletteField ref={field} listId={id} pointedId={pointed ? `${id}-${pointed.id}` : null} onKey={onKey} />
      <PaletteList id={id} groups={groups} pointed={pointed} answer={answer} onChoose={choose} />
    </Modal>
  );
}

function wayTo({ hit }: Extract<Entry, { kind: 'hit' }>): string {
  return hit.passage ? passagePath(hit.contractId, hit.documentId, hit.passage) : contractPath(hit.contractId);
}
