/** A contract as a PDF: the original bytes where they are one, otherwise a rendering of the text. */
import { findContractDocument } from '../../db/contracts.ts';
import { isUuid } from '../../db/uuid.ts';
import type { AppContext } from '../appContext.ts';
import { notFound } from '../httpError.ts';
import type { Handler } from '../operations.ts';

const PDF = 'application/pdf';

export function downloadContractHandler({ database }: AppContext): Handler<'downloadContract'> {
  return async (request, reply) => {
    const { id } = request.params;
    const found = isUuid(id) ? await findContractDocument(database.queries, request.user.id, id) : null;
    if (!found) throw notFound('This contract');
    const pdf = found.document.mediaType === PDF ? found.document.bytes : await rendered(found);
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

async function rendered({ name, sourceLocation, createdAt, document }: ContractDocument): Promise<Uint8Array> {
  // Fonts and all: loaded when it is first needed.
  const { renderPdf } = await import('../../documents/renderPdf.ts');
  const source = sourceLocation === null ? {} : { source: sourceLocation };
  return renderPdf({ title: name, ...source, text: document.text, createdAt });
}
