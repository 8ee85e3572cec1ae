/**
 * A document beside its values: its own pages, its picture or its text, with the passages marked that the values were read from. Choosing
 * a value scrolls to its passage; choosing a passage tells which value it speaks for. On a scan the words are marked in the picture; where
 * it isn't known where they stand, it says what to look for, and the text beside it is marked.
 */
/* eslint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions,
   jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events --
   what scrolls must be reachable by keyboard (WCAG 2.1.1); a click on a mark is a shortcut, every passage can be reached from its value */
import './document.css';
import './paper.css';
import './scan.css';
import { Alert, Button, Segmented, Skeleton } from 'antd';
import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Passage } from '../../domain/findPassages.ts';
import { type LaidWord, type ScanMark, scanMarks } from '../../domain/scanMarks.ts';
import { onPage, type ViewedPassage } from './viewedPassage.ts';
import type { PdfDocument } from '../../platform/pdfPages.ts';
import { type Original, originalKind } from './originalKind.ts';
import { PageField } from './PageField.tsx';
import { PdfPageView } from './PdfPageView.tsx';
import { PictureView } from './PictureView.tsx';
import { ScanStrip } from './ScanStrip.tsx';
import { keepMiddle, showPassage, turnToPage } from './scrollDesk.ts';
import { TextView } from './TextView.tsx';
import { useElementWidth } from './useElementWidth.ts';
import { usePdf } from './usePdf.ts';

type Props = {
  name: string;
  /** The document as it came; null where only its text can be shown. */
  original: Original | null;
  /** It should have been shown as it came, and could not be loaded. */
  missing?: boolean;
  /** Its words were read off a picture. */
  scan?: boolean;
  /** Where those words stand, page by page; null where that isn't known. */
  layout?: readonly (readonly LaidWord[])[] | null;
  text: string | null;
  passages: readonly ViewedPassage[];
  /** The passages that are looked at: the first is scrolled to. A new `at` scrolls again; at 0 nobody has chosen it, and the screen stays. */
  chosen: { id: string; at: number } | null;
  onChoose: (id: string) => void;
};

export function DocumentViewer({ name, original, missing = false, scan = false, layout = null, text, ...rest }: Props) {
  const { passages, chosen, onChoose } = rest;
  const kind = original ? originalKind(original.mediaType) : null;
  const { document, failed: pdfFailed } = usePdf(kind === 'Pages' && original ? original.bytes : null);
  const [pictureFailed, setPictureFailed] = useState(false);
  const failed = pdfFailed || pictureFailed;
  const [asText, setAsText] = useState(false);
  const [large, setLarge] = useState(false);
  const [asPrinted, setAsPrinted] = useState(false);
  const desk = useRef<HTMLDivElement>(null);
  const resize = () => keepMiddle(desk.current, () => flushSync(() => setLarge((before) => !before)));
  const sheet = useRef<HTMLDivElement>(null);
  const width = useElementWidth(sheet);
  const [drawings, setDrawings] = useState(0);
  const onMarked = useCallback(() => setDrawings((count) => count + 1), []);
  const marks = useMemo(
    () => layout && layout.map((words, index) => scanMarks(words, onPage(passages, index + 1))),
    [layout, passages],
  );
  const shown = kind && !failed && !asText ? kind : 'Text';
  useChosenPassage(desk, passages, chosen, `${drawings} ${shown} ${document?.pages}`);
  const choose = ({ target }: MouseEvent) => {
    const ids = (target as Element).closest<HTMLElement>('mark')?.dataset['passages'];
    const first = ids?.split(' ')[0];
    if (first) onChoose(first);
  };
  return (
    <section className="document-viewer" aria-label={`Document: ${name}`}>
      <header>
        <h2>{name}</h2>
        {shown === 'Pages' && document ? <PageField desk={desk} pages={document.pages} /> : null}
        <div className="document-ways">
          {shown !== 'Text' ? (
            <Button size="small" onClick={resize}>
              {large ? 'Fit to width' : 'Full size'}
            </Button>
          ) : null}
          {shown === 'Pages' && !scan ? (
            <Button
              size="small"
              className="document-printed"
              aria-pressed={asPrinted}
              onClick={() => setAsPrinted((before) => !before)}
            >
              As printed
            </Button>
          ) : null}
          {kind && text !== null ? (
            <Segmented
              aria-label="Show the document as"
              // Its choices are stops for the Tab key; the library makes it another.
              tabIndex={-1}
              options={[kind, 'Text']}
              value={shown}
              onChange={(view) => setAsText(view === 'Text')}
            />
          ) : null}
        </div>
      </header>
      {scan && shown !== 'Text' ? (
        <ScanStrip
          quote={passages.find(({ id }) => id === chosen?.id)?.quote ?? null}
          marked={whatIsMarked(marks, chosen?.id)}
          at={chosen?.at ?? 0}
          onShowText={text === null ? null : () => setAsText(true)}
        />
      ) : null}
      <div
        ref={desk}
        className={asPrinted || scan ? 'document-desk' : 'document-desk desk-follows'}
        tabIndex={0}
        onClick={choose}
      >
        <div ref={sheet} />
        {failed || missing ? ( // On the desk, not above it: it comes late, and would push the desk down.
          <Alert className="document-failed" type="warning" showIcon title={whyText(failed, kind)} />
        ) : null}
        {shown === 'Text' ? <TextOrNone text={text} passages={passages} /> : null}
        {shown === 'Picture' && original ? (
          <PictureView
            original={original}
            marks={marks?.[0] ?? null}
            large={large}
            onResize={resize}
            onMarked={onMarked}
            onFailed={() => setPictureFailed(true)}
          />
        ) : null}
        {shown === 'Pages' && document ? (
          <Pages
            document={document}
            width={large ? fullWidth(width, document) : width}
            passages={passages}
            marks={marks}
            onMarked={onMarked}
          />
        ) : null}
        {shown === 'Pages' && !document ? <Skeleton paragraph={{ rows: 12 }} /> : null}
      </div>
    </section>
  );
}

