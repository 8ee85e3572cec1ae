/** Contracts whose documents belong together: which ones may, how joining would leave one, joining, and taking apart again. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import { withDocuments } from '../../contract/changes.ts';
import { withJoined, withoutDocuments } from '../../contract/joining.ts';
import { newRecord } from '../../contract/record.ts';
import { contractInTrash } from '../../contract/refused.ts';
import type { JoinContractRequest, JoinOffer, SplitContractRequest } from '../../src/api/generated/cycle.gen.ts';
import { joinOffersOf } from '../accountContracts.ts';
import type { MockBackend } from '../backend.ts';
import { actorOf, changeRecord, keep, recordOf } from '../changeRecord.ts';
import { answer, changeAccount, readBody, Refusal, signedIn } from '../operation.ts';
import type { SignedInCall } from '../operation.ts';
import { shown } from './shownContract.ts';

export function joinHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.get('*/api/contracts/join-offers', signedIn(backend, listJoinOffers)),
    http.get('*/api/contracts/:id/join/:otherId', signedIn(backend, previewJoin)),
    http.post('*/api/contracts/:id/join', signedIn(backend, joinContract)),
    http.post('*/api/contracts/:id/split', signedIn(backend, splitContract)),
  ];
}

function listJoinOffers(call: SignedInCall): Response {
  return answer<JoinOffer[]>(joinOffersOf(call.account));
}

function previewJoin(call: SignedInCall): Response {
  const into = recordOf(call);
  if (into.deletedAt !== null) throw contractInTrash();
  return shown(call, withJoined(into, recordOf(call, call.param('otherId')), actorOf(call)).record);
}

async function joinContract(call: SignedInCall): Promise<Response> {
  const { version, contractId } = await readBody<JoinContractRequest>(call.request, 'joinContract');
  const record = changeRecord(call, version, (into, actor) => {
    const other = recordOf(call, contractId);
    const joined = withJoined(into, other, actor);
    changeAccount(call, (account) => {
      account.records[other.id] = other;
      account.joined[other.id] = into.id;
    });
    return joined;
  });
  return shown(call, record);
}

async function splitContract(call: SignedInCall): Promise<Response> {
  const { version, documentId, keepApart } = await readBody<SplitContractRequest>(call.request, 'splitContract');
  const from = recordOf(call);
  const document = from.documents.find(({ id }) => id === documentId);
  const hiddenId = Object.keys(call.account.joined).find(
    (id) =>
      call.account.joined[id] === from.id && call.account.records[id]?.documents.some((each) => each.id === documentId),
  );
  const home = hiddenId === undefined ? undefined : call.account.records[hiddenId];
  const homeId = home?.id ?? crypto.randomUUID();
  const documents = new Set(home ? home.documents.map(({ id }) => id) : [documentId]);
  changeRecord(call, version, (record, actor) => {
    if (!document) throw new Refusal(404, 'NOT_FOUND', 'This document does not exist.');
    return withoutDocuments(record, { documents, homeId, keepApart }, actor);
  });
  if (home) {
    changeAccount(call, (account) => {
      delete account.joined[home.id];
    });
    return shown(call, home);
  }
  const actor = actorOf(call);
  const made = withDocuments(
    newRecord(homeId, document?.source ?? 'gmail', actor.when),
    document ? [document] : [],
    actor,
  );
  keep(call, [made]);
  return shown(call, made.record);
}
