/** Which page is read, of how many; another is turned to by its number. */
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { turnToPage } from './scrollDesk.ts';

type Props = {
  /** Scrolls the pages. */
  desk: RefObject<HTMLElement | null>;
  pages: number;
};

export function PageField({ desk, pages }: Props) {
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    const scrolled = desk.current;
    if (!scrolled) return undefined;
    const tell = () => setPage(pageRead(scrolled));
    scrolled.addEventListener('scroll', tell, { passive: true });
    return () => scrolled.removeEventListener('scroll', tell);
  }, [desk]);
  if (pages === 1) return <span className="document-pages">1 page</span>;
  const turn = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter' && key !== 'Escape') return;
    const wanted = /^\d+$/.test(typed?.trim() ?? '') ? Math.min(Math.max(Number(typed), 1), pages) : null;
    const sheet = wanted !== null && desk.current ? sheets(desk.current)[wanted - 1] : null;
    if (key === 'Enter' && sheet) turnToPage(sheet);
    setTyped(null);
  };
  return (
    <div className="document-pages">
      <span>Page</span>
      <input
        aria-label={`Page, of ${pages}`}
        inputMode="numeric"
        value={typed ?? page}
        style={{ width: `${String(pages).length + 2}ch` }}
        onClick={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={turn}
        onBlur={() => setTyped(null)}
      />
      of {pages}
    </div>
  );
}

const sheets = (desk: HTMLElement) => desk.getElementsByClassName('pdf-page');

/** The page in the middle of the desk, found by halves; at the end of the document the last, however short it is. */
function pageRead(desk: HTMLElement): number {
  const all = sheets(desk);
  const { scrollTop, scrollHeight, clientHeight } = desk;
  if (scrollTop + clientHeight >= scrollHeight - 1) return all.length;
  const middle = desk.getBoundingClientRect().top + clientHeight / 2;
  let [from, to] = [0, all.length - 1];
  while (from < to) {
    const half = Math.ceil((from + to) / 2);
    if ((all[half] as Element).getBoundingClientRect().top <= middle) from = half;
    else to = half - 1;
  }
  return from + 1;
}
