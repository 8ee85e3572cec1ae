/** Opens a PDF from its bytes while a component shows it, and closes it afterwards. */
import { useEffect, useState } from 'react';
import type { PdfDocument } from '../../platform/pdfPages.ts';

/** `document` is null while it is opened; `failed` where it can't be. */
export function usePdf(bytes: ArrayBuffer | null): { document: PdfDocument | null; failed: boolean } {
  const [opened, setOpened] = useState<{ of: ArrayBuffer; document: PdfDocument | null } | null>(null);
  useEffect(() => {
    if (!bytes) return undefined;
    let wanted = true;
    let document: PdfDocument | null = null;
    const open = async () => {
      const { openPdf } = await import('../../platform/pdfPages.ts');
      // pdf.js takes the bytes away from their owner; the copy is its own.
      document = await openPdf(bytes.slice(0));
      if (wanted) setOpened({ of: bytes, document });
      else document.close();
    };
    open().catch(() => {
      if (wanted) setOpened({ of: bytes, document: null });
    });
    return () => {
      wanted = false;
      document?.close();
    };
  }, [bytes]);
  const current = opened?.of === bytes ? opened : null;
  return { document: current?.document ?? null, failed: current !== null && current.document === null };
}