/** CSS pixels of a point, in which pages are measured. */
const POINT = 4 / 3;

/** As wide as it is printed, and in any case clearly wider than what fits. */
const fullWidth = (fit: number, { firstPage }: PdfDocument) => Math.round(Math.max(fit * 1.5, firstPage.width * POINT));

function whatIsMarked(marks: readonly (readonly ScanMark[])[] | null, chosen: string | undefined) {
  if (!marks?.some((page) => page.length > 0)) return 'none';
  return marks.some((page) => page.some(({ ids }) => chosen !== undefined && ids.includes(chosen))) ? 'this' : 'all';
}

function whyText(failed: boolean, kind: 'Pages' | 'Picture' | null): string {
  const text = 'Here is the text we read from it.';
  if (!failed) return `We couldn’t load the document itself. ${text}`;
  return `We can’t show ${kind === 'Picture' ? 'this picture' : 'the pages of this PDF'}. ${text}`;
}

function TextOrNone({ text, passages }: { text: string | null; passages: readonly Passage[] }) {
  if (text === null || text.trim() === '')
    return <p className="document-none">We couldn’t read any text in this document.</p>;
  return <TextView text={text} passages={passages} />;
}

type PagesProps = {
  document: PdfDocument;
  width: number;
  passages: readonly ViewedPassage[];
  marks: readonly (readonly ScanMark[])[] | null;
  onMarked: () => void;
};

function Pages({ document, marks, ...page }: PagesProps) {
  const numbers = useMemo(() => Array.from({ length: document.pages }, (_, index) => index + 1), [document]);
  return numbers.map((number) => (
    <PdfPageView key={number} document={document} number={number} marks={marks?.[number - 1] ?? null} {...page} />
  ));
}

/** Makes the chosen passage strong, the doubtful ones amber, and scrolls to the chosen one when it is chosen. */
function useChosenPassage(
  desk: React.RefObject<HTMLDivElement | null>,
  passages: readonly ViewedPassage[],
  chosen: Props['chosen'],
  drawn: string,
): void {
  useEffect(() => {
    const doubtful = new Set(passages.filter(({ check }) => check).map(({ id }) => id));
    for (const mark of desk.current?.querySelectorAll('mark') ?? []) {
      const ids = (mark.dataset['passages'] ?? '').split(' ');
      mark.classList.toggle('chosen', chosen !== null && ids.includes(chosen.id));
      mark.classList.toggle(
        'check',
        ids.some((id) => doubtful.has(id)),
      );
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what has been drawn decides what there is to mark
  }, [desk, passages, chosen, drawn]);
  const scrolled = useRef<number | null>(null);
  const turned = useRef<number | null>(null);
  useEffect(() => {
    if (!chosen || scrolled.current === chosen.at) return;
    const number = passages.find(({ id, page }) => id === chosen.id && page)?.page ?? 0;
    const page = desk.current?.querySelectorAll('.pdf-page')[number - 1];
    const first = (page ?? desk.current)?.querySelector('mark.chosen');
    if (first) {
      scrolled.current = chosen.at;
      showPassage(first, chosen.at > 0);
    } else if (page && turned.current !== chosen.at) {
      // A page far away is drawn, and marked, once it is turned to.
      turned.current = chosen.at;
      turnToPage(page);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what has been drawn decides what there is to scroll to
  }, [desk, passages, chosen, drawn]);
}
