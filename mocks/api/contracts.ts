/** /api/contracts: the list, one contract's document, deleting, and the batch upload of a search's results. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import type {
  Contract,
  ContractUpload,
  FoundContract,
  UploadContractsRequest,
  UploadContractsResponse,
} from '../../src/api/endpoints.gen.ts';
import { contractsOf } from '../accountContracts.ts';
import type { MockBackend } from '../backend.ts';
import { answer, changeAccount, readBody, Refusal, signedIn, todayOf, wait } from '../operation.ts';
import type { SignedInCall } from '../operation.ts';
import { contractPdf } from '../world/contractPdf.ts';
import { mailboxDocuments, otherMatches } from '../world/mailbox.ts';
import { perhapsContracts } from '../world/perhaps.ts';

/** GET list, GET {id}/download, DELETE {id}, POST batch. */
export function contractsHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.get('*/api/contracts', signedIn(backend, listContracts)),
    http.get(
      '*/api/contracts/:id/download',
      signedIn(backend, async (call) => {
        const pdf = await contractPdf(contractOf(call));
        const disposition = `attachment; filename="contract-${call.param('id')}.pdf"`;
        return new Response(inPieces(pdf, backend), {
          headers: {
            'content-type': 'application/pdf',
            'content-length': String(pdf.byteLength),
            'content-disposition': disposition,
          },
        });
      }),
    ),
    http.delete(
      '*/api/contracts/:id',
      signedIn(backend, (call) => {
        const { id } = contractOf(call);
        changeAccount(call, (account) => {
          const kept = account.uploaded.filter((each) => each.contract.id !== id);
          if (kept.length === account.uploaded.length) account.deleted.push(id);
          account.uploaded = kept;
        });
        return new Response(null, { status: 204 });
      }),
    ),
    http.post('*/api/contracts/batch', signedIn(backend, uploadContracts)),
  ];
}

/** The bytes in as many pieces as the scenario says, so that their coming in can be watched. */
function inPieces(bytes: Uint8Array<ArrayBuffer>, backend: MockBackend): ReadableStream<Uint8Array> {
  const { delay, documentPieces } = backend.scenario();
  const size = Math.ceil(bytes.byteLength / documentPieces);
  let sent = 0;
  return new ReadableStream({
    async pull(controller) {
      if (documentPieces > 1) await wait(backend, delay / 4);
      controller.enqueue(bytes.subarray(sent, sent + size));
      sent += size;
      if (sent >= bytes.byteLength) controller.close();
    },
  });
}

async function listContracts(call: SignedInCall): Promise<Response> {
  const { seed, seededOn, deleted, uploaded } = call.account;
  const today = todayOf(call);
  const etag = `"${await fingerprint(JSON.stringify([seed, seededOn, deleted, uploaded, today]))}"`;
  if (call.request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: { etag } });
  return answer<Contract[]>(contractsOf(call.account, today), { headers: { etag } });
}

async function uploadContracts(call: SignedInCall): Promise<Response> {
  const { contracts } = await readBody<UploadContractsRequest>(call.request, 'uploadContracts');
  const today = todayOf(call);
  const known = new Map(
    [...mailboxDocuments(today), ...perhapsContracts(today), ...otherMatches()].map((document) => [
      document.id,
      document,
    ]),
  );
  for (const { id } of contracts) {
    if (!known.has(id)) throw new Refusal(404, 'NOT_FOUND', `No search of yours found the contract "${id}".`);
  }
  const createdAt = call.backend.now().toISOString();
  const result = changeAccount(call, (account): Required<UploadContractsResponse> => {
    const counts = { created: 0, updated: 0, ids: [] as string[] };
    for (const upload of contracts) {
      const before = account.uploaded.find((each) => each.foundId === upload.id);
      const id = before?.contract.id ?? crypto.randomUUID();
      const contract = {
        ...stored(upload, known.get(upload.id)),
        id,
        createdAt: before?.contract.createdAt ?? createdAt,
      };
      if (before) before.contract = contract;
      else account.uploaded.push({ foundId: upload.id, contract });
      counts[before ? 'updated' : 'created'] += 1;
      counts.ids.push(id);
    }
    return counts;
  });
  return answer<UploadContractsResponse>(result);
}

/** The reviewed values are the user's; what the review does not carry comes from the document's own reading. */
function stored(upload: ContractUpload, found: FoundContract | undefined): Omit<Contract, 'id'> {
  return {
    name: upload.name,
    contractValue: upload.amount ?? null,
    currency:
      upload.amount === null || upload.amount === undefined ? null : (upload.currency ?? found?.currency ?? null),
    renewalDate: upload.renewalDate ?? null,
    parties: upload.parties ?? [],
    autoRenews: found?.autoRenews ?? null,
    renewalTerm: found?.renewalTerm ?? null,
    noticePeriod: found?.noticePeriod ?? null,
    noticeBy: upload.renewalDate && upload.renewalDate === found?.renewalDate ? (found?.noticeBy ?? null) : null,
    source: upload.sourceType ?? found?.source ?? 'gmail',
  };
}

function contractOf(call: SignedInCall): Contract {
  const id = call.param('id');
  const contract = contractsOf(call.account, todayOf(call)).find((each) => each.id === id);
  if (!contract) throw new Refusal(404, 'NOT_FOUND', 'This contract does not exist.');
  return contract;
}

async function fingerprint(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes).slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
