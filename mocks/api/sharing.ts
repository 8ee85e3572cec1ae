/** The operations of the tag `sharing`: colleagues in one renewals database. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import { sayValues } from '../../contract/changes.ts';
import * as refused from '../../contract/refusedSharing.ts';
import type {
  CheckedInvitation,
  Invitation,
  InvitationLink,
  InviteColleagueRequest,
  JoinDatabaseRequest,
  OpenRenewalsDatabaseRequest,
  ReadInvitationRequest,
  RemovedColleague,
  SentInvitation,
  Sharing,
} from '../../src/api/generated/sharing.gen.ts';
import { recordsOf } from '../accountContracts.ts';
import { note } from '../activity.ts';
import type { MockBackend } from '../backend.ts';
import { actorOf, keep } from '../changeRecord.ts';
import type { MockState } from '../db.ts';
import {
  accountNow,
  answer,
  type Call,
  open as anybody,
  readBody,
  Refusal,
  signedIn,
  type SignedInCall,
} from '../operation.ts';
import { databaseOf, type MockInvitation, peopleOf } from '../sharing.ts';
import { baseOf } from '../tell.ts';

const INVITATION_MS = 7 * 86_400_000;

export function sharingHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.get(
      '*/api/sharing',
      signedIn(backend, (call) => answer<Sharing>(sharingOf(call))),
    ),
    http.put('*/api/sharing/database', signedIn(backend, open)),
    http.post('*/api/sharing/invitations', signedIn(backend, invite)),
    http.delete('*/api/sharing/invitations/:id', signedIn(backend, withdraw)),
    http.delete('*/api/sharing/people/:id', signedIn(backend, remove)),
    http.post('*/api/sharing/invitation', signedIn(backend, readInvitation)),
    http.post('*/api/sharing/link', anybody(backend, checkInvitation)),
    http.post('*/api/sharing/join', signedIn(backend, join)),
  ];
}

function sharingOf({ backend, user }: SignedInCall): Sharing {
  const state = backend.db.read();
  const databaseId = databaseOf(state, user.id);
  const emailOf = (id: string) => state.users.find((each) => each.id === id)?.email ?? null;
  const joined = (state.colleagues ?? []).filter(({ userId }) => userId === user.id);
  return {
    databases: [
      { id: user.id, begunBy: user.email, own: true, open: databaseId === user.id },
      ...joined.map((each) => ({
        id: each.databaseId,
        begunBy: emailOf(each.databaseId),
        own: false,
        open: each.databaseId === databaseId,
      })),
    ],
    people: peopleOf(state, databaseId).map(({ id, email, since }) => ({
      id,
      email,
      since: since || LONG_AGO,
      began: id === databaseId,
      you: id === user.id,
    })),
    invitations: openInvitations(state, databaseId, backend.now()).map(onWire),
  };
}

/** When accounts began that are older than their record. */
const LONG_AGO = '2026-01-01T00:00:00.000Z';

function openInvitations({ invitations = [] }: MockState, databaseId: string, now: Date): MockInvitation[] {
  return invitations.filter((each) => each.databaseId === databaseId && isOpen(each, now));
}

function isOpen({ ended, expiresAt }: MockInvitation, now: Date): boolean {
  return ended === undefined && expiresAt > now.toISOString();
}

/** Those that `isIt` can no longer be accepted from now on. */
function end(state: MockState, ended: MockInvitation['ended'], isIt: (each: MockInvitation) => boolean): void {
  for (const each of state.invitations ?? [])
    if (each.ended === undefined && isIt(each)) Object.assign(each, { ended });
}

function onWire({ id, email, invitedBy, expiresAt }: MockInvitation): Invitation {
  return { id, email, invitedBy, expiresAt };
}

/** Null: the user's own. */
function workIn(state: MockState, userId: string, databaseId: string): void {
  for (const each of state.colleagues ?? []) {
    if (each.userId === userId) each.open = each.databaseId === databaseId;
  }
}

async function open(call: SignedInCall): Promise<Response> {
  const { id } = await readBody<OpenRenewalsDatabaseRequest>(call.request, 'openRenewalsDatabase');
  const { backend, user } = call;
  const joined = (backend.db.read().colleagues ?? []).some((each) => each.userId === user.id && each.databaseId === id);
  if (id !== user.id && !joined) throw refused.noSuchDatabase();
  backend.db.update((state) => workIn(state, user.id, id));
  return answer<Sharing>(sharingOf(call));
}

