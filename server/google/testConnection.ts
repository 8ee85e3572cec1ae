/** Asking Google whether mail and drive can really be read. Answers are kept for a few seconds, so that nobody asks Google in a loop. */
import { changeConnection, type ConnectionRow } from '../db/connections.ts';
import { googleFailure } from './googleFailure.ts';
import type { GoogleRoom } from './googleRoom.ts';
import { liveConnection, openConnection } from './openWorkspace.ts';
import { hurried, isClearRefusal, probe, type Probed } from './probe.ts';
import { DIRECTORY_SCOPE, DRIVE_SCOPE, GMAIL_SCOPE, grantedServices } from './scopes.ts';

const CACHE_MS = 15_000;
const MOST_CACHED = 1_000;

export type ConnectionTest = {
  email: string;
  method: ConnectionRow['method'];
  gmail: Probed;
  drive: Probed;
  /** Service accounts only. */
  directory: Probed | null;
};

type Kept = { until: number; test: Promise<ConnectionTest> };
const keptOf = new WeakMap<GoogleRoom, Map<string, Kept>>();

/** Tests the user's connection. Throws `reconnect` where there is none or it is dead. */
export async function testConnection(room: GoogleRoom, userId: string): Promise<ConnectionTest> {
  const row = await liveConnection(room, userId);
  const kept = keptOf.get(room) ?? new Map<string, Kept>();
  keptOf.set(room, kept);
  const known = kept.get(row.connectionId);
  if (known && known.until > room.time.now()) return known.test;
  if (kept.size >= MOST_CACHED) kept.clear();
  const test = runTest(room, row);
  kept.set(row.connectionId, { until: room.time.now() + CACHE_MS, test });
  test.catch(() => kept.delete(row.connectionId));
  return test;
}

/** The mailbox's own address: from Google where Gmail may be read, else as the sign-in proved it. Throws `GoogleFailure`. */
export async function profileAddress(room: GoogleRoom, userId: string): Promise<string> {
  const { gmail, email } = await testConnection(room, userId);
  if (gmail.ok) return gmail.address ?? email;
  if (gmail.failure.reason === 'gmailNotGranted') return email;
  throw gmail.failure;
}

async function runTest(room: GoogleRoom, row: ConnectionRow): Promise<ConnectionTest> {
  const opened = await openConnection(room, row, hurried(room));
  const clients = opened.clientsFor(row.email);
  const granted = grantedServices(row.scopes);
  // A service account may have been authorised since the key came; a personal grant cannot grow.
  const isDelegated = opened.method === 'service_account';
  const [gmail, drive, directory] = await Promise.all([
    granted.gmail || isDelegated
      ? probe(room, (signal) => clients.gmail.getProfileAddress(signal))
      : notGranted('gmailNotGranted'),
    granted.drive || isDelegated
      ? probe(room, (signal) => clients.drive.getUserAddress(signal))
      : notGranted('driveNotGranted'),
    opened.method === 'service_account'
      ? probe(room, async (signal) => {
          await opened.listUsers(signal, { firstPageOnly: true });
          return null;
        })
      : null,
  ]);
  const test = { email: row.email, method: row.method, gmail, drive, directory };
  if (isDelegated) await rememberScopes(room, row, test);
  return test;
}

function notGranted(reason: 'gmailNotGranted' | 'driveNotGranted'): Probed {
  return { ok: false, failure: googleFailure('reconnect', reason, reason) };
}

/** What an administrator authorised later counts from now on, and what was withdrawn no longer does. */
async function rememberScopes(room: GoogleRoom, row: ConnectionRow, test: ConnectionTest): Promise<void> {
  const verdicts: [string, Probed | null][] = [
    [GMAIL_SCOPE, test.gmail],
    [DRIVE_SCOPE, test.drive],
    [DIRECTORY_SCOPE, test.directory],
  ];
  const scopes = verdicts
    .filter(([scope, probed]) => (probed?.ok ?? false) || (row.scopes.includes(scope) && !isClearRefusal(probed)))
    .map(([scope]) => scope);
  const isSame = scopes.length === row.scopes.length && scopes.every((scope) => row.scopes.includes(scope));
  if (!isSame) await changeConnection(room.database.queries, row.connectionId, { scopes }, room.clock());
}
