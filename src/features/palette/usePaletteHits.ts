/** What the service finds for the palette's question, asked once the typing pauses. */
import { useEffect } from 'react';
import { type TextHit, useSearchTextQuery } from '../../api/textSearchApi.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { questionAsked, selectPalette } from './paletteSlice.ts';

/** Milliseconds without a key after which the service is asked. */
const PAUSE_MS = 150;
const none: TextHit[] = [];

type Hits = {
  /** Of the question before, while the answer to a new one is on its way. */
  hits: readonly TextHit[];
  waiting: boolean;
  error: unknown;
  onRetry: () => void;
};

export function usePaletteHits(): Hits {
  const dispatch = useAppDispatch();
  const { question, asked } = useAppSelector(selectPalette);
  const typed = question.trim();
  useEffect(() => {
    if (typed === asked) return undefined;
    const timer = setTimeout(() => dispatch(questionAsked()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [dispatch, typed, asked]);
  const { data, error, isFetching, refetch } = useSearchTextQuery({ q: asked }, { skip: asked === '' });
  return {
    hits: (asked !== '' && !(error && !isFetching) && data) || none,
    waiting: typed !== asked || isFetching,
    error: isFetching || asked === '' ? undefined : error,
    onRetry: () => void refetch(),
  };
}
