/** What becomes of the contracts of an import that is undone, in sentences: beforehand, and afterwards. */
import type { ImportUndone } from '../../api/spreadsheetsApi.ts';
import { counted } from '../../domain/format.ts';

/** How many contracts are named. */
const NAMED = 10;

const because = {
  changed: 'changed since the import',
  trash: 'in the trash',
  gone: 'joined to another contract, or deleted for good',
} as const;

const one = (count: number, single: string, many: string) => (count === 1 ? single : many);

/** One sentence for each kind of outcome that there is. */
export function undoneSentences({ undone, trashed, restored, inTrash, left }: ImportUndone): string[] {
  const moved = undone ? 'moved' : one(trashed, 'moves', 'move');
  const has = undone ? one(restored, 'has', 'have') : one(restored, 'gets', 'get');
  const stay = one(left.length, 'stays', 'stay');
  return [
    ...(trashed > 0
      ? [
          `${counted(trashed, 'contract')} ${moved} to the trash, where you can restore ${one(trashed, 'it', 'them')} for 30 days.`,
        ]
      : []),
    ...(restored > 0 ? [`${counted(restored, 'contract')} ${has} back what was there before.`] : []),
    ...(inTrash > 0 ? [`${counted(inTrash, 'contract')} ${one(inTrash, 'is', 'are')} in the trash already.`] : []),
    ...(left.length > 0
      ? [`${counted(left.length, 'contract')} ${stay} as ${one(left.length, 'it is', 'they are')}: ${named(left)}.`]
      : []),
  ];
}

function named(left: ImportUndone['left']): string {
  const names = left.slice(0, NAMED).map((each) => `${each.name} (${because[each.because]})`);
  return left.length > NAMED ? `${names.join(', ')} and ${left.length - NAMED} more` : names.join(', ');
}
