/** All that one running stand-in knows and counts; tests reach in here. */
import { createAccessTokens, type AccessTokens } from './access.ts';
import { createFaults, type Fault, type Faults } from './faults.ts';
import { createIdTokens, type IdTokens } from './oauth/idToken.ts';
import type { OAuthClient } from './oauth/oauthClient.ts';
import { createQuota, type Quota, type QuotaLimits } from './quota.ts';
import type { SampleWorkspace } from './samples/workspaceTypes.ts';
import { openSandboxStore, type SandboxStore } from './sandboxStore.ts';
import type { Traffic } from './traffic.ts';
import { createSigner, type Signer } from './signer.ts';
import { indexWorkspace, type WorkspaceIndex } from './workspaceIndex.ts';

export type WorkspaceSource = SampleWorkspace | (() => SampleWorkspace | Promise<SampleWorkspace>);

export type SandboxState = {
  /** Epoch milliseconds by the sandbox's clock. */
  now: () => number;
  /** Moves the sandbox's clock on by that many milliseconds. */
  advance: (milliseconds: number) => void;
  store: SandboxStore;
  signer: Signer;
  accessTokens: AccessTokens;
  idTokens: IdTokens;
  clients: OAuthClient[];
  faults: Faults;
  quota: Quota;
  traffic: Traffic;
  /** The workspace; read and indexed when it is first asked for. */
  index: () => Promise<WorkspaceIndex>;
  /** Replaces the workspace, for tests of what changes between two calls. */
  setWorkspace: (workspace: WorkspaceSource) => void;
  /** Attachment ids made before this number are dead. */
  attachmentGeneration: number;
  /** How long the grants of new consents last, seconds: 604,800 for an app in testing; null: until they are revoked. */
  refreshTokenSeconds: number | null;
  /** The fault that strikes a call that is being answered. */
  striking: WeakMap<object, Fault>;
};

export type StateOptions = {
  workspace: WorkspaceSource;
  clients: OAuthClient[];
  clock?: () => number;
  faults?: Faults;
  stateFile?: string;
  secret?: string;
  limits?: QuotaLimits;
  latencyMs?: number;
};

/** A fresh state, or the one that the state file remembers. */
export function createSandboxState(options: StateOptions): SandboxState {
  const clock = options.clock ?? Date.now;
  let ahead = 0;
  const now = () => clock() + ahead;
  const store = openSandboxStore(options.stateFile);
  const signer = createSigner(store, options.secret);
  let source = options.workspace;
  let index: Promise<WorkspaceIndex> | undefined;
  return {
    now,
    advance: (milliseconds) => void (ahead += milliseconds),
    store,
    signer,
    accessTokens: createAccessTokens(store, signer, now),
    idTokens: createIdTokens(now),
    clients: options.clients,
    faults: options.faults ?? createFaults(),
    quota: createQuota(options.limits ?? {}),
    traffic: { latencyMs: options.latencyMs ?? 0, maxConcurrent: undefined, peak: {} },
    index() {
      index ??= readWorkspace(source);
      index.catch(() => (index = undefined));
      return index;
    },
    setWorkspace: (workspace) => {
      source = workspace;
      index = undefined;
    },
    attachmentGeneration: 0,
    refreshTokenSeconds: null,
    striking: new WeakMap(),
  };
}

async function readWorkspace(source: WorkspaceSource): Promise<WorkspaceIndex> {
  return indexWorkspace(typeof source === 'function' ? await source() : source);
}
