/**
 * Who allowed which application to read what. A refresh token carries its grant under seal; remembered is only who has
 * consented before and how often each account has revoked, so that processes with one secret know each other's tokens.
 */
import { randomBytes } from 'node:crypto';
import type { SandboxStore } from '../sandboxStore.ts';
import type { Signer } from '../signer.ts';

export type Grant = {
  clientId: string;
  account: string;
  scopes: string[];
  /** How often the account had revoked before: a later revocation ends the grant. */
  generation: number;
};

const PREFIX = '1//0';

/** Records a consent. */
export function addGrant(store: SandboxStore, about: Omit<Grant, 'generation'>): Grant {
  const generation = generationOf(store, about.account);
  if (!hasGrant(store, about.clientId, about.account))
    store.change((state) => state.consents.push({ clientId: about.clientId, account: about.account }));
  return { ...about, generation };
}

/** Whether the account has a live grant to that client: then a refresh token only comes with `prompt=consent`. */
export function hasGrant(store: SandboxStore, clientId: string, account: string): boolean {
  return store.read().consents.some((known) => known.clientId === clientId && known.account === account);
}

/** A new refresh token of a grant. */
export function makeRefreshToken(signer: Signer, grant: Grant): string {
  return PREFIX + signer.seal('refresh', { ...grant, salt: randomBytes(12).toString('base64url') });
}

/** The grant of a refresh token, revoked ones included; undefined for what never was one. */
export function grantOfRefreshToken(signer: Signer, refreshToken: string): Grant | undefined {
  if (!refreshToken.startsWith(PREFIX)) return undefined;
  return signer.open('refresh', refreshToken.slice(PREFIX.length)) as Grant | undefined;
}

/** Whether the account has taken the grant back. */
export function isRevoked(
  store: SandboxStore,
  { account, generation }: Pick<Grant, 'account' | 'generation'>,
): boolean {
  return generation < generationOf(store, account);
}

/** Ends everything that an account granted: at Google revoking one token ends them all, project-wide. */
export function revokeGrantsOf(store: SandboxStore, account: string): void {
  store.change((state) => {
    state.consents = state.consents.filter((known) => known.account !== account);
    state.revocations[account] = (state.revocations[account] ?? 0) + 1;
  });
}

function generationOf(store: SandboxStore, account: string): number {
  return store.read().revocations[account] ?? 0;
}
