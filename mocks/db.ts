/**
 * The mock backend's database: a small JSON document in a key-value store, read and written in one step, so that it survives
 * reloads and is shared by the tabs of one browser. A demo account's contracts are not stored: they are made from its seed
 * (`mocks/world/seedContracts.ts`), and only what the user added and deleted is kept. Ten thousand of them cost nothing then.
 */
import type { DroppedFile } from './world/droppedFiles.ts';
import type { SheetKey } from '../sheets/planImport.ts';
import type { KeptImport } from '../sheets/takeImportBack.ts';
import type { ContractRecord, HistoryEntry } from '../contract/record.ts';
import type { SettingsSaid } from '../contract/settings.ts';
import type { Contract, ConnectionMethod, Search, StartSearchRequest } from '../src/api/endpoints.gen.ts';
import type { AccountEvent } from '../src/api/generated/account.gen.ts';
import type { MockColleague, MockInvitation } from './sharing.ts';
import type { MockTelling } from './telling.ts';
import type { KeyValueStore } from './storage.ts';

/** Which contracts an account starts with. */
export type SeedName =
  | 'empty'
  | 'sixty-four'
  | 'notices-passed'
  | 'many-documents'
  | 'amendment-apart'
  | 'with-an-owner'
  | 'ten-thousand'
  | 'hundred-thousand';

export type MockUser = {
  id: string;
  email: string;
  passwordDigest: string;
  demo: boolean;
  createdAt?: string;
  confirmed?: boolean;
  deletesAt?: string;
  secondFactor?: MockSecondFactor;
};

/** `on`: a code of the app was given, and is asked for since. */
export type MockSecondFactor = { secret: string; on: boolean; lastStep: number; recoveryCodes: string[] };

export type MockAccount = {
  /** By what the rows of imported sheets are recognised. */
  sheetKeys?: Record<string, SheetKey & { importId?: string | null }>;
  /** The newest first. */
  imports?: KeptImport[];
  seed: SeedName;
  /** The day the seed was made around, `YYYY-MM-DD`. */
  seededOn: string;
  deleted: string[];
  /** Uploaded contracts by the id of the found document they came from: uploading it again updates. */
  uploaded: { foundId: string; contract: Contract }[];
  /** Contracts that were changed, or made by hand, by id. */
  records: Record<string, ContractRecord>;
  /** What entries by hand have become, by the entry's id: the contract, and what was entered. */
  entries?: Record<string, { contractId: string; contents: string }>;
  /** Latest first, by contract. */
  history: Record<string, HistoryEntry[]>;
  /** Contracts whose documents belong to another one for a while: to which. */
  joined: Record<string, string>;
  settings: SettingsSaid;
  /** Reminders, notices and the feed; missing until they are first asked for. */
  telling?: MockTelling;
  /** What happened to it, the latest first. */
  activity?: AccountEvent[];
  google: MockConnection | null;
  reconnectReason: string | null;
  searches: MockSearch[];
  /** Files that wait for their search, by upload and position. */
  uploads?: Record<string, Record<number, DroppedFile>>;
  /** Files of searches that became documents of contracts by hand. */
  attached?: string[];
  /** New finds that the user took off the list. */
  dismissed?: string[];
};

export type MockConnection = {
  method: ConnectionMethod;
  email: string;
  services: { gmail: boolean; drive: boolean };
};

/** The criteria of a search, keywords and all: a retry has those of the search it goes on from. */
export type MockCriteria = StartSearchRequest & { keywords: string[] };

export type MockSearch = {
  id: string;
  criteria: MockCriteria;
  /** How often it goes on from an earlier one: 0 of a search of its own. */
  retries: number;
  /** Of a search of the user's own files. */
  files?: DroppedFile[];
  /** Nobody wants it any more: to a client it has failed, and there is nothing to retry. */
  abandoned?: boolean;
  status: Search['status'];
  /** How often its status was asked for; the search gets on with every poll. */
  polls: number;
  processCalls: number;
  /** ISO instant. */
  startedAt?: string;
  /** Of a kept search. ISO instants. */
  watch?: { rhythm: 'daily' | 'weekly'; hour: number; nextRunAt: string | null; keptAt: string };
  /** Of a run of a kept search: that search, and the how many-th run it is. */
  watchOf?: string;
  run?: number;
};

export type MockSession = {
  userId: string;
  endsAt: number;
  id?: string;
  device?: string | null;
  /** ISO instant. */
  createdAt?: string;
};

export type MockState = {
  /** Tokens of links for a new password, to the user. */
  resets?: Record<string, string>;
  scenario: string;
  /** Who joined whose renewals database, and who is invited. */
  colleagues?: MockColleague[];
  invitations?: MockInvitation[];
  /** How far the demo's clock was moved ahead; missing until it first is. */
  daysAhead?: number;
  users: MockUser[];
  /** By bearer token. `endsAt` in milliseconds since 1970; `id` names it to its user. */
  sessions: Record<string, MockSession>;
  /** OAuth consents that have been asked for: the `state` of the consent page to the user. */
  consents: Record<string, string>;
  accounts: Record<string, MockAccount>;
};

export type MockDb = {
  read: () => MockState;
  /** Changes the state and stores it; what `change` returns is passed on. */
  update: <T>(change: (state: MockState) => T) => T;
  reset: () => void;
};

/** The browser keeps no more: what was to be changed is as it was before. */
export class StoreFull extends Error {}

/**
 * Opens the database under `key`; a state that cannot be read (another version of the demo wrote it) starts anew. Changes throw `StoreFull`
 * where the store takes no more.
 */
export function openDb(store: KeyValueStore, key: string, initial: () => MockState): MockDb {
  let text: string | null = null;
  let state: MockState | null = null;
  const write = (next: MockState) => {
    const written = JSON.stringify(next);
    try {
      store.setItem(key, written);
    } catch (error) {
      throw new StoreFull('The store takes no more.', { cause: error });
    }
    [state, text] = [next, written];
  };
  const read = (): MockState => {
    const stored = store.getItem(key);
    if (state && stored !== null && stored === text) return state;
    const parsed = stored === null ? null : parseState(stored);
    if (!parsed) write(initial());
    else [state, text] = [parsed, stored];
    return state as MockState;
  };
  return {
    read,
    update: (change) => {
      read();
      // Its text is at hand, and reading that takes half the time of a copy.
      const next = JSON.parse(text as string) as MockState;
      const result = change(next);
      write(next);
      return result;
    },
    reset: () => write(initial()),
  };
}

function parseState(stored: string): MockState | null {
  try {
    const value: unknown = JSON.parse(stored);
    return isState(value) ? value : null;
  } catch {
    return null;
  }
}

/** Of this version of the demo: an account of an older one lacks the records. */
function isState(value: unknown): value is MockState {
  if (typeof value !== 'object' || value === null || !('accounts' in value) || !('sessions' in value)) return false;
  const accounts = Object.values(value.accounts as Record<string, object>);
  return accounts.every((account) => 'records' in account);
}
