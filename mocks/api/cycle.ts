/** One contract and its cycle: look at it, change it, decide, join, split, take out of the trash; and the settings. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import { acknowledge, moveToTrash, sayValues, takeAcknowledgementBack } from '../../contract/changes.ts';
import { changeEach, changesOf, versionsOf } from '../../contract/changeMany.ts';
import { decide } from '../../contract/decide.ts';
import { standingOfRecord } from '../../contract/listItem.ts';
import { changeSettings, shownSettings } from '../../contract/settings.ts';
import { undoChange, undoOneOfMany } from '../../contract/undo.ts';
import type {
  ChangeContractsRequest,
  ChangeContractsResponse,
  HistoryEntry,
  PutDecisionRequest,
  UndoChangeRequest,
  UndoChangesRequest,
  UndoChangesResponse,
  UpdateContractRequest,
} from '../../src/api/generated/cycle.gen.ts';
import type { Settings } from '../../src/api/generated/reminders.gen.ts';
import { guessOf, recordsOf } from '../accountContracts.ts';
import type { MockBackend } from '../backend.ts';
import { actorOf, changeRecord, historySince, keep, recordOf } from '../changeRecord.ts';
import { accountNow, answer, changeAccount, readBody, signedIn } from '../operation.ts';
import type { SignedInCall } from '../operation.ts';
import { documentHandlers } from './contractDocuments.ts';
import { createContract } from './createContract.ts';
import { shown } from './shownContract.ts';
import { getNoticeProof, takenProof } from './noticeProofs.ts';

/** The operations under the tags cycle and trash, and the settings. */
export function cycleHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.get(
      '*/api/contracts/:id',
      signedIn(backend, (call) => shown(call, recordOf(call))),
    ),
    http.patch('*/api/contracts/:id', signedIn(backend, updateContract)),
    http.post('*/api/contracts', signedIn(backend, createContract)),
    http.post('*/api/contracts/bulk', signedIn(backend, changeContracts)),
    http.post('*/api/contracts/bulk/undo', signedIn(backend, undoChanges)),
    http.post('*/api/contracts/:id/undo', signedIn(backend, takeBack)),
    http.put('*/api/contracts/:id/decision', signedIn(backend, putDecision)),
    http.get('*/api/contracts/:id/proofs/:proofId', signedIn(backend, getNoticeProof)),
    http.post(
      '*/api/contracts/:id/acknowledge',
      signedIn(backend, (call) =>
        shown(
          call,
          changeRecord(call, undefined, (record, actor) =>
            acknowledge(record, standingOfRecord(record, actor.today).passedEnds, actor),
          ),
        ),
      ),
    ),
    http.delete(
      '*/api/contracts/:id/acknowledge',
      signedIn(backend, (call) =>
        shown(
          call,
          changeRecord(call, undefined, (record, actor) =>
            takeAcknowledgementBack(record, standingOfRecord(record, actor.today), actor),
          ),
        ),
      ),
    ),
    http.post(
      '*/api/contracts/:id/restore',
      signedIn(backend, (call) =>
        shown(
          call,
          changeRecord(call, undefined, (record, actor) => moveToTrash(record, false, actor), true),
        ),
      ),
    ),
    http.get(
      '*/api/contracts/:id/history',
      signedIn(backend, (call) => answer<HistoryEntry[]>(call.account.history[recordOf(call).id] ?? [])),
    ),
    ...documentHandlers(backend),
    http.get(
      '*/api/settings',
      signedIn(backend, (call) => settingsOf(call)),
    ),
    http.put('*/api/settings', signedIn(backend, putSettings)),
  ];
}

async function updateContract(call: SignedInCall): Promise<Response> {
  const body = await readBody<UpdateContractRequest>(call.request, 'updateContract');
  return shown(
    call,
    changeRecord(call, body.version, (record, actor) => sayValues(record, body, actor)),
  );
}

async function takeBack(call: SignedInCall): Promise<Response> {
  const { version } = await readBody<UndoChangeRequest>(call.request, 'undoChange');
  return shown(
    call,
    changeRecord(call, version, (record, actor) => undoChange(record, historySince(call, record, version - 1), actor)),
  );
}

async function putDecision(call: SignedInCall): Promise<Response> {
  const body = await readBody<PutDecisionRequest>(call.request, 'putDecision');
  return shown(
    call,
    changeRecord(call, body.version, (record, actor) => {
      const changed = decide(record, body, actor);
      if (body.proofUpload === undefined || !body.noticeSent) return changed;
      return decide(record, { ...body, proofFile: takenProof(call, body.proofUpload) }, actor);
    }),
  );
}

async function changeContracts(call: SignedInCall): Promise<Response> {
  const body = await readBody<ChangeContractsRequest>(call.request, 'changeContracts');
  const actor = actorOf(call);
  const records = [...new Set(body.ids)].map((id) => recordOf(call, id));
  const done = changeEach(records, body, actor);
  keep(call, done.changed);
  return answer<ChangeContractsResponse>(changesOf(done));
}

async function undoChanges(call: SignedInCall): Promise<Response> {
  const { changes } = await readBody<UndoChangesRequest>(call.request, 'undoChanges');
  const actor = actorOf(call);
  const versions = new Map(changes.map(({ id, version }) => [id, version]));
  const records = new Map(recordsOf(call.account).map((record) => [record.id, record]));
  const undone = [...versions].flatMap(([id, version]) => {
    const record = records.get(id);
    const lines = record ? historySince(call, record, version - 1) : [];
    return undoOneOfMany(record, { version, lines }, actor) ?? [];
  });
  keep(call, undone);
  const done = new Set(undone.map(({ record }) => record.id));
  const left = [...versions.keys()].filter((id) => !done.has(id));
  return answer<UndoChangesResponse>({ undone: versionsOf(undone), left });
}

function settingsOf(call: SignedInCall): Response {
  const account = accountNow(call);
  return answer<Settings>(shownSettings(account.settings, guessOf(account)));
}

async function putSettings(call: SignedInCall): Promise<Response> {
  const body = await readBody<Settings>(call.request, 'putSettings');
  const settings = changeSettings(call.account.settings, body);
  changeAccount(call, (account) => {
    account.settings = settings;
  });
  return settingsOf(call);
}
