/** One page of a PDF: drawn while it is near what is seen, with the passages on it marked. A page far away keeps its place and nothing else. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { cutRun, findPassages, type Passage } from '../../domain/findPassages.ts';
import type { ScanMark } from '../../domain/scanMarks.ts';
import type { PdfDocument } from '../../platform/pdfPages.ts';
import { whenVisible } from '../../platform/whenVisible.ts';
import { ScanMarks } from './ScanMarks.tsx';
import { onPage, type ViewedPassage } from './viewedPassage.ts';

/** Pages this far from what is seen are drawn already, px. */
const AHEAD = 800;

type Props = {
  document: PdfDocument;
  number: number;
  /** CSS pixels that the page may be wide. */
  width: number;
  passages: readonly ViewedPassage[];
  /** Of a scan, whose own text can't be marked. */
  marks: readonly ScanMark[] | null;
  onMarked: () => void;
};

/** The runs of text of a page that is drawn, and what they said before anything was marked in them. */
type Drawn = { runs: readonly HTMLElement[]; texts: readonly string[] };

export function PdfPageView({ document, number, width, passages, marks, onMarked }: Props) {
  const page = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [ratio, setRatio] = useState(document.firstPage.height / document.firstPage.width);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => (page.current ? whenVisible(page.current, AHEAD, setNear) : undefined), []);
  useEffect(() => {
    const [picture, layer] = [canvas.current, text.current];
    if (!near || width === 0 || !picture || !layer) return undefined;
    let wanted = true;
    let free = () => {};
    const draw = async () => {
      const found = await document.page(number);
      if (!wanted) return;
      setRatio(found.height / found.width);
      const drawing = found.draw(picture, layer, width / found.width);
      free = () => {
        drawing.cancel();
        found.release();
      };
      const { runs } = await drawing.done;
      if (wanted) setDrawn({ runs, texts: runs.map((run) => run.textContent) });
    };
    draw().catch(() => {
      if (wanted) setFailed(true);
    });
    return () => {
      wanted = false;
      free();
      // A page of a phone's screen is 15 MB: two hundred of them are more than a browser has.
      Object.assign(picture, { width: 0, height: 0 });
      layer.replaceChildren();
      setDrawn(null);
    };
  }, [near, width, document, number]);
  const own = useMemo(() => onPage(passages, number), [passages, number]);
  useEffect(() => {
    if (!drawn) return;
    markRuns(drawn, own);
    onMarked();
  }, [drawn, own, onMarked]);
  return (
    <section ref={page} className="pdf-page" aria-label={`Page ${number}`} style={{ width, height: width * ratio }}>
      <canvas ref={canvas} aria-hidden style={{ width, height: width * ratio }} />
      <div ref={text} className="pdf-text" />
      {marks ? <ScanMarks marks={marks} onMarked={onMarked} /> : null}
      {failed ? <p className="pdf-page-failed">We can’t show this page. Try the text view.</p> : null}
    </section>
  );
}

/** Puts marks around the passages in the runs of text, in place of those before. The runs are pdf.js's own elements, outside React. */
function markRuns({ runs, texts }: Drawn, passages: readonly Passage[]): void {
  const pieces = findPassages(texts, passages);
  for (const [index, run] of runs.entries()) {
    const own = pieces.filter((piece) => piece.run === index);
    if (own.length === 0 && run.childElementCount === 0) continue;
    run.replaceChildren(
      ...cutRun(texts[index] as string, own).map(({ text, ids }) => {
        if (ids.length === 0) return text;
        const mark = run.ownerDocument.createElement('mark');
        mark.dataset['passages'] = ids.join(' ');
        mark.textContent = text;
        return mark;
      }),
    );
  }
}
