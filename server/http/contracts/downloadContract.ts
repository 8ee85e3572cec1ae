/** A contract as a PDF: the original bytes where they are one, otherwise a rendering of the text. */
import { findContractDocument } from '../../db/contracts.ts';
import { isUuid } from '../../db/uuid.ts';
import { DocumentError } from '../../documents/documentError.ts';
import type { Rendering } from '../../documents/renderPdf.ts';
import type { AppContext } from '../appContext.ts';
import { createByteCache } from '../byteCache.ts';
import { HttpError, notFound } from '../httpError.ts';
import type { Handler } from '../operations.ts';

const PDF = 'application/pdf';
const PICTURE = /^image\//;
/** Renderings that are kept: one of a hundred pages has half a megabyte. */
const MOST_CACHED_BYTES = 32 * 1024 * 1024;
/** More than this of a text is not rendered, and need not travel; one sign more tells that there is more. */
const LONGEST_TEXT = 1_000_001;

export type PdfOf = (user: string, found: ContractDocument) => Promise<Uint8Array>;

/** Makes PDFs of documents: the original bytes, or a rendering of the text, which is kept for a while. */
export function pdfMaker({ reader }: AppContext): PdfOf {
  const cache = createByteCache<Uint8Array>(MOST_CACHED_BYTES, (pdf) => pdf.length);
  return async (user, found) => {
    if (found.document.mediaType === PDF) return found.document.bytes;
    if (found.document.text === '') throw notRendered('It could not be read. Its file can be saved as it came.');
    const rendering = renderingOf(found);
    const { title, source, createdAt } = rendering;
    const key = JSON.stringify([user, title, source, createdAt, found.document.id]);
    const turn = { user, first: true };
    const pages = async () => {
      const { mediaType, bytes } = found.document;
      // A picture that cannot be drawn has its words still.
      const drawn = PICTURE.test(mediaType) ? await reader.asPdf(bytes, turn).catch(() => null) : null;
      return drawn ?? reader.render(rendering, turn);
    };
    return cache.get(key, pages).catch(explain);
  };
}

export function downloadContractHandler({ database }: AppContext, pdfOf: PdfOf): Handler<'downloadContract'> {
  return async (request, reply) => {
    const { id } = request.params;
    const { databaseId } = request.user;
    const found = isUuid(id) ? await findContractDocument(database.queries, databaseId, id) : null;
    if (!found) throw notFound('This contract');
    const pdf = await pdfOf(databaseId, found);
    return reply
      .type(PDF)
      .headers({
        // The id is a uuid: nothing in it needs quoting.
        'content-disposition': `attachment; filename="contract-${id.toLowerCase()}.pdf"`,
        'cache-control': 'private, no-store',
      })
      .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
  };
}

type ContractDocument = NonNullable<Awaited<ReturnType<typeof findContractDocument>>>;

function renderingOf({ name, sourceLocation, createdAt, document }: ContractDocument): Rendering {
  const source = sourceLocation === null ? {} : { source: sourceLocation };
  return { title: name, ...source, text: document.text.slice(0, LONGEST_TEXT), createdAt };
}

function explain(error: unknown): never {
  if (!(error instanceof DocumentError)) throw error;
  throw notRendered(error.message);
}

function notRendered(details: string): HttpError {
  return new HttpError(422, 'We can’t show this document as a PDF. Download it instead.', {
    code: 'NOT_RENDERED',
    details,
  });
}
