/** The palette's entries: what can be pointed at and chosen, in the order of the screen. */
import type { TextHit } from '../../api/textSearchApi.ts';
import type { Command } from './commands.tsx';

export type Entry = { id: string } & ({ kind: 'command'; command: Command } | { kind: 'hit'; hit: TextHit });
export type EntryGroup = { name: string; entries: Entry[] };

/** Commands first: they are there at once, and hits that arrive later move nothing that Enter might be meant for. */
export function groupEntries(commands: readonly Command[], hits: readonly TextHit[]): EntryGroup[] {
  const groups: EntryGroup[] = [
    { name: 'Commands', entries: commands.map((command) => ({ id: command.id, kind: 'command', command })) },
    { name: 'Contracts', entries: hits.map((hit) => ({ id: hit.contractId, kind: 'hit', hit })) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** A passage in pieces, those that were found marked. Marks that do not fit the passage are left out. */
export function markedPieces({
  passage,
  marks,
}: Pick<TextHit, 'passage' | 'marks'>): { text: string; found: boolean }[] {
  const text = passage ?? '';
  const pieces: { text: string; found: boolean }[] = [];
  let from = 0;
  for (const { start, end } of marks) {
    if (start < from || end <= start || end > text.length) continue;
    if (start > from) pieces.push({ text: text.slice(from, start), found: false });
    pieces.push({ text: text.slice(start, end), found: true });
    from = end;
  }
  return from < text.length ? [...pieces, { text: text.slice(from), found: false }] : pieces;
}
