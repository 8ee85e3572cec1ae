/** Connecting a Workspace with a service-account key: checked, tried for each service, stored sealed. */
import { randomUUID } from 'node:crypto';
import { DocumentError } from '../documents/documentError.ts';
import type { KeyFacts } from '../documents/inspectKey.ts';
import { findConnection, saveConnection } from '../db/connections.ts';
import { revokeReplaced } from './disconnect.ts';
import { GoogleFailure, googleFailure } from './googleFailure.ts';
import { REFRESH_SECRET, type GoogleRoom } from './googleRoom.ts';
import { hurried, isClearRefusal, probe, sentenceOf, type Probed } from './probe.ts';
import { DELEGATION_SCOPES, DIRECTORY_SCOPE, DRIVE_SCOPE, GMAIL_SCOPE } from './scopes.ts';
import {
  KeyFileError,
  readServiceAccountKey,
  readWorkspaceEmail,
  requireStrongKey,
  type ServiceAccountKey,
} from './serviceAccountKey.ts';
import { openDelegated } from './workspaceFor.ts';

export type KeyUpload = { fileName: string; text: string; workspaceEmail: string };

/** Finds out what a private key is, outside of this process. */
export type InspectKey = (pem: string) => Promise<KeyFacts | null>;

/** `warnings`: what this key cannot do yet, and what an administrator should authorise. */
export type KeyConnected = { message: string; warnings: string[] };

/** Throws `KeyFileError`, or `GoogleFailure` where neither mail nor files can be read; then nothing is stored. */
export async function connectServiceAccount(
  room: GoogleRoom,
  userId: string,
  upload: KeyUpload,
  inspectKey: InspectKey,
): Promise<KeyConnected> {
  const key = readServiceAccountKey(upload.fileName, upload.text);
  const email = readWorkspaceEmail(upload.workspaceEmail);
  requireStrongKey(await factsOf(key.private_key, inspectKey));
  const probed = await probeServices(room, key, userId, email);
  if (!probed.gmail.ok && !probed.drive.ok) throw refusal(room, key, probed.gmail.failure);

  const scopes = [
    ...(isClearRefusal(probed.gmail) ? [] : [GMAIL_SCOPE]),
    ...(isClearRefusal(probed.drive) ? [] : [DRIVE_SCOPE]),
    ...(isClearRefusal(probed.directory) ? [] : [DIRECTORY_SCOPE]),
  ];
  const replaced = await findConnection(room.database.queries, userId);
  const secret = room.secretBox.seal(JSON.stringify(key), { owner: userId, column: REFRESH_SECRET });
  const connection = { userId, email, scopes, secret, sandbox: room.settings.sandbox, googleSub: null };
  await saveConnection(room.database.queries, { ...connection, method: 'service_account' }, room.clock());
  room.log({ userId, gmail: probed.gmail.ok, drive: probed.drive.ok }, 'google service account connected');
  if (replaced) await revokeReplaced(room, replaced);
  return { message: connectedMessage(email, probed), warnings: warningsOf(key, probed) };
}

/** A process that ended over a key says nothing that helps: the user hears that the key could not be checked. */
async function factsOf(pem: string, inspectKey: InspectKey): Promise<KeyFacts | null> {
  try {
    return await inspectKey(pem);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const help = 'Please try again. If this keeps happening, make a new key in the Google Cloud console.';
    throw new KeyFileError('privateKey', 'The private key in the file could not be checked.', help);
  }
}

type ProbedServices = { gmail: Probed; drive: Probed; directory: Probed };

/** A token of its own for each: one scope that is not authorised fails a whole token. */
async function probeServices(
  room: GoogleRoom,
  key: ServiceAccountKey,
  userId: string,
  email: string,
): Promise<ProbedServices> {
  // Not stored yet: an id of no connection, so that a refused key marks nothing.
  const connection = { userId, connectionId: randomUUID(), email, scopes: DELEGATION_SCOPES };
  const opened = openDelegated(room, connection, key, hurried(room));
  const clients = opened.clientsFor(email);
  const [gmail, drive, directory] = await Promise.all([
    probe(room, (signal) => clients.gmail.getProfileAddress(signal)),
    probe(room, (signal) => clients.drive.getUserAddress(signal)),
    probe(room, async (signal) => {
      await opened.listUsers(signal, { firstPageOnly: true });
      return null;
    }),
  ]);
  return { gmail, drive, directory };
}

function connectedMessage(email: string, { gmail, drive }: ProbedServices): string {
  const readable = [gmail.ok && 'Gmail', drive.ok && 'Drive'].filter(Boolean).join(' and ');
  return `Google account connected successfully! ${readable} of ${email} can be read.`;
}

function warningsOf(key: ServiceAccountKey, { gmail, drive, directory }: ProbedServices): string[] {
  const warnings: string[] = [];
  for (const [name, probed] of [['Gmail', gmail] as const, ['Drive', drive] as const]) {
    if (probed.ok) continue;
    const why = sentenceOf(withInstructions(key, probed.failure));
    warnings.push(
      isClearRefusal(probed)
        ? `${name} cannot be read: ${why}`
        : `${name} couldn’t be tried just now. A search tries it again by itself. ${why}`,
    );
  }
  if (!directory.ok) {
    const why = sentenceOf(withInstructions(key, directory.failure));
    warnings.push(`We can’t search all accounts, but you can search single ones. ${why}`);
  }
  return warnings;
}

/** Nothing can be read: the failure, with what the administrator has to enter where that is the cure. */
function refusal(room: GoogleRoom, key: ServiceAccountKey, failure: GoogleFailure): GoogleFailure {
  if (failure.reason === 'keyRefused' && room.settings.sandbox)
    return googleFailure('reconnect', 'keyRefused', 'sandboxKey');
  return withInstructions(key, failure);
}

function withInstructions(key: ServiceAccountKey, failure: GoogleFailure): GoogleFailure {
  if (failure.reason !== 'unauthorized_client') return failure;
  const details =
    `In the Admin console under Security › Access and data control › API controls › Domain-wide delegation, a super ` +
    `administrator must authorize the client id ${key.client_id} for these scopes: ${DELEGATION_SCOPES.join(',')}. ` +
    `It can take up to 24 hours until Google lets it in. The email must be one of your own Workspace.`;
  return new GoogleFailure({
    kind: failure.kind,
    reason: failure.reason,
    message: failure.message,
    status: failure.status,
    details,
  });
}