async function invite(call: SignedInCall): Promise<Response> {
  const { backend, user } = call;
  const body = await readBody<InviteColleagueRequest>(call.request, 'inviteColleague');
  const email = body.email.trim().toLowerCase();
  const state = backend.db.read();
  const databaseId = databaseOf(state, user.id);
  if (peopleOf(state, databaseId).some((each) => each.email.toLowerCase() === email))
    throw refused.worksHereAlready(email);
  const expiresAt = new Date(backend.now().getTime() + INVITATION_MS).toISOString();
  const token = `${crypto.randomUUID()}.${crypto.randomUUID()}`;
  const invitation = { id: crypto.randomUUID(), token, databaseId, email, invitedBy: user.email, expiresAt };
  backend.db.update((changed) => {
    end(changed, 'replaced', (each) => each.databaseId === databaseId && each.email === email);
    changed.invitations = [...(changed.invitations ?? []), invitation];
  });
  note(call, 'colleague-invited', email);
  const link = `${baseOf(call)}/join?token=${token}`;
  return answer<SentInvitation>({ invitation: onWire(invitation), link, sent: false }, { status: 201 });
}

function withdraw(call: SignedInCall): Response {
  const { backend, user } = call;
  const databaseId = databaseOf(backend.db.read(), user.id);
  const isIt = (each: MockInvitation) =>
    each.id === call.param('id') && each.databaseId === databaseId && each.ended === undefined;
  if (!backend.db.read().invitations?.some(isIt))
    throw new Refusal(404, 'NOT_FOUND', 'This invitation does not exist.');
  backend.db.update((state) => end(state, 'withdrawn', isIt));
  return new Response(null, { status: 204 });
}

function remove(call: SignedInCall): Response {
  const { backend, user } = call;
  const databaseId = databaseOf(backend.db.read(), user.id);
  const person = peopleOf(backend.db.read(), databaseId).find(({ id }) => id === call.param('id'));
  if (!person) throw new Refusal(404, 'NOT_FOUND', 'This colleague does not exist.');
  if (person.id === databaseId) throw person.id === user.id ? refused.youBegan() : refused.theyBegan(person.email);
  const email = person.email.toLowerCase();
  const theirs = recordsOf(accountNow(call)).filter(({ owner }) => owner?.email?.trim().toLowerCase() === email);
  keep(
    call,
    theirs.map((record) => sayValues(record, { owner: null }, actorOf(call))),
  );
  backend.db.update((state) => {
    state.colleagues =
      state.colleagues?.filter((each) => each.databaseId !== databaseId || each.userId !== person.id) ?? [];
  });
  const leaves = person.id === user.id;
  note(call, leaves ? 'database-left' : 'colleague-removed', leaves ? null : person.email);
  return answer<RemovedColleague>({ withoutOwner: theirs.length });
}

const NOTHING_KNOWN: InvitationLink = {
  state: 'unknown',
  email: null,
  invitedBy: null,
  begunBy: null,
  expiresAt: null,
};

async function readInvitation({ backend, user, request }: SignedInCall): Promise<Response> {
  const { token } = await readBody<ReadInvitationRequest>(request, 'readInvitation');
  const state = backend.db.read();
  const invitation = state.invitations?.find((each) => each.token === token);
  if (!invitation) return answer<InvitationLink>(NOTHING_KNOWN);
  const { email, invitedBy, expiresAt, ended } = invitation;
  if (email !== user.email.toLowerCase())
    return answer<InvitationLink>({ ...NOTHING_KNOWN, state: 'other-address', email });
  const begunBy = state.users.find(({ id }) => id === invitation.databaseId)?.email ?? null;
  const now = ended ?? (isOpen(invitation, backend.now()) ? 'open' : 'expired');
  return answer<InvitationLink>({ state: now, email, invitedBy, begunBy, expiresAt });
}

async function checkInvitation({ backend, request }: Call): Promise<Response> {
  const { token } = await readBody<ReadInvitationRequest>(request, 'checkInvitation');
  const invitation = backend.db.read().invitations?.find((each) => each.token === token);
  if (!invitation) return answer<CheckedInvitation>({ state: 'unknown', email: null });
  const { email, ended } = invitation;
  return answer<CheckedInvitation>({ state: ended ?? (isOpen(invitation, backend.now()) ? 'open' : 'expired'), email });
}

async function join(call: SignedInCall): Promise<Response> {
  const { backend, user } = call;
  const { token } = await readBody<JoinDatabaseRequest>(call.request, 'joinDatabase');
  const now = backend.now().toISOString();
  const invitation = backend.db.read().invitations?.find((each) => each.token === token && isOpen(each, backend.now()));
  if (!invitation) throw refused.deadInvitation();
  if (invitation.email !== user.email.toLowerCase()) throw refused.invitationOfAnother(invitation.email);
  const { databaseId } = invitation;
  backend.db.update((state) => {
    end(state, 'accepted', ({ id }) => id === invitation.id);
    const joined = { databaseId, userId: user.id, joinedAt: now, open: true };
    const isIn =
      databaseId === user.id ||
      state.colleagues?.some((each) => each.databaseId === databaseId && each.userId === user.id);
    if (!isIn) state.colleagues = [...(state.colleagues ?? []), joined];
    workIn(state, user.id, databaseId);
  });
  note(call, 'database-joined');
  return answer<Sharing>(sharingOf(call));
}
