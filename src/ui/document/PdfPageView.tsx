/** One page of a PDF: drawn when it comes near the viewport, with the passages on it marked. */
import { useEffect, useRef, useState } from 'react';
import { cutRun, findPassages, type Passage } from '../../domain/findPassages.ts';
import type { ScanMark } from '../../domain/scanMarks.ts';
import type { PdfDocument } from '../../platform/pdfPages.ts';
import { whenVisible } from '../../platform/whenVisible.ts';
import { ScanMarks } from './ScanMarks.tsx';

/** Pages this far from the viewport are drawn already, px. */
const AHEAD = 800;

type Props = {
  document: PdfDocument;
  number: number;
  /** CSS pixels that the page may be wide. */
  width: number;
  passages: readonly Passage[];
  /** Of a scan, whose own text can't be marked. */
  marks: readonly ScanMark[] | null;
  onMarked: () => void;
};

export function PdfPageView({ document, number, width, passages, marks, onMarked }: Props) {
  const page = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [ratio, setRatio] = useState(document.firstPage.height / document.firstPage.width);
  const [failed, setFailed] = useState(false);
  useEffect(() => (page.current ? whenVisible(page.current, AHEAD, setNear) : undefined), []);
  useEffect(() => {
    if (!near || width === 0) return undefined;
    let drawing: { cancel: () => void } | null = null;
    let wanted = true;
    const draw = async () => {
      const drawn = await document.page(number);
      if (!wanted || !canvas.current || !text.current) return;
      setRatio(drawn.height / drawn.width);
      const started = drawn.draw(canvas.current, text.current, width / drawn.width);
      drawing = started;
      const { runs } = await started.done;
      markRuns(runs, passages);
      onMarked();
    };
    draw().catch(() => {
      if (wanted) setFailed(true);
    });
    return () => {
      wanted = false;
      drawing?.cancel();
    };
  }, [near, width, document, number, passages, onMarked]);
  return (
    <section ref={page} className="pdf-page" aria-label={`Page ${number}`} style={{ height: width * ratio }}>
      <canvas ref={canvas} aria-hidden style={{ width, height: width * ratio }} />
      <div ref={text} className="pdf-text" />
      {marks ? <ScanMarks marks={marks} onMarked={onMarked} /> : null}
      {failed ? <p className="pdf-page-failed">We can’t show this page. Try the text view.</p> : null}
    </section>
  );
}

/** Puts marks around the passages in the runs of text. The runs are pdf.js's own elements, outside React. */
function markRuns(runs: readonly HTMLElement[], passages: readonly Passage[]): void {
  const texts = runs.map((run) => run.textContent);
  const pieces = findPassages(texts, passages);
  for (const [index, run] of runs.entries()) {
    const own = pieces.filter((piece) => piece.run === index);
    if (own.length === 0) continue;
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
