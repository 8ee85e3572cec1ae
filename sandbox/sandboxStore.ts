/**
 * What the stand-in must not forget when its process ends: who consented, who revoked, known service accounts; no token. In a
 * JSON file readable by its owner only, replaced in one step; without a file, in memory. Several processes may share one file:
 * each looks at it again when another has written.
 */
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

export type ServiceAccountRecord = {
  clientEmail: string;
  clientId: string;
  projectId: string;
  /** Scopes that the workspace's administrator entered for domain-wide delegation. */
  authorisedScopes: string[];
  /** Public keys, PEM. */
  keys: { keyId: string; publicKey: string }[];
};

export type StoredState = {
  version: 1;
  /** Signs tokens and ids where no secret is given: base64, 32 bytes. */
  signingKey: string;
  /** Who has consented to what application and not revoked since. */
  consents: { clientId: string; account: string }[];
  /** How often each account has revoked. */
  revocations: Record<string, number>;
  serviceAccounts: ServiceAccountRecord[];
};

export type SandboxStore = {
  read: () => StoredState;
  /** Changes the state and returns when it is on disk. */
  change: (edit: (state: StoredState) => void) => void;
};

/** Opens the store; makes the file when it is not there. Throws a sentence when the file is not a store. */
export function openSandboxStore(stateFile?: string): SandboxStore {
  let state = freshState();
  if (stateFile === undefined) return { read: () => state, change: (edit) => edit(state) };
  const file = stateFile;
  let seen = '';

  function read(): StoredState {
    const stamp = stampOf(file);
    if (stamp !== '' && stamp !== seen) {
      state = parseState(file);
      seen = stamp;
    }
    return state;
  }

  function change(edit: (state: StoredState) => void): void {
    edit(read());
    writeWhole(file, JSON.stringify(state));
    seen = stampOf(file);
  }

  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (stampOf(file) === '') change(() => {});
  read();
  return { read, change };
}

function freshState(): StoredState {
  return {
    version: 1,
    signingKey: randomBytes(32).toString('base64'),
    consents: [],
    revocations: {},
    serviceAccounts: [],
  };
}

function parseState(file: string): StoredState {
  let parsed: Partial<StoredState> | null = null;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8')) as Partial<StoredState> | null;
  } catch {
    // Told below, together with a file of another shape.
  }
  if (parsed?.version !== 1 || !parsed.signingKey)
    throw new Error(`${file} is not the sandbox's state file: delete it to start with a fresh sandbox.`);
  return { ...freshState(), ...parsed };
}

function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : '';
}

function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}.tmp`;
  const handle = openSync(draft, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
}
