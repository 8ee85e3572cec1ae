/** /api/contracts: the list, one contract's document, deleting, and the batch upload of a search's results. */
import { droppedFiles } from '../world/droppedFiles.ts';
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import type {
  Contract,
  ContractUpload,
  FoundContract,
  UploadContractsRequest,
  UploadContractsResponse,
} from '../../src/api/endpoints.gen.ts';
import { moveToTrash, receiveDocument, sayValues } from '../../contract/changes.ts';
import { type ContractRecord, newRecord } from '../../contract/record.ts';
import { confirmedAsShown, uploadSays } from '../../contract/uploadSays.ts';
import { note } from '../activity.ts';
import { contractsOf, recordsOf } from '../accountContracts.ts';
import { actorOf, keep, recordOf } from '../changeRecord.ts';
import { foundDocument, storedRecord } from '../world/storedRecord.ts';
import type { MockBackend } from '../backend.ts';
import { accountNow, answer, changeAccount, readBody, Refusal, signedIn, todayOf, wait } from '../operation.ts';
import type { SignedInCall } from '../operation.ts';
import { contractPdf } from '../world/contractPdf.ts';
import { arrivals } from '../world/arrivals.ts';
import { mailboxDocuments, otherMatches } from '../world/mailbox.ts';
import { perhapsContracts } from '../world/perhaps.ts';
import { writtenIn } from '../world/writtenIn.ts';

/** GET list, GET {id}/download, DELETE {id}, POST batch. */
export function contractsHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.get('*/api/contracts', signedIn(backend, listContracts)),
    http.get(
      '*/api/contracts/:id/download',
      signedIn(backend, async (call) => {
        const item = contractOf(call);
        const record = recordOf(call, item.id);
        const [newest] = record.documents;
        const pdf = await contractPdf(newest ? writtenIn(newest, record) : item);
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
        keep(call, [moveToTrash(recordOf(call, id), true, actorOf(call))]);
        note(call, 'contract-deleted');
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
  const { seed, seededOn, deleted, uploaded, records, joined, settings } = call.account;
  const today = todayOf(call);
  const trash = new URL(call.request.url).searchParams.get('trash') === 'true';
  const facts = [seed, seededOn, deleted, uploaded, records, joined, settings, today, trash];
  const etag = `"${await fingerprint(JSON.stringify(facts))}"`;
  if (call.request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: { etag } });
  return answer<Contract[]>(contractsOf(call.account, today, trash), { headers: { etag } });
}

async function uploadContracts(call: SignedInCall): Promise<Response> {
  const { contracts } = await readBody<UploadContractsRequest>(call.request, 'uploadContracts');
  const today = todayOf(call);
  const made = [...mailboxDocuments(today), ...arrivals(today), ...perhapsContracts(today), ...otherMatches()];
  const known = new Map<string, FoundContract>(
    [...made, ...droppedFiles(call.account)].map((document) => [document.id, document]),
  );
  for (const { id } of contracts) {
    if (!known.has(id)) throw new Refusal(404, 'NOT_FOUND', `No search of yours found the contract “${id}”.`);
  }
  const counts = { created: 0, updated: 0, ids: [] as string[] };
  let [unchanged, restored] = [0, 0];
  for (const upload of contracts) {
    const found = known.get(upload.id) as FoundContract;
    const { id, isNew, isBack, changes } = storeOne({ ...call, account: accountNow(call) }, upload, found);
    counts[isNew ? 'created' : 'updated'] += 1;
    if (!isNew && !changes) unchanged += 1;
    if (isBack) restored += 1;
    counts.ids.push(id);
  }
  const told = { ...(unchanged > 0 ? { unchanged } : {}), ...(restored > 0 ? { restored } : {}) };
  return answer<UploadContractsResponse>({ ...counts, ...told });
}

/** What the document says is read again; what the person said is theirs. The same rules as the service's, in the kernel. */
function storeOne(call: SignedInCall, upload: ContractUpload, found: FoundContract) {
  const actor = actorOf(call);
  const there = call.account.uploaded.find((each) => each.foundId === upload.id)?.contract;
  const id = there?.id ?? crypto.randomUUID();
  const own = there && (call.account.records[id] ?? storedRecord(there));
  const host = own && recordsOf(call.account).find((each) => each.id === (call.account.joined[id] ?? id));
  const start = host ?? newRecord(id, found.source ?? 'gmail', actor.when);
  const document = foundDocument(`document-${upload.id}`, found, actor.when);
  const shownNames = [found.name, found.subject, 'Unnamed Contract'].filter((name) => name !== undefined);
  const steps = [
    (record: ContractRecord) => moveToTrash(record, false, actor),
    (record: ContractRecord) => receiveDocument(record, document, actor),
    (record: ContractRecord) => {
      const said = uploadSays(upload, document.reading, shownNames, actor.today);
      return sayValues(record, confirmedAsShown(said, document.reading, record.known), actor);
    },
  ];
  let changes = false;
  for (const step of steps) {
    const record = recordsOf(accountNow(call)).find((each) => each.id === start.id) ?? start;
    const changed = step(record);
    if (changed.history.length > 0) changes = true;
    keep(call, [changed]);
  }
  if (!there) {
    changeAccount(call, (account) => {
      account.uploaded.push({ foundId: upload.id, contract: { id, name: upload.name } });
    });
  }
  const isBack = start.deletedAt !== null;
  return { id: start.id, isNew: !there || isBack, isBack, changes };
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
