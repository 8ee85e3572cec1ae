/**
 * The page numbers below the list. They are drawn once, as many places as there can be numbers, and written like the rows (`tablePlaces.ts`): Ant Design's
 * pager drew all of itself with every key of the search.
 */
import './pager.css';
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { memo, useCallback, useRef } from 'react';
import { formatCount } from '../../domain/format.ts';
import { mostSlots, type PageSlot, pageSlots } from './pageSlots.ts';
import { type Shown, useListWritten, writeAttribute, writeText } from './tablePlaces.ts';

type Props = {
  /** Fewer page numbers. */
  narrow: boolean;
  onPage: (page: number) => void;
};

/** How many pages a gap leads on or back. */
const FAR = 5;

const numbersAround = (narrow: boolean) => (narrow ? 0 : 1);

export const Pager = memo(function Pager({ narrow, onPage }: Props) {
  const around = numbersAround(narrow);
  const latest = useRef({ page: 1, pages: 0 });
  const follows = useRef(false);
  const write = useCallback(
    (nav: HTMLElement, { page, pageSize, found }: Shown) => {
      const pages = Math.ceil(found / pageSize);
      latest.current = { page, pages };
      const buttons = [...nav.children];
      const [back, on] = [buttons.shift(), buttons.pop()];
      writeAttribute(back, 'aria-disabled', String(page <= 1));
      const slots = pageSlots(page, pages, around);
      for (const [place, button] of buttons.entries()) writeSlot(button, slots[place], page);
      writeAttribute(on, 'aria-disabled', String(page >= pages));
      // Its place may have gone to another number.
      if (follows.current) nav.querySelector<HTMLElement>('[aria-current]')?.focus();
      follows.current = false;
    },
    [around],
  );
  const onSlot = (place: number) => {
    const { page, pages } = latest.current;
    const slot = pageSlots(page, pages, around)[place];
    if (slot === undefined) return;
    follows.current = typeof slot === 'number';
    onPage(targetOf(slot, latest.current));
  };
  // Never disabled outright: at the last page that would take the focus from whoever leads through them by keyboard.
  const onStep = (step: number) => {
    const next = latest.current.page + step;
    if (next >= 1 && next <= latest.current.pages) onPage(next);
  };
  return (
    <nav ref={useListWritten(write)} className="pager" aria-label="Pages">
      <button type="button" aria-label="Previous Page" title="Previous Page" onClick={() => onStep(-1)}>
        <LeftOutlined aria-hidden />
      </button>
      {places.slice(0, mostSlots(around)).map((place) => (
        // Its number is written into it.
        // eslint-disable-next-line jsx-a11y/control-has-associated-label
        <button key={place} type="button" onClick={() => onSlot(place)} />
      ))}
      <button type="button" aria-label="Next Page" title="Next Page" onClick={() => onStep(1)}>
        <RightOutlined aria-hidden />
      </button>
    </nav>
  );
});

const places = [0, 1, 2, 3, 4, 5, 6];

function targetOf(slot: PageSlot, { page, pages }: { page: number; pages: number }): number {
  if (slot === 'gap before') return Math.max(1, page - FAR);
  if (slot === 'gap after') return Math.min(pages, page + FAR);
  return slot;
}

function writeSlot(button: Element, slot: PageSlot | undefined, page: number): void {
  writeAttribute(button, 'hidden', slot === undefined ? '' : null);
  if (slot === undefined) return;
  const gap = typeof slot === 'number' ? null : `${slot === 'gap before' ? 'Previous' : 'Next'} ${FAR} Pages`;
  writeText(button, typeof slot === 'number' ? formatCount(slot) : '…');
  writeAttribute(button, 'aria-current', slot === page ? 'page' : null);
  writeAttribute(button, 'aria-label', gap);
  writeAttribute(button, 'title', gap);
}
