/**
 * PDF pages drawn by pdf.js, which is loaded (with its worker, from our own origin) when the first document is opened. Nothing in a
 * document runs: no scripts, no forms, no links of its own.
 */
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

export type PdfDocument = {
  pages: number;
  /** Width and height of page 1 in CSS pixels at scale 1: what a page is thought to need until it is drawn. */
  firstPage: { width: number; height: number };
  page: (number: number) => Promise<PdfPage>;
  close: () => void;
};

export type PdfPage = {
  width: number;
  height: number;
  /** Draws the page, and its text above it so that it can be selected and marked. Resolves to the runs of text, in order. */
  draw: (canvas: HTMLCanvasElement, textLayer: HTMLElement, scale: number) => Drawing;
  /** Gives back what pdf.js keeps to draw it, its pictures among it. */
  release: () => void;
};

export type Drawing = { done: Promise<{ runs: HTMLElement[] }>; cancel: () => void };

async function loadPdfJs() {
  const [pdfjs, worker, faxes, serif] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
    import('pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url'),
    import('pdfjs-dist/standard_fonts/FoxitSerif.pfb?url'),
    // Lies beside the other, and is loaded by its name.
    import('pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url'),
  ]);
  pdfjs.GlobalWorkerOptions.workerSrc = worker.default;
  return { pdfjs, wasmUrl: folderOf(faxes.default), standardFontDataUrl: folderOf(serif.default) };
}

/** The folder that a file lies in, and others of pdf.js beside it. */
function folderOf(file: string): string {
  return new URL('.', new URL(file, document.baseURI)).href;
}

/** Opens a document from its bytes. Rejects where they are no PDF that can be read, or a password is asked for. */
export async function openPdf(bytes: ArrayBuffer): Promise<PdfDocument> {
  const { pdfjs, ...folders } = await loadPdfJs();
  // Scanners pack pages as faxes do (CCITT, JBIG2) or as JPEG 2000. Scripts that unpack those need no right that our pages lack; WebAssembly would.
  const task = pdfjs.getDocument({
    data: bytes,
    verbosity: 0,
    enableXfa: false,
    useWasm: false,
    useSystemFonts: false,
    ...folders,
  });
  const document: PDFDocumentProxy = await task.promise;
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
  return {
    pages: document.numPages,
    firstPage: { width, height },
    page: async (number) => pdfPage(await document.getPage(number), pdfjs),
    close: () => void task.destroy(),
  };
}

type PdfJs = Awaited<ReturnType<typeof loadPdfJs>>['pdfjs'];

function pdfPage(page: PDFPageProxy, pdfjs: PdfJs): PdfPage {
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    width,
    height,
    release: () => void page.cleanup(),
    draw: (canvas, textLayer, scale) => {
      const viewport = page.getViewport({ scale });
      const density = Math.min(window.devicePixelRatio || 1, 2);
      canvas.width = Math.floor(viewport.width * density);
      canvas.height = Math.floor(viewport.height * density);
      const rendering = page.render({
        canvas,
        viewport,
        ...(density === 1 ? {} : { transform: [density, 0, 0, density, 0, 0] }),
      });
      textLayer.replaceChildren();
      textLayer.style.setProperty('--total-scale-factor', String(scale));
      const layer = new pdfjs.TextLayer({
        textContentSource: page.streamTextContent(),
        container: textLayer,
        viewport,
      });
      return {
        done: Promise.all([rendering.promise, layer.render()]).then(() => ({ runs: [...layer.textDivs] })),
        cancel: () => {
          rendering.cancel();
          layer.cancel();
        },
      };
    },
  };
}
