/**
 * The page numbers below the list. A key of the search changes the last of them only, in a place of its own: Ant Design's pager drew
 * all of itself, and made that number anew, with every key.
 */
import './pager.css';
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { memo, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { formatCount } from '../../domain/format.ts';
import { type PageSlot, pageSlots } from './pageSlots.ts';

type Props = {
  /** Counted from 1. */
  page: number;
  pages: number;
  /** Fewer page numbers. */
  narrow: boolean;
  onPage: (page: number) => void;
};

/** How many pages a gap leads on or back. */
const FAR = 5;

const icons = { back: <LeftOutlined aria-hidden />, on: <RightOutlined aria-hidden />, gap: '…' };

export const Pager = memo(function Pager({ page, pages, narrow, onPage }: Props) {
  const frame = useRef<HTMLElement>(null);
  const latest = useRef({ page, pages, onPage });
  useLayoutEffect(() => {
    latest.current = { page, pages, onPage };
  }, [page, pages, onPage]);
  const follows = useRef(false);
  useEffect(() => {
    // Its place may have gone to another number.
    if (follows.current) frame.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    follows.current = false;
  });
  const onSlot = useCallback((slot: PageSlot) => {
    follows.current = typeof slot === 'number';
    latest.current.onPage(targetOf(slot, latest.current));
  }, []);
  const onStep = useCallback((step: number) => latest.current.onPage(latest.current.page + step), []);
  return (
    <nav ref={frame} className="pager" aria-label="Pages">
      <Step label="Previous Page" step={-1} off={page <= 1} onStep={onStep}>
        {icons.back}
      </Step>
      {pageSlots(page, pages, narrow ? 0 : 1).map((slot, place) => (
        <Slot key={places[place]} slot={slot} current={slot === page} onSlot={onSlot} />
      ))}
      <Step label="Next Page" step={1} off={page >= pages} onStep={onStep}>
        {icons.on}
      </Step>
    </nav>
  );
});

const places = [1, 2, 3, 4, 5, 6, 7];

function targetOf(slot: PageSlot, { page, pages }: Pick<Props, 'page' | 'pages'>): number {
  if (slot === 'gap before') return Math.max(1, page - FAR);
  if (slot === 'gap after') return Math.min(pages, page + FAR);
  return slot;
}

type SlotProps = { slot: PageSlot; current: boolean; onSlot: (slot: PageSlot) => void };

const Slot = memo(function Slot({ slot, current, onSlot }: SlotProps) {
  const gap = typeof slot === 'number' ? null : `${slot === 'gap before' ? 'Previous' : 'Next'} ${FAR} Pages`;
  return (
    <button
      type="button"
      aria-current={current ? 'page' : undefined}
      aria-label={gap ?? undefined}
      title={gap ?? undefined}
      onClick={() => onSlot(slot)}
    >
      {typeof slot === 'number' ? formatCount(slot) : icons.gap}
    </button>
  );
});

type StepProps = { label: string; step: number; off: boolean; onStep: (step: number) => void; children: ReactNode };

/** Never disabled outright: at the last page that would take the focus from whoever leads through them by keyboard. */
const Step = memo(function Step({ label, step, off, onStep, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => {
        if (!off) onStep(step);
      }}
    >
      {children}
    </button>
  );
});
