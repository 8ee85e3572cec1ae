/** A contract as a PDF: the original bytes where they are one, otherwise a rendering of the text. */
import { findContractDocument } from '../../db/contracts.ts';
import { isUuid } from '../../db/uuid.ts';
import { renderPdf } from '../../documents/renderPdf.ts';
import type { AppContext } from '../appContext.ts';
import { notFound } from '../httpError.ts';
import type { Handler } from '../operations.ts';

export function downloadContractHandler({ database }: AppContext): Handler<'downloadContract'> {
  return async (request, reply) => {
    const { id } = request.params;
    const found = isUuid(id) ? await findContractDocument(database.queries, request.user.id, id) : null;
    if (!found) throw notFound('This contract');
    const { document, name, sourceLocation, createdAt } = found;
    const pdf =
      document.mediaType === 'application/pdf'
        ? document.bytes
        : await renderPdf({
            title: name,
            ...(sourceLocation === null ? {} : { source: sourceLocation }),
            text: document.text,
            createdAt,
          });
    return reply
      .type('application/pdf')
      .headers({
        // The id is a uuid: nothing in it needs quoting.
        'content-disposition': `attachment; filename="contract-${id.toLowerCase()}.pdf"`,
        'cache-control': 'private, no-store',
      })
      .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
  };
}
