/** What is typed of a contract's owner or tags and not saved yet: kept as the typed values are. */
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { isSame } from './typedFields.ts';
import { type DraftField, type TypedFields, type ValueDraft, valueSettled, valueTyped } from './valueDraftsSlice.ts';

type Kept = {
  draft: ValueDraft | undefined;
  /** What was typed before this was shown. */
  kept: ValueDraft | undefined;
  type: (typed: TypedFields) => void;
  /** It was saved or given up. */
  settle: () => void;
};

/** `saved` is what is saved in the fields, `shown` how that reads; null where there is nothing. */
export function useTyped(id: string, field: DraftField, saved: TypedFields, shown: string | null): Kept {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(({ valueDrafts }) => valueDrafts[id]?.[field]);
  const [kept] = useState(draft);
  const settle = () => dispatch(valueSettled({ id, field }));
  const type = (typed: TypedFields) => {
    if (isSame(typed, saved)) settle();
    else dispatch(valueTyped({ id, field, typed, saved: shown }));
  };
  return { draft, kept, type, settle };
}
