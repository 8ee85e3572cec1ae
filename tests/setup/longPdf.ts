/**
 * PDFs in a test, in the place of `src/platform/pdfPages.ts`: this browser stand-in draws nothing and scrolls nowhere, so a page is seen once
 * it is scrolled to.
 */
import { onTestFinished, vi } from 'vitest';
import type { PdfDocument } from '../../src/platform/pdfPages.ts';

/** None can be shown, unless a test says otherwise. */
export const openPdf = vi.fn<() => Promise<PdfDocument>>().mockRejectedValue(new Error('No canvas here.'));

/** A document whose pages all say `words`. What is near what is seen follows `scrollIntoView`, from page 1 on, until the test is finished. */
export function longPdf(pages: number, words: string): PdfDocument {
  const observed = new Map<Element, (near: boolean) => void>();
  class Observer {
    readonly tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell;
    }
    observe(page: Element): void {
      const tell = (isIntersecting: boolean) =>
        this.tell([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
      observed.set(page, tell);
      tell(page.getAttribute('aria-label') === 'Page 1');
    }
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  scroll.mockImplementation(function turn(this: Element) {
    const seen = this.closest('.pdf-page');
    for (const [page, tell] of observed) tell(page === seen);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    width.mockRestore();
    scroll.mockRestore();
  });
  const size = { width: 612, height: 792 };
  const draw = (canvas: HTMLCanvasElement, layer: HTMLElement) => {
    Object.assign(canvas, size);
    const run = document.createElement('span');
    run.textContent = words;
    layer.replaceChildren(run);
    return { done: Promise.resolve({ runs: [run] }), cancel: () => undefined };
  };
  const page = () => Promise.resolve({ ...size, draw, release: () => undefined });
  return { pages, firstPage: size, page, close: () => undefined };
}

/** What a viewer shows of such a document: the words of each value stand on every page, and speak for it on one. */
export const longView = {
  name: 'Long',
  text: null,
  original: { mediaType: 'application/pdf', bytes: new ArrayBuffer(8) },
  passages: [
    { id: 'ending', quote: 'It ends', page: 1 },
    { id: 'to', quote: 'on February 28, 2027', page: 120 },
  ],
  onChoose: () => undefined,
};
